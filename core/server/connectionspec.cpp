// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/connectionspec.h"

#include "core/base/coretext.h"
#include "core/server/optiongroup.h"
#include "core/server/savedconnections.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

namespace millrace {

namespace {

constexpr int defaultPort = 3306;

Error badUrl(const QString &what, const QString &howToFix = {})
{
    return {.code = ErrorCode::BadTargetUrl,
            .what = what,
            .howToFix =
                howToFix.isEmpty()
                    ? CoreText::tr("Write mysql://user@host:port/schema, mysql://user@/schema?socket=/path, "
                                   "or scratch:schema.")
                    : howToFix};
}

Result<ConnectionSpec::Tls> tlsFromName(const QString &name)
{
    using Tls = ConnectionSpec::Tls;
    // The servers' own clients write VERIFY_CA.
    const QString written = QString(name).replace(QLatin1Char('_'), QLatin1Char('-'));
    for (const Tls tls : {Tls::Preferred, Tls::Disabled, Tls::Required, Tls::VerifyCa, Tls::VerifyIdentity})
        if (written.compare(tlsModeName(tls), Qt::CaseInsensitive) == 0)
            return tls;
    return fail(badUrl(CoreText::tr("ssl-mode=%1 is unknown.").arg(name),
                       CoreText::tr("Use preferred, disabled, required, verify-ca or verify-identity.")));
}

/// The schema behind a path such as "/blog"; an empty path is no schema.
Result<QString> schemaFromPath(QString encodedPath)
{
    if (encodedPath.startsWith(QLatin1Char('/')))
        encodedPath.remove(0, 1);
    if (encodedPath.endsWith(QLatin1Char('/')))
        encodedPath.chop(1);
    // Only an encoded slash can be part of a name: a second level is a table, and tables have their own
    // option.
    if (encodedPath.contains(QLatin1Char('/')))
        return fail(
            badUrl(CoreText::tr("The URL's path has more than one level."),
                   CoreText::tr("Name the schema only; the table is given apart (--table). A slash within "
                                "the schema's name is written %2F.")));
    return QUrl::fromPercentEncoding(encodedPath.toUtf8());
}

Result<void> applyQuery(const QUrl &url, ConnectionSpec &spec)
{
    const auto items = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    QStringList seen;
    for (const auto &[name, value] : items) {
        if (seen.contains(name))
            return fail(badUrl(CoreText::tr("The URL names \"%1\" twice.").arg(name)));
        seen << name;
        if (value.isEmpty())
            return fail(badUrl(CoreText::tr("The URL's \"%1\" has no value.").arg(name)));
        if (name == QStringLiteral("socket")) {
            spec.socket = value;
        } else if (name == QStringLiteral("option-group")) {
            spec.optionGroup = value;
        } else if (name == QStringLiteral("ssl-mode")) {
            const auto tls = tlsFromName(value);
            if (!tls)
                return fail(tls.error());
            spec.tls = *tls;
        } else if (name == QStringLiteral("ssl-ca") || name == QStringLiteral("ssl-cert") ||
                   name == QStringLiteral("ssl-key")) {
            // A plan is run from other folders than the one it was written in.
            const QString path = QFileInfo(value).absoluteFilePath();
            (name.endsWith(QLatin1String("ca"))     ? spec.sslCa
             : name.endsWith(QLatin1String("cert")) ? spec.sslCert
                                                    : spec.sslKey) = path;
        } else {
            return fail(badUrl(
                CoreText::tr("The URL has an unknown item \"%1\".").arg(name),
                CoreText::tr("Known are socket, ssl-mode, ssl-ca, ssl-cert, ssl-key and option-group.")));
        }
    }
    return {};
}

Result<ConnectionSpec> parseServerUrl(const QUrl &url)
{
    ConnectionSpec spec;
    spec.user = url.userName(QUrl::FullyDecoded);
    spec.host = url.host(QUrl::FullyDecoded);
    const auto schema = schemaFromPath(url.path(QUrl::FullyEncoded));
    if (!schema)
        return fail(schema.error());
    spec.schema = *schema;
    if (auto applied = applyQuery(url, spec); !applied)
        return fail(applied.error());

    if (url.port() == 0)
        return fail(badUrl(CoreText::tr("Port 0 is no port.")));
    // With an option group, what the URL does not say is the group's to say.
    spec.port = url.port(spec.optionGroup.isEmpty() ? defaultPort : 0);
    if (!spec.socket.isEmpty() && !spec.host.isEmpty() && spec.host != QStringLiteral("localhost"))
        return fail(badUrl(CoreText::tr("The URL names the host %1 and a socket.").arg(spec.host),
                           CoreText::tr("Keep one of them: a socket is always on this machine.")));
    if (!spec.socket.isEmpty())
        spec.host.clear();
    else if (spec.host.isEmpty() && spec.optionGroup.isEmpty())
        spec.host = QStringLiteral("localhost");
    if (const auto tls = spec.check(); !tls)
        return fail(tls.error());
    return spec;
}

/// "NAME" or "NAME/schema", the rest of a URL behind "saved:".
Result<ConnectionSpec> savedSpec(const QString &rest)
{
    const qsizetype slash = rest.indexOf(QLatin1Char('/'));
    auto saved =
        SavedConnections::find(QUrl::fromPercentEncoding((slash < 0 ? rest : rest.left(slash)).toUtf8()));
    if (!saved)
        return fail(saved.error());
    if (slash >= 0) {
        const auto schema = schemaFromPath(rest.mid(slash));
        if (!schema)
            return fail(schema.error());
        saved->spec.schema = *schema;
    }
    return saved->spec;
}

} // namespace

QString tlsModeName(ConnectionSpec::Tls tls)
{
    switch (tls) {
    case ConnectionSpec::Tls::Disabled:
        return QStringLiteral("disabled");
    case ConnectionSpec::Tls::Required:
        return QStringLiteral("required");
    case ConnectionSpec::Tls::VerifyCa:
        return QStringLiteral("verify-ca");
    case ConnectionSpec::Tls::VerifyIdentity:
        return QStringLiteral("verify-identity");
    case ConnectionSpec::Tls::Preferred:
        break;
    }
    return QStringLiteral("preferred");
}

Result<void> ConnectionSpec::check() const
{
    if (!sslCa.isEmpty() && !verifiesServer())
        return fail(badUrl(
            CoreText::tr("A CA is named (%1), but with ssl-mode=%2 nothing is checked against it.")
                .arg(sslCa, tlsModeName(tls)),
            CoreText::tr("Use ssl-mode=verify-identity, or verify-ca where the certificate is for another "
                         "name; or leave ssl-ca out.")));
    if (tls == Tls::VerifyCa && sslCa.isEmpty())
        return fail(
            badUrl(CoreText::tr("ssl-mode=verify-ca needs the CA that signed the server's certificate."),
                   CoreText::tr("Name its file: ssl-ca=/path/ca.pem.")));
    if (tls == Tls::Disabled && !(sslCert.isEmpty() && sslKey.isEmpty()))
        return fail(badUrl(CoreText::tr("A client certificate is named, but ssl-mode=disabled uses none."),
                           CoreText::tr("Use ssl-mode=required or stronger.")));
    if (!sslKey.isEmpty() && sslCert.isEmpty())
        return fail(badUrl(CoreText::tr("A key is named without the certificate it belongs to."),
                           CoreText::tr("Name both: ssl-cert=… and ssl-key=….")));
    if (tls == Tls::VerifyIdentity && !socket.isEmpty())
        return fail(badUrl(CoreText::tr("A socket has no host name that a certificate could be for."),
                           CoreText::tr("A socket never leaves this machine: leave ssl-mode out.")));
    // They are joined into one string for the driver; a host with "=" is a string of options for libmariadb.
    static const QRegularExpression unclearHost(QStringLiteral("[;={}\\s]"));
    if (unclearHost.match(host).hasMatch())
        return fail(badUrl(CoreText::tr("“%1” is no host name.").arg(host)));
    for (const QString &path : {sslCa, sslCert, sslKey, socket})
        if (path.contains(QLatin1Char(';')) || path != path.simplified())
            return fail(badUrl(CoreText::tr("The driver cannot be given the path “%1”: it has a semicolon or "
                                            "unusual spaces in it.")
                                   .arg(path),
                               CoreText::tr("Use a plainer path.")));
    return {};
}

Result<ConnectionSpec> ConnectionSpec::parseUrl(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    // No message repeats the URL: somebody may have put a password into it.
    if (url.scheme() == QStringLiteral("scratch")) {
        if (!url.authority().isEmpty() || url.hasQuery() || url.hasFragment())
            return fail(badUrl(CoreText::tr("The private server takes a schema and nothing else."),
                               CoreText::tr("Write scratch: or scratch:schema.")));
        const auto schema = schemaFromPath(url.path(QUrl::FullyEncoded));
        if (!schema)
            return fail(schema.error());
        ConnectionSpec spec;
        spec.scratch = true;
        spec.schema = *schema;
        return spec;
    }
    if (url.scheme() == QStringLiteral("saved"))
        return savedSpec(text.trimmed().mid(QStringLiteral("saved:").size()));
    if (!text.trimmed().startsWith(QStringLiteral("mysql://"), Qt::CaseInsensitive))
        return fail(badUrl(CoreText::tr("The URL does not start with mysql://, scratch: or saved:.")));
    if (url.userInfo(QUrl::FullyEncoded).contains(QLatin1Char(':')))
        return fail(badUrl(
            CoreText::tr("The URL contains a password, which other users of this machine and the "
                         "shell's history would see."),
            CoreText::tr("Take it out and set the environment variable MILLRACE_PASSWORD (for a source "
                         "MILLRACE_SOURCE_PASSWORD), or name an option file's group with ?option-group=.")));
    if (!url.isValid())
        return fail(
            badUrl(CoreText::tr("This is no valid URL: %1.")
                       .arg(url.errorString().section(QStringLiteral("; source was"), 0, 0)),
                   CoreText::tr("Special characters in a name are written as %XX, and a password is never "
                                "part of it (MILLRACE_PASSWORD).")));
    if (url.hasFragment())
        return fail(badUrl(CoreText::tr("The URL contains a bare \"#\"."),
                           CoreText::tr("Within a name it is written %23.")));
    return parseServerUrl(url);
}

QString ConnectionSpec::toUrl() const
{
    const auto encoded = [](const QString &text) {
        return QString::fromLatin1(QUrl::toPercentEncoding(text));
    };
    if (scratch)
        return QStringLiteral("scratch:") + encoded(schema);

    QString url = QStringLiteral("mysql://");
    if (!user.isEmpty())
        url += encoded(user) + QLatin1Char('@');
    url += host.contains(QLatin1Char(':'))
               ? QStringLiteral("[%1]").arg(QString(host).replace(QLatin1Char('%'), QStringLiteral("%25")))
               : encoded(host);
    const int implied = optionGroup.isEmpty() ? defaultPort : 0;
    if (port != implied)
        url += QStringLiteral(":%1").arg(port);
    url += QLatin1Char('/') + encoded(schema);

    QStringList query;
    if (!socket.isEmpty())
        query << QStringLiteral("socket=") + encoded(socket);
    if (tls != Tls::Preferred)
        query << QStringLiteral("ssl-mode=") + tlsModeName(tls);
    if (!sslCa.isEmpty())
        query << QStringLiteral("ssl-ca=") + encoded(sslCa);
    if (!sslCert.isEmpty())
        query << QStringLiteral("ssl-cert=") + encoded(sslCert);
    if (!sslKey.isEmpty())
        query << QStringLiteral("ssl-key=") + encoded(sslKey);
    if (!optionGroup.isEmpty())
        query << QStringLiteral("option-group=") + encoded(optionGroup);
    return query.isEmpty() ? url : url + QLatin1Char('?') + query.join(QLatin1Char('&'));
}

QString ConnectionSpec::displayName() const
{
    if (scratch)
        return CoreText::tr("scratch server");
    const QString who = user.isEmpty() ? QString() : user + QLatin1Char('@');
    if (!socket.isEmpty())
        return who + socket;
    if (host.isEmpty() && !optionGroup.isEmpty())
        return who + QStringLiteral("[%1]").arg(optionGroup);
    const QString where = host.contains(QLatin1Char(':')) ? QStringLiteral("[%1]").arg(host) : host;
    return port > 0 ? QStringLiteral("%1%2:%3").arg(who, where).arg(port) : who + where;
}

QJsonObject ConnectionSpec::toJson() const
{
    if (scratch)
        return {{QStringLiteral("scratch"), true}, {QStringLiteral("schema"), schema}};
    QJsonObject json{{QStringLiteral("user"), user},
                     {QStringLiteral("schema"), schema},
                     {QStringLiteral("port"), port},
                     {QStringLiteral("ssl_mode"), tlsModeName(tls)}};
    const auto insertSet = [&json](const QString &name, const QString &value) {
        if (!value.isEmpty())
            json.insert(name, value);
    };
    insertSet(QStringLiteral("host"), host);
    insertSet(QStringLiteral("socket"), socket);
    insertSet(QStringLiteral("ssl_ca"), sslCa);
    insertSet(QStringLiteral("ssl_cert"), sslCert);
    insertSet(QStringLiteral("ssl_key"), sslKey);
    insertSet(QStringLiteral("option_group"), optionGroup);
    return json;
}

Result<ConnectionSpec> ConnectionSpec::fromJson(const QJsonObject &json)
{
    const auto text = [&json](const char *name) { return json.value(QLatin1String(name)).toString(); };
    ConnectionSpec spec;
    spec.scratch = json.value(QStringLiteral("scratch")).toBool();
    spec.schema = text("schema");
    if (spec.scratch)
        return spec;
    spec.host = text("host");
    spec.socket = text("socket");
    spec.user = text("user");
    spec.optionGroup = text("option_group");
    spec.port = json.value(QStringLiteral("port")).toInt(defaultPort);
    if (spec.port < 0 || spec.port > 65535)
        return fail(badUrl(CoreText::tr("The connection's port %1 is outside 1 to 65535.").arg(spec.port)));
    const auto tls =
        tlsFromName(json.value(QStringLiteral("ssl_mode")).toString(tlsModeName(Tls::Preferred)));
    if (!tls)
        return fail(tls.error());
    spec.tls = *tls;
    spec.sslCa = text("ssl_ca");
    spec.sslCert = text("ssl_cert");
    spec.sslKey = text("ssl_key");
    if (const auto checked = spec.check(); !checked)
        return fail(checked.error());
    return spec;
}

namespace {

/// What the group says about TLS, where the spec says nothing. A CA alone asks for it to be checked, as
/// MySQL's own clients read it.
Result<void> fillTls(ConnectionSpec &spec, const OptionGroup &group)
{
    if (spec.tls != ConnectionSpec::Tls::Preferred || !spec.sslCert.isEmpty())
        return {};
    if (!group.sslMode.isEmpty()) {
        const auto tls = tlsFromName(group.sslMode);
        if (!tls)
            return fail({.code = ErrorCode::OptionFileUnreadable,
                         .what = CoreText::tr("The option group [%1] says ssl-mode=%2.")
                                     .arg(spec.optionGroup, group.sslMode),
                         .howToFix = tls.error().howToFix});
        spec.tls = *tls;
    } else if (!group.sslCa.isEmpty()) {
        spec.tls = ConnectionSpec::Tls::VerifyCa;
    }
    // To a socket there is no name, and a CA that checks nothing is not asked for.
    if (spec.tls == ConnectionSpec::Tls::VerifyIdentity && !spec.socket.isEmpty())
        spec.tls = group.sslCa.isEmpty() ? ConnectionSpec::Tls::Preferred : ConnectionSpec::Tls::VerifyCa;
    if (spec.verifiesServer())
        spec.sslCa = group.sslCa;
    if (spec.tls != ConnectionSpec::Tls::Disabled) {
        spec.sslCert = group.sslCert;
        spec.sslKey = group.sslKey;
    }
    return spec.check();
}

} // namespace

Result<ResolvedConnection> resolveConnection(const ConnectionSpec &spec, const QString &password,
                                             ServerRole role)
{
    const char *const variable =
        role == ServerRole::Source ? "MILLRACE_SOURCE_PASSWORD" : "MILLRACE_PASSWORD";
    ResolvedConnection resolved{.spec = spec, .password = {}};
    OptionGroup group;
    if (!spec.optionGroup.isEmpty()) {
        auto read = readOptionGroup(spec.optionGroup);
        if (!read)
            return fail(read.error());
        group = *read;
    }

    ConnectionSpec &filled = resolved.spec;
    if (filled.user.isEmpty())
        filled.user = group.user;
    if (filled.host.isEmpty() && filled.socket.isEmpty()) {
        // As the command line clients do it: a socket counts unless a host elsewhere is named.
        if (!group.socket.isEmpty() && (group.host.isEmpty() || group.host == QStringLiteral("localhost")))
            filled.socket = group.socket;
        else
            filled.host = group.host.isEmpty() ? QStringLiteral("localhost") : group.host;
    }
    if (const auto tls = fillTls(filled, group); !tls)
        return fail(tls.error());
    if (filled.port == 0)
        filled.port = group.port > 0 ? group.port : defaultPort;

    if (!password.isNull())
        resolved.password = password;
    else if (qEnvironmentVariableIsSet(variable))
        resolved.password = qEnvironmentVariable(variable);
    else
        resolved.password = group.password;
    return resolved;
}

} // namespace millrace
