// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <QVector>

namespace millrace {
class RunFolder;
}

namespace millrace::test {

/// A password like no other text: with what JSON, HTML, URLs, shells and SQL escape, and in its midst letters
/// that none of them does.
QString distinctivePassword();

/// Looks for passwords in all that runs leave and say: as they are, escaped, percent-encoded, in Base64 and
/// in hexadecimal digits. The failures it adds name the place, not the password.
class SecretScan
{
public:
    /// Those that are shorter than leastLength are words that may be met anywhere: they are left out.
    explicit SecretScan(const QStringList &passwords);
    static constexpr int leastLength = 8;

    bool isEmpty() const { return m_forms.isEmpty(); }
    bool finds(const QByteArray &bytes) const;
    bool finds(const QString &text) const { return finds(text.toUtf8()); }
    /// The files below the folder that hold one, or whose name does.
    QStringList findsIn(const QString &folder) const;

    void expectNone(const QByteArray &bytes, const char *where) const;
    /// Fails too where there is no file at all below the folder.
    void expectNoneBelow(const QString &folder) const;
    /// The folder, and the reports in each of their forms as they are made from it. A folder that a report
    /// cannot be made from is no failure; what is said about that is looked at as well. Returns the reports.
    int expectNoneOfRun(const RunFolder &folder) const;

private:
    QVector<QByteArray> m_forms;
};

} // namespace millrace::test
