// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/login/connectionurl.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/login/savedconnections.h"

#include <QFileInfo>
#include <QUrl>
#include <QUrlQuery>

namespace millrace {

namespace {

/// The schema after a path such as "/blog"; an empty path is no schema.
Result<QString> schemaFromPath(QString encodedPath)
{
    if (encodedPath.startsWith(u'/'))
        encodedPath.remove(0, 1);
    if (encodedPath.endsWith(u'/'))
        encodedPath.chop(1);
    // Only an encoded slash can be part of a name: a second level is a table, and tables have their own
    // option.
    if (encodedPath.contains(u'/'))
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
        if (name == u"socket"_s) {
            spec.socket = value;
        } else if (name == u"option-group"_s) {
            spec.optionGroup = value;
        } else if (name == u"ssl-mode"_s) {
            MILLRACE_TRY(spec.tls, tlsFromName(value));
        } else if (name == u"compression"_s) {
            MILLRACE_TRY(spec.compression, compressionFromName(value));
        } else if (name == u"ssh"_s) {
            spec.ssh.destination = value;
        } else if (name == u"ssh-key"_s) {
            spec.ssh.key = QFileInfo(value).absoluteFilePath();
        } else if (name == u"ssh-jump"_s) {
            spec.ssh.jumps = value.split(u',');
        } else if (name == u"ssl-ca"_s || name == u"ssl-cert"_s || name == u"ssl-key"_s) {
            // A plan is run from other folders than the one it was written in.
            const QString path = QFileInfo(value).absoluteFilePath();
            (name.endsWith("ca"_L1)     ? spec.sslCa
             : name.endsWith("cert"_L1) ? spec.sslCert
                                        : spec.sslKey) = path;
        } else {
            return fail(badUrl(
                CoreText::tr("The URL has an unknown item \"%1\".").arg(name),
                CoreText::tr("Known are socket, ssl-mode, ssl-ca, ssl-cert, ssl-key, compression, ssh, "
                             "ssh-key, ssh-jump and option-group.")));
        }
    }
    return {};
}

Result<ConnectionSpec> parseServerUrl(const QUrl &url)
{
    ConnectionSpec spec;
    spec.user = url.userName(QUrl::FullyDecoded);
    spec.host = url.host(QUrl::FullyDecoded);
    MILLRACE_TRY(spec.schema, schemaFromPath(url.path(QUrl::FullyEncoded)));
    MILLRACE_TRY_VOID(applyQuery(url, spec));

    if (url.port() == 0)
        return fail(badUrl(CoreText::tr("Port 0 is not a port.")));
    // With an option group, what the URL does not say is the group's to say.
    spec.port = url.port(spec.optionGroup.isEmpty() ? defaultPort : 0);
    if (!spec.socket.isEmpty() && !spec.host.isEmpty() && spec.host != u"localhost"_s)
        return fail(badUrl(
            CoreText::tr("The URL names the host %1 and a socket.").arg(spec.host),
            CoreText::tr("Keep one of them: a socket is always on this machine, or on the one that ssh "
                         "leads to.")));
    if (!spec.socket.isEmpty())
        spec.host.clear();
    else if (spec.host.isEmpty() && spec.optionGroup.isEmpty())
        spec.host = u"localhost"_s;
    MILLRACE_TRY_VOID(spec.check());
    return spec;
}

/// "NAME" or "NAME/schema", the rest of a URL after "saved:".
Result<ConnectionSpec> savedSpec(const QString &rest)
{
    const qsizetype slash = rest.indexOf(u'/');
    MILLRACE_TRY(auto saved, SavedConnections::find(
                                 QUrl::fromPercentEncoding((slash < 0 ? rest : rest.left(slash)).toUtf8())));
    if (slash >= 0) {
        MILLRACE_TRY(saved.spec.schema, schemaFromPath(rest.mid(slash)));
    }
    return saved.spec;
}

} // namespace

Result<ConnectionSpec> connectionFromUrl(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    // No message repeats the URL: somebody may have put a password into it.
    if (url.scheme() == u"scratch"_s) {
        if (!url.authority().isEmpty() || url.hasQuery() || url.hasFragment())
            return fail(badUrl(CoreText::tr("The private server takes a schema and nothing else."),
                               CoreText::tr("Write scratch: or scratch:schema.")));
        MILLRACE_TRY(const auto schema, schemaFromPath(url.path(QUrl::FullyEncoded)));
        ConnectionSpec spec;
        spec.scratch = true;
        spec.schema = schema;
        return spec;
    }
    if (url.scheme() == u"saved"_s)
        return savedSpec(text.trimmed().mid(u"saved:"_s.size()));
    if (!text.trimmed().startsWith(u"mysql://"_s, Qt::CaseInsensitive))
        return fail(badUrl(CoreText::tr("The URL does not start with mysql://, scratch: or saved:.")));
    if (url.userInfo(QUrl::FullyEncoded).contains(u':'))
        return fail(badUrl(
            CoreText::tr("The URL contains a password, which other users of this machine and the "
                         "shell's history would see."),
            CoreText::tr("Take it out and set the environment variable MILLRACE_PASSWORD (for a source "
                         "MILLRACE_SOURCE_PASSWORD), or name an option file's group with ?option-group=.")));
    if (!url.isValid())
        return fail(
            badUrl(CoreText::tr("This is not a valid URL: %1.")
                       .arg(url.errorString().section(u"; source was"_s, 0, 0)),
                   CoreText::tr("Special characters in a name are written as %XX, and a password is never "
                                "part of it (MILLRACE_PASSWORD).")));
    if (url.hasFragment())
        return fail(badUrl(CoreText::tr("The URL contains a bare \"#\"."),
                           CoreText::tr("Within a name it is written %23.")));
    return parseServerUrl(url);
}

} // namespace millrace
