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
        "profile=NAME in the URL, or have the keychain keep them. A public bucket is read with anonymous=1 "
        "in "
        "the URL.");
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

/// There are none for the store, wherever they were looked for.
Error noKeys(const StoreUrl &url, const AwsProfile &profile, const QProcessEnvironment &environment,
             const QString &ofKeychain)
{
    const QString more = ofKeychain.isEmpty() ? QString() : u' ' + ofKeychain;
    if (const QString way = indirection(profile); !way.isEmpty())
        return storeCredentials(
            CoreText::tr("Profile %1 gets its keys by %2, which only the tools of AWS can do.")
                    .arg(profile.name, way) +
                more,
            CoreText::tr("Have them give the keys to this program: eval \"$(aws configure export-credentials "
                         "--profile "
                         "%1 --format env)\".")
                .arg(profile.name));
    const QString named = firstOf({url.profile, environment.value(u"AWS_PROFILE"_s)});
    return storeCredentials(
        (!named.isEmpty() && !profile.isThere
             ? CoreText::tr("There is no profile %1 in ~/.aws/credentials and ~/.aws/config.").arg(named)
             : CoreText::tr(
                   "There are no keys for the object store, neither in the environment nor in profile %1.")
                   .arg(profile.name)) +
            more,
        howToGiveKeys());
}

Error keysExpired(const StoreKeys &keys)
{
    return storeCredentials(
        CoreText::tr("The keys for the object store, of %1, expired at %2 UTC.")
            .arg(keys.origin, keys.expires.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s)),
        CoreText::tr(
            "Sign in anew with the tool that gave them (aws sso login, aws sts assume-role …), so that "
            "there are keys that are valid for as long as the dump takes to be fetched."));
}

/// None: neither has any.
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
    }
    keys.expires = QDateTime::fromString(expires, Qt::ISODate);
    if (keys.expires.isValid() && keys.expires <= QDateTime::currentDateTimeUtc())
        return fail(keysExpired(keys));
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

QString profileName(const StoreUrl &url, const QProcessEnvironment &environment)
{
    return firstOf({url.profile, environment.value(u"AWS_PROFILE"_s), u"default"_s});
}

QString regionOf(const StoreUrl &url, const AwsProfile &profile, const QProcessEnvironment &environment)
{
    return firstOf({url.region, environment.value(u"AWS_REGION"_s),
                    environment.value(u"AWS_DEFAULT_REGION"_s), profile.value("region"), u"us-east-1"_s});
}

/// Empty: AWS.
QString endpointOf(const StoreUrl &url, const AwsProfile &profile, const QProcessEnvironment &environment)
{
    return firstOf({url.endpoint, environment.value(u"AWS_ENDPOINT_URL_S3"_s),
                    environment.value(u"AWS_ENDPOINT_URL"_s), profile.value("services.s3.endpoint_url"),
                    profile.value("s3.endpoint_url"), profile.value("endpoint_url")});
}

Result<QUrl> webAddress(const QString &endpoint)
{
    QUrl url(endpoint, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (!url.isValid() || !isWeb || url.host().isEmpty() || !url.userInfo().isEmpty())
        return fail(
            Error{.code = ErrorCode::StoreUrlInvalid,
                  .what = CoreText::tr("The store's endpoint in environment or profile is no web address."),
                  .howToFix = CoreText::tr("Write it as https://host or http://127.0.0.1:9000.")});
    return url;
}

/// Of one store the same, however it is written.
QString storeName(const QUrl &endpoint)
{
    static const QRegularExpression ofAws(u"\\As3[.-]([a-z0-9.-]+\\.)?amazonaws\\.com(\\.cn)?\\z"_s);
    if (const auto match = ofAws.match(endpoint.host().toLower()); match.hasMatch())
        return match.captured(2).isEmpty() ? u"AWS"_s : u"AWS China"_s; // who has accounts of their own
    const int usual = endpoint.scheme() == "https"_L1 ? 443 : 80;
    QUrl plain(endpoint);
    if (plain.port() == usual)
        plain.setPort(-1);
    QString name = plain.adjusted(QUrl::NormalizePathSegments).toString(QUrl::FullyEncoded);
    while (name.endsWith(u'/'))
        name.chop(1);
    return name;
}

QString accountOf(const StoreUrl &url, const QUrl &endpoint)
{
    return (url.profile.isEmpty() ? u"s3://"_s + url.bucket : u"profile "_s + url.profile) + u" at "_s +
           storeName(endpoint);
}

QUrl endpointOfAws(const QString &region)
{
    return QUrl(
        u"https://s3.%1.amazonaws.com%2"_s.arg(region, region.startsWith("cn-"_L1) ? u".cn"_s : QString()));
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

Result<QString> storeAccount(const StoreUrl &url, const QProcessEnvironment &environment)
{
    MILLRACE_TRY(const AwsProfile profile, awsProfile(profileName(url, environment), environment));
    const QString endpoint = endpointOf(url, profile, environment);
    MILLRACE_TRY(const QUrl address, endpoint.isEmpty()
                                         ? Result<QUrl>(endpointOfAws(regionOf(url, profile, environment)))
                                         : webAddress(endpoint));
    return accountOf(url, address);
}

QString storeAccountToAsk(const QString &text, const QProcessEnvironment &environment)
{
    const auto url = StoreUrl::parse(text);
    if (!url || url->isAnonymous)
        return {};
    const auto profile = awsProfile(profileName(*url, environment), environment);
    const auto keys = profile ? keysOf(*url, *profile, environment) : fail(profile.error());
    if (!keys || keys->areThere())
        return {};
    return storeAccount(*url, environment).value_or(QString());
}

Result<StoreAccess> storeAccess(const StoreUrl &url, const QProcessEnvironment &environment,
                                const GivenKeys &given)
{
    MILLRACE_TRY(const AwsProfile profile, awsProfile(profileName(url, environment), environment));
    StoreAccess access;
    if (given.keys.areThere()) {
        access.keys = given.keys;
    } else if (!url.isAnonymous) {
        MILLRACE_TRY(access.keys, keysOf(url, profile, environment));
        if (!access.keys.areThere())
            return fail(noKeys(url, profile, environment, given.whyNone));
    }
    access.region = regionOf(url, profile, environment);
    const QString endpoint = endpointOf(url, profile, environment);
    const bool isOfAws = endpoint.isEmpty();
    MILLRACE_TRY(access.endpoint,
                 isOfAws ? Result<QUrl>(endpointOfAws(access.region)) : webAddress(endpoint));
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
