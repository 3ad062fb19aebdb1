// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/typeprofile.h"

#include <QJsonArray>
#include <bit>

namespace millrace {

namespace {

std::size_t kindIndex(ValueKind kind)
{
    return static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(kind)));
}

/// \a usualFile: is left out where it is the value's file.
QJsonObject valueJson(const ProfiledValue &value, const QString &usualFile)
{
    // Base64 only where text would not bring the bytes back.
    const QString text = QString::fromUtf8(value.text);
    QJsonObject json{{QStringLiteral("row"), value.row}, {QStringLiteral("byte_offset"), value.byteOffset}};
    if (value.file != usualFile)
        json.insert(QStringLiteral("file"), value.file);
    if (text.toUtf8() == value.text)
        json.insert(QStringLiteral("text"), text);
    else
        json.insert(QStringLiteral("base64"), QString::fromLatin1(value.text.toBase64()));
    return json;
}

ProfiledValue valueFromJson(const QJsonValue &json, const QString &usualFile)
{
    if (!json.isObject())
        return {};
    return {.text = json[QStringLiteral("base64")].isString()
                        ? QByteArray::fromBase64(json[QStringLiteral("base64")].toString().toLatin1())
                        : json[QStringLiteral("text")].toString().toUtf8(),
            .file = json[QStringLiteral("file")].toString(usualFile),
            .row = json[QStringLiteral("row")].toInteger(),
            .byteOffset = json[QStringLiteral("byte_offset")].toInteger()};
}

/// The places of a column under the names they have in the JSON.
template <typename Column, typename Visit> void eachPlace(Column &column, const Visit &visit)
{
    visit(QStringLiteral("longest"), column.longest);
    visit(QStringLiteral("min"), column.least);
    visit(QStringLiteral("max"), column.greatest);
    visit(QStringLiteral("first_null"), column.firstNull);
    visit(QStringLiteral("first_empty"), column.firstEmpty);
    // Of the kinds that columns are checked for: a plan is not to be larger than it has to be.
    for (const ValueKind kind : {ValueKind::Integer, ValueKind::Real, ValueKind::DateTime})
        visit(QStringLiteral("first_not_") + valueKindName(kind), column.firstOther.at(kindIndex(kind)));
}

QJsonObject columnJson(const ColumnProfile &column)
{
    QJsonArray kinds;
    for (int i = 0; i < valueKindCount; ++i)
        if (column.kinds.testFlag(valueKindAt(i)))
            kinds << valueKindName(valueKindAt(i));
    QJsonObject json{{QStringLiteral("name"), column.name},
                     {QStringLiteral("type"), column.kindText()},
                     {QStringLiteral("fits"), kinds},
                     {QStringLiteral("nulls"), column.nulls},
                     {QStringLiteral("empties"), column.empties},
                     {QStringLiteral("values"), column.values},
                     {QStringLiteral("distinct"), column.distinct},
                     {QStringLiteral("distinct_exact"), column.distinctExact},
                     {QStringLiteral("ascending"), column.ascending},
                     {QStringLiteral("strictly_ascending"), column.strictly},
                     {QStringLiteral("longest_bytes"), column.longestBytes},
                     {QStringLiteral("longest_characters"), column.longestCharacters},
                     {QStringLiteral("whole_digits"), column.wholeDigits},
                     {QStringLiteral("fraction_digits"), column.fractionDigits}};
    const QString file = column.longest.file;
    if (!file.isEmpty())
        json.insert(QStringLiteral("file"), file);
    eachPlace(column, [&](const QString &name, const ProfiledValue &value) {
        if (value.isSet())
            json.insert(name, valueJson(value, file));
    });
    return json;
}

ColumnProfile columnFromJson(const QJsonObject &json)
{
    ColumnProfile column{.name = json.value(QStringLiteral("name")).toString(),
                         .nulls = json.value(QStringLiteral("nulls")).toInteger(),
                         .empties = json.value(QStringLiteral("empties")).toInteger(),
                         .values = json.value(QStringLiteral("values")).toInteger(),
                         .distinct = json.value(QStringLiteral("distinct")).toInteger(),
                         .distinctExact = json.value(QStringLiteral("distinct_exact")).toBool(),
                         .ascending = json.value(QStringLiteral("ascending")).toBool(),
                         .strictly = json.value(QStringLiteral("strictly_ascending")).toBool(),
                         .longestBytes = json.value(QStringLiteral("longest_bytes")).toInteger(),
                         .longestCharacters = json.value(QStringLiteral("longest_characters")).toInteger(),
                         .wholeDigits = json.value(QStringLiteral("whole_digits")).toInt(),
                         .fractionDigits = json.value(QStringLiteral("fraction_digits")).toInt()};
    const QJsonArray kinds = json.value(QStringLiteral("fits")).toArray();
    for (int i = 0; i < valueKindCount; ++i)
        column.kinds.setFlag(valueKindAt(i), kinds.contains(valueKindName(valueKindAt(i))));
    const QString file = json.value(QStringLiteral("file")).toString();
    eachPlace(column, [&](const QString &name, ProfiledValue &value) {
        value = valueFromJson(json.value(name), file);
    });
    return column;
}

} // namespace

ErrorContext ProfiledValue::place(const QString &column) const
{
    ErrorContext context{.file = file, .column = column};
    if (isSet()) {
        context.row = row;
        if (byteOffset >= 0)
            context.byteOffset = byteOffset;
    }
    return context;
}

QString ColumnProfile::kindText() const
{
    if (values == 0)
        return QStringLiteral("nothing");
    for (const ValueKind kind :
         {ValueKind::Integer, ValueKind::Decimal, ValueKind::Real, ValueKind::Date, ValueKind::DateTime,
          ValueKind::Time, ValueKind::Uuid, ValueKind::Json, ValueKind::Text})
        if (kinds.testFlag(kind))
            return valueKindName(kind);
    return QStringLiteral("bytes");
}

bool ColumnProfile::isUnique() const
{
    return values > 0 && nulls == 0 && empties < 2 && distinctExact && distinct == values + empties;
}

const ProfiledValue &ColumnProfile::firstNot(ValueKind kind) const
{
    return firstOther.at(kindIndex(kind));
}

QJsonObject TypeProfile::toJson() const
{
    QJsonArray list;
    for (const ColumnProfile &column : columns)
        list << columnJson(column);
    return {
        {QStringLiteral("rows"), rows}, {QStringLiteral("whole"), whole}, {QStringLiteral("columns"), list}};
}

TypeProfile TypeProfile::fromJson(const QJsonObject &json)
{
    TypeProfile profile{.rows = json.value(QStringLiteral("rows")).toInteger(),
                        .whole = json.value(QStringLiteral("whole")).toBool()};
    for (const QJsonValue &column : json.value(QStringLiteral("columns")).toArray())
        profile.columns << columnFromJson(column.toObject());
    return profile;
}

} // namespace millrace
