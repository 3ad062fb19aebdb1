// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/tableshape.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/sql/createtable.h"
#include "core/sql/quoting.h"

#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

/// "decimal(10,2) unsigned": the word, what stands in its brackets, what follows.
struct TypeText
{
    QString word;
    QString brackets;
    QString rest;

    explicit TypeText(const QString &type)
    {
        static const QRegularExpression form(u"^(\\w+)\\s*(?:\\((.*)\\))?(.*)$"_s,
                                             QRegularExpression::DotMatchesEverythingOption);
        const auto match = form.match(type);
        word = match.captured(1).toLower();
        brackets = match.captured(2);
        rest = match.captured(3).toLower();
    }
    quint32 number(qsizetype at, quint32 fallback = 0) const
    {
        const QStringList numbers = brackets.split(u',', Qt::SkipEmptyParts);
        return at < numbers.size() ? numbers[at].trimmed().toUInt() : fallback;
    }
};

/// The labels of enum('a','it''s'): information_schema doubles quotes and escapes nothing else.
std::vector<std::string> labelsOf(const QString &brackets)
{
    std::vector<std::string> labels;
    for (qsizetype at = 0; at < brackets.size(); ++at) {
        if (brackets[at] != u'\'')
            continue;
        QString label;
        for (++at; at < brackets.size(); ++at) {
            if (brackets[at] == u'\'' && (at + 1 >= brackets.size() || brackets[at + 1] != u'\''))
                break;
            if (brackets[at] == u'\'')
                ++at;
            label += brackets[at];
        }
        labels.push_back(label.toStdString());
    }
    return labels;
}

std::optional<quint32> integerBytes(const QString &word)
{
    static const QHash<QString, quint32> bytes{
        {u"tinyint"_s, 1}, {u"smallint"_s, 2}, {u"mediumint"_s, 3}, {u"int"_s, 4}, {u"bigint"_s, 8}};
    const auto found = bytes.constFind(word);
    return found == bytes.constEnd() ? std::nullopt : std::optional(*found);
}

/// "tinytext", "mediumblob": how many bytes their values may have.
std::optional<quint32> blobBytes(const QString &word)
{
    static const QHash<QString, quint32> bytes{
        {u"tiny"_s, 255}, {QString(), 65535}, {u"medium"_s, 16777215}, {u"long"_s, 4294967295U}};
    if (!word.endsWith(u"text"_s) && !word.endsWith(u"blob"_s))
        return std::nullopt;
    const auto found = bytes.constFind(word.chopped(4));
    return found == bytes.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<ibd::ColumnCharset> charsetOf(const QString &name)
{
    static const QStringList oneByte{u"latin1"_s, u"latin2"_s, u"latin5"_s, u"latin7"_s, u"cp1250"_s,
                                     u"cp1251"_s, u"cp1256"_s, u"cp1257"_s, u"koi8r"_s,  u"koi8u"_s,
                                     u"greek"_s,  u"hebrew"_s, u"cp850"_s,  u"cp852"_s,  u"cp866"_s};
    if (name == "ascii"_L1)
        return ibd::ColumnCharset::Ascii;
    if (name == "utf8mb4"_L1)
        return ibd::ColumnCharset::Utf8Mb4;
    if (name == "utf8mb3"_L1 || name == "utf8"_L1)
        return ibd::ColumnCharset::Utf8Mb3;
    return oneByte.contains(name) ? std::optional(ibd::ColumnCharset::SingleByte) : std::nullopt;
}

ibd::TextOrdering orderingOf(const QString &collation)
{
    if (collation == "utf8mb4_0900_bin"_L1 || collation.endsWith("_nopad_bin"_L1))
        return ibd::TextOrdering::Unpadded;
    return collation.endsWith("_bin"_L1) ? ibd::TextOrdering::BytesPadded : ibd::TextOrdering::ServerOnly;
}

/// A line of information_schema.COLUMNS.
struct ColumnRow
{
    QString name, type, charset, collation, extra;
    bool nullable = false;
    bool hasDefault = false; ///< another one than NULL
    bool generated = false;
};

Result<QVector<ColumnRow>> readColumns(Connection &connection, const ServerFacts &facts,
                                       const TableSchema &table)
{
    MILLRACE_TRY(
        const auto rows,
        connection.rows(u"SELECT COLUMN_NAME, COLUMN_TYPE, CHARACTER_SET_NAME, COLLATION_NAME, EXTRA, "
                        "IS_NULLABLE, COLUMN_DEFAULT, GENERATION_EXPRESSION FROM information_schema.COLUMNS "
                        "WHERE TABLE_SCHEMA = %1 AND TABLE_NAME = %2 ORDER BY ORDINAL_POSITION"_s.arg(
                            quotedString(table.schema), quotedString(table.name))));
    MILLRACE_TRY_VOID(expectColumns(rows, 8));
    QVector<ColumnRow> columns;
    for (const auto &row : rows) {
        const QString given = row[6].toString(); // MariaDB writes the default as SQL: NULL is a word
        columns << ColumnRow{.name = row[0].toString(),
                             .type = row[1].toString(),
                             .charset = row[2].toString().toLower(),
                             .collation = row[3].toString().toLower(),
                             .extra = row[4].toString().toUpper(),
                             .nullable = row[5].toString() == "YES"_L1,
                             .hasDefault =
                                 !row[6].isNull() &&
                                 !(facts.isMariaDb() && given.compare(u"NULL"_s, Qt::CaseInsensitive) == 0),
                             .generated = !row[7].toString().isEmpty()};
    }
    return columns;
}

/// Kind, length, scale; false: values of this type are not built here.
bool setKind(const TypeText &type, ibd::ColumnShape &shape)
{
    using enum ibd::ColumnKind;
    const auto is = [&](ibd::ColumnKind kind, quint32 length = 0, quint32 scale = 0) {
        shape.kind = kind;
        shape.length = length;
        shape.scale = scale;
        return true;
    };
    const QString &word = type.word;
    if (const auto bytes = integerBytes(word))
        return is(Integer, *bytes);
    if (const auto bytes = blobBytes(word))
        return is(word.endsWith(u"text"_s) ? Text : Blob, *bytes);
    if (word == "decimal"_L1)
        return is(Decimal, type.number(0, 10), type.number(1));
    if (word == "float"_L1 || word == "double"_L1)
        return type.brackets.isEmpty() && is(word == "float"_L1 ? Float : Double);
    static const QHash<QString, ibd::ColumnKind> moments{{u"date"_s, Date},
                                                         {u"time"_s, Time},
                                                         {u"datetime"_s, DateTime},
                                                         {u"timestamp"_s, Timestamp},
                                                         {u"year"_s, Year}};
    if (const auto found = moments.constFind(word); found != moments.constEnd())
        return is(*found, 0, word == "year"_L1 ? 0 : type.number(0));
    static const QHash<QString, ibd::ColumnKind> strings{
        {u"char"_s, Char}, {u"varchar"_s, VarChar}, {u"binary"_s, Binary}, {u"varbinary"_s, VarBinary}};
    if (const auto found = strings.constFind(word); found != strings.constEnd())
        return is(*found, type.number(0, 1));
    return false;
}

QString setShape(const ColumnRow &column, ibd::ColumnShape &shape, ibd::ValueText::Labels &labels)
{
    const TypeText type(column.type);
    shape.name = column.name.toStdString();
    shape.nullable = column.nullable;
    shape.isUnsigned = type.rest.contains(u"unsigned"_s);
    if (column.generated)
        return CoreText::tr("Column %1 is generated by the server.").arg(column.name);
    if (type.word == "enum"_L1 || type.word == "set"_L1) {
        labels = labelsOf(type.brackets);
        shape.kind = type.word == "enum"_L1 ? ibd::ColumnKind::Enum : ibd::ColumnKind::Set;
        shape.length = static_cast<quint32>(labels.size());
        return {};
    }
    if (!setKind(type, shape))
        return CoreText::tr("Values of the type %1 (column %2) are made by the server alone.")
            .arg(column.type, column.name);
    if (shape.isText()) {
        const auto charset = charsetOf(column.charset);
        if (!charset)
            return CoreText::tr("Texts in the character set %1 (column %2) are made by the server alone.")
                .arg(column.charset, column.name);
        shape.charset = *charset;
        shape.ordering = orderingOf(column.collation);
    }
    return {};
}

bool isBlob(const ibd::ColumnShape &shape)
{
    return shape.kind == ibd::ColumnKind::Text || shape.kind == ibd::ColumnKind::Blob;
}

/// Whether the entries' order is known here.
bool canBeOrdered(const IndexDefinition &index, const TableShape &shape)
{
    if (index.hash)
        return false;
    return std::ranges::all_of(index.parts, [&](const IndexPart &part) {
        const auto column = std::ranges::find_if(shape.columns, [&](const ibd::ColumnShape &candidate) {
            return QString::fromStdString(candidate.name).compare(part.column, Qt::CaseInsensitive) == 0;
        });
        return part.plain && part.expression.isEmpty() && column != shape.columns.end() &&
               !(column->isText() && column->ordering == ibd::TextOrdering::ServerOnly);
    });
}

void sortIndexes(const TableKeys &keys, TableShape &shape)
{
    for (const IndexDefinition &index : keys.indexes) {
        using enum IndexDefinition::Kind;
        if (index.kind == Primary || index.kind == Unique || index.kind == Plain) {
            if (canBeOrdered(index, shape))
                continue;
            if (index.kind == Primary && shape.whyNot.isEmpty())
                shape.whyNot = CoreText::tr("The order of the primary key is one that only the server knows "
                                            "(a collation).");
        }
        if (index.kind != Primary)
            shape.leftIndexes << index;
    }
    // A unique key may be what the rows are clustered by.
    const bool clusteredByUnique = std::ranges::none_of(keys.indexes, [](const IndexDefinition &index) {
        return index.kind == IndexDefinition::Kind::Primary;
    });
    const bool uniqueLeft = std::ranges::any_of(shape.leftIndexes, [](const IndexDefinition &index) {
        return index.kind == IndexDefinition::Kind::Unique;
    });
    if (clusteredByUnique && uniqueLeft && shape.whyNot.isEmpty())
        shape.whyNot = CoreText::tr("The table has no primary key, and the order of a unique key is one that "
                                    "only the server knows (a collation).");
}

/// What the definition as a whole leaves to the server.
QString whyWhole(const TableSchema &table)
{
    static const QRegularExpression check(u"\\bCHECK\\s*\\("_s, QRegularExpression::CaseInsensitiveOption);
    if (check.match(table.createSql).hasMatch())
        return CoreText::tr("The table has a CHECK, which the server alone can hold rows against.");
    const QString format = table.rowFormat.toLower();
    if (format != "dynamic"_L1 && format != "compact"_L1)
        return CoreText::tr("ROW_FORMAT=%1 is not built here.").arg(table.rowFormat.toUpper());
    return {};
}

} // namespace

Result<TableShape> readTableShape(Connection &connection, const ServerFacts &facts, const TableSchema &table)
{
    TableShape shape{.whyNot = whyWhole(table)};
    MILLRACE_TRY(const auto columns, readColumns(connection, facts, table));
    for (const ColumnRow &column : columns) {
        ibd::ColumnShape stored;
        ibd::ValueText::Labels labels;
        if (const QString why = setShape(column, stored, labels); !why.isEmpty() && shape.whyNot.isEmpty())
            shape.whyNot = why;
        if (column.extra.contains(u"AUTO_INCREMENT"_s))
            shape.autoIncrement = int(shape.columns.size());
        shape.packedRecord = shape.packedRecord || isBlob(stored) ||
                             stored.kind == ibd::ColumnKind::VarChar ||
                             stored.kind == ibd::ColumnKind::VarBinary;
        shape.nullLeft.push_back(!facts.isMariaDb() && column.hasDefault);
        shape.columns.push_back(std::move(stored));
        shape.labels.push_back(std::move(labels));
    }
    static const QRegularExpression dynamic(u"\\bROW_FORMAT\\s*=?\\s*DYNAMIC\\b"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    shape.packedRecord = shape.packedRecord || dynamic.match(table.createSql).hasMatch();
    MILLRACE_TRY(const auto keys, parseTableKeys(table.createSql));
    sortIndexes(keys, shape);
    return shape;
}

} // namespace millrace
