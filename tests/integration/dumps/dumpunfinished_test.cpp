// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps whose tool was stopped before their end, and tables of a dump that are damaged, through the command
// line: what is said before and after the load, and that nothing is claimed of what is not there.
#include "tests/integration/programs/streamcase.h"
#include "tests/support/shelldumpwriter.h"

namespace millrace::test::dumpunfinished_test {

namespace {

const QByteArray head = "/*!40101 SET NAMES utf8mb4*/;\n/*!40014 SET FOREIGN_KEY_CHECKS=0*/;\n";

class UnfinishedDumps : public StreamCase
{
protected:
    void SetUp() override
    {
        StreamCase::SetUp();
        m_server.execute(u"DROP TABLE %1.t"_s.arg(m_schema));
        ASSERT_TRUE(QDir(m_folder.path()).mkdir(u"dump"_s));
    }
    QString dump() const { return path(u"dump"_s); }
    QString plan() const { return path(u"p.millrace"_s); }
    /// mydumper's, of two tables.
    void writeMydumper(const QString &metadata) const
    {
        QByteArray content = "Started dump at: 2026-11-28 01:00:00\n";
        if (metadata == "metadata"_L1)
            content += "Finished dump at: 2026-11-28 01:00:01\n";
        write(u"dump/"_s + metadata, content);
        for (const char *table : {"a", "b"}) {
            const QString name = u"dump/shop.%1"_s.arg(QLatin1String(table));
            write(name + u"-schema.sql"_s,
                  head + "CREATE TABLE `" + table + "` (`id` int NOT NULL, PRIMARY KEY (`id`));\n");
            write(name + u".00000.sql"_s, head + "INSERT INTO `" + table + "` VALUES(1),\n(2);\n");
        }
    }
    Outcome makePlan(const QStringList &more = {}) const
    {
        return cli(QStringList{u"plan"_s, dump(), u"--target"_s, target(), u"-o"_s, plan()} + more);
    }
    void expectSaidAndNotWhole(const QByteArray &sentence)
    {
        const Outcome planned = makePlan();
        ASSERT_EQ(planned.exitCode, 0) << planned.errors.constData();
        const Outcome checked = cli({u"check"_s, plan()});
        EXPECT_EQ(checked.exitCode, 0) << "it can be loaded";
        EXPECT_TRUE(checked.output.contains(sentence)) << checked.output.constData();
        EXPECT_TRUE(checked.output.contains("may be missing")) << checked.output.constData();
        const Outcome run = cli({u"run"_s, plan()});
        EXPECT_EQ(run.exitCode, 3) << run.output.constData() << run.errors.constData();
        const QByteArray said = run.output + run.errors;
        EXPECT_TRUE(said.contains("The dump itself was not finished.")) << said.constData();
        EXPECT_TRUE(said.contains(sentence)) << said.constData();
        EXPECT_FALSE(said.contains("All rows of the dump were loaded")) << "to follow its source";
        const QString id = QDir(home() + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
        EXPECT_EQ(cli({u"report"_s, id, u"-o"_s, path(u"r.json"_s)}).exitCode, 0);
        EXPECT_TRUE(readWholeFile(path(u"r.json"_s))->contains(sentence));
    }
};

} // namespace

TEST_F(UnfinishedDumps, OfMydumperAreLoadedAndNotCalledWhole)
{
    writeMydumper(u"metadata.partial"_s);
    expectSaidAndNotWhole("mydumper did not finish this dump");
    EXPECT_EQ(rows(u"a"_s) + rows(u"b"_s), 4);
}

TEST_F(UnfinishedDumps, OfMySqlShellAreLoadedAndNotCalledWhole)
{
    ShellDumpWriter writer(dump());
    writer.views.clear();
    writer.write(
        {{.schema = m_schema,
          .name = u"a"_s,
          .columns = {u"id"_s},
          .chunks = {"1\n2\n"},
          .createSql = u"CREATE TABLE IF NOT EXISTS `a` (`id` int NOT NULL, PRIMARY KEY (`id`));\n"_s}},
        false);
    write(u"dump/"_s + m_schema + u".sql"_s, "-- of its schema\n");
    expectSaidAndNotWhole("@.done.json is missing");
    EXPECT_EQ(rows(u"a"_s), 2);
}

TEST_F(UnfinishedDumps, AFinishedOneIsWhole)
{
    writeMydumper(u"metadata"_s);
    ASSERT_EQ(makePlan().exitCode, 0);
    EXPECT_FALSE(cli({u"check"_s, plan()}).output.contains("may be missing"));
    const Outcome run = cli({u"run"_s, plan()});
    EXPECT_EQ(run.exitCode, 0) << run.output.constData() << run.errors.constData();
}

TEST_F(UnfinishedDumps, OneTableThatIsDamagedSaysWhy)
{
    writeMydumper(u"metadata"_s);
    const QByteArray whole = packed(head + "INSERT INTO `a` VALUES(1),\n(2);\n", "gzip");
    ASSERT_TRUE(QFile::remove(dump() + u"/shop.a.00000.sql"_s));
    write(u"dump/shop.a.00000.sql.gz"_s, whole.left(30));
    const Outcome damaged = makePlan({u"--dump-table"_s, u"a"_s});
    EXPECT_NE(damaged.exitCode, 0);
    EXPECT_TRUE(damaged.errors.contains("shop.a.00000.sql.gz")) << damaged.errors.constData();
    EXPECT_FALSE(damaged.errors.contains("no table")) << damaged.errors.constData();
    // A name that is none is still said to be none.
    const Outcome unknown = makePlan({u"--dump-table"_s, u"c"_s});
    EXPECT_NE(unknown.exitCode, 0);
    EXPECT_FALSE(unknown.errors.contains("shop.a.00000.sql.gz:")) << unknown.errors.constData();
}

} // namespace millrace::test::dumpunfinished_test
