// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/secretscan.h"

#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "core/report/anyreport.h"
#include "core/report/htmltext.h"
#include "core/sql/quoting.h"
#include "tests/support/qtprinters.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <algorithm>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

/// The longest stretch that no format escapes: whoever writes the rest in whatever way writes this as it is.
QByteArray plainCore(const QByteArray &password)
{
    QByteArray longest;
    QByteArray stretch;
    for (const char letter : password) {
        const bool plain = (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
                           (letter >= 'A' && letter <= 'Z');
        stretch = plain ? stretch + letter : QByteArray();
        if (stretch.size() > longest.size())
            longest = stretch;
    }
    return longest;
}

/// The whole groups of three bytes among it, at each of the places it may begin in a longer text.
QVector<QByteArray> base64Forms(const QByteArray &password)
{
    QVector<QByteArray> forms;
    for (qsizetype skip = 0; skip < 3; ++skip) {
        const qsizetype whole = (password.size() - skip) / 3 * 3;
        if (whole >= SecretScan::leastLength)
            forms << password.mid(skip, whole).toBase64();
    }
    return forms;
}

} // namespace

QString distinctivePassword()
{
    QString core;
    for (int i = 0; i < 24; ++i)
        core += QChar(static_cast<ushort>(u'a' + QRandomGenerator::system()->bounded(26)));
    return u"pä$;'\"`%1\\&<%2"_s.arg(core, u"\u00A7"_s);
}

SecretScan::SecretScan(const QStringList &passwords)
{
    constexpr int leastCore = 12;
    for (const QString &password : passwords) {
        if (password.size() < leastLength)
            continue;
        const QByteArray bytes = password.toUtf8();
        const QByteArray core = plainCore(bytes);
        m_forms << bytes << bytes.toHex() << bytes.toHex().toUpper() << base64Forms(bytes)
                << bytes.toPercentEncoding() << password.toHtmlEscaped().toUtf8()
                << htmlText(password).toUtf8() << quotedString(password).toUtf8();
        QByteArray json = QJsonDocument(QJsonArray{password}).toJson(QJsonDocument::Compact);
        m_forms << json.mid(2, json.size() - 4); // without [" and "]
        if (core.size() >= leastCore)
            m_forms << core;
    }
}

bool SecretScan::finds(const QByteArray &bytes) const
{
    return std::any_of(m_forms.begin(), m_forms.end(),
                       [&bytes](const QByteArray &form) { return bytes.contains(form); });
}

QStringList SecretScan::findsIn(const QString &folder) const
{
    QStringList found;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        QFile file(path);
        const bool read = walk.fileInfo().isFile() && file.open(QIODevice::ReadOnly); // a pipe would wait
        if (finds(path.mid(folder.size())) || (read && finds(file.readAll())))
            found << path;
    }
    return found;
}

void SecretScan::expectNone(const QByteArray &bytes, const char *where) const
{
    EXPECT_FALSE(finds(bytes)) << "a password is in " << where;
}

void SecretScan::expectNoneBelow(const QString &folder) const
{
    EXPECT_TRUE(QDirIterator(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories).hasNext())
        << "there is no file in " << folder;
    EXPECT_EQ(findsIn(folder).join(u'\n'), QString()) << "a password is in these files";
}

int SecretScan::expectNoneOfRun(const RunFolder &folder) const
{
    expectNoneBelow(folder.path());
    int reports = 0;
    for (const char *suffix : {"html", "json", "csv"}) {
        const auto report = reportFor(folder, QLatin1String(suffix));
        expectNone(report ? *report : report.error().text().toUtf8(), suffix);
        reports += report ? 1 : 0;
    }
    return reports;
}

} // namespace millrace::test
