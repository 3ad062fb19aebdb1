// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a run, from its dump and from its table, side by side.
#include "core/base/literals.h"
#include "core/report/anyreport.h"
#include "core/report/filecounts.h"
#include "core/report/rows/rowlook.h"
#include "core/server/connection.h"
#include "core/source/scan/filescan.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::test::look_test {

namespace {

class LookCase : public LoadCase
{
public:
    Result<RowLook> ask(const RowsAsked &asked = {})
    {
        // As of a whole dump, whose server is named without a schema.
        const auto connection = Connection::open(account.value_or(target()).withoutSchema());
        return connection ? lookAtRows(folder(), **connection, asked) : fail(connection.error());
    }
    /// As a plan is made: its source is scanned.
    RunSummary load()
    {
        EXPECT_TRUE(scanSource(plan.source));
        return run();
    }
    RowLook look(const RowsAsked &asked = {})
    {
        const auto found = ask(asked);
        EXPECT_TRUE(found) << (found ? std::string() : found.error().text().toStdString());
        return found ? *found : RowLook();
    }
    void execute(const QString &sql) { server().execute(sql.arg(table())); } ///< %1: the table
};

QByteArray manyRows(int from, int to)
{
    QByteArray bytes;
    for (int id = from; id <= to; ++id)
        bytes += QByteArray::number(id) + "\ttext " + QByteArray::number(id) + "\t2026-11-27\n";
    return bytes;
}

QStringList texts(const QVector<PreviewCell> &cells)
{
    QStringList all;
    for (const PreviewCell &cell : cells)
        all << (cell.isNull ? u"NULL"_s : QString::fromUtf8(cell.value));
    return all;
}

const QString plainTable =
    u"(id int unsigned NOT NULL PRIMARY KEY, s varchar(40), d date, seen timestamp NOT "
    "NULL DEFAULT CURRENT_TIMESTAMP)"_s;

} // namespace

TEST(Look, TheFirstAndTheLastRowAreThoseOfTheDump)
{
    LookCase load;
    load.addFile(u"a.txt"_s, manyRows(1, 500));
    load.addFile(u"b.txt"_s, manyRows(501, 1000));
    load.createTable(plainTable, u"(id, @s, d)"_s);
    load.setExpression(u"s=CONCAT('web_', @s)"_s);
    load.plan.chunkRows = 300;
    const RunSummary summary = load.load();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const RowLook look = load.look();
    ASSERT_EQ(look.lines.size(), 2);
    EXPECT_EQ(look.columns, (QStringList{u"id"_s, u"s"_s, u"d"_s, u"seen"_s}));
    EXPECT_TRUE(look.isWell());
    const LoadedRow &last = look.lines.last().row;
    EXPECT_EQ(last.source.number, 1000);
    EXPECT_EQ(last.source.source.raw, "1000\ttext 1000\t2026-11-27");
    EXPECT_TRUE(last.file.endsWith("b.txt"_L1));
    EXPECT_EQ(last.key, QStringList{u"1000"_s});
    EXPECT_EQ(texts(last.stored).mid(0, 3), (QStringList{u"1000"_s, u"web_text 1000"_s, u"2026-11-27"_s}));
    EXPECT_EQ(last.notes.join(u' '), u"Not compared: seen."_s)
        << "the server gives it when the row is stored";

    // Numbers, chunks and keys. In the second chunk rows of one file end.
    const RowLook more = load.look({.numbers = {501}, .chunks = {2}, .key = {u"777"_s}});
    ASSERT_EQ(more.lines.size(), 4);
    EXPECT_EQ(more.lines.at(0).row.key, QStringList{u"501"_s});
    EXPECT_EQ(more.lines.at(1).row.key, QStringList{u"301"_s});
    EXPECT_EQ(more.lines.at(3).row.source.number, 777);
    EXPECT_EQ(more.lines.at(3).row.source.source.row, 277) << "in its file";
    EXPECT_TRUE(more.isWell());
    const RowLook slowest = load.look({.slowest = true});
    EXPECT_EQ(slowest.lines.size(), 2);
}

TEST(Look, WhatSomebodyChangedOrTookOutSince)
{
    LookCase load;
    load.addFile(u"a.txt"_s, manyRows(1, 50));
    load.createTable(plainTable, u"(id, s, d)"_s);
    ASSERT_EQ(load.load().status, RunState::Done);
    load.execute(u"UPDATE %1 SET s = NULL WHERE id = 7"_s);
    load.execute(u"DELETE FROM %1 WHERE id = 50"_s);
    load.execute(u"INSERT INTO %1 VALUES (99, 'mine', NULL, DEFAULT)"_s);
    const RowLook changed = load.look({.key = {u"7"_s}});
    ASSERT_EQ(changed.lines.size(), 1);
    EXPECT_FALSE(changed.isWell());
    EXPECT_EQ(changed.lines.first().row.differing, QVector<int>{1});
    EXPECT_EQ(texts(changed.lines.first().row.source.cells).at(1), u"text 7"_s);
    EXPECT_TRUE(changed.lines.first().row.stored.at(1).isNull);

    const RowLook gone = load.look();
    ASSERT_EQ(gone.lines.size(), 2);
    EXPECT_TRUE(gone.lines.first().row.outcome() == LoadedRow::Outcome::Equal);
    EXPECT_TRUE(gone.lines.last().row.stored.isEmpty());
    EXPECT_FALSE(gone.isWell());
    EXPECT_TRUE(gone.lines.last().row.notes.join(u' ').contains("no row with id = 50"_L1));

    const RowLook foreign = load.look({.key = {u"99"_s}});
    EXPECT_EQ(foreign.lines.first().row.source.number, 0);
    EXPECT_EQ(texts(foreign.lines.first().row.stored).mid(0, 2), (QStringList{u"99"_s, u"mine"_s}));
    EXPECT_FALSE(foreign.isWell());
    EXPECT_TRUE(load.look({.key = {u"1000"_s}}).lines.first().row.stored.isEmpty());
    const auto refused = load.ask({.key = {u"1 OR 1"_s}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::RowNotFound);
    EXPECT_FALSE(load.ask({.key = {u"1"_s, u"2"_s}}));
    EXPECT_FALSE(load.ask({.numbers = {51}}));
    EXPECT_FALSE(load.ask({.chunks = {2}}));
}

TEST(Look, ARowThatWasSetAsideIsNotMissed)
{
    LookCase load;
    load.addFile(u"a.txt"_s, "1\ta\t2026-02-28\n2\tb\t2026-02-28\n");
    load.addFile(u"b.txt"_s, "3\tc\t2026-02-28\n4\td\t2026-02-30\n");
    load.createTable(plainTable, u"(id, s, d)"_s);
    load.plan.onError = OnError::SetAside;
    ASSERT_EQ(load.load().status, RunState::Done);
    const RowLook look = load.look();
    ASSERT_EQ(look.lines.size(), 2);
    EXPECT_FALSE(look.lines.first().row.wasSetAside);
    EXPECT_TRUE(look.lines.last().row.wasSetAside);
    EXPECT_TRUE(look.lines.last().row.notes.join(u' ').startsWith("Set aside: "_L1));
    EXPECT_TRUE(look.isWell());

    const auto report = readReport(load.folder());
    ASSERT_TRUE(report);
    EXPECT_EQ(fileCountLines(countsByFile(std::get<RunReport>(*report))),
              (QStringList{u"a.txt: 2 rows, 2 loaded"_s, u"b.txt: 2 rows, 1 loaded, 1 set aside"_s}));
}

/// More of them than a list of rows set aside shows.
TEST(Look, OfManyRowsSetAsideNoneIsMissed)
{
    LookCase load;
    QByteArray rows;
    for (int id = 1; id <= 1'200; ++id)
        rows += QByteArray::number(id) + "\ta\t2026-02-30\n";
    load.addFile(u"a.txt"_s, rows);
    load.createTable(plainTable, u"(id, s, d)"_s);
    load.plan.onError = OnError::SetAside;
    ASSERT_EQ(load.load().tables.first().rowsRejected, 1'200);
    const RowLook look = load.look();
    ASSERT_EQ(look.lines.size(), 2);
    EXPECT_EQ(look.lines.last().row.outcome(), LoadedRow::Outcome::SetAside);
}

TEST(Look, WhatMakesRowsOtherThanTheLoadGivesThemIsNamed)
{
    LookCase load;
    load.addFile(u"a.txt"_s, "1\ta\t\\N\n1\tb\t\\N\n");
    load.createTable(plainTable, u"(id, @s, d)"_s);
    // Functions of the schema are called by their bare names, as the load's sessions may.
    load.server().execute(
        u"CREATE FUNCTION %1.twice(t varchar(20)) RETURNS varchar(40) DETERMINISTIC NO SQL RETURN CONCAT(t, t)"_s
            .arg(load.plan.schema));
    load.setExpression(u"s=twice(@s)"_s);
    load.plan.onDuplicate = OnDuplicate::Keep;
    ASSERT_EQ(load.load().tables.first().rowsSkipped, 1);
    const RowLook kept = load.look();
    ASSERT_EQ(kept.lines.size(), 2);
    EXPECT_EQ(kept.lines.first().row.outcome(), LoadedRow::Outcome::Equal);
    EXPECT_EQ(texts(kept.lines.first().row.stored).at(1), u"aa"_s);
    EXPECT_EQ(kept.lines.last().row.outcome(), LoadedRow::Outcome::Differs);
    EXPECT_TRUE(kept.lines.last().row.notes.join(u' ').contains("this run kept one"_L1));
    EXPECT_FALSE(kept.lines.last().row.notes.join(u' ').contains("triggers"_L1));

    load.server().execute(
        u"CREATE TRIGGER %1.shout BEFORE INSERT ON %2 FOR EACH ROW SET NEW.s = UPPER(NEW.s)"_s.arg(
            load.plan.schema, load.table()));
    load.execute(u"TRUNCATE TABLE %1"_s);
    ASSERT_EQ(load.load().status, RunState::Done);
    const RowLook shouted = load.look();
    ASSERT_EQ(shouted.lines.size(), 2);
    EXPECT_EQ(shouted.lines.first().row.outcome(), LoadedRow::Outcome::Differs);
    EXPECT_TRUE(shouted.lines.first().row.notes.join(u' ').contains("triggers"_L1));
}

TEST(Look, KeysOfSeveralColumnsOfTextOrOfBytes)
{
    LookCase load;
    load.addFile(u"a.txt"_s, "7\tabc  \tx\ta\n007\tÄrger\ty\t\\0\\t\n");
    load.createTable(
        u"(n decimal(10,2), t varchar(20) COLLATE utf8mb4_unicode_ci, note char(1), b varbinary(4), "
        "PRIMARY KEY (n, t, b)) CHARACTER SET utf8mb4"_s,
        u"(n, t, note, b)"_s);
    load.plan.source.dialect.charset = "utf8mb4";
    ASSERT_EQ(load.load().status, RunState::Done);
    const RowLook ends = load.look();
    EXPECT_TRUE(ends.isWell()) << ends.lines.first().row.notes.join(u' ').toStdString()
                               << ends.lines.last().row.notes.join(u' ').toStdString();
    // Bytes in a key are not looked for in the dump: its table's row is shown, and why the other is not.
    const RowLook bytes = load.look({.key = {u"7"_s, u"ärger"_s, u"0009"_s}});
    EXPECT_EQ(texts(bytes.lines.first().row.stored).at(1), u"Ärger"_s);
    EXPECT_TRUE(bytes.lines.first().row.notes.join(u' ').contains("cannot be told from its key"_L1));

    LookCase text;
    text.addFile(u"a.txt"_s, "7\tabc\tx\n007\tÄrger\ty\n");
    text.createTable(
        u"(n decimal(10,2), t varchar(20) COLLATE utf8mb4_unicode_ci, note char(1), PRIMARY KEY (t, "
        "n)) CHARACTER SET utf8mb4"_s,
        u"(n, t, note)"_s);
    text.plan.source.dialect.charset = "utf8mb4";
    ASSERT_EQ(text.load().status, RunState::Done);
    const RowLook umlaut = text.look({.key = {u"ärger"_s, u"7.00"_s}});
    EXPECT_EQ(umlaut.lines.first().row.source.number, 2) << "by what is stored, not by what was asked";
    EXPECT_TRUE(umlaut.isWell());
}

TEST(Look, NumbersThatMillraceOrTheServerGave)
{
    LookCase counted;
    counted.addFile(u"a.txt"_s, "a\nb\nc\n");
    counted.createTable(u"(id int PRIMARY KEY, s varchar(9))"_s, u"(s)"_s);
    counted.setExpression(u"id=@row_number"_s);
    ASSERT_EQ(counted.load().status, RunState::Done);
    EXPECT_TRUE(counted.look().isWell());
    const RowLook second = counted.look({.key = {u"2"_s}});
    EXPECT_EQ(second.lines.first().row.source.source.raw, "b");
    EXPECT_TRUE(second.isWell());

    LookCase given;
    given.addFile(u"a.txt"_s, "a\nb\nc\n");
    given.createTable(u"(id int AUTO_INCREMENT PRIMARY KEY, s varchar(9))"_s, u"(s)"_s);
    ASSERT_EQ(given.load().status, RunState::Done);
    const RowLook look = given.look();
    EXPECT_TRUE(look.lines.first().row.key.isEmpty());
    EXPECT_EQ(look.lines.first().row.outcome(), LoadedRow::Outcome::NotTold);
    EXPECT_TRUE(look.lines.first().row.notes.join(u' ').contains("the server gave it one"_L1));

    LookCase keyless;
    keyless.addFile(u"a.txt"_s, "a\n");
    keyless.createTable(u"(s varchar(9))"_s, u"(s)"_s);
    ASSERT_EQ(keyless.load().status, RunState::Done);
    const auto refused = keyless.ask();
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().what.contains("has no key"_L1));
}

TEST(Look, AnAccountThatMayNotMakeTemporaryTablesSeesTheRowsAndThatTheyWereNotCompared)
{
    LookCase load;
    load.addFile(u"a.txt"_s, manyRows(1, 3));
    load.createTable(plainTable, u"(id, s, d)"_s);
    ASSERT_EQ(load.load().status, RunState::Done);
    const QString user = u"look_"_s + load.plan.schema;
    for (const QString &statement : {u"CREATE USER %1@'%' IDENTIFIED BY 'secret-7'"_s.arg(user),
                                     u"GRANT SELECT ON %2.* TO %1@'%'"_s.arg(user, load.plan.schema)})
        load.server().execute(statement);
    load.account = load.server().connectionAs(user, u"secret-7"_s, load.plan.schema);
    const RowLook look = load.look();
    ASSERT_EQ(look.lines.size(), 2);
    EXPECT_EQ(texts(look.lines.first().row.stored).first(), u"1"_s);
    EXPECT_TRUE(look.lines.first().row.notes.join(u' ').contains("GRANT CREATE TEMPORARY TABLES"_L1));
    EXPECT_TRUE(look.lines.first().row.notes.join(u' ').contains("Not compared: id, s, d, seen"_L1));
    EXPECT_FALSE(look.isWell()) << "nobody knows";
    load.server().execute(u"DROP USER %1@'%'"_s.arg(user));
}

TEST(Look, SortedRowsAndAChangedDump)
{
    LookCase load;
    load.addFile(u"a.txt"_s, "3\tc\t\\N\n1\ta\t\\N\n2\tb\t\\N\n");
    load.createTable(plainTable, u"(id, s, d)"_s);
    load.plan.order = RowOrder::PrimaryKey;
    ASSERT_EQ(load.load().status, RunState::Done);
    EXPECT_TRUE(load.look().isWell());
    EXPECT_EQ(load.look().lines.first().row.key, QStringList{u"3"_s}) << "the dump's first row";
    const auto refused = load.ask({.chunks = {1}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::RowNotFound);

    QFile file(load.folderPath() + u"/a.txt"_s);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("4\td\t\\N\n");
    file.close();
    const auto changed = load.ask();
    ASSERT_FALSE(changed);
    EXPECT_EQ(changed.error().code, ErrorCode::SourceChanged);
}

} // namespace millrace::test::look_test
