// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/tlscheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QFile>
#include <QPair>

namespace millrace {

Result<void> checkTlsFiles(const ConnectionSpec &spec)
{
    const QPair<const char *, QString> files[] = {
        {QT_TRANSLATE_NOOP("core", "The file of the CA"), spec.sslCa},
        {QT_TRANSLATE_NOOP("core", "The client certificate"), spec.sslCert},
        {QT_TRANSLATE_NOOP("core", "The key of the client certificate"), spec.sslKey}};
    for (const auto &[what, path] : files) {
        if (path.isEmpty())
            continue;
        QFile file(path);
        const bool opened = file.open(QIODevice::ReadOnly);
        if (opened && file.readAll().contains("-----BEGIN "))
            continue;
        return fail(
            {.code = ErrorCode::FileNotReadable,
             .what = opened ? CoreText::tr("%1, %2, is not a PEM file.").arg(CoreText::tr(what), path)
                            : CoreText::tr("%1, %2, cannot be read: %3.")
                                  .arg(CoreText::tr(what), path, file.errorString()),
             .howToFix = opened ? CoreText::tr("It has to have a line “-----BEGIN …-----”; DER is turned "
                                               "into PEM by openssl x509 -inform der.")
                                : CoreText::tr("Check the path and its permissions."),
             .context = {.file = path}});
    }
    return {};
}

std::optional<Error> notVerified(const ConnectionSpec &spec, const QString &said)
{
    // An alert is the server's: it did not like our certificate.
    if (!spec.verifiesServer() || said.contains("alert"_L1) ||
        !(said.contains("certificate"_L1, Qt::CaseInsensitive) || said.contains("issuer"_L1)))
        return std::nullopt;
    const QString ca = spec.sslCa.isEmpty() ? CoreText::tr("a CA this machine trusts") : spec.sslCa;
    Error error{.code = ErrorCode::TlsNotVerified,
                .what = CoreText::tr("%1 did not prove that it is the server you mean: %2.")
                            .arg(spec.displayName(), said),
                .context = {.serverCode = 2026}};
    if (said.contains("Validation of SSL server certificate failed"_L1))
        error.howToFix =
            CoreText::tr("Its certificate is not for “%1”. Connect by a name it was made for, or use "
                         "ssl-mode=verify-ca, which checks who signed it and not the name.")
                .arg(spec.host);
    else if (said.contains("expired"_L1) || said.contains("not yet valid"_L1))
        error.howToFix =
            CoreText::tr("Have the certificate renewed at the server, and check this machine's clock.");
    else
        error.howToFix =
            CoreText::tr("Its certificate is not signed by %1. Get the right CA file from whoever runs "
                         "the server (its variable ssl_ca names it).")
                .arg(ca);
    return error;
}

} // namespace millrace
