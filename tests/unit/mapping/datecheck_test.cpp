// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/datecheck.h"
#include "core/mapping/profilecheck.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::datecheck_test {

namespace {

DateFormat formatOf(const QVector<QByteArray> &values)
{
    return dateFormatOf(values).value_or(DateFormat{});
}

TEST(DateCheck, TellsHowDatesAreWritten)
{
    const struct
    {
        QVector<QByteArray> values;
        const char *format;
        const char *orAlso;
        qint64 rows;
    } cases[] = {{{"31/12/2011", "01/02/2012"}, "%d/%m/%Y", "", 2},
                 {{"12/31/2011", "01/02/2012"}, "%m/%d/%Y", "", 2},
                 {{"01/02/2012", "03/04/2012"}, "%d/%m/%Y", "%m/%d/%Y", 2},
                 {{"31.12.2011 23:59:59", "1.2.2012 0:00:00"}, "%d.%m.%Y %H:%i:%s", "", 2},
                 {{"12/31/2011 11:59:59 PM"}, "%m/%d/%Y %h:%i:%s %p", "", 1},
                 {{"31-Dec-2011", "n/a", "1-jan-2012"}, "%d-%b-%Y", "", 2},
                 {{"Dec 31, 2011"}, "%b %d, %Y", "", 1},
                 // The one that most are written in, though some are in another.
                 {{"31/12/2011", "30/11/2011", "31.12.2011"}, "%d/%m/%Y", "", 2},
                 // What the servers read by themselves is left to them; what is no date is none.
                 {{"2011-12-31", "2011/12/31", "20111231"}, "", "", 0},
                 {{"31/02/2011", "30/02/2012", "abc", "32/12/2011"}, "", "", 0},
                 {{}, "", "", 0}};
    for (const auto &each : cases) {
        const DateFormat found = formatOf(each.values);
        EXPECT_EQ(found.format, QLatin1String(each.format)) << each.values.value(0);
        EXPECT_EQ(found.orAlso, QLatin1String(each.orAlso)) << each.values.value(0);
        EXPECT_EQ(found.rows, each.rows);
        EXPECT_EQ(found.of, found.format.isEmpty() ? 0 : each.values.size());
    }
}

Row row(const QVector<QByteArray> &values)
{
    Row made;
    for (const QByteArray &value : values)
        made.fields << Field{.value = value == "\\N" ? QByteArray() : value, .isNull = value == "\\N"};
    return made;
}

TableSchema table()
{
    return {
        .columns = {{.name = u"id"_s, .type = u"int"_s}, {.name = u"day"_s, .type = u"date"_s}},
        .indexes = {{.name = u"PRIMARY"_s, .columns = {u"id"_s, u"day"_s}, .unique = true, .primary = true}}};
}

Mapping directDate()
{
    return {.fields = {{.kind = FieldBinding::Kind::Column, .name = u"id"_s},
                       {.kind = FieldBinding::Kind::Column, .name = u"DAY"_s}}};
}

TEST(DateCheck, OnlyFieldsThatGoStraightIntoAMomentAreLookedAt)
{
    const QVector<Row> rows{row({"31/12/2011", "31/12/2011"}), row({"1", "\\N"}), row({"2"})};
    const auto found = dateFindings(directDate(), {}, table(), rows);
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found.first().column, u"day"_s);
    EXPECT_EQ(found.first().format.of, 1) << "NULL and a missing field are no values";
    EXPECT_EQ(found.first().expression, u"STR_TO_DATE(@day, '%d/%m/%Y')"_s);
    Mapping variable = directDate();
    variable.fields[1].kind = FieldBinding::Kind::Variable;
    EXPECT_TRUE(dateFindings(variable, {}, table(), rows).isEmpty());
}

TEST(CompositeKeys, RowsThatAgreeInAllColumnsAreNamed)
{
    Source source;
    source.scan = ScanFacts{};
    const auto findings = [&](const QVector<Row> &rows) {
        return checkProfile(directDate(), source, table(), rows);
    };
    EXPECT_TRUE(
        findings({row({"1", "a"}), row({"1", "b"}), row({"2", "a"}), row({"12", ""}), row({"1", "2"})})
            .isEmpty());
    EXPECT_TRUE(findings({row({"1", "\\N"}), row({"1", "\\N"})}).isEmpty()) << "NULL is like no other value";
    const auto found = findings({row({"1", "a"}), row({"2", "a"}), row({"1", "a"}), row({"1", "a"})});
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found.first().what, u"2 of the 4 rows looked at have values of (id, day) that came before, "
                                  "such as (1, a); the primary key takes each once."_s);
    // Only when all its columns come straight from the dump.
    Mapping computed = directDate();
    computed.fields[1].kind = FieldBinding::Kind::Variable;
    EXPECT_TRUE(checkProfile(computed, source, table(), {row({"1", "a"}), row({"1", "a"})}).isEmpty());
}

} // namespace

} // namespace millrace::datecheck_test
