// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/generatedtable.h"

namespace millrace::test {

using Kind = GeneratedColumn::Kind;

ProgramFeatures allFeatures(bool sequences)
{
    ProgramFeatures all;
    for (const auto &row : enumNames<ProgramFeature>)
        all.insert(row.value);
    all.erase(ProgramFeature::DumpFrame);
    all.erase(ProgramFeature::Between);
    if (!sequences)
        all.erase(ProgramFeature::Sequences);
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

GeneratedColumn randomColumn(Dice &dice, const QByteArray &name)
{
    struct Type
    {
        Kind kind;
        const char *definition;
        const char *fallback; ///< empty: the type takes no DEFAULT
    };
    static const Type types[] = {{Kind::Integer, "int(11)", "7"},
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
    const Type &type = types[dice.below(int(std::size(types)))];
    const QByteArray fallback = type.fallback;
    GeneratedColumn column{.name = name, .kind = type.kind};
    column.definition = type.definition;
    column.nullable = dice.chance(65);
    // An implicit default of a timestamp is another matter in every version.
    column.definition += column.nullable ? " NULL" : " NOT NULL";
    column.hasDefault = !fallback.isEmpty() && (dice.chance(40) || column.kind == Kind::Timestamp);
    if (column.hasDefault)
        column.definition += " DEFAULT " + fallback;
    else if (column.nullable && type.kind != Kind::Text && type.kind != Kind::Blob && dice.chance(50))
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
        table.columns << randomColumn(dice, "c" + QByteArray::number(i));
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
    statement.tail = ")";
    if (features.contains(ProgramFeature::Engines) && dice.chance(60))
        statement.tail += " ENGINE=MyISAM";
    if (table.numbers && table.nextId > 1)
        statement.tail += " AUTO_INCREMENT=" + QByteArray::number(table.nextId);
    statement.tail += options + ";";
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
    case Kind::Parent:
        return table.parents.isEmpty()
                   ? QByteArray("NULL")
                   : QByteArray::number(table.parents.at(dice.below(int(table.parents.size()))));
    }
    return "NULL";
}

} // namespace millrace::test
