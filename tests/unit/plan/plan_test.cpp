// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/plan/checks/preflight.h"
#include "core/plan/plan.h"
#include "core/plan/statements.h"
#include "core/plan/tableplanner.h"
#include "core/plan/wholedump/dumplisting.h"
#include "core/plan/wholedump/runplan.h"
#include "core/server/login/connectionurl.h"
#include "tests/support/qtprinters.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::plan_test {

namespace {

Plan example()
{
    Plan plan;
    plan.name = u"action credits “2010”"_s;
    plan.source.name = u"credits"_s;
    plan.source.fieldCount = 3;
    plan.source.fieldNames = {u"a"_s, u"b"_s, u"c"_s};
    plan.source.dialect.fieldsTerminatedBy = "\xff\t";
    plan.source.files = {{.path = u"/d/ö.txt"_s,
                          .fingerprint = {.bytes = 5'000'000'000,
                                          .modifiedMs = 1'790'000'000'123,
                                          .headHash = 0xfedcba9876543210ULL,
                                          .tailHash = 1},
                          .rows = 123'456'789,
                          .bodyOffset = 3}};
    plan.connection = *connectionFromUrl(u"mysql://app@db1:3307/causes?ssl-mode=required"_s);
    plan.schema = u"causes"_s;
    plan.table = u"credits"_s;
    plan.mapping.fields = *parseColumnList(u"(@discard, user_id, @a)"_s);
    plan.mapping.expressions = {{u"action"_s, u"CONCAT('web_', @a)"_s}};
    plan.chunkRows = 50'000;
    plan.workers = 4;
    plan.onDuplicate = OnDuplicate::Replace;
    plan.session = {{u"wait_timeout"_s, u"1000"_s}};
    return plan;
}

/// With settings of server and machine.
Plan tuned()
{
    Plan plan = example();
    plan.global = {{u"sync_binlog"_s, u"0"_s}, {u"innodb_redo_log"_s, u"OFF"_s}};
    plan.host = {{u"swappiness"_s, u"1"_s}};
    plan.redoLogOffServer = u"uuid"_s;
    plan.unloggedServer = u"db1"_s;
    return plan;
}

} // namespace

TEST(TablePlanner, MakesTheTableFromTheSourcesOwnStatementOrFromItsRows)
{
    Source source = example().source;
    source.createSql = u"DROP TABLE IF EXISTS `c`;\nCREATE TABLE `c` (`a` int, `b` uuid) ENGINE=Aria;\n"_s;
    const auto own = plannedTable(source, u"s"_s, u"t"_s, {});
    ASSERT_TRUE(own) << own.error().text();
    EXPECT_EQ(own->createSql, u"CREATE TABLE IF NOT EXISTS `s`.`t` (`a` int, `b` uuid) ENGINE=Aria"_s);
    EXPECT_FALSE(own->mapping);
    EXPECT_TRUE(own->notes.isEmpty()) << "it was written for such a server";

    source.createSql = u"CREATE TABLE `c` (`a` int); DROP TABLE `x`"_s;
    EXPECT_EQ(plannedTable(source, u"s"_s, u"t"_s, {}).error().code, ErrorCode::ExpressionInvalid);
    source.createSql.clear();
    EXPECT_EQ(plannedTable(source, u"s"_s, u"t"_s, {}).error().code, ErrorCode::MappingIncomplete)
        << "nobody has looked at the rows yet";
}

TEST(TablePlanner, ChecksTheMappingAgainstTheTableWhereItIsKnown)
{
    const Plan plan = example();
    EXPECT_TRUE(checkPlan(plan, std::nullopt));
    const TableSchema table{.schema = u"causes"_s, .name = u"credits"_s, .columns = {{.name = u"other"_s}}};
    ASSERT_FALSE(checkPlan(plan, table));
    EXPECT_NE(checkPlan(plan, table).error().code, ErrorCode::PlanInvalid);
    Plan invalid = plan;
    invalid.workers = 0;
    EXPECT_EQ(checkPlan(invalid, std::nullopt).error().code, ErrorCode::PlanInvalid);
}

TEST(RunPlan, IsOfOneTableOrOfAWholeDump)
{
    const Plan table = example();
    const auto one = RunPlan::fromJson(table.toJson());
    ASSERT_TRUE(one) << one.error().text();
    ASSERT_TRUE(one->table());
    EXPECT_FALSE(one->isWholeDump());
    EXPECT_EQ(one->toJson(), table.toJson());
    EXPECT_EQ(one->target(), u"causes.credits"_s);
    EXPECT_EQ(one->schema(), u"causes"_s);
    EXPECT_EQ(one->rows(), 123'456'789);
    EXPECT_EQ(one->bytes(), 5'000'000'000);
    EXPECT_EQ(one->tables().size(), 1);

    DumpPlan dump{.name = u"all"_s, .path = u"/d/all.sql"_s, .connection = table.connection, .workers = 3};
    dump.tables = {table, table};
    const auto whole = RunPlan::fromJson(dump.toJson());
    ASSERT_TRUE(whole) << whole.error().text();
    EXPECT_TRUE(whole->isWholeDump());
    EXPECT_EQ(whole->toJson(), dump.toJson());
    EXPECT_EQ(whole->target(), u"2 tables"_s);
    EXPECT_EQ(whole->schema(), u"causes"_s) << "where its first table writes the settings down";
    EXPECT_EQ(whole->rows(), 2 * 123'456'789);
    EXPECT_EQ(whole->chunkRows(), 50'000);
    EXPECT_EQ(whole->workers(), 3);
    EXPECT_TRUE(whole->source().isEmpty());

    const QTemporaryDir folder;
    const QString path = folder.filePath(u"x.millrace"_s);
    EXPECT_EQ(RunPlan::load(path).error().code, ErrorCode::PlanUnreadable);
    ASSERT_TRUE(table.save(path));
    EXPECT_EQ(RunPlan::load(path)->name(), table.name);
}

/// A dump's plan of hundreds of tables need not be written anew only to be copied.
TEST(RunPlan, KeepsTheTextItWasReadFromUntilItSaysSomethingElse)
{
    DumpPlan dump{.name = u"all"_s, .path = u"/d/all.sql"_s, .connection = example().connection};
    dump.tables = {example()};
    const QByteArray byHand = QJsonDocument::fromJson(dump.toJson()).toJson(QJsonDocument::Compact);
    const auto read = RunPlan::fromJson(byHand);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(read->toJson(), byHand);
    const RunPlan arrived = read->withStream(SourceStream{.spool = u"/d/all.sql"_s});
    EXPECT_TRUE(arrived.toJson().contains("\"stream\"")) << arrived.toJson();
    EXPECT_FALSE(arrived.withStream(std::nullopt).toJson().contains("\"stream\""));
}

TEST(DumpListing, HasTheDumpsStatementsAroundThoseOfItsTables)
{
    DumpPlan dump{.path = u"/d/all.sql"_s};
    dump.before << DumpStatement{.text = "SET NAMES latin1", .place = {.line = 1'204}};
    dump.after << DumpStatement{
        .text = "CREATE VIEW v AS SELECT 1", .file = u"/d/v.sql"_s, .place = {.line = 2}};
    dump.tables = {example(), example()};
    const QStringList all = dumpStatementTexts(dump);
    EXPECT_EQ(all.first(), u"-- before the rows, line 1,204 of all.sql\nSET NAMES latin1;\n"_s);
    EXPECT_EQ(all.last(), u"-- after all rows, line 2 of v.sql\nCREATE VIEW v AS SELECT 1;\n"_s);
    EXPECT_EQ(all.size(), 2 + 2 * plannedStatements(example()).size());
    EXPECT_EQ(all.at(1), u"-- credits: "_s + plannedStatements(example()).first().text().mid(3));

    const QStringList fewer = dumpStatementTexts(dump, {.mostTables = 1, .mostStatements = 1});
    EXPECT_EQ(fewer.at(fewer.size() - 2), u"-- and so on for 1 table more\n"_s);
    EXPECT_EQ(fewer.last(), u"-- and 1 more: millrace-cli sql shows all of them\n"_s);
    EXPECT_EQ(dumpStatementTexts(dump, {.mostTables = 0}).size(), 2);
}

TEST(Plan, IsTheSameAfterSavingAndOpening)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"x.millrace"_s);
    const Plan plan = tuned();
    ASSERT_TRUE(plan.save(path));
    const auto opened = Plan::load(path);
    ASSERT_TRUE(opened) << opened.error().text();
    EXPECT_EQ(opened->toJson(), plan.toJson());
    EXPECT_EQ(opened->source.files.first().fingerprint, plan.source.files.first().fingerprint);
    EXPECT_EQ(opened->source.dialect, plan.source.dialect);
    EXPECT_EQ(opened->mapping, plan.mapping);
    EXPECT_EQ(opened->connection, plan.connection);
    EXPECT_EQ(opened->session, plan.session);
    EXPECT_EQ(opened->global, plan.global);
    EXPECT_EQ(opened->host, plan.host);
    EXPECT_EQ(opened->redoLogOffServer, plan.redoLogOffServer);
    EXPECT_EQ(opened->unloggedServer, plan.unloggedServer);
}

TEST(Plan, KeepsTheZoneOfTheDumpAndASessionSettingGoesOverIt)
{
    Plan plan = example();
    EXPECT_EQ(plan.sessionTimeZone(), QString());
    EXPECT_EQ(plan.sessionSettings(), plan.session);
    EXPECT_EQ(timeZoneStatement(plan), QString());
    plan.source.timeZone = u"+00:00"_s;
    plan.source.sqlMode = u"NO_AUTO_VALUE_ON_ZERO"_s;
    const auto opened = Plan::fromJson(plan.toJson());
    ASSERT_TRUE(opened) << opened.error().text();
    EXPECT_EQ(opened->source.timeZone, plan.source.timeZone);
    EXPECT_EQ(opened->source.sqlMode, plan.source.sqlMode);
    EXPECT_EQ(timeZoneStatement(plan), u"SET SESSION time_zone = '+00:00'"_s);
    QStringList zones;
    const auto collect = [&zones](const Plan &shown) {
        zones.clear();
        for (const PlannedStatement &statement : plannedStatements(shown))
            if (statement.sql.contains(u"time_zone"_s, Qt::CaseInsensitive))
                zones << statement.sql;
    };
    collect(plan);
    EXPECT_EQ(zones, QStringList{u"SET SESSION time_zone = '+00:00'"_s});

    plan.session << SessionSetting{u"Time_Zone"_s, u"SYSTEM"_s};
    EXPECT_EQ(plan.sessionTimeZone(), u"SYSTEM"_s);
    collect(plan);
    EXPECT_EQ(zones, QStringList{u"SET SESSION Time_Zone = 'SYSTEM'"_s});
}

TEST(Plan, WhatIsNoNameOfAZoneIsRefused)
{
    for (const char *zone :
         {"+00:00", "SYSTEM", "Etc/GMT+12", "America/Port-au-Prince", "posix/Asia/Tokyo"}) {
        Plan plan = example();
        plan.source.timeZone = QString::fromLatin1(zone);
        EXPECT_TRUE(Plan::fromJson(plan.toJson())) << zone;
    }
    for (const char *zone : {"'; DROP TABLE t; -- ", "+00:00'", "a b", "+00:00\n", "\\", "(SELECT 1)"}) {
        Plan plan = example();
        plan.source.timeZone = QString::fromLatin1(zone);
        const auto opened = Plan::fromJson(plan.toJson());
        ASSERT_FALSE(opened) << zone;
        EXPECT_EQ(opened.error().code, ErrorCode::PlanInvalid);
        EXPECT_FALSE(opened.error().howToFix.isEmpty());
    }
}

TEST(Plan, HoldsNoPassword)
{
    const auto url = connectionFromUrl(u"mysql://app:secret@db1/causes"_s);
    EXPECT_FALSE(url) << "a password in the URL would end up in shell histories and plans";
    EXPECT_FALSE(example().toJson().contains("password"));
}

/// A program that knows nothing of the way there, or of JSON Lines, must not run such a plan.
TEST(Plan, IsOfAHigherVersionWhereOlderProgramsWouldReadSomethingElse)
{
    const auto version = [](const Plan &plan) {
        return plan.toJsonObject().value(u"schema_version"_s).toInt();
    };
    EXPECT_EQ(version(example()), 1);
    Plan behindSsh = example();
    behindSsh.connection.ssh.destination = u"ops@bastion"_s;
    EXPECT_EQ(version(behindSsh), 2);
    Plan jsonLines = example();
    jsonLines.source.dialect.jsonKeys = {u"id"_s};
    EXPECT_EQ(version(jsonLines), 2);
    const auto opened = Plan::fromJson(behindSsh.toJson());
    ASSERT_TRUE(opened) << qPrintable(opened.error().text());
    EXPECT_EQ(opened->connection.ssh, behindSsh.connection.ssh);
    // More than need be is no fault.
    EXPECT_TRUE(Plan::fromJson(example().toJson().replace("\"schema_version\": 1", "\"schema_version\": 2")));
}

TEST(Plan, SaysWhyAFileIsNoPlan)
{
    const auto code = [](const QByteArray &bytes) {
        const auto plan = Plan::fromJson(bytes);
        return plan ? ErrorCode{} : plan.error().code;
    };
    EXPECT_EQ(code(""), ErrorCode::PlanUnreadable);
    EXPECT_EQ(code("{}"), ErrorCode::PlanUnreadable);
    EXPECT_EQ(code("[1]"), ErrorCode::PlanUnreadable);
    QByteArray json = example().toJson();
    EXPECT_EQ(code(json.left(json.size() / 2)), ErrorCode::PlanUnreadable);
    EXPECT_EQ(code(QByteArray(json).replace("\"schema_version\": 1", "\"schema_version\": 3")),
              ErrorCode::PlanTooNew);
    EXPECT_EQ(code(QByteArray(json).replace("\"workers\": 4", "\"workers\": 0")), ErrorCode::PlanInvalid);
    EXPECT_EQ(code(QByteArray(json).replace("\"workers\": 4", "\"workers\": 65")), ErrorCode::PlanInvalid);
    EXPECT_EQ(code(QByteArray(json).replace("\"rows\": 50000", "\"rows\": 0")), ErrorCode::PlanInvalid);
    EXPECT_EQ(code(QByteArray(json).replace("\"on_error\": \"stop\"", "\"on_error\": \"ignore\"")),
              ErrorCode::PlanInvalid);
    EXPECT_EQ(code(QByteArray(json).replace("\"kind\": \"variable\"", "\"kind\": \"sql\"")),
              ErrorCode::PlanInvalid);
    // A version beyond an int is not version 0; what is of the wrong type is not its default.
    EXPECT_EQ(code(QByteArray(json).replace("\"schema_version\": 1", "\"schema_version\": 99999999999")),
              ErrorCode::PlanTooNew);
    for (const auto &[member, now] : {std::pair("\"workers\": 4", "\"workers\": \"4\""),
                                      {"\"workers\": 4", "\"workers\": 4.5"},
                                      {"\"workers\": 4", "\"workers\": 1e308"},

                                      {"\"rows\": 50000", "\"rows\": [50000]"},
                                      {"\"rows\": 50000", "\"rows\": {}"},
                                      {"\"rows\": 50000", "\"rows\": true"}}) {
        QByteArray strange = json;
        strange.replace(member, now);
        ASSERT_NE(strange, json) << member;
        const auto plan = Plan::fromJson(strange);
        ASSERT_FALSE(plan) << now;
        EXPECT_EQ(plan.error().code, ErrorCode::PlanInvalid) << now;
        EXPECT_TRUE(plan.error().what.contains(u"“"_s)) << plan.error().text();
        EXPECT_FALSE(plan.error().howToFix.isEmpty());
    }
    EXPECT_EQ(code(json), ErrorCode{}) << "the replacements above must be what makes it fail";
}

TEST(Plan, MissingFileIsAnErrorThatNamesIt)
{
    const auto plan = Plan::load(u"/nowhere/x.millrace"_s);
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().code, ErrorCode::PlanUnreadable);
    EXPECT_TRUE(plan.error().text().contains(u"x.millrace"_s));
}

TEST(PlannedStatements, TellEverythingARunDoesInOrder)
{
    QStringList purposes;
    QString load;
    for (const PlannedStatement &statement : plannedStatements(example())) {
        purposes << statement.sql.section(u' ', 0, 1);
        if (statement.sql.startsWith(u"LOAD DATA"_s)) {
            load = statement.sql;
            EXPECT_EQ(statement.times, (123'456'789 + 49'999) / 50'000);
        }
    }
    EXPECT_EQ(purposes, (QStringList{u"CREATE TABLE"_s, u"INSERT INTO"_s, u"SELECT COUNT(*)"_s,
                                     u"SET SESSION"_s, u"SET SESSION"_s, u"SET SESSION"_s, u"SET SESSION"_s,
                                     u"START TRANSACTION"_s, u"LOAD DATA"_s, u"INSERT INTO"_s, u"COMMIT"_s,
                                     u"SELECT COUNT(*)"_s, u"SELECT COUNT(*),"_s, u"DELETE FROM"_s,
                                     u"LOCK TABLES"_s, u"DROP TABLE"_s, u"UNLOCK TABLES"_s}));
    EXPECT_TRUE(load.contains(u"REPLACE INTO TABLE `causes`.`credits`"_s)) << load;
}

TEST(Statements, SettingsOfTheServerStandBeforeTheLoadAndComeBackBehindItInReverse)
{
    QStringList sql;
    for (const PlannedStatement &statement : plannedStatements(tuned()))
        sql << statement.sql;
    const auto at = [&sql](const char *text) { return sql.indexOf(QString::fromUtf8(text)); };
    constexpr qsizetype missing = -1;
    const auto load = sql.indexOf(u"COMMIT"_s);
    ASSERT_NE(load, missing);
    ASSERT_NE(at("SET GLOBAL sync_binlog = 0"), missing);
    EXPECT_LT(at("SET GLOBAL sync_binlog = 0"), at("ALTER INSTANCE DISABLE INNODB REDO_LOG"));
    EXPECT_LT(at("ALTER INSTANCE DISABLE INNODB REDO_LOG"), load);
    EXPECT_LT(load, at("ALTER INSTANCE ENABLE INNODB REDO_LOG"));
    EXPECT_LT(at("ALTER INSTANCE ENABLE INNODB REDO_LOG"), at("SET GLOBAL sync_binlog = …")) << "in reverse";
    for (const PlannedStatement &statement : plannedStatements(example()))
        EXPECT_FALSE(statement.sql.contains(u"GLOBAL"_s)) << statement.sql;
}

} // namespace millrace::plan_test
