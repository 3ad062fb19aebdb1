// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of functions that not every server has: found wherever a statement has one, and nowhere else.
#include "core/base/literals.h"
#include "core/mapping/foreign/foreignwords.h"
#include "core/mapping/foreign/functioncalls.h"
#include "core/mapping/foreign/wordrewriter.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::functioncalls_test {

namespace {

struct Case
{
    const char *name;
    const char *sql;
    const char *calls; ///< in order; "!" after one that no server looks at before it is run
};

std::ostream &operator<<(std::ostream &out, const Case &c)
{
    return out << c.name;
}

class FunctionCalls : public testing::TestWithParam<Case>
{};

} // namespace

TEST_P(FunctionCalls, AreFoundWhereTheyAreCalls)
{
    const SqlRules target{.executableComments = true, .mariaDb = false, .version = 80033};
    QStringList found;
    for (const WordPlace &place : foreignWordsIn(GetParam().sql, {}, target))
        if (place.kind == WordKind::Function) {
            found << QString::fromUtf8(place.name) + (place.fixed ? u"!"_s : QString());
            EXPECT_EQ(QByteArray(GetParam().sql).mid(place.offset, place.length).toUpper(), place.name);
        }
    EXPECT_EQ(found.join(u' '), QString::fromUtf8(GetParam().calls));
}

INSTANTIATE_TEST_SUITE_P(
    Statements, FunctionCalls,
    testing::Values(
        Case{"View", "CREATE VIEW v AS SELECT nvl2(a, b, 1) AS x, json_overlaps(j, '[1]') FROM t",
             "NVL2 JSON_OVERLAPS"},
        Case{"ViewOfAnExecutableComment", "/*!50001 VIEW `v` AS select uuid_to_bin(`u`) from `t` */",
             "UUID_TO_BIN"},
        Case{"TableFunction",
             "CREATE VIEW v AS SELECT * FROM JSON_TABLE('[]', '$[*]' COLUMNS (a int PATH '$')) x",
             "JSON_TABLE"},
        Case{"Generated", "CREATE TABLE t (a int, g int AS (REGEXP_LIKE(a, 'x')) STORED)", "REGEXP_LIKE"},
        Case{"Check", "CREATE TABLE t (a int, CONSTRAINT c CHECK (is_uuid(a)))", "IS_UUID"},
        Case{"Default", "CREATE TABLE t (a binary(16) DEFAULT (uuid_to_bin(uuid())))", "UUID_TO_BIN"},
        Case{"IndexOfAnExpression", "CREATE TABLE t (a int, KEY k ((regexp_like(a, 'x'))))", "REGEXP_LIKE"},
        Case{"AddedCheck", "ALTER TABLE t ADD CHECK (is_uuid(a))", "IS_UUID"},
        Case{"Trigger", "CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW SET NEW.a = NVL2(NEW.b, 1, 2)",
             "NVL2!"},
        Case{"Procedure", "CREATE PROCEDURE p() BEGIN SELECT sformat('{}', 1); SELECT x; END", "SFORMAT!"},
        Case{"Function", "CREATE FUNCTION f(a json) RETURNS text DETERMINISTIC RETURN JSON_DETAILED(a)",
             "JSON_DETAILED!"},
        Case{"Event", "CREATE EVENT e ON SCHEDULE EVERY 1 DAY DO INSERT INTO t VALUES (uuid_to_bin(uuid()))",
             "UUID_TO_BIN!"},
        Case{"GrammarOfItsOwnInABody",
             "CREATE PROCEDURE p() SELECT a FROM JSON_TABLE('[]', '$[*]' COLUMNS (a int PATH '$')) x",
             "JSON_TABLE"},
        Case{"Space", "SELECT nvl2 (a, b, 1)", "NVL2"},
        Case{"UpdateOfRows", "UPDATE t SET a = uuid_to_bin(u)", "UUID_TO_BIN"},
        Case{"OnAJoin", "CREATE VIEW v AS SELECT 1 FROM a JOIN b ON json_overlaps(a.x, b.x)",
             "JSON_OVERLAPS"},
        Case{"InTheServersOwnComment", "SELECT 1 /* nvl2(a) */ -- nvl2(b)", ""},
        Case{"InAText", "SELECT 'nvl2(1)', \"nvl2(2)\"", ""},
        Case{"KnownEverywhere",
             "CREATE VIEW v AS SELECT concat(a, ifnull(b, 1)), json_extract(j, '$') FROM t", ""},
        Case{"Columns",
             "CREATE TABLE t (nvl2 int, x int, KEY nvl2 (x), UNIQUE KEY uuid_to_bin (nvl2(10), x(5)))", ""},
        Case{"Tables", "CREATE TABLE nvl2 (a int, FOREIGN KEY x (a) REFERENCES y (a))", ""},
        Case{"TableOfASchema", "INSERT INTO s.x (a) SELECT 1", ""},
        Case{"IndexOnATable", "CREATE UNIQUE INDEX k ON x (a)", ""},
        Case{"Rows", "INSERT IGNORE x (a) SELECT 1", ""},
        Case{"ColumnsOfAView", "CREATE VIEW x (a) AS SELECT 1", ""},
        Case{"With", "WITH x (a) AS (SELECT 1), y (b) AS (SELECT 2) SELECT * FROM x JOIN y", ""},
        Case{"NamesOfColumns", "SELECT * FROM (SELECT 1) AS x (a)", ""},
        Case{"RoutineOfASchema", "SELECT s.nvl2(1, 2, 3), `nvl2`(1, 2, 3)", ""},
        Case{"ItsOwnDefinition", "CREATE FUNCTION nvl2(a int) RETURNS int RETURN a", ""},
        Case{"Called", "CALL x(1)", ""}),
    [](const auto &made) { return std::string(made.param.name); });

TEST(FunctionsMade, AreKnownByTheirNames)
{
    const auto made = [](const char *sql) { return functionsMadeBy(sql, {}); };
    EXPECT_EQ(made("CREATE FUNCTION nvl2(a int) RETURNS int RETURN a"), QSet<QByteArray>{"NVL2"});
    EXPECT_EQ(made("CREATE DEFINER=`a`@`b` FUNCTION IF NOT EXISTS `s`.`sformat`() RETURNS int RETURN 1"),
              QSet<QByteArray>{"SFORMAT"});
    EXPECT_EQ(made("CREATE AGGREGATE FUNCTION median RETURNS REAL SONAME 'udf.so'"),
              QSet<QByteArray>{"MEDIAN"});
    EXPECT_EQ(made("CREATE PROCEDURE p() SELECT nvl2(1, 2, 3)"), QSet<QByteArray>());
}

TEST(FunctionTable, HasEachNameOnceAndSaysWhatToDo)
{
    for (const ServerFunction &function : serverFunctions()) {
        EXPECT_EQ(serverFunction(function.name), &function) << function.name;
        for (const bool mariaDb : {false, true})
            EXPECT_EQ(functionRemedies(function, mariaDb, mariaDb ? 100500 : 50700).size(), 2)
                << function.name;
    }
    EXPECT_EQ(serverFunction("CONCAT"), nullptr);
    const auto said = [](const char *name, bool mariaDb, int version) {
        return functionRemedies(*serverFunction(name), mariaDb, version).join(u' ');
    };
    EXPECT_EQ(said("NVL2", false, 80033),
              u"It is a function of MariaDB. Write IF(a IS NOT NULL, b, c) in the dump instead."_s);
    EXPECT_EQ(
        said("JSON_OVERLAPS", true, 100600),
        u"MariaDB has it from 10.9 on. Write it differently in the dump, or make a function of that name "
        "first."_s);
    EXPECT_TRUE(said("PASSWORD", false, 90704).startsWith(u"MySQL has it no more from 8.0.11 on."_s));
    EXPECT_FALSE(said("TO_VECTOR", true, 101119).contains(u"VEC_"_s)) << "it has that no more than the other";
    EXPECT_TRUE(said("TO_VECTOR", true, 110800).contains(u"VEC_FromText(t)"_s));
}

/// By the calls that MySQL itself makes of them; where they are something else, or name a column, they stay.
TEST(JsonOperators, BecomeTheCallsThatTheyStandFor)
{
    QVector<ForeignWord> words;
    for (const char *name : {"->", "->>"})
        words << ForeignWord{.kind = WordKind::Operator,
                             .name = QLatin1String(name),
                             .change = WordChange::Replace,
                             .instead = u"a call"_s};
    const WordRewriter rewriter(words, {.executableComments = true, .mariaDb = true, .version = 101119});
    const std::pair<const char *, const char *> cases[] = {
        {"CREATE PROCEDURE p() SELECT j->'$.a', t.j->>'$.b[0]' FROM t",
         "CREATE PROCEDURE p() SELECT JSON_EXTRACT(j, '$.a'), JSON_UNQUOTE(JSON_EXTRACT(t.j, '$.b[0]')) FROM "
         "t"},
        {"CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW SET NEW.n = NEW.`j` ->> '$.\\'n\\'' + 1",
         "CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW SET NEW.n = JSON_UNQUOTE(JSON_EXTRACT(NEW.`j`, "
         "'$.\\'n\\'')) + 1"},
        {"CREATE TABLE t (j json, g int AS (j->\"$.n\") STORED)",
         "CREATE TABLE t (j json, g int AS (JSON_EXTRACT(j, \"$.n\")) STORED)"},
        {"CREATE VIEW v AS SELECT s.t.j->'$.a' AS a, 'x->$' AS b /* j->'$.c' */ FROM t -- j->'$.d'\n",
         "CREATE VIEW v AS SELECT JSON_EXTRACT(s.t.j, '$.a') AS a, 'x->$' AS b /* j->'$.c' */ FROM t -- "
         "j->'$.d'\n"},
        {"INSERT INTO u SELECT j->'$.a' FROM t WHERE j->>'$.b'='x'",
         "INSERT INTO u SELECT JSON_EXTRACT(j, '$.a') FROM t WHERE JSON_UNQUOTE(JSON_EXTRACT(j, '$.b'))='x'"},
        {"SELECT a- >1, a>-1, a- -1, a->b, @x->'$'", nullptr},
        {"CREATE VIEW v AS SELECT j->'$.a' FROM t", nullptr},
        {"CREATE TABLE u AS SELECT id, j->>'$.a', n FROM t", nullptr},
    };
    for (const auto &[sql, expected] : cases)
        EXPECT_EQ(rewriter.rewritten(QByteArray(sql), {}).toStdString(),
                  expected == nullptr ? sql : expected);
}

} // namespace millrace::test::functioncalls_test
