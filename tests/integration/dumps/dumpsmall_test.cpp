// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps of many small tables: what is asked for all of them at once is what each is by itself.
#include "core/base/literals.h"
#include "core/plan/checks/tablesahead.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::dumpsmall_test {

namespace {

/// All that is known of a table, in words.
QStringList described(const TableSchema &table)
{
    QStringList all{table.schema,    table.name,      table.engine,
                    table.rowFormat, table.collation, table.createSql};
    all << u"%1 %2 %3"_s.arg(table.view).arg(table.transactional).arg(table.partitions);
    for (const Column &column : table.columns)
        all << u"%1 %2 %3 %4%5%6%7"_s.arg(column.name, column.type, column.charset)
                   .arg(column.nullable)
                   .arg(column.hasDefault)
                   .arg(column.autoIncrement)
                   .arg(column.generated);
    for (const Index &index : table.indexes)
        all << u"%1 (%2) %3%4"_s.arg(index.name, index.columns.join(u','))
                   .arg(index.unique)
                   .arg(index.primary);
    return all + table.triggers + table.foreignKeys;
}

class DumpSmall : public DumpCase
{
protected:
    static constexpr int tables = 60;
    static constexpr int rows = 30;

    void writeTables()
    {
        Plan defaults;
        defaults.indexes = IndexPolicy::Keep; // as it is chosen for tables so small
        m_defaults = defaults;
        QByteArray sql = "SET NAMES utf8mb4;\n";
        for (int table = 0; table < tables; ++table) {
            const QByteArray name = "`t" + QByteArray::number(table) + '`';
            sql += "DROP TABLE IF EXISTS " + name + ";\nCREATE TABLE " + name +
                   " (`id` int NOT NULL, `s` varchar(20), PRIMARY KEY (`id`)) CHARSET=utf8mb4;\n";
            sql += "INSERT INTO " + name + " VALUES ";
            for (int row = 0; row < rows; ++row)
                sql += (row > 0 ? ",(" : "(") + QByteArray::number(row) + ",'row " +
                       QByteArray::number(row * table) + "')";
            sql += ";\n";
        }
        writeDump(sql);
    }
    qint64 selects()
    {
        const auto connection = Connection::open(m_server.connection());
        const auto found = connection ? (*connection)->rows(u"SHOW GLOBAL STATUS LIKE 'Com_select'"_s)
                                      : Result<QVector<QVector<QVariant>>>(fail(connection.error()));
        return found ? found->value(0).value(1).toLongLong() : -1'000'000;
    }
    QByteArray eventsOf(const QString &folder) { return contentOf(folder + u"/events.jsonl"_s); }
};

} // namespace

TEST_F(DumpSmall, TablesAskedForTogetherAreWhatEachIsByItself)
{
    ASSERT_NO_FATAL_FAILURE(makeSource(4));
    execute(u"CREATE TABLE %1.parted (a int NOT NULL, KEY (a)) PARTITION BY HASH (a) PARTITIONS 3"_s.arg(
        m_source));
    execute(u"CREATE TABLE %1.`it's %1` (a int DEFAULT 7, b int AS (a + 1)) ENGINE=MyISAM"_s.arg(m_source));
    const auto connection = Connection::open(m_server.connection());
    ASSERT_TRUE(connection);
    const QStringList names{u"parent"_s, u"child"_s,   u"empty_one"_s,    u"log"_s,
                            u"parted"_s, u"it's %1"_s, u"a_view_of_it"_s, u"not_there"_s};
    QVector<TablesAhead::Name> next;
    for (const QString &name : names)
        next << TablesAhead::Name{m_source, name};
    TablesAhead ahead(next);
    for (int time = 0; time < 2; ++time) // once together, then each by itself
        for (const QString &name : names) {
            const auto one = readTable(**connection, m_source, name);
            const auto known = ahead.read(**connection, m_source, name);
            ASSERT_EQ(known.has_value(), one.has_value()) << name;
            if (one)
                EXPECT_EQ(described(*known), described(*one)) << name;
            else
                EXPECT_EQ(known.error().text(), one.error().text());
        }
    execute(u"ALTER TABLE %1.log ADD KEY by_what (what)"_s.arg(m_source));
    const auto changed = ahead.read(**connection, m_source, u"log"_s);
    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->indexes.size(), 2) << "who asks again hears how it is now";
}

/// Each was some sixteen of its own.
TEST_F(DumpSmall, AskFewQuestionsForEachTable)
{
    writeTables();
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << plan.error().text();
    const qint64 before = selects();
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    EXPECT_LT(selects() - before, 10 * tables);
    ASSERT_NO_FATAL_FAILURE(byClient());
    expectSameSchemas();
}

/// What a table's run tells while it ends, before its summary is written.
TEST_F(DumpSmall, EventsCountTheRowsTheyTellOf)
{
    writeTables();
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << plan.error().text();
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    const QByteArray all = eventsOf(m_folder->path());
    const auto table = begunTable(*m_folder, 0);
    ASSERT_TRUE(table && *table);
    const QByteArray own = eventsOf((*table)->path());
    EXPECT_TRUE(own.contains("30 rows loaded")) << own;
    EXPECT_TRUE(own.contains("all 30 rows")) << own;
    for (const QByteArray &events : {all, own})
        EXPECT_FALSE(events.contains("of 0 rows") || events.contains("\"0 rows loaded") ||
                     events.contains(": 0 rows loaded"))
            << events;
}

/// Those that are dropped were not there when it was asked, and are by the time it is their turn.
TEST_F(DumpSmall, ATableMadeTwiceIsDroppedInBetween)
{
    writeDump("DROP TABLE IF EXISTS `a`;\nCREATE TABLE `a` (`id` int NOT NULL, PRIMARY KEY (`id`));\n"
              "DROP TABLE IF EXISTS `b`;\nCREATE TABLE `b` (`id` int NOT NULL, PRIMARY KEY (`id`));\n"
              "DROP TABLE IF EXISTS `a`;\nCREATE TABLE `a` (`id` bigint NOT NULL, PRIMARY KEY (`id`));\n"
              "INSERT INTO `b` VALUES (1);\n");
    ASSERT_NO_FATAL_FAILURE(byClient());
    ASSERT_NO_FATAL_FAILURE(byRun());
    expectSameSchemas();
}

} // namespace millrace::test::dumpsmall_test
