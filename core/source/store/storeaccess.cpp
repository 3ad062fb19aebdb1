// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/store/storeaccess.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/store/awsfiles.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace millrace {

namespace {

QString firstOf(std::initializer_list<QString> values)
{
    for (const QString &value : values)
        if (!value.isEmpty())
            return value;
    return {};
}

Error storeCredentials(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::StoreCredentials, .what = what, .howToFix = howToFix};
}

QString howToGiveKeys()
{
    return CoreText::tr(
        "Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN for keys of a session) "
        "before the "
        "program is started, or have them in ~/.aws/credentials and name the profile in AWS_PROFILE or with "
        "profile=NAME in the URL. A public bucket is read with anonymous=1 in the URL.");
}

/// How the profile gets its keys where it has none itself: only the AWS tools can do that.
QString indirection(const AwsProfile &profile)
{
    for (const char *key : {"credential_process", "sso_session", "sso_start_url", "role_arn",
                            "web_identity_token_file", "login_session"})
        if (!profile.value(key).isEmpty())
            return QString::fromLatin1(key);
    return {};
}

Result<StoreKeys> keysOf(const StoreUrl &url, const AwsProfile &profile,
                         const QProcessEnvironment &environment)
{
    StoreKeys keys;
    QString expires;
    const QString id = environment.value(u"AWS_ACCESS_KEY_ID"_s);
    const QString secret = environment.value(u"AWS_SECRET_ACCESS_KEY"_s);
    if (url.profile.isEmpty() && (!id.isEmpty() || !secret.isEmpty())) {
        if (id.isEmpty() || secret.isEmpty())
            return fail(storeCredentials(
                CoreText::tr("Of the keys for the object store the environment has one only: %1 is not set.")
                    .arg(id.isEmpty() ? u"AWS_ACCESS_KEY_ID"_s : u"AWS_SECRET_ACCESS_KEY"_s),
                howToGiveKeys()));
        keys = {.id = id,
                .secret = secret,
                .token = environment.value(u"AWS_SESSION_TOKEN"_s),
                .origin = CoreText::tr("the environment")};
        expires = environment.value(u"AWS_CREDENTIAL_EXPIRATION"_s);
    } else if (!profile.value("aws_access_key_id").isEmpty()) {
        keys = {.id = profile.value("aws_access_key_id"),
                .secret = profile.value("aws_secret_access_key"),
                .token = profile.value("aws_session_token"),
                .origin = CoreText::tr("profile %1 in %2").arg(profile.name, profile.files.join(u", "_s))};
        if (keys.secret.isEmpty())
            return fail(storeCredentials(
                CoreText::tr("Profile %1 has an aws_access_key_id and no aws_secret_access_key.")
                    .arg(profile.name),
                howToGiveKeys()));
        expires =
            firstOf({profile.value("aws_expiration"), profile.value("expiration"),
                     profile.value("x_security_token_expires"), profile.value("aws_security_token_expires")});
    } else if (const QString way = indirection(profile); !way.isEmpty()) {
        return fail(storeCredentials(
            CoreText::tr("Profile %1 gets its keys by %2, which only the tools of AWS can do.")
                .arg(profile.name, way),
            CoreText::tr("Have them give the keys to this program: eval \"$(aws configure export-credentials "
                         "--profile "
                         "%1 --format env)\".")
                .arg(profile.name)));
    } else {
        const QString named = firstOf({url.profile, environment.value(u"AWS_PROFILE"_s)});
        return fail(storeCredentials(
            !named.isEmpty() && !profile.isThere
                ? CoreText::tr("There is no profile %1 in ~/.aws/credentials and ~/.aws/config.").arg(named)
                : CoreText::tr(
                      "There are no keys for the object store, neither in the environment nor in profile %1.")
                      .arg(profile.name),
            howToGiveKeys()));
    }
    keys.expires = QDateTime::fromString(expires, Qt::ISODate);
    if (keys.expires.isValid() && keys.expires <= QDateTime::currentDateTimeUtc())
        return fail(storeCredentials(
            CoreText::tr("The keys for the object store, of %1, expired at %2 UTC.")
                .arg(keys.origin, keys.expires.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s)),
            CoreText::tr(
                "Sign in anew with the tool that gave them (aws sso login, aws sts assume-role …), so that "
                "there are keys that are valid for as long as the dump takes to be fetched.")));
    return keys;
}

/// libcurl of Debian knows where Debian has them: what it was built for elsewhere may lie somewhere else.
QString certificateAuthorities(const AwsProfile &profile, const QProcessEnvironment &environment)
{
    QString given = firstOf({environment.value(u"AWS_CA_BUNDLE"_s), profile.value("ca_bundle"),
                             environment.value(u"CURL_CA_BUNDLE"_s), environment.value(u"SSL_CERT_FILE"_s)});
    if (!given.isEmpty())
        return given;
    for (const char *file :
         {"/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
          "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", "/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem"})
        if (QFileInfo(QLatin1String(file)).isReadable())
            return QLatin1String(file);
    return {};
}

/// A bucket that can be the first part of a host's name, under a certificate for one part.
bool canBeHost(const QString &bucket)
{
    static const QRegularExpression label(u"\\A[a-z0-9][a-z0-9-]{1,61}[a-z0-9]\\z"_s);
    return label.match(bucket).hasMatch();
}

} // namespace

QByteArray storeEncoded(const QString &text, bool isPath)
{
    return QUrl::toPercentEncoding(text, isPath ? QByteArray("/") : QByteArray());
}

QByteArray StoreAccess::urlOf(const StoreUrl &store, const QString &key) const
{
    QByteArray text = endpoint.scheme().toLatin1() + "://";
    if (!isPathStyle)
        text += store.bucket.toLatin1() + '.';
    text += endpoint.authority(QUrl::FullyEncoded).toLatin1();
    QByteArray path = endpoint.path(QUrl::FullyEncoded).toLatin1();
    while (path.endsWith('/'))
        path.chop(1);
    if (isPathStyle)
        path += '/' + storeEncoded(store.bucket, false);
    return text + path + '/' + storeEncoded(key, true);
}

Result<StoreAccess> storeAccess(const StoreUrl &url, const QProcessEnvironment &environment)
{
    const QString name = firstOf({url.profile, environment.value(u"AWS_PROFILE"_s), u"default"_s});
    MILLRACE_TRY(const AwsProfile profile, awsProfile(name, environment));
    StoreAccess access;
    if (!url.isAnonymous) {
        MILLRACE_TRY(access.keys, keysOf(url, profile, environment));
    }
    access.region =
        firstOf({url.region, environment.value(u"AWS_REGION"_s), environment.value(u"AWS_DEFAULT_REGION"_s),
                 profile.value("region"), u"us-east-1"_s});
    const QString endpoint =
        firstOf({url.endpoint, environment.value(u"AWS_ENDPOINT_URL_S3"_s),
                 environment.value(u"AWS_ENDPOINT_URL"_s), profile.value("services.s3.endpoint_url"),
                 profile.value("s3.endpoint_url"), profile.value("endpoint_url")});
    const bool isOfAws = endpoint.isEmpty();
    access.endpoint = isOfAws ? QUrl(u"https://s3.%1.amazonaws.com%2"_s.arg(
                                    access.region, access.region.startsWith("cn-"_L1) ? u".cn"_s : QString()))
                              : QUrl(endpoint, QUrl::StrictMode);
    const bool isWeb = access.endpoint.scheme() == "http"_L1 || access.endpoint.scheme() == "https"_L1;
    if (!access.endpoint.isValid() || !isWeb || access.endpoint.host().isEmpty() ||
        !access.endpoint.userInfo().isEmpty())
        return fail(
            Error{.code = ErrorCode::StoreUrlInvalid,
                  .what = CoreText::tr("The store's endpoint in environment or profile is no web address."),
                  .howToFix = CoreText::tr("Write it as https://host or http://127.0.0.1:9000.")});
    // A signature keeps the secret, but a dump and a session's token would be read by all in between.
    if (access.endpoint.scheme() == "http"_L1 && !url.mayBePlain && !isLoopbackHost(access.endpoint.host()))
        return fail(Error{
            .code = ErrorCode::StoreUrlInvalid,
            .what = CoreText::tr("The object store at %1 would be read without TLS: everybody on the way "
                                 "could read the dump, and change it.")
                        .arg(access.endpoint.toString()),
            .howToFix = CoreText::tr("Use https://. If the network in between is yours alone, say so with "
                                     "plain-http=1 in the URL.")});
    const QString style = profile.value("s3.addressing_style");
    access.isPathStyle = url.pathStyle                                  ? *url.pathStyle
                         : style == "path"_L1 || !canBeHost(url.bucket) ? true
                         : style == "virtual"_L1                        ? false
                                                                        : !isOfAws;
    access.caFile = certificateAuthorities(profile, environment);
    return access;
}

} // namespace millrace
