// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/certificates.h"

#include "core/base/literals.h"

#include <QFile>
#include <QProcess>
#include <stdexcept>

namespace millrace::test {

namespace {

/// MySQL 8.0.15 offers no curve by itself, and shakes no hand with a key on one.
const QString keyKind = u"rsa:2048"_s;

} // namespace

void trustNoSystemCa()
{
    qputenv("SSL_CERT_FILE", "/dev/null");
}

Certificates::Certificates(const QString &ca)
    : m_ca(ca)
{
    openssl({u"req"_s, u"-x509"_s, u"-newkey"_s, keyKind, u"-nodes"_s, u"-keyout"_s, key(ca), u"-out"_s,
             caFile(), u"-days"_s, u"30"_s, u"-subj"_s, u"/CN="_s + ca});
}

void Certificates::make(const QString &name, const QString &subject) const
{
    const QString request = path(name + u".csr"_s);
    const QString extension = path(name + u".ext"_s);
    openssl({u"req"_s, u"-newkey"_s, keyKind, u"-nodes"_s, u"-keyout"_s, key(name), u"-out"_s, request,
             u"-subj"_s, u"/CN="_s + name});
    QFile file(extension);
    if (!file.open(QIODevice::WriteOnly) || file.write("subjectAltName=" + subject.toUtf8() + '\n') < 0)
        throw std::runtime_error(qPrintable(extension));
    file.close();
    openssl({u"x509"_s, u"-req"_s, u"-in"_s, request, u"-CA"_s, caFile(), u"-CAkey"_s, key(m_ca),
             u"-CAcreateserial"_s, u"-out"_s, certificate(name), u"-days"_s, u"30"_s, u"-extfile"_s,
             extension});
    // The server may be another account's program.
    QFile::setPermissions(key(name),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
}

void Certificates::openssl(const QStringList &arguments) const
{
    QProcess process;
    process.start(u"openssl"_s, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        throw std::runtime_error(
            "openssl " + arguments.first().toStdString() + ": " +
            (process.readAllStandardError() + process.errorString().toUtf8()).toStdString());
}

} // namespace millrace::test
