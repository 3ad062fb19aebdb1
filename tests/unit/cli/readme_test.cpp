// SPDX-License-Identifier: GPL-3.0-or-later
// What the README says of this version: its number, the figures beside the peers, and what Millrace can do.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "tests/unit/cli/referencecase.h"

#include <QFile>
#include <QRegularExpression>
#include <gtest/gtest.h>

namespace millrace::test::readme_test {

namespace {

QString textOf(const QString &path)
{
    QFile file(sourceFile(path));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return QString::fromUtf8(file.readAll());
}

/// From its heading to the next of the same level.
QString section(const QString &text, const QString &heading)
{
    const QString title = u"\n## "_s + heading + u'\n';
    const qsizetype begin = text.indexOf(title);
    EXPECT_GE(begin, 0) << "no section " << qPrintable(heading);
    const qsizetype end = text.indexOf("\n## "_L1, begin + title.size());
    return text.mid(begin, end < 0 ? -1 : end - begin);
}

/// The cells of each line of its tables, headings and rules left out.
QVector<QStringList> tableRows(const QString &text)
{
    QVector<QStringList> rows;
    for (const QString &line : text.split(u'\n')) {
        if (!line.startsWith("| "_L1))
            continue;
        QStringList cells = line.mid(1, line.lastIndexOf(u'|') - 1).split(u'|');
        for (QString &cell : cells)
            cell = cell.trimmed();
        if (!cells.first().isEmpty())
            rows << cells;
    }
    return rows;
}

QString version()
{
    return QString::fromUtf8(cli({u"--version"_s})).trimmed().section(u' ', -1);
}

/// By what a user can have it: "COMMAND" or "COMMAND --option". Of the window: nothing, its own tests walk
/// it.
struct Evidence
{
    const char *claim;
    QStringList asked;
};

const QVector<Evidence> ours{
    {"a window", {}},
    {"`mysqldump -T`, CSV by LOAD DATA", {u"plan --table"_s}},
    {"SQL dumps turned into LOAD DATA", {u"plan"_s}},
    {"compressed sources", {u"inspect"_s}},
    {"many files, one table, in order", {u"plan --group"_s, u"plan --file-order"_s}},
    {"one file in parallel chunks", {u"plan --chunk-rows"_s, u"plan --workers"_s}},
    {"dropped fields, variables, SET expressions", {u"plan --columns"_s, u"plan --set"_s}},
    {"preview of what the server would store", {u"preview"_s}},
    {"strict over LOCAL", {u"plan --on-error"_s}},
    {"bad rows set aside with their place", {u"plan --max-rejects"_s, u"mend"_s}},
    {"deadlocks and lock waits retried", {u"run"_s}},
    {"resume after a crash", {u"resume"_s}},
    {"secondary indexes deferred", {u"plan --indexes"_s}},
    {"settings put back, even after a crash", {u"restore"_s}},
    {"rate limit", {u"plan --limit-rows"_s, u"plan --limit-bytes"_s}},
    {"contents compared with the source", {u"plan --verify"_s}},
    {"accounts and grants from a dump", {u"plan --accounts"_s}},
};

} // namespace

TEST(Readme, OneVersionEverywhere)
{
    const QString here = version();
    static const QRegularExpression release(u"<release version=\"([^\"]+)\""_s);
    EXPECT_EQ(release.match(textOf(u"installer/linux/internal.millrace.Millrace.metainfo.xml"_s)).captured(1),
              here);
    static const QRegularExpression heading(u"\n## \\[([^\\]]+)\\]"_s);
    const QString newest = heading.match(textOf(u"CHANGELOG.md"_s)).captured(1);
    EXPECT_TRUE(newest == here || newest == "Unreleased"_L1) << qPrintable(newest);
    static const QRegularExpression named(u"Millrace (\\d+\\.\\d+\\.\\d+)"_s);
    int seen = 0;
    for (const QString &file : {u"README.md"_s, u"tests/bench/PEERS.md"_s}) {
        for (auto found = named.globalMatch(textOf(file)); found.hasNext(); ++seen)
            EXPECT_EQ(found.next().captured(1), here) << qPrintable(file) << " speaks of another version";
    }
    EXPECT_GE(seen, 2) << "both say by which version their figures were made";
}

TEST(Readme, FiguresBesideThePeersAreThoseThatTheBenchPrinted)
{
    static const QRegularExpression figure(u"(\\d+\\.\\d\\d) \\((\\d+\\.\\d\\d)\\)"_s);
    static const QRegularExpression day(u"\\d{4}-\\d\\d-\\d\\d"_s);
    const QString shown = section(textOf(u"README.md"_s), u"Benchmarks against the peers"_s);
    const QString printed = textOf(u"tests/bench/PEERS.md"_s);
    EXPECT_EQ(day.match(shown).captured(), day.match(printed).captured());
    int seen = 0;
    for (auto found = figure.globalMatch(shown); found.hasNext(); ++seen) {
        const auto one = found.next();
        EXPECT_TRUE(printed.contains(u"| %1 | %2 |"_s.arg(one.captured(1), one.captured(2))))
            << qPrintable(one.captured()) << " is in no table of tests/bench/PEERS.md";
    }
    EXPECT_GT(seen, 40);
}

TEST(Readme, WhatItSaysThatMillraceDoesCanBeAskedFor)
{
    const auto options = describedOptions();
    const QVector<QStringList> rows =
        tableRows(section(textOf(u"README.md"_s), u"Compared with other tools"_s));
    ASSERT_GT(rows.size(), 15);
    QStringList claimed;
    for (const QStringList &row : rows)
        if (row.value(1) == "yes"_L1)
            claimed << row.first();
    QStringList known;
    for (const Evidence &evidence : ours) {
        known << QString::fromUtf8(evidence.claim);
        for (const QString &asked : evidence.asked) {
            const QString command = asked.section(u' ', 0, 0);
            EXPECT_TRUE(options.contains(command)) << qPrintable(asked);
            const QString option = asked.section(u' ', 1);
            EXPECT_TRUE(option.isEmpty() || options.value(command).contains(option)) << qPrintable(asked);
        }
    }
    EXPECT_EQ(claimed, known) << "a claim of the table without anything that stands for it, or the reverse";
}

} // namespace millrace::test::readme_test
