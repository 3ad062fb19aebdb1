// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/login/connectionspec.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/server/login/optiongroup.h"
#include "core/server/ssh/sshtunnel.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

namespace millrace {

Error badUrl(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::BadTargetUrl,
            .what = what,
            .howToFix =
                howToFix.isEmpty()
                    ? CoreText::tr("Write mysql://user@host:port/schema, mysql://user@/schema?socket=/path, "
                                   "or scratch:schema.")
                    : howToFix};
}

namespace {

const JsonMembers<ConnectionSpec> specMembers{
    {"host", &ConnectionSpec::host, InJson::WhenSet},
    {"port", &ConnectionSpec::port},
    {"socket", &ConnectionSpec::socket, InJson::WhenSet},
    {"user", &ConnectionSpec::user},
    {"schema", &ConnectionSpec::schema},
    {"ssl_mode", &ConnectionSpec::tls},
    {"ssl_ca", &ConnectionSpec::sslCa, InJson::WhenSet},
    {"ssl_cert", &ConnectionSpec::sslCert, InJson::WhenSet},
    {"ssl_key", &ConnectionSpec::sslKey, InJson::WhenSet},
    {"compression", &ConnectionSpec::compression, InJson::WhenSet},
    {"option_group", &ConnectionSpec::optionGroup, InJson::WhenSet}};

} // namespace

Result<ConnectionSpec::Tls> tlsFromName(const QString &name)
{
    // The servers' own clients write VERIFY_CA.
    if (const auto tls = enumFromName<ConnectionSpec::Tls>(name.toLower().replace(u'_', u'-')))
        return *tls;
    return fail(badUrl(CoreText::tr("ssl-mode=%1 is unknown.").arg(name),
                       CoreText::tr("Use preferred, disabled, required, verify-ca or verify-identity.")));
}

Result<void> ConnectionSpec::check() const
{
    if (!sslCa.isEmpty() && !verifiesServer())
        return fail(badUrl(
            CoreText::tr("A CA is named (%1), but with ssl-mode=%2 nothing is checked against it.")
                .arg(sslCa, enumName(tls)),
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
    MILLRACE_TRY_VOID(ssh.check());
    if (tls == Tls::VerifyIdentity && ssh.isSet())
        return fail(badUrl(
            CoreText::tr("Through ssh the client library sees a socket of this machine, and no host name "
                         "that the server's certificate could be for."),
            CoreText::tr("Use ssl-mode=verify-ca with ssl-ca=FILE, which checks who signed it; the way to "
                         "the last host is proved by ssh.")));
    static const QRegularExpression notForSsh(uR"([:%$\\])"_s);
    if (ssh.isSet() && notForSsh.match(socket).hasMatch())
        return fail(
            badUrl(CoreText::tr("ssh cannot be given the path “%1”: it has a character in it that ssh reads.")
                       .arg(socket),
                   CoreText::tr("Use a plainer path.")));
    if (tls == Tls::VerifyIdentity && !socket.isEmpty())
        return fail(badUrl(CoreText::tr("A socket has no host name that a certificate could be for."),
                           CoreText::tr("A socket never leaves this machine: leave ssl-mode out.")));
    // They are joined into one string for the driver; a host with "=" is a string of options for libmariadb.
    static const QRegularExpression unclearHost(u"[;={}\\s]"_s);
    if (unclearHost.match(host).hasMatch())
        return fail(badUrl(CoreText::tr("“%1” is no host name.").arg(host)));
    for (const QString &path : {sslCa, sslCert, sslKey, socket})
        if (path.contains(u';') || path != path.simplified())
            return fail(badUrl(CoreText::tr("The driver cannot be given the path “%1”: it has a semicolon or "
                                            "unusual spaces in it.")
                                   .arg(path),
                               CoreText::tr("Use a plainer path.")));
    return {};
}

QString ConnectionSpec::toUrl() const
{
    const auto encoded = [](const QString &text) {
        return QString::fromLatin1(QUrl::toPercentEncoding(text));
    };
    if (scratch)
        return u"scratch:"_s + encoded(schema);

    QString url = u"mysql://"_s;
    if (!user.isEmpty())
        url += encoded(user) + u'@';
    url += host.contains(u':') ? u"[%1]"_s.arg(QString(host).replace(u'%', u"%25"_s)) : encoded(host);
    const int implied = optionGroup.isEmpty() ? defaultPort : 0;
    if (port != implied)
        url += u":%1"_s.arg(port);
    url += u'/' + encoded(schema);

    QStringList query;
    if (!socket.isEmpty())
        query << u"socket="_s + encoded(socket);
    if (tls != Tls::Preferred)
        query << u"ssl-mode="_s + enumName(tls);
    if (!sslCa.isEmpty())
        query << u"ssl-ca="_s + encoded(sslCa);
    if (!sslCert.isEmpty())
        query << u"ssl-cert="_s + encoded(sslCert);
    if (!sslKey.isEmpty())
        query << u"ssl-key="_s + encoded(sslKey);
    if (compression != Compression::Off)
        query << u"compression="_s + enumName(compression);
    if (ssh.isSet())
        query << u"ssh="_s + encoded(ssh.destination);
    if (!ssh.key.isEmpty())
        query << u"ssh-key="_s + encoded(ssh.key);
    if (!ssh.jumps.isEmpty())
        query << u"ssh-jump="_s + encoded(ssh.jumps.join(u','));
    if (!optionGroup.isEmpty())
        query << u"option-group="_s + encoded(optionGroup);
    return query.isEmpty() ? url : url + u'?' + query.join(u'&');
}

QString ConnectionSpec::displayName() const
{
    if (scratch)
        return CoreText::tr("scratch server");
    const QString way = ssh.isSet()
                            ? u" (ssh %1)"_s.arg((ssh.jumps + QStringList{ssh.destination}).join(u" → "_s))
                            : QString();
    return (user.isEmpty() ? QString() : user + u'@') + placeName() + way;
}

QString ConnectionSpec::placeName() const
{
    if (!socket.isEmpty())
        return socket;
    if (host.isEmpty() && !optionGroup.isEmpty())
        return u"[%1]"_s.arg(optionGroup);
    const QString where = host.contains(u':') ? u"[%1]"_s.arg(host) : host;
    return port > 0 ? u"%1:%2"_s.arg(where).arg(port) : where;
}

QJsonObject ConnectionSpec::toJson() const
{
    if (scratch)
        return {{u"scratch"_s, true}, {u"schema"_s, schema}};
    QJsonObject json = specMembers.write(*this);
    if (ssh.isSet())
        json.insert(u"ssh"_s, ssh.destination);
    if (!ssh.key.isEmpty())
        json.insert(u"ssh_key"_s, ssh.key);
    if (!ssh.jumps.isEmpty())
        json.insert(u"ssh_jumps"_s, QJsonArray::fromStringList(ssh.jumps));
    return json;
}

Result<ConnectionSpec> ConnectionSpec::fromJson(const QJsonObject &json)
{
    if (json.value(u"scratch"_s).toBool())
        return ConnectionSpec{.scratch = true, .schema = json.value(u"schema"_s).toString()};
    ConnectionSpec spec = specMembers.read(json);
    if (spec.port < 0 || spec.port > 65535)
        return fail(badUrl(CoreText::tr("The connection's port %1 is outside 1 to 65535.").arg(spec.port)));
    MILLRACE_TRY(spec.tls, tlsFromName(json.value(u"ssl_mode"_s).toString(enumName(Tls::Preferred))));
    MILLRACE_TRY(spec.compression,
                 compressionFromName(json.value(u"compression"_s).toString(enumName(Compression::Off))));
    spec.ssh = {.destination = json.value(u"ssh"_s).toString(),
                .key = json.value(u"ssh_key"_s).toString(),
                .jumps = json.value(u"ssh_jumps"_s).toVariant().toStringList()};
    MILLRACE_TRY_VOID(spec.check());
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
    if (spec.compression == Compression::Auto)
        resolved.compression = std::make_shared<CompressionChoice>();
    if (spec.ssh.isSet())
        resolved.tunnels = std::make_shared<SshTunnels>();
    OptionGroup group;
    if (!spec.optionGroup.isEmpty()) {
        MILLRACE_TRY(group, readOptionGroup(spec.optionGroup));
    }

    ConnectionSpec &filled = resolved.spec;
    if (filled.user.isEmpty())
        filled.user = group.user;
    if (filled.host.isEmpty() && filled.socket.isEmpty()) {
        // As the command line clients do it: a socket counts unless a host elsewhere is named. It is one of
        // this machine, which a server behind ssh is not on.
        if (!spec.ssh.isSet() && !group.socket.isEmpty() &&
            (group.host.isEmpty() || group.host == u"localhost"_s))
            filled.socket = group.socket;
        else
            filled.host = group.host.isEmpty() ? u"localhost"_s : group.host;
    }
    MILLRACE_TRY_VOID(fillTls(filled, group));
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

std::optional<std::pair<QString, int>> hostAndPort(const QString &address)
{
    static const QRegularExpression form(u"^(?:\\[([^\\]]+)\\]|([^:\\[\\]]+))(?::(\\d{1,5}))?$"_s);
    const auto match = form.match(address);
    if (!match.hasMatch())
        return std::nullopt;
    const int port = match.captured(3).isEmpty() ? defaultPort : match.captured(3).toInt();
    return std::pair(match.captured(1) + match.captured(2), port);
}

ResolvedConnection ResolvedConnection::at(const QString &host, int port) const
{
    ResolvedConnection there = *this;
    there.opener.reset();
    there.spec.scratch = false;
    there.spec.socket.clear();
    there.spec.optionGroup.clear();
    there.spec.host = host;
    there.spec.port = port;
    return there;
}

ResolvedConnection ResolvedConnection::withoutSchema() const
{
    ResolvedConnection anywhere = *this;
    anywhere.spec.schema.clear();
    return anywhere;
}

} // namespace millrace
