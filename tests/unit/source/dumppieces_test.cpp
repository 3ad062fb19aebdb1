// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of an SQL dump that arrives: that they are all of it, where a large table is cut among its rows, and
// that whoever begins again at the end of any of them reads the same.
#include "core/base/literals.h"
#include "core/source/bytes/arrival.h"
#include "core/source/inspect/dumppieces.h"
#include "tests/support/pack.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <vector>

namespace millrace::test::dumppieces_test {

namespace {

class Pieces : public testing::Test
{
protected:
    void write(const QByteArray &text)
    {
        QFile file(m_path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(text), text.size());
    }

    std::vector<DumpPiece> read(const DumpPieces::Begin &begin) const
    {
        Arrival arrival;
        arrival.reach(QFileInfo(m_path).size());
        arrival.end();
        const auto pieces = DumpPieces::open(m_path, arrival, begin);
        EXPECT_TRUE(pieces);
        std::vector<DumpPiece> all;
        while (pieces && (all.empty() || !all.back().isLast)) {
            auto piece = (*pieces)->next({});
            EXPECT_TRUE(piece) << qPrintable(piece.error().text());
            if (!piece)
                break;
            all.push_back(std::move(*piece));
        }
        return all;
    }

    /// "t 2+": two rows, and more of them follow; "(t 2)": only such, behind those of the piece before;
    /// pieces without rows are left out, but where they say that there are no more.
    static QStringList wordsOf(const std::vector<DumpPiece> &pieces)
    {
        QStringList words;
        for (const DumpPiece &piece : pieces) {
            QStringList tables;
            for (const SqlDumpTable &table : piece.dump.tables)
                if (table.insertStatements > 0)
                    tables << QString::fromUtf8(table.name) + u' ' + QString::number(table.rows) +
                                  (table.goesOn ? u"+"_s : QString());
            if (!tables.isEmpty() || piece.isRows)
                words << (piece.isRows ? u"(%1)"_s : u"%1"_s).arg(tables.join(u", "_s));
        }
        return words;
    }

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"dump.sql"_s);
};

} // namespace

TEST_F(Pieces, ATableIsCutAmongRowsOfOneMake)
{
    const QByteArray create = "CREATE TABLE t (a INT, b INT);\n";
    const QByteArray row = "INSERT INTO t VALUES (1,2);\n";
    struct Case
    {
        const char *what;
        QByteArray text;
        QStringList words;
    };
    const Case cases[] = {
        {"plain", create + row + row + row + "UNLOCK TABLES;\n", {u"t 1+"_s, u"(t 1+)"_s, u"(t 1)"_s}},
        {"to the dump's end", create + row + row, {u"t 1+"_s, u"(t 1)"_s}},
        {"one statement", create + row + "UNLOCK TABLES;\n", {u"t 1"_s}},
        {"another table",
         create + row + row + "INSERT INTO u VALUES (1);\n" + row,
         {u"t 1+"_s, u"(t 1)"_s, u"u 1"_s, u"t 1"_s}},
        {"a change of the session",
         create + row + row + "SET time_zone = '+01:00';\n" + row + row,
         {u"t 1+"_s, u"(t 1)"_s, u"t 1+"_s, u"(t 1)"_s}},
        {"a transaction", create + "BEGIN;\n" + row + row + "COMMIT;\n", {u"t 2"_s}},
        {"from a transaction on",
         create + row + row + "BEGIN;\n" + row + row + "COMMIT;\n" + row + row,
         {u"t 1+"_s, u"(t 1)"_s, u"t 2+"_s, u"(t 1+)"_s, u"(t 1)"_s}},
        {"an expression first", create + "INSERT INTO t VALUES (1, 1 + 1);\n" + row + row, {u"t 2"_s}},
        {"REPLACE first", create + "REPLACE INTO t VALUES (1,2);\n" + row + row, {u"t 3"_s}},
        {"an UPDATE before", create + row + "UPDATE t SET a = 2;\n" + row + row, {u"t 3"_s}},
        {"a comment", create + row + row + "-- more\n" + row, {u"t 1+"_s, u"(t 1)"_s, u"t 1"_s}}};
    for (const Case &each : cases) {
        SCOPED_TRACE(each.what);
        write(each.text);
        EXPECT_EQ(wordsOf(read({})), each.words);
    }
    write(cases[0].text);
    EXPECT_EQ(wordsOf(read({.wholeTables = true})), QStringList{u"t 3"_s});
}

/// It is unpacked from its front for each piece.
TEST_F(Pieces, OfWhatIsCompressedFewAreMadeOfALargeTable)
{
    QByteArray text = "CREATE TABLE t (a INT, b INT);\n";
    for (int i = 0; i < 500; ++i)
        text += "INSERT INTO t VALUES (1,2);\n";
    write(text);
    EXPECT_GT(wordsOf(read({})).size(), 100);
    write(packed(text, "gzip"));
    const auto pieces = read({});
    EXPECT_LT(wordsOf(pieces).size(), 20);
    EXPECT_GT(wordsOf(pieces).size(), 8);
    qint64 unpacked = 0;
    for (const DumpPiece &piece : pieces)
        unpacked += piece.isRows ? piece.end.byteOffset : 0;
    EXPECT_LT(unpacked, 4 * text.size());
}

/// What is taken from a piece goes on with its end and its session as if nobody had stopped.
TEST_F(Pieces, WhoBeginsAtTheEndOfOneReadsTheSame)
{
    QByteArray text = "/*!40101 SET NAMES latin1 */;\nUSE shop;\n";
    for (const char *const name : {"t", "u", "w"}) {
        text += QByteArray("CREATE TABLE %T (a INT, b TEXT);\nLOCK TABLES %T WRITE;\n").replace("%T", name);
        for (int i = 0; i < 5; ++i)
            text += QByteArray("INSERT INTO ") + name + " VALUES (" + QByteArray::number(i) +
                    ",'a;\\'b'),(0,'');\n";
        text += "UNLOCK TABLES;\nDELIMITER ;;\nCREATE TRIGGER g BEFORE INSERT ON t FOR EACH ROW BEGIN SET @a "
                "= 1; "
                "END ;;\nDELIMITER ;\n";
        text += QByteArray("INSERT INTO ") + name + " VALUES (7,'x');\n";
        text += QByteArray("INSERT INTO ") + name + " VALUES (8,'x');\n";
        text += "SET NAMES utf8mb4;\n-- of the next\nDELIMITER $\n";
        text += QByteArray("INSERT INTO ") + name +
                " VALUES (9,'y')$\nSET sql_mode = 'ANSI_QUOTES'$\nDELIMITER ;\n";
    }
    write(text);
    const auto all = read({});
    ASSERT_GT(all.size(), 20U);
    qint64 rows = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE(i);
        for (const SqlDumpTable &table : all[i].dump.tables)
            rows += table.rows;
        if (i > 0) {
            EXPECT_EQ(all[i].isRows, all[i - 1].openTable.has_value());
        }
        if (all[i].isLast)
            break;
        const auto rest = read({.at = all[i].end, .session = all[i].session, .rowsOf = all[i].openTable});
        const std::vector<DumpPiece> expected(all.begin() + std::ptrdiff_t(i) + 1, all.end());
        ASSERT_EQ(rest.size(), expected.size());
        EXPECT_EQ(wordsOf(rest), wordsOf(expected));
        for (std::size_t k = 0; k < rest.size(); ++k) {
            ASSERT_EQ(rest[k].end, expected[k].end);
            ASSERT_EQ(rest[k].session, expected[k].session);
            ASSERT_EQ(rest[k].dump.statementCount, expected[k].dump.statementCount);
        }
    }
    EXPECT_EQ(rows, 3 * 13);
}

} // namespace millrace::test::dumppieces_test
