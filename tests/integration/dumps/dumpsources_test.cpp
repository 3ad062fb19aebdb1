// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps that run other files in their place: "source FILE".
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/source/inspect/dumpsources.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QFileInfo>
#include <gtest/gtest.h>

namespace millrace::test::dumpsources_test {

namespace {

class DumpSourceFiles : public DumpCase
{
protected:
    /// Beside the dump; returns its path.
    QByteArray writeFile(const QString &name, const QByteArray &sql) const
    {
        QFile file(QFileInfo(m_dump).path() + u'/' + m_source + name);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(sql), sql.size());
        return file.fileName().toUtf8();
    }
    static QByteArray nameOf(const QByteArray &path) { return path.mid(path.lastIndexOf('/') + 1); }
    QString values()
    {
        return m_server.value(u"SELECT GROUP_CONCAT(n ORDER BY n) FROM %1.a"_s.arg(m_byRun)).toString();
    }
};

} // namespace

/// Schema, character set, mode and delimiter go into the file and come out of it; its last statement needs
/// no delimiter.
TEST_F(DumpSourceFiles, ShareTheSessionWithTheDump)
{
    const QByteArray deep =
        writeFile(u"deep.sql"_s, "INSERT INTO a VALUES (4, '\xE9')//\nDELIMITER ;\n"
                                 "SET NAMES utf8mb4;\nINSERT INTO a VALUES (5, '\xC3\xA9')");
    const QByteArray one = writeFile(u"one.sql"_s, "\xEF\xBB\xBFINSERT INTO a VALUES (2, 'x');\n"
                                                   "SET NAMES latin1;\nINSERT INTO a VALUES (3, '\xE9');\n"
                                                   "DELIMITER //\nsource " +
                                                       deep +
                                                       "\nINSERT INTO a VALUES (6, 'y');\n"
                                                       "CREATE TABLE made AS SELECT COUNT(*) AS n FROM a;\n"
                                                       "SET SESSION sql_mode = 'ANSI_QUOTES';\n-- its end");
    ASSERT_NO_FATAL_FAILURE(
        writeDump("SET NAMES utf8mb4;\nCREATE TABLE a (n int, t varchar(9) CHARACTER SET utf8mb4);\n"
                  "INSERT INTO a VALUES (1, 'x');\nsource " +
                  one + ";\nINSERT INTO \"a\" VALUES (7, 'z');\n\\. " + writeFile(u"empty.sql"_s, "") +
                  "\nINSERT INTO \"a\" VALUES (8, 'z');\n"));
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
    EXPECT_EQ(values(), u"1,2,3,4,5,6,7,8"_s);
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

TEST_F(DumpSourceFiles, ErrorsNameTheFileAndItsLine)
{
    const QByteArray one =
        writeFile(u"one.sql"_s, "INSERT INTO a VALUES (1);\n\nINSERT INTO a VALUES (1);\n");
    writeDump("CREATE TABLE a (n int PRIMARY KEY);\n-- one\nsource " + nameOf(one) +
              "\nINSERT INTO a VALUES (2);\nINSERT INTO a VALUES (3);\nINSERT INTO a VALUES (3);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    EXPECT_EQ(plan->tail->begin.line, 3);
    const RunSummary summary = run(*plan);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->context.serverCode, 1062);
    EXPECT_EQ(summary.error->context.file, QString::fromUtf8(one));
    EXPECT_EQ(summary.error->context.line, 3);
    EXPECT_EQ(summary.error->context.byteOffset, 27);

    writeFile(u"one.sql"_s, "INSERT INTO a VALUES (1);\n");
    execute(u"DROP TABLE %1.a"_s.arg(m_byRun));
    const auto again = makePlan();
    ASSERT_TRUE(again) << qPrintable(again.error().text());
    const RunSummary behind = run(*again);
    ASSERT_TRUE(behind.error);
    EXPECT_EQ(behind.error->context.file, m_dump) << "behind the file it is the dump again";
    EXPECT_EQ(behind.error->context.line, 6);
    EXPECT_EQ(behind.error->context.byteOffset, contentOf(m_dump).lastIndexOf("INSERT"));
}

TEST_F(DumpSourceFiles, AreMissedWhenTheDumpIsPlanned)
{
    const QByteArray one = writeFile(u"one.sql"_s, "INSERT INTO a VALUES (1);\nsource not_there.sql\n");
    writeDump("CREATE TABLE a (n int PRIMARY KEY);\nsource " + nameOf(one) + "\n");
    const auto plan = makePlan();
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().code, ErrorCode::SourceMissing);
    EXPECT_EQ(plan.error().context.file, QString::fromUtf8(one));
    EXPECT_EQ(plan.error().context.line, 2);
    EXPECT_TRUE(plan.error().what.contains(u"not_there.sql"_s)) << qPrintable(plan.error().text());
    EXPECT_TRUE(plan.error().what.contains(QDir::currentPath())) << "both folders that were looked in";
    writeFile(u"one.sql"_s, "SELECT 1;\nsource /no/such/folder/x.sql\n");
    const auto absolute = makePlan();
    ASSERT_FALSE(absolute);
    EXPECT_TRUE(absolute.error().what.contains(u"/no/such/folder/x.sql"_s));
    EXPECT_FALSE(absolute.error().what.contains(QDir::currentPath())) << "nobody looked there";
}

TEST_F(DumpSourceFiles, MayBeDeepButNotWithoutEnd)
{
    const auto deep = [this](int files) {
        QByteArray inner = writeFile(u"inner.sql"_s, "INSERT INTO a VALUES (1);\n");
        for (int i = 1; i < files; ++i)
            inner = writeFile(u"deep%1.sql"_s.arg(i), "source " + nameOf(inner) + "\n");
        writeDump("CREATE TABLE a (n int PRIMARY KEY);\nsource " + nameOf(inner) + "\n");
        return makePlan();
    };
    const auto plan = deep(DumpSources::mostOpen);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_EQ(run(*plan).status, RunState::Done);
    EXPECT_EQ(values(), u"1"_s);
    const auto tooDeep = deep(DumpSources::mostOpen + 1);
    ASSERT_FALSE(tooDeep);
    EXPECT_EQ(tooDeep.error().code, ErrorCode::SourceUnsupported);
    EXPECT_EQ(tooDeep.error().context.line, 1);
}

TEST_F(DumpSourceFiles, ThatReadThemselvesAreRefused)
{
    const QByteArray two = writeFile(u"two.sql"_s, {});
    const QByteArray one = writeFile(u"one.sql"_s, "\nsource " + nameOf(two) + "\n");
    writeDump("CREATE TABLE a (n int PRIMARY KEY);\nsource " + nameOf(one) + "\n");
    for (const QByteArray &again : {nameOf(one), nameOf(two), nameOf(m_dump.toUtf8())}) {
        writeFile(u"two.sql"_s, "-- x\n\nsource " + again + "\n");
        const auto plan = makePlan();
        ASSERT_FALSE(plan) << again.constData();
        EXPECT_EQ(plan.error().code, ErrorCode::SourceUnsupported);
        EXPECT_EQ(plan.error().context.file, QString::fromUtf8(two));
        EXPECT_EQ(plan.error().context.line, 3);
    }
}

TEST_F(DumpSourceFiles, AreNotTheSameAnyMore)
{
    const QByteArray one = writeFile(u"one.sql"_s, "INSERT INTO a VALUES (1);\n");
    writeDump("CREATE TABLE a (n int PRIMARY KEY);\nsource " + nameOf(one) + "\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    writeFile(u"one.sql"_s, "INSERT INTO a VALUES (2);\nINSERT INTO a VALUES (3);\n");
    const RunSummary summary = run(*plan);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::SourceChanged) << qPrintable(summary.error->text());
    EXPECT_TRUE(summary.error->text().contains(QString::fromUtf8(nameOf(one))));
    EXPECT_EQ(tablesNamed(u"%"_s).toInt(), 0) << "nothing is touched";
}

TEST_F(DumpSourceFiles, ChangeTheServerOnlyWhereItIsAskedFor)
{
    const QByteArray one =
        writeFile(u"one.sql"_s, "INSERT INTO a VALUES (1);\n\nSET GLOBAL max_connections = "
                                "77;\nCREATE TABLE b (n int);\n");
    writeDump(
        "CREATE TABLE a (n int PRIMARY KEY);\n-- as long as it takes to lie behind the others\nsource " +
        nameOf(one) + "\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_EQ(plan->others.size(), 1);
    EXPECT_EQ(plan->others.first().text, "SET GLOBAL max_connections = 77");
    EXPECT_EQ(plan->others.first().file, QString::fromUtf8(one));
    EXPECT_EQ(plan->others.first().place, (SqlPlace{.line = 3, .byteOffset = 27}));
    ASSERT_TRUE(plan->tail);
    EXPECT_EQ(plan->tail->tables.size(), 1);
    EXPECT_TRUE(std::any_of(plan->tail->statements.begin(), plan->tail->statements.end(),
                            [](const DumpStatement &statement) {
                                return !statement.objects.isEmpty() &&
                                       statement.objects.first().name == u"b"_s;
                            }))
        << "what the file makes is looked for on the server";
    EXPECT_EQ(run(*plan).status, RunState::Done);
    EXPECT_NE(m_server.value(u"SELECT @@GLOBAL.max_connections"_s).toInt(), 77);
}

TEST_F(DumpSourceFiles, KilledAtAnyMomentAreTheSame)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    int id = 0;
    const auto rows = [&id](int count) {
        QByteArray sql;
        for (int i = 0; i < count; ++i)
            sql +=
                "INSERT INTO a (id, n, t) VALUES (" + QByteArray::number(++id) + ", 1, REPEAT('x', 150));\n";
        return sql;
    };
    QByteArray sql =
        "CREATE TABLE a (id int PRIMARY KEY, n int, t varchar(200));\nCREATE TABLE log (n bigint);\n";
    for (int part = 0; part < 6; ++part) {
        const QByteArray number = QByteArray::number(part);
        const QByteArray deep =
            writeFile(u"deep%1.sql"_s.arg(part),
                      rows(100) + "UPDATE a SET n = n + 1 WHERE id % 3 = 0;\nCREATE TABLE d" + number +
                          " AS SELECT SUM(n) AS s FROM a;\n" + rows(20));
        const QByteArray one = writeFile(u"one%1.sql"_s.arg(part),
                                         rows(60) + "START TRANSACTION;\n" + rows(20) + "source " + deep +
                                             "\n" + rows(20) + "SET autocommit = 0;\n" + rows(20) +
                                             "UPDATE a SET n = n + 10 WHERE id % 5 = 0;\nCOMMIT;\n" +
                                             rows(1) + "CREATE TABLE t" + number +
                                             " AS SELECT SUM(n) AS s FROM a;\nSET autocommit = 1;\n" +
                                             "INSERT INTO log SELECT SUM(n) FROM a");
        sql += rows(20) + "source " + one + "\n" + rows(20);
    }
    writeDump(sql);
    ASSERT_NO_FATAL_FAILURE(expectTailSurvivesKills(random));
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_TRUE(plan->tail);
    EXPECT_EQ(plan->tail->sources.size(), 12) << "the files were what was killed in";
}

} // namespace millrace::test::dumpsources_test
