// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/store/storeurl.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QRegularExpression>
#include <QUrl>

namespace millrace {

namespace {

constexpr auto scheme = "s3://"_L1;

Error storeUrlInvalid(const QString &what, const QString &howToFix = {})
{
    return {.code = ErrorCode::StoreUrlInvalid,
            .what = what,
            .howToFix = howToFix.isEmpty()
                            ? CoreText::tr("Write s3://bucket/key, or s3://bucket/prefix/ for all objects "
                                           "below a prefix.")
                            : howToFix};
}

Error secretInUrl()
{
    return storeUrlInvalid(
        CoreText::tr("The URL of the object store has what looks like a key or a signature in it."),
        CoreText::tr(
            "Leave it out: plans, reports and the shell's history would keep it. The keys are taken from "
            "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the profile in ~/.aws/credentials."));
}

const QStringList &knownItems()
{
    static const QStringList names{u"endpoint"_s,  u"region"_s,     u"profile"_s,    u"path-style"_s,
                                   u"anonymous"_s, u"plain-http"_s, u"etag-is-md5"_s};
    return names;
}

bool looksSecret(const QString &item)
{
    static const QRegularExpression words(u"secret|token|access.?key|signature|credential|password"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return words.match(item.section(u'=', 0, 0)).hasMatch();
}

Result<bool> switchOf(const QString &name, const QString &value)
{
    if (value == "1"_L1 || value == "true"_L1 || value == "yes"_L1)
        return true;
    if (value == "0"_L1 || value == "false"_L1 || value == "no"_L1)
        return false;
    return fail(storeUrlInvalid(CoreText::tr("“%1” in the store's URL is “%2”.").arg(name, value),
                                CoreText::tr("Give it 1 or 0.")));
}

Result<QString> endpointOf(const QString &value)
{
    const QUrl url(value, QUrl::StrictMode);
    if (!url.userInfo().isEmpty())
        return fail(secretInUrl());
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (!url.isValid() || !isWeb || url.host().isEmpty() || url.hasQuery() || url.hasFragment())
        return fail(storeUrlInvalid(CoreText::tr("The store's endpoint “%1” is no web address.").arg(value),
                                    CoreText::tr("Write it as https://host or http://127.0.0.1:9000.")));
    return value;
}

Result<void> takeItem(StoreUrl &url, const QString &item)
{
    const QString name = item.section(u'=', 0, 0);
    const QString value = QUrl::fromPercentEncoding(item.section(u'=', 1).toUtf8());
    if (name == "endpoint"_L1) {
        MILLRACE_TRY(url.endpoint, endpointOf(value));
    } else if (name == "region"_L1 || name == "profile"_L1) {
        static const QRegularExpression word(u"\\A[^\\s/:&?]{1,128}\\z"_s);
        if (!word.match(value).hasMatch())
            return fail(storeUrlInvalid(CoreText::tr("“%1” in the store's URL is “%2”.").arg(name, value),
                                        CoreText::tr("Give it one word.")));
        (name == "region"_L1 ? url.region : url.profile) = value;
    } else if (name == "path-style"_L1) {
        MILLRACE_TRY(url.pathStyle, switchOf(name, value));
    } else if (name == "anonymous"_L1) {
        MILLRACE_TRY(url.isAnonymous, switchOf(name, value));
    } else if (name == "plain-http"_L1) {
        MILLRACE_TRY(url.mayBePlain, switchOf(name, value));
    } else {
        MILLRACE_TRY(url.hasMd5Tags, switchOf(name, value));
    }
    return {};
}

/// The items of the URL, taken off \a rest; none where what follows the last "?" is part of the key.
Result<QStringList> takeItems(QString &rest)
{
    const qsizetype mark = rest.lastIndexOf(u'?');
    if (mark < 0)
        return QStringList();
    QStringList items = rest.mid(mark + 1).split(u'&', Qt::SkipEmptyParts);
    QStringList unknown;
    for (const QString &item : items) {
        if (looksSecret(item))
            return fail(secretInUrl());
        if (!item.contains(u'=') || !knownItems().contains(item.section(u'=', 0, 0)))
            unknown << item.section(u'=', 0, 0);
    }
    if (!items.isEmpty() && unknown.size() == items.size())
        return QStringList();
    if (!unknown.isEmpty())
        return fail(storeUrlInvalid(
            CoreText::tr("The store's URL has an item that is unknown: “%1”.").arg(unknown.first()),
            CoreText::tr("Known are: %1.").arg(knownItems().join(u", "_s))));
    rest.truncate(mark);
    return items;
}

} // namespace

bool isStoreUrl(const QString &text)
{
    return text.startsWith(scheme, Qt::CaseInsensitive);
}

bool isLoopbackHost(const QString &host)
{
    static const QRegularExpression loopback(
        u"\\A(127(\\.[0-9]{1,3}){3}|\\[?::1\\]?|([a-z0-9-]+\\.)*localhost)\\z"_s,
        QRegularExpression::CaseInsensitiveOption);
    return loopback.match(host).hasMatch();
}

Result<StoreUrl> StoreUrl::parse(const QString &text)
{
    if (!isStoreUrl(text))
        return fail(storeUrlInvalid(CoreText::tr("This is no URL of an object store.")));
    QString rest = text.mid(scheme.size());
    StoreUrl url;
    const QString bucketPart = rest.section(u'/', 0, 0).section(u'?', 0, 0);
    if (bucketPart.contains(u'@') || bucketPart.contains(u':'))
        return fail(secretInUrl());
    MILLRACE_TRY(const QStringList items, takeItems(rest));
    url.bucket = rest.section(u'/', 0, 0);
    url.key = rest.section(u'/', 1);
    // Names of old buckets may have capitals and underscores; a host's name they are no part of then.
    static const QRegularExpression name(u"\\A[A-Za-z0-9][A-Za-z0-9._-]{1,254}\\z"_s);
    if (url.bucket.isEmpty())
        return fail(storeUrlInvalid(CoreText::tr("The store's URL names no bucket.")));
    if (!name.match(url.bucket).hasMatch())
        return fail(storeUrlInvalid(CoreText::tr("“%1” cannot be the name of a bucket.").arg(url.bucket)));
    if (url.key.toUtf8().size() > 1024)
        return fail(storeUrlInvalid(CoreText::tr("The key in the store's URL is longer than 1024 bytes.")));
    if (url.key.contains(QChar(0)))
        return fail(storeUrlInvalid(CoreText::tr("The key in the store's URL has a NUL character in it.")));
    for (const QString &item : items)
        MILLRACE_TRY_VOID(takeItem(url, item));
    return url;
}

QString StoreUrl::object() const
{
    return scheme + bucket + u'/' + key;
}

QString StoreUrl::text() const
{
    QStringList items;
    const auto add = [&items](const QString &name, const QString &value) {
        if (!value.isEmpty())
            items << name + u'=' + QString::fromLatin1(QUrl::toPercentEncoding(value, ":/"));
    };
    add(u"endpoint"_s, endpoint);
    add(u"region"_s, region);
    add(u"profile"_s, profile);
    if (pathStyle)
        add(u"path-style"_s, *pathStyle ? u"1"_s : u"0"_s);
    if (isAnonymous)
        add(u"anonymous"_s, u"1"_s);
    if (mayBePlain)
        add(u"plain-http"_s, u"1"_s);
    if (!hasMd5Tags)
        add(u"etag-is-md5"_s, u"0"_s);
    return items.isEmpty() ? object() : object() + u'?' + items.join(u'&');
}

} // namespace millrace
