// SPDX-License-Identifier: GPL-3.0-or-later
// A dump of SQL statements that is still being written: what is there of it is read, and a piece of a
// statement is none.
#include "core/base/literals.h"
#include "core/source/bytes/arrival.h"
#include "core/source/sqldump/sqlinspect.h"
#include "core/source/sqldump/sqlrowstream.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <optional>
#include <vector>

namespace millrace::test::sqlarriving_test {

namespace {

/// As mysqldump writes one, with what a cut could be mistaken in: delimiters inside of quotes, comments and
/// bodies, a delimiter of two bytes, a command that ends with its line.
const QByteArray dump = "-- MySQL dump; of one table\n"
                        "/*!40101 SET NAMES utf8mb4 */;\n"
                        "USE shop\n"
                        "DROP TABLE IF EXISTS `it``ems;`;\n"
                        "CREATE TABLE `it``ems;` (id INT, t TEXT COMMENT 'a;''b\\';');\n"
                        "LOCK TABLES `it``ems;` WRITE;\n"
                        "INSERT INTO `it``ems;` VALUES (1,'a;b'),(2,'it''s\\'; (3)'),\n(3,NULL);\n"
                        "INSERT INTO `it``ems;` VALUES (4,'d');\n"
                        "UNLOCK TABLES;\n"
                        "DELIMITER ;;\n"
                        "CREATE TRIGGER g BEFORE INSERT ON `it``ems;` FOR EACH ROW BEGIN SET @a = 1; END ;;\n"
                        "DELIMITER ;\n"
                        "/* no ; end */ SELECT 'x' ;\n"
                        "-- Dump completed on 2026-11-29  3:00:00\n";

struct Read
{
    std::vector<std::string> statements;
    std::vector<qint64> begins; ///< of each
    std::vector<qint64> ends;   ///< likewise, behind the delimiter
    std::optional<Error> error; ///< in place of the end
};

class ArrivingSql : public testing::Test
{
protected:
    void SetUp() override
    {
        QFile file(path());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(dump), dump.size());
    }
    QString path() const { return m_folder.filePath(u"dump.sql"_s); }

    /// What is given of it without a byte beyond those that \a arrival tells of.
    Read read(const Arrival &arrival) const
    {
        Read read;
        const auto input = ArrivingBytes::open(path(), arrival, {});
        EXPECT_TRUE(input) << input.error().text();
        SqlDumpReader reader(**input);
        for (;;) {
            const auto event = reader.next();
            if (!event) {
                read.error = event.error();
                return read;
            }
            if (*event == SqlDumpReader::Event::End)
                return read;
            if (*event == SqlDumpReader::Event::Comment)
                continue;
            if (*event == SqlDumpReader::Event::Insert)
                if (const auto held = reader.holdInsert(); !held) {
                    read.error = held.error();
                    return read;
                }
            read.statements.emplace_back(reader.text());
            read.begins.push_back(reader.place().byteOffset);
            read.ends.push_back(reader.offset());
        }
    }

    static Error brokenOff()
    {
        return {.code = ErrorCode::StreamBroken,
                .what = u"The writer is gone."_s,
                .howToFix = u"Send the stream again."_s};
    }

    QTemporaryDir m_folder;
};

} // namespace

/// Wherever the stream breaks off: its statements up to there, each whole, and then that it broke off. Never
/// an end, and never the error of a dump that is damaged.
TEST_F(ArrivingSql, GivesWholeStatementsUpToWhereItBreaksOff)
{
    Arrival all;
    all.reach(dump.size());
    all.end();
    const Read whole = read(all);
    ASSERT_FALSE(whole.error) << whole.error->text();
    ASSERT_EQ(whole.statements.size(), 10U);

    // What the reader has to see from a statement's front to tell what it is.
    constexpr qint64 front = 16;
    for (qint64 cut = 0; cut <= dump.size(); ++cut) {
        SCOPED_TRACE(cut);
        Arrival arrival;
        arrival.reach(cut);
        arrival.breakOff(brokenOff());
        const Read got = read(arrival);
        ASSERT_TRUE(got.error);
        ASSERT_EQ(got.error->code, ErrorCode::StreamBroken) << got.error->text();
        ASSERT_LE(got.statements.size(), whole.statements.size());
        for (std::size_t i = 0; i < whole.statements.size(); ++i) {
            if (i < got.statements.size()) {
                ASSERT_EQ(got.statements[i], whole.statements[i]);
                ASSERT_LE(got.ends[i], cut);
            } else {
                // It was not kept back although it was there.
                ASSERT_TRUE(whole.ends[i] >= cut || whole.begins[i] + front > cut) << whole.statements[i];
            }
        }
    }
}

/// Rows do not wait for the end of their INSERT, and one that is not all there is no row.
TEST_F(ArrivingSql, GivesWholeRowsBeforeTheirStatementEnds)
{
    const QByteArrayList rows = {"(1,'a;b')", "(2,'it''s\\'; (3)')", "(3,NULL)", "(4,'d')"};
    const auto linesOf = [this](const Arrival &arrival, std::optional<Error> &error) {
        QByteArrayList lines;
        const auto input = ArrivingBytes::open(path(), arrival, {});
        EXPECT_TRUE(input) << input.error().text();
        SqlRowStream stream(**input, {.schema = "shop", .table = "it`ems;", .blockBytes = 1});
        for (;;) {
            const auto view = stream.next();
            if (!view)
                error = view.error();
            if (!view || view->empty())
                return lines;
            lines << QByteArray(view->data(), static_cast<qsizetype>(view->size()));
        }
    };
    Arrival all;
    all.reach(dump.size());
    all.end();
    std::optional<Error> none;
    const QByteArrayList whole = linesOf(all, none);
    ASSERT_FALSE(none) << none->text();
    ASSERT_EQ(whole.size(), rows.size());

    constexpr qint64 behind = 16; // what tells whether another row follows, and what follows a statement
    for (qint64 cut = 0; cut <= dump.size(); ++cut) {
        SCOPED_TRACE(cut);
        Arrival arrival;
        arrival.reach(cut);
        arrival.breakOff(brokenOff());
        std::optional<Error> error;
        const QByteArrayList got = linesOf(arrival, error);
        ASSERT_TRUE(error);
        ASSERT_EQ(error->code, ErrorCode::StreamBroken) << error->text();
        ASSERT_LE(got.size(), whole.size());
        ASSERT_EQ(got, whole.first(got.size()));
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const qsizetype begin = dump.indexOf(rows[i]);
            ASSERT_GE(begin, 0) << rows[i].constData();
            const qint64 end = begin + rows[i].size();
            if (end > cut) {
                ASSERT_LE(got.size(), i);
            } else if (end + behind <= cut) {
                ASSERT_GT(got.size(), i);
            }
        }
    }
}

/// Whose end takes its rows back, or that has none: its rows are in one piece with its begin.
TEST(SqlPieces, NoneEndsWithinATransaction)
{
    struct Case
    {
        const char *around;
        const char *behind;
        QByteArrayList cuts; ///< the first words of statements that a piece may end in front of
    };
    const Case cases[] = {
        {"", "", {"CREATE TABLE a", "INSERT INTO a", "CREATE TABLE b", "INSERT INTO b"}},
        {"START TRANSACTION;", "COMMIT;", {"CREATE TABLE a", "CREATE TABLE b", "INSERT INTO b"}},
        {"BEGIN;", "ROLLBACK;", {"CREATE TABLE a", "CREATE TABLE b", "INSERT INTO b"}},
        {"BEGIN;", "", {"CREATE TABLE a"}},
        {"SET autocommit = 0;", "COMMIT;", {"CREATE TABLE a"}}};
    for (const Case &each : cases) {
        SCOPED_TRACE(std::string(each.around) + each.behind);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"dump.sql"_s));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("CREATE TABLE a (id INT);\n") + each.around +
                   "\nINSERT INTO a VALUES (1);\nINSERT INTO a VALUES (2);\n" + each.behind +
                   "\nCREATE TABLE b (id INT);\nINSERT INTO b VALUES (1);\n");
        file.close();
        Arrival arrival;
        arrival.reach(QFileInfo(file.fileName()).size());
        arrival.end();
        const auto input = ArrivingBytes::open(file.fileName(), arrival, {});
        ASSERT_TRUE(input);
        const SqlInspectLimits limits{.keepTexts = true};
        SqlDumpInspector inspector(**input, limits, {}, {});
        QByteArrayList cuts;
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        for (;;) {
            const auto more = inspector.next();
            ASSERT_TRUE(more);
            if (!*more)
                break;
            file.seek(inspector.place().byteOffset);
            if (inspector.mayCut())
                cuts << file.readLine().split(' ').mid(0, 3).join(' ');
            ASSERT_TRUE(inspector.take());
        }
        EXPECT_EQ(cuts, each.cuts);
    }
}

} // namespace millrace::test::sqlarriving_test
