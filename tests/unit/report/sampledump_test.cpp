// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/sampledump.h"
#include "tests/support/qtprinters.h"

#include "core/base/paths.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <csignal>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

namespace millrace::sampledump_test {

namespace {

class SampleDump : public testing::Test
{
protected:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray content(const QString &name) const
    {
        return readWholeFile(path(name)).value_or(QByteArray("unreadable"));
    }
    QByteArray digest() const
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const QStringList names =
            QDir(m_folder.path()).entryList(QDir::Files, QDir::Name); // hidden files are not listed
        for (const QString &name : names)
            hash.addData(content(name));
        return hash.result().toHex();
    }
    static void overwrite(const QString &file, const QByteArray &bytes)
    {
        ASSERT_TRUE(writeFileAtomically(file, bytes).has_value());
    }

    QTemporaryDir m_folder;
};

/// Rows as lists of raw fields: a byte after a backslash ends neither field nor row.
QList<QList<QByteArray>> parseDump(const QByteArray &dump)
{
    QList<QList<QByteArray>> rows;
    QList<QByteArray> fields{{}};
    for (qsizetype i = 0; i < dump.size(); ++i) {
        if (dump[i] == '\\') {
            fields.last() += dump.mid(i++, 2);
        } else if (dump[i] == '\t') {
            fields.append(QByteArray());
        } else if (dump[i] == '\n') {
            rows.append(fields);
            fields = {{}};
        } else {
            fields.last() += dump[i];
        }
    }
    EXPECT_EQ(fields, QList<QByteArray>{{}}) << "the last row lacks its terminator";
    return rows;
}

QStringList shards(const QString &suffix)
{
    QStringList names;
    for (int month = 1; month <= 12; ++month)
        names << u"credits_2010_%1.%2"_s.arg(month, 2, 10, '0'_L1).arg(suffix);
    return names;
}

} // namespace

TEST_F(SampleDump, HasTheSameBytesOnEveryMachine)
{
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 20'000).has_value());
    EXPECT_EQ(digest(), "08252c7dd15b2e912df8623f80756614b39a94ac9a4cbf58f4f464d17f093b95");
}

TEST_F(SampleDump, HoldsExactlyTheRowsAskedForUnevenlySpread)
{
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 20'001).has_value());
    qsizetype rows = 0, smallest = 20'001, largest = 0;
    for (const QString &name : shards(u"txt"_s)) {
        const qsizetype count = parseDump(content(name)).size();
        rows += count;
        smallest = qMin(smallest, count);
        largest = qMax(largest, count);
    }
    EXPECT_EQ(rows, 20'001);
    EXPECT_GT(largest, smallest * 2);
}

TEST_F(SampleDump, IdsStartAgainEveryMonthAndTimesNeverFall)
{
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 20'000).has_value());
    int month = 0;
    for (const QString &name : shards(u"txt"_s)) {
        ++month;
        const QByteArray prefix = "2010-" + QByteArray::number(month).rightJustified(2, '0') + '-';
        QByteArray before;
        qint64 id = 0;
        for (const QList<QByteArray> &row : parseDump(content(name))) {
            ASSERT_EQ(row.size(), 5);
            EXPECT_EQ(row[0].toLongLong(), ++id);
            EXPECT_TRUE(row[4].startsWith(prefix)) << row[4].constData();
            EXPECT_EQ(row[4].size(), 19);
            EXPECT_LE(before, row[4]);
            before = row[4];
        }
        EXPECT_GE(before.mid(8, 2).toInt(), 27) << "the month is not filled to its end";
    }
}

TEST_F(SampleDump, SomeActionsNeedTheDialect)
{
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 200'000).has_value());
    QByteArray all;
    for (const QString &name : shards(u"txt"_s))
        all += content(name);
    for (const char *odd :
         {"\tsign\\\tpaper\t", "\tpledge\\\nby phone\t", "\trecruit\\\\friend\t", "\tsign\xc3\xa9\t"})
        EXPECT_GE(all.count(odd), 5) << odd;
    EXPECT_GT(all.count('\n'), 200'000) << "an escaped newline is a newline too";
}

TEST_F(SampleDump, TheSqlBesideAShardIsWhatTheDumpToolWrites)
{
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 1000).has_value());
    const QByteArray sql = content(u"credits_2010_01.sql"_s);
    EXPECT_TRUE(sql.startsWith("/*M!999999\\- enable the sandbox mode */ \n-- MariaDB dump 10.19 "));
    EXPECT_THAT(
        sql.toStdString(),
        testing::HasSubstr(
            "CREATE TABLE `credits_2010_01` (\n"
            "  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,\n"
            "  `user_id` int(10) unsigned NOT NULL,\n"
            "  `action` varchar(40) NOT NULL,\n"
            "  `cause_id` int(10) unsigned NOT NULL,\n"
            "  `created_at` datetime NOT NULL,\n"
            "  PRIMARY KEY (`id`),\n"
            "  KEY `user_id` (`user_id`),\n"
            "  KEY `cause_created` (`cause_id`,`created_at`)\n"
            ") ENGINE=InnoDB AUTO_INCREMENT=53 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;\n"));
    EXPECT_TRUE(content(u"credits.ddl"_s).startsWith("CREATE TABLE `credits` (\n"));
}

TEST_F(SampleDump, ASecondCallLeavesFinishedFilesAlone)
{
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 5000).has_value());
    const QByteArray digestBefore = digest();
    // A change that keeps the size shows whether the file was written again.
    QByteArray marked = content(u"credits_2010_03.txt"_s);
    marked[0] = '9';
    overwrite(path(u"credits_2010_03.txt"_s), marked);
    ASSERT_TRUE(QFile::remove(path(u"credits_2010_05.txt"_s)));
    ASSERT_TRUE(QFile::resize(path(u"credits_2010_07.txt"_s), 100));

    qint64 lastProgress = 0;
    ASSERT_TRUE(
        writeSampleDump(m_folder.path(), 5000, [&](qint64 rows) { lastProgress = rows; }).has_value());
    EXPECT_EQ(lastProgress, 5000);
    EXPECT_EQ(content(u"credits_2010_03.txt"_s), marked);
    marked[0] = '1';
    overwrite(path(u"credits_2010_03.txt"_s), marked);
    EXPECT_EQ(digest(), digestBefore) << "the missing and the cut file are not what they were";
}

TEST_F(SampleDump, AnotherCountWritesEverythingAnew)
{
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 5000).has_value());
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 700).has_value());
    qsizetype rows = 0;
    for (const QString &name : shards(u"txt"_s))
        rows += parseDump(content(name)).size();
    EXPECT_EQ(rows, 700);
}

TEST_F(SampleDump, ProgressRisesToTheCount)
{
    QList<qint64> seen;
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 50'000, [&](qint64 rows) { seen << rows; }).has_value());
    EXPECT_TRUE(std::is_sorted(seen.cbegin(), seen.cend()));
    EXPECT_GE(seen.size(), 12);
    EXPECT_EQ(seen.last(), 50'000);
}

TEST_F(SampleDump, NeverWritesOverADumpOfSomebodyElse)
{
    overwrite(path(u"credits_2010_06.txt"_s), "precious\n");
    const Result<void> result = writeSampleDump(m_folder.path(), 100);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, ErrorCode::FileNotWritable);
    EXPECT_EQ(content(u"credits_2010_06.txt"_s), QByteArray("precious\n"));
    EXPECT_FALSE(QFileInfo::exists(path(u"credits_2010_01.txt"_s)));
}

TEST_F(SampleDump, RefusesNoRowsAndSaysSo)
{
    const Result<void> result = writeSampleDump(m_folder.path(), 0);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, ErrorCode::SourceEmpty);
}

TEST_F(SampleDump, AFullDiskIsAnErrorNotAShortFile)
{
    // A limit on file sizes fails a write halfway through the first shard, as a full disk does.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit tight = before;
    tight.rlim_cur = 64 * 1024;
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tight), 0);
    const Result<void> result = writeSampleDump(m_folder.path(), 100'000);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);

    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, ErrorCode::DiskFull) << qPrintable(result.error().text());
    EXPECT_FALSE(QFileInfo::exists(path(u"credits_2010_01.txt"_s)));

    ASSERT_TRUE(writeSampleDump(m_folder.path(), 100'000).has_value())
        << "it does not go on once there is room";
}

TEST_F(SampleDump, AFolderThatCannotBeMadeIsNamed)
{
    overwrite(path(u"file"_s), "x");
    const Result<void> result = writeSampleDump(path(u"file/below"_s), 10);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, ErrorCode::FileNotWritable);
    EXPECT_THAT(result.error().what.toStdString(), testing::HasSubstr("file/below"));
}

TEST_F(SampleDump, FewRowsLeaveEmptyMonths)
{
    ASSERT_TRUE(writeSampleDump(m_folder.path(), 3).has_value());
    EXPECT_EQ(QFileInfo(path(u"credits_2010_01.txt"_s)).size(), 0);
    EXPECT_FALSE(content(u"credits_2010_01.sql"_s).contains("AUTO_INCREMENT="));
    EXPECT_EQ(shards(u"txt"_s).size(), 12);
}

TEST(SampleTarget, NameIsQuoted)
{
    EXPECT_TRUE(sampleTargetSql(u"a`b"_s).startsWith(u"CREATE TABLE `a``b` ("_s));
}

} // namespace millrace::sampledump_test
