// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/certificates.h"

#include <QFile>
#include <QProcess>
#include <stdexcept>

namespace millrace::test {

namespace {

/// MySQL 8.0.15 offers no curve by itself, and shakes no hand with a key on one.
const QString keyKind = QStringLiteral("rsa:2048");

} // namespace

Certificates::Certificates(const QString &ca)
    : m_ca(ca)
{
    openssl({QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"), keyKind,
             QStringLiteral("-nodes"), QStringLiteral("-keyout"), key(ca), QStringLiteral("-out"), caFile(),
             QStringLiteral("-days"), QStringLiteral("30"), QStringLiteral("-subj"),
             QStringLiteral("/CN=") + ca});
}

void Certificates::make(const QString &name, const QString &subject) const
{
    const QString request = path(name + QStringLiteral(".csr"));
    const QString extension = path(name + QStringLiteral(".ext"));
    openssl({QStringLiteral("req"), QStringLiteral("-newkey"), keyKind, QStringLiteral("-nodes"),
             QStringLiteral("-keyout"), key(name), QStringLiteral("-out"), request, QStringLiteral("-subj"),
             QStringLiteral("/CN=") + name});
    QFile file(extension);
    if (!file.open(QIODevice::WriteOnly) || file.write("subjectAltName=" + subject.toUtf8() + '\n') < 0)
        throw std::runtime_error(qPrintable(extension));
    file.close();
    openssl({QStringLiteral("x509"), QStringLiteral("-req"), QStringLiteral("-in"), request,
             QStringLiteral("-CA"), caFile(), QStringLiteral("-CAkey"), key(m_ca),
             QStringLiteral("-CAcreateserial"), QStringLiteral("-out"), certificate(name),
             QStringLiteral("-days"), QStringLiteral("30"), QStringLiteral("-extfile"), extension});
    // The server may be another account's program.
    QFile::setPermissions(key(name),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
}

void Certificates::openssl(const QStringList &arguments) const
{
    QProcess process;
    process.start(QStringLiteral("openssl"), arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        throw std::runtime_error(
            "openssl " + arguments.first().toStdString() + ": " +
            (process.readAllStandardError() + process.errorString().toUtf8()).toStdString());
}

} // namespace millrace::test
