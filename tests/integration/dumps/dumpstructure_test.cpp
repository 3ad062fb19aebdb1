// SPDX-License-Identifier: GPL-3.0-or-later
// What a dump makes of its tables before their rows: announced together where nobody can tell, and gone on
// with wherever it was killed.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/run/wholedump/dumpstatements.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/qtprinters.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <algorithm>
#include <gtest/gtest.h>

namespace millrace::test::dumpstructure_test {

namespace {

class DumpStructure : public DumpCase
{
protected:
    void SetUp() override
    {
        DumpCase::SetUp();
        writeDump("SET NAMES utf8mb4;\n"
                  "DROP TABLE IF EXISTS `a`;\n/*!40101 SET @saved_cs_client = @@character_set_client */;\n"
                  "CREATE TABLE `a` (`id` int NOT NULL, PRIMARY KEY (`id`));\n"
                  "DROP TABLE IF EXISTS `b`;\nCREATE TABLE `b` (`id` int NOT NULL, PRIMARY KEY (`id`));\n"
                  "CREATE TABLE `c` (`id` int NOT NULL, PRIMARY KEY (`id`));\n"
                  "-- Dump completed on 2026-11-25 12:00:00\n");
        const auto plan = makePlan(ExistingTables::Replace);
        ASSERT_TRUE(plan) << plan.error().text();
        m_plan = *plan;
        for (qsizetype i = 0; i < m_plan.before.size(); ++i)
            if (m_plan.before.at(i).phase != SqlPhase::Session)
                m_indexes << i;
        ASSERT_EQ(m_indexes.size(), 5);
    }

    Result<void> runThem(const QString &folder)
    {
        const auto log = StatementLog::open(folder);
        if (!log)
            return fail(log.error());
        const ResolvedConnection target = m_server.connection();
        DumpStatements statements({.plan = m_plan, .target = target, .log = **log, .stop = {}, .kept = {}});
        return statements.run(u"before"_s, m_plan.before);
    }
    /// "begun 1", "done 1", …, the number of the statement among those that are no settings.
    QStringList told(const QString &folder) const
    {
        QStringList lines;
        for (const QByteArray &line : contentOf(folder + u"/statements.jsonl"_s).split('\n')) {
            const QJsonObject json = QJsonDocument::fromJson(line).object();
            if (!json.isEmpty())
                lines << u"%1 %2"_s.arg(json.value(u"state"_s).toString())
                             .arg(m_indexes.indexOf(json.value(u"index"_s).toInteger()) + 1);
        }
        return lines;
    }
    QString columns(const QString &table)
    {
        return m_server
            .value(u"SELECT GROUP_CONCAT(COLUMN_NAME) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = "
                   "'%1' AND TABLE_NAME = '%2'"_s.arg(m_byRun, table))
            .toString();
    }

    DumpPlan m_plan;
    QVector<qsizetype> m_indexes; ///< in plan.before, of what is no setting
};

} // namespace

TEST_F(DumpStructure, IsAnnouncedTogetherWhereEachTableIsDroppedBefore)
{
    const QTemporaryDir folder;
    const auto ran = runThem(folder.path());
    ASSERT_TRUE(ran) << ran.error().text();
    EXPECT_EQ(told(folder.path()),
              (QStringList{u"begun 1"_s, u"begun 2"_s, u"begun 3"_s, u"begun 4"_s, u"done 1"_s, u"done 2"_s,
                           u"done 3"_s, u"done 4"_s, u"begun 5"_s, u"done 5"_s}))
        << "the last has no DROP before it";
}

TEST_F(DumpStructure, GoesOnWhereverItWasKilledAndMeetsNothingForeign)
{
    for (int done = 0; done <= 4; ++done)
        for (const bool ranButNotTold : {false, true}) {
            SCOPED_TRACE(testing::Message() << done << " done, the next one " << ranButNotTold);
            for (const char *table : {"a", "b", "c"})
                execute(u"DROP TABLE IF EXISTS "_s + in(m_byRun, QLatin1String(table)));
            execute(u"CREATE TABLE %1 (foreign_one int)"_s.arg(in(m_byRun, u"a"_s)));
            execute(u"CREATE TABLE %1 (foreign_one int)"_s.arg(in(m_byRun, u"b"_s)));
            const QTemporaryDir folder;
            {
                const auto log = StatementLog::open(folder.path());
                ASSERT_TRUE(log);
                ASSERT_TRUE((*log)->begin(u"before"_s, m_indexes.mid(0, 4)));
                const auto connection = openForDump(m_plan, m_server.connection());
                ASSERT_TRUE(connection);
                for (int i = 0; i < std::min(4, done + (ranButNotTold ? 1 : 0)); ++i) {
                    const auto ran = (*connection)->executeScript(m_plan.before.at(m_indexes.at(i)).text);
                    ASSERT_TRUE(ran) << ran.error().text();
                    if (i < done) {
                        ASSERT_TRUE((*log)->ran(u"before"_s, m_indexes.at(i)));
                    }
                }
            }
            const auto ran = runThem(folder.path());
            ASSERT_TRUE(ran) << ran.error().text();
            for (const char *table : {"a", "b", "c"})
                EXPECT_EQ(columns(QLatin1String(table)), u"id"_s) << table;
        }
}

TEST_F(DumpStructure, RefusesATableThatIsThereAndIsNotDropped)
{
    execute(u"CREATE TABLE %1 (foreign_one int)"_s.arg(in(m_byRun, u"c"_s)));
    const QTemporaryDir folder;
    const auto ran = runThem(folder.path());
    ASSERT_FALSE(ran);
    EXPECT_EQ(ran.error().context.serverCode, 1050);
    EXPECT_EQ(columns(u"c"_s), u"foreign_one"_s);
}

} // namespace millrace::test::dumpstructure_test
