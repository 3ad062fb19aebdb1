// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"

#include <QString>
#include <QTemporaryDir>

namespace millrace::test {

/// From now on this program and those it starts trust no CA of the system's. libmariadb reads all of them for
/// each connection with TLS, 15 ms of processor time, and no test is about one of them.
void trustNoSystemCa();

/// Certificates of a test's own, made by the openssl program: a CA called \a ca, and what it signs.
/// Everything throws std::runtime_error with openssl's words.
class Certificates
{
public:
    explicit Certificates(const QString &ca);

    QString caFile() const { return path(m_ca + u".pem"_s); }
    /// A certificate and its key, NAME.pem and NAME.key, for the names of \a subject
    /// ("DNS:db1,IP:127.0.0.1").
    void make(const QString &name, const QString &subject) const;
    QString certificate(const QString &name) const { return path(name + u".pem"_s); }
    QString key(const QString &name) const { return path(name + u".key"_s); }
    QString path(const QString &file) const { return m_folder.filePath(file); }

private:
    void openssl(const QStringList &arguments) const;

    QTemporaryDir m_folder;
    QString m_ca;
};

} // namespace millrace::test
