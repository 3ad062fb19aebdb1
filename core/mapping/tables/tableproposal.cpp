// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/tables/tableproposal.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/sql/quoting.h"

#include <QSet>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

constexpr qint64 mostRowBytes = 60'000; ///< of 65,535, for columns that are not TEXT or BLOB
constexpr int bytesPerCharacter = 4;    ///< utf8mb4
constexpr int mostNameLetters = 64;

struct ProposedColumn
{
    QString name;
    QString type;
    qint64 varBytes = 0; ///< that a VARCHAR or VARBINARY may take of the row; 0 for other types
    bool isText = false; ///< '' is a value of it
    bool notNull = false;
};

QString integerType(const ColumnProfile &profile)
{
    constexpr int intDigits = 9;     // far from the end of INT
    constexpr int bigintDigits = 18; // and of BIGINT
    if (profile.wholeDigits <= intDigits)
        return u"INT"_s;
    if (profile.wholeDigits <= bigintDigits)
        return u"BIGINT"_s;
    if (decimalLess("-1", profile.least.text) && !decimalLess("18446744073709551615", profile.greatest.text))
        return u"BIGINT UNSIGNED"_s;
    return u"DECIMAL(%1,0)"_s.arg(profile.wholeDigits);
}

QString largeType(qint64 bytes, const char *suffix)
{
    const char *size = bytes <= 65'535 ? "" : bytes <= 16'777'215 ? "MEDIUM" : "LONG";
    return QLatin1String(size) + QLatin1String(suffix);
}

/// VARCHAR, or TEXT when it grows too long. \a longest: characters, or bytes of what is no text.
void setLength(ProposedColumn &column, qint64 longest, const char *varType, const char *largeSuffix,
               int bytesEach)
{
    for (const qint64 size : {16, 32, 64, 128, 255, 500, 1000, 2000, 4000})
        if (longest <= size) {
            column.type = u"%1(%2)"_s.arg(QLatin1String(varType)).arg(size);
            column.varBytes = size * bytesEach;
            return;
        }
    column.type = largeType(longest * bytesEach, largeSuffix);
}

/// \a asJson: its values are sent as JSON, whatever they are.
ProposedColumn columnFor(const ColumnProfile &profile, bool whole, bool asJson)
{
    ProposedColumn column;
    if (asJson) {
        column.type = u"JSON"_s;
        column.notNull = whole && profile.nulls == 0 && profile.empties == 0 && profile.values > 0;
        return column;
    }
    const auto withDigits = [&profile](const char *type) {
        return profile.fractionDigits > 0 ? u"%1(%2)"_s.arg(QLatin1String(type)).arg(profile.fractionDigits)
                                          : QLatin1String(type);
    };
    const qint64 room = whole ? 1 : 2; // rows that were not looked at may be longer
    if (profile.values == 0) {
        column.isText = true;
        setLength(column, 255, "VARCHAR", "TEXT", bytesPerCharacter);
    } else if (profile.is(ValueKind::Integer)) {
        column.type = integerType(profile);
    } else if (profile.is(ValueKind::Decimal)) {
        constexpr int spareDigits = 2;
        column.type =
            u"DECIMAL(%1,%2)"_s.arg(qMin(65, profile.wholeDigits + profile.fractionDigits + spareDigits))
                .arg(profile.fractionDigits);
    } else if (profile.is(ValueKind::Real) && !profile.doubleLoses) {
        column.type = u"DOUBLE"_s;
    } else if (profile.is(ValueKind::Date)) {
        column.type = u"DATE"_s;
    } else if (profile.is(ValueKind::DateTime)) {
        column.type = withDigits("DATETIME");
    } else if (profile.is(ValueKind::Time)) {
        column.type = withDigits("TIME");
    } else if (profile.is(ValueKind::Uuid)) {
        column.type = u"CHAR(36) CHARACTER SET ascii"_s;
        column.isText = true;
    } else if (profile.is(ValueKind::Json)) {
        column.type = u"JSON"_s;
    } else if (profile.is(ValueKind::Text)) {
        column.isText = true;
        setLength(column, profile.longestCharacters * room, "VARCHAR", "TEXT", bytesPerCharacter);
    } else {
        column.isText = true;
        setLength(column, profile.longestBytes * room, "VARBINARY", "BLOB", 1);
    }
    column.notNull = whole && profile.nulls == 0 && (profile.empties == 0 || column.isText) &&
                     profile.values + profile.empties > 0;
    return column;
}

/// Names as they are, made different from each other; field_1 … where the dump has none.
QStringList columnNames(const TypeProfile &profile)
{
    QStringList names;
    QSet<QString> taken;
    for (qsizetype i = 0; i < profile.columns.size(); ++i) {
        QString name = profile.columns.at(i).name.simplified().left(mostNameLetters).trimmed();
        if (name.isEmpty())
            name = u"field_%1"_s.arg(i + 1);
        const QString stem = name.left(mostNameLetters - 4);
        for (int n = 2; taken.contains(name.toLower()); ++n)
            name = u"%1_%2"_s.arg(stem).arg(n);
        taken << name.toLower();
        names << name;
    }
    return names;
}

/// The widest become TEXT or BLOB until a row fits into InnoDB's limit for the others.
void fitRow(QVector<ProposedColumn> &columns)
{
    for (;;) {
        qint64 sum = 0;
        for (const ProposedColumn &column : std::as_const(columns))
            sum += column.varBytes;
        const auto widest =
            std::max_element(columns.begin(), columns.end(),
                             [](const auto &a, const auto &b) { return a.varBytes < b.varBytes; });
        if (sum <= mostRowBytes || widest == columns.end() || widest->varBytes == 0)
            return;
        widest->type = widest->type.startsWith("VARCHAR"_L1) ? u"TEXT"_s : u"BLOB"_s;
        widest->varBytes = 0;
    }
}

int keyColumn(const TypeProfile &profile)
{
    for (int i = 0; i < profile.columns.size(); ++i) {
        const ColumnProfile &column = profile.columns.at(i);
        if (column.is(ValueKind::Integer) && column.strictly && column.nulls == 0 && column.empties == 0 &&
            column.values > 1)
            return i;
    }
    return -1;
}

Mapping mappingFor(const Source &source, const QVector<ProposedColumn> &columns)
{
    Mapping mapping;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const ProposedColumn &column = columns.at(i);
        const bool emptyIsNull = !column.isText && source.scan->profile.columns.at(i).empties > 0;
        // MySQL takes no JSON in character set binary (error 3144).
        const bool converts = column.type == "JSON"_L1 && source.dialect.charset == "binary";
        if (!emptyIsNull && !converts) {
            mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Column, .name = column.name};
            continue;
        }
        const QString variable = u"f%1"_s.arg(i + 1);
        mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Variable, .name = variable};
        QString expression = u'@' + variable;
        if (emptyIsNull)
            expression = u"NULLIF(%1, '')"_s.arg(expression);
        if (converts)
            expression = u"CONVERT(%1 USING utf8mb4)"_s.arg(expression);
        mapping.expressions << ColumnExpression{.column = column.name, .expression = expression};
    }
    return mapping;
}

} // namespace

Result<TableProposal> proposeTable(const Source &source, const QString &schema, const QString &table)
{
    if (!source.scan || source.scan->profile.rows == 0 || source.scan->profile.columns.isEmpty())
        return fail({.code = ErrorCode::MappingIncomplete,
                     .what = CoreText::tr("No row of %1 was looked at yet: nothing is known of its columns.")
                                 .arg(source.name),
                     .howToFix = CoreText::tr("Let the scan of the source end, or write the CREATE TABLE.")});
    const TypeProfile &profile = source.scan->profile;
    const QStringList names = columnNames(profile);
    QVector<ProposedColumn> columns;
    for (qsizetype i = 0; i < profile.columns.size(); ++i) {
        columns << columnFor(profile.columns.at(i), profile.whole,
                             source.dialect.jsonTexts.contains(profile.columns.at(i).name));
        columns.last().name = names.at(i);
    }
    fitRow(columns);
    const int key = keyColumn(profile);
    if (key >= 0)
        columns[key].notNull = true;

    TableProposal proposal;
    QStringList lines;
    for (const ProposedColumn &column : std::as_const(columns))
        lines << u"  %1 %2 %3"_s.arg(quotedIdentifier(column.name), column.type,
                                     column.notNull ? u"NOT NULL"_s : u"NULL"_s);
    if (key >= 0)
        lines << u"  PRIMARY KEY (%1)"_s.arg(quotedIdentifier(columns.at(key).name));
    proposal.createSql = u"CREATE TABLE %1 (\n%2\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"_s.arg(
        qualifiedName(schema, table), lines.join(u",\n"_s));
    proposal.mapping = mappingFor(source, columns);

    const QString rows = rowsText(profile.rows);
    if (profile.whole)
        proposal.notes << CoreText::tr("Proposed from all %1.").arg(rows);
    else
        proposal.notes << CoreText::tr("Proposed from %1 taken throughout the %2 there are: what no sampled "
                                       "row shows may still not fit.")
                              .arg(rows, groupedNumber(source.totalRows()));
    if (key >= 0)
        proposal.notes << CoreText::tr("Primary key %1: its numbers rise from row to row%2.")
                              .arg(columns.at(key).name,
                                   profile.whole ? QString() : CoreText::tr(" in all sampled ones"));
    else
        proposal.notes << CoreText::tr("No primary key: no column of whole numbers rises from row to row.");
    return proposal;
}

} // namespace millrace
