// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/generatedtable.h"

#include <algorithm>

namespace millrace::test {

using Kind = GeneratedColumn::Kind;

ProgramFeatures allFeatures(bool isMariaDb)
{
    ProgramFeatures all;
    for (const auto &row : enumNames<ProgramFeature>)
        all.insert(row.value);
    all.erase(ProgramFeature::DumpFrame);
    all.erase(ProgramFeature::Between);
    if (!isMariaDb) {
        all.erase(ProgramFeature::Sequences);
        all.erase(ProgramFeature::Compound);
        all.erase(ProgramFeature::Unchecked);
    }
    return all;
}

ProgramFeatures mysqldumpLike()
{
    return {ProgramFeature::DumpFrame,  ProgramFeature::Comments, ProgramFeature::ZeroIds,
            ProgramFeature::Views,      ProgramFeature::Triggers, ProgramFeature::Routines,
            ProgramFeature::ForeignKeys};
}

QVector<GeneratedColumn> GeneratedTable::valueColumns() const
{
    QVector<GeneratedColumn> found;
    for (const GeneratedColumn &column : columns)
        if (column.kind != Kind::Id && column.kind != Kind::Computed)
            found << column;
    return found;
}

const GeneratedColumn *GeneratedTable::column(Kind kind) const
{
    for (const GeneratedColumn &column : columns)
        if (column.kind == kind)
            return &column;
    return nullptr;
}

QByteArray quotedName(const QByteArray &name)
{
    return '`' + name + '`';
}

QByteArray nameList(const QByteArrayList &names)
{
    QByteArrayList quoted;
    for (const QByteArray &name : names)
        quoted << quotedName(name);
    return quoted.join(", ");
}

namespace {

struct ColumnType
{
    Kind kind;
    const char *definition;
    const char *fallback; ///< empty: the type takes no DEFAULT
};

/// Of which most tables are made.
const ColumnType &usualType(Dice &dice)
{
    static const ColumnType types[] = {{Kind::Integer, "int(11)", "7"},
                                       {Kind::Integer, "bigint(20)", "-1"},
                                       {Kind::Integer, "int(11)", "0"},
                                       {Kind::Decimal, "decimal(12,3)", "1.500"},
                                       {Kind::Varchar, "varchar(40)", "'none'"},
                                       {Kind::Varchar, "varchar(60) CHARACTER SET latin1", "''"},
                                       {Kind::Text, "text", ""},
                                       {Kind::Blob, "blob", ""},
                                       {Kind::Date, "date", "'2001-02-03'"},
                                       {Kind::Moment, "datetime", "'2001-02-03 04:05:06'"},
                                       {Kind::Timestamp, "timestamp", "'2001-02-03 04:05:06'"},
                                       {Kind::Enum, "enum('a','b','it''s')", "'b'"}};
    return types[dice.below(int(std::size(types)))];
}

/// What LOAD DATA and INSERT could take for two different values.
const ColumnType &rareType(Dice &dice)
{
    static const ColumnType types[] = {{Kind::Tiny, "tinyint(4)", "0"},
                                       {Kind::Unsigned, "bigint(20) unsigned", "3"},
                                       {Kind::Double, "double", "0.5"},
                                       {Kind::Double, "float", "0.25"},
                                       {Kind::Char, "char(6)", "'x'"},
                                       {Kind::Char, "char(6) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin", ""},
                                       {Kind::Binary, "binary(4)", "'x'"},
                                       {Kind::Binary, "varbinary(8)", ""},
                                       {Kind::Bit, "bit(9)", "b'1'"},
                                       {Kind::Year, "year", "2001"},
                                       {Kind::Time, "time(2)", "'01:02:03.04'"},
                                       {Kind::Fraction, "datetime(3)", "'2001-02-03 04:05:06.789'"},
                                       {Kind::Set, "set('a','b','it''s')", "'a'"},
                                       {Kind::Json, "json", ""},
                                       {Kind::Text, "mediumtext CHARACTER SET utf8mb4", ""},
                                       {Kind::Blob, "longblob", ""}};
    return types[dice.below(int(std::size(types)))];
}

} // namespace

GeneratedColumn randomColumn(Dice &dice, const QByteArray &name, bool rare)
{
    const ColumnType &type = rare && dice.chance(60) ? rareType(dice) : usualType(dice);
    const QByteArray fallback = type.fallback;
    GeneratedColumn column{.name = name, .kind = type.kind};
    column.definition = type.definition;
    column.nullable = dice.chance(65);
    // An implicit default of a timestamp is another matter in every version.
    column.definition += column.nullable ? " NULL" : " NOT NULL";
    column.hasDefault = !fallback.isEmpty() && (dice.chance(40) || column.kind == Kind::Timestamp);
    if (column.hasDefault)
        column.definition += " DEFAULT " + fallback;
    else if (column.nullable && !fallback.isEmpty() && dice.chance(50))
        column.definition += " DEFAULT NULL";
    column.hasDefault = column.hasDefault || column.nullable;
    return column;
}

GeneratedTable randomTable(Dice &dice, const QByteArray &name, const ProgramFeatures &features)
{
    GeneratedTable table{.name = name};
    table.hasIds = dice.chance(85) || features.contains(ProgramFeature::NoIds);
    table.numbers = table.hasIds && (dice.chance(70) || features.contains(ProgramFeature::NoIds));
    if (table.numbers && dice.chance(20))
        table.nextId = 10 + dice.below(90);
    table.columns << GeneratedColumn{.name = "id", .kind = Kind::Id, .nullable = false, .hasDefault = false};
    table.columns[0].definition = table.numbers ? "int(11) NOT NULL AUTO_INCREMENT" : "int(11) NOT NULL";
    table.columns << GeneratedColumn{.name = "n", .definition = "int(11) NULL"};
    const int more = dice.below(4);
    for (int i = 0; i < more; ++i)
        table.columns << randomColumn(dice, "c" + QByteArray::number(i),
                                      features.contains(ProgramFeature::Types));
    if (features.contains(ProgramFeature::ColumnDefaults)) {
        if (dice.chance(40))
            table.columns << GeneratedColumn{.name = "d", .definition = "int(11) NULL DEFAULT (1 + 2)"};
        if (dice.chance(40))
            table.columns << GeneratedColumn{
                .name = "h",
                .hidden = true,
                .definition = "int(11) NULL DEFAULT 9 /*!80023 INVISIBLE */ /*M!100300 INVISIBLE */"};
    }
    if (dice.chance(20))
        table.columns << GeneratedColumn{
            .name = "g",
            .kind = Kind::Computed,
            .hasDefault = false,
            .definition = dice.oneOf({"bigint(20) AS (`n` * 2) STORED", "bigint(20) AS (`n` + 1) VIRTUAL"})};
    if (dice.chance(40))
        table.keys << "by_n";
    return table;
}

SqlStatement createStatement(Dice &dice, const GeneratedTable &table, const ProgramFeatures &features,
                             const QByteArray &options)
{
    SqlStatement statement{.head = "CREATE TABLE "};
    if (table.temporary)
        statement.head = "CREATE TEMPORARY TABLE ";
    statement.head += quotedName(table.name) + " (";
    for (const GeneratedColumn &column : table.columns) {
        const bool key = column.kind == Kind::Id && table.hasIds;
        statement.parts << quotedName(column.name) + ' ' + column.definition + (key ? " PRIMARY KEY" : "");
    }
    for (const QByteArray &key : table.keys)
        statement.parts << "KEY " + quotedName(key) + " (`n`)";
    if (features.contains(ProgramFeature::Constraints) && dice.chance(40))
        statement.parts << dice.oneOf({"CHECK (`n` <> 1001)", "CHECK (`n` IS NULL OR `n` > -50)",
                                       "UNIQUE KEY `id_n` (`id`, `n`)", "UNIQUE KEY `n_id` (`n`, `id`)"});
    statement.tail = ")";
    const bool inMemory =
        std::none_of(table.columns.begin(), table.columns.end(), [](const GeneratedColumn &column) {
            return column.kind == Kind::Text || column.kind == Kind::Blob || column.kind == Kind::Json ||
                   column.kind == Kind::Computed;
        });
    if (features.contains(ProgramFeature::Engines) && dice.chance(60))
        statement.tail += dice.oneOf({" ENGINE=MyISAM", " ENGINE=MyISAM", inMemory ? " ENGINE=MEMORY" : ""});

    if (table.numbers && table.nextId > 1)
        statement.tail += " AUTO_INCREMENT=" + QByteArray::number(table.nextId);
    statement.tail += options;
    if (features.contains(ProgramFeature::Partitions) && dice.chance(60))
        statement.tail += " PARTITION BY HASH (`id`) PARTITIONS 3";
    statement.tail += ";";
    return statement;
}

QByteArray literal(Dice &dice, const GeneratedColumn &column, const GeneratedTable &table)
{
    if (column.nullable && dice.chance(15))
        return "NULL";
    switch (column.kind) {
    case Kind::Id:
    case Kind::Computed:
        return "DEFAULT";
    case Kind::Integer:
        return dice.oneOf({"0", "1", "-7", "42", "2147483647", "1000", "'12'", "+3"});
    case Kind::Decimal:
        return dice.oneOf({"0", "-0.5", "123.456", "1e3", "'7.25'", "999999999.999"});
    case Kind::Varchar:
    case Kind::Text:
        // Without \' and "\"": they are another text under NO_BACKSLASH_ESCAPES and ANSI_QUOTES.
        return dice.oneOf({"''", "'a'", "'it''s'", "'two\nlines'", "'semi;colon'", "'-- no comment'",
                           "'/* none */'", "'back\\\\slash'", "'tab\\there'", "'caf\xC3\xA9'", "'  blanks'",
                           "'NULL'", "'\\\\N'", "'),('", "'#'", "'`'", "'\"'", "'DELIMITER ;;'"});
    case Kind::Blob:
        return dice.oneOf({"''", "0x00FF0A0D", "x'C3A9'", "'bytes'", "_binary 'b\\\\n'"});
    case Kind::Date:
        return dice.oneOf({"'2020-02-29'", "'1999-12-31'", "'9999-12-31'"});
    case Kind::Moment:
        return dice.oneOf({"'2020-02-29 23:59:59'", "'1999-12-31 00:00:00'", "'2024-06-01 12:30:00'"});
    case Kind::Timestamp: // in every time zone there is a moment of that name
        return dice.oneOf({"'2020-02-28 23:59:59'", "'1999-12-30 00:00:00'", "'2024-06-01 12:30:00'"});
    case Kind::Enum:
        return dice.oneOf({"'a'", "'b'", "'it''s'"});
    case Kind::Tiny:
        return dice.oneOf({"0", "-128", "127", "'5'", "1e1", "-0", "007"});
    case Kind::Unsigned:
        return dice.oneOf({"0", "18446744073709551615", "9223372036854775808", "'7'", "1.0"});
    case Kind::Double:
        return dice.oneOf({"0", "1e10", "-2.5", "0.1", "'3.75'", "123456.789", "1E-3", ".5", "5."});
    case Kind::Char:
        return dice.oneOf({"'abc'", "'a  '", "''", "'  b'", "'\xC3\xA9\xC3\xA9'", "'sixsix'", "12"});
    case Kind::Binary:
        return dice.oneOf({"'ab'", "0x00", "x'FF00'", "'a\\0b'", "_binary 'abcd'", "''"});
    case Kind::Bit:
        return dice.oneOf({"b'101'", "b'111111111'", "0", "5", "0x1F"});
    case Kind::Year:
        return dice.oneOf({"2024", "'1999'", "1901", "2155", "70", "'5'"});
    case Kind::Time:
        return dice.oneOf({"'10:11:12'", "'-800:00:00'", "'838:59:59'", "101112", "'1:2:3.456'"});
    case Kind::Fraction:
        return dice.oneOf({"'2020-02-29 23:59:59.999'", "'2024-06-01 12:30:00'", "20240601123000",
                           "'2024-06-01T01:02:03.5'", "'2024-06-01 01:02:03.0006'"});
    case Kind::Set:
        return dice.oneOf({"'a'", "'a,it''s'", "''", "'b,a'", "5"});
    case Kind::Json:
        return dice.oneOf({"'{\"a\": 1}'", "'[1, 2.50, \"x\"]'", "'null'", "'\"caf\xC3\xA9\"'", "'{}'"});
    case Kind::Parent:
        return table.parents.isEmpty()
                   ? QByteArray("NULL")
                   : QByteArray::number(table.parents.at(dice.below(int(table.parents.size()))));
    }
    return "NULL";
}

} // namespace millrace::test
