// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/typeprofile.h"

#include "core/base/literals.h"

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
    QJsonObject json{{u"row"_s, value.row}, {u"byte_offset"_s, value.byteOffset}};
    if (value.file != usualFile)
        json.insert(u"file"_s, value.file);
    if (text.toUtf8() == value.text)
        json.insert(u"text"_s, text);
    else
        json.insert(u"base64"_s, QString::fromLatin1(value.text.toBase64()));
    return json;
}

ProfiledValue valueFromJson(const QJsonValue &json, const QString &usualFile)
{
    if (!json.isObject())
        return {};
    return {.text = json[u"base64"_s].isString()
                        ? QByteArray::fromBase64(json[u"base64"_s].toString().toLatin1())
                        : json[u"text"_s].toString().toUtf8(),
            .file = json[u"file"_s].toString(usualFile),
            .row = json[u"row"_s].toInteger(),
            .byteOffset = json[u"byte_offset"_s].toInteger()};
}

/// The places of a column under the names they have in the JSON.
template <typename Column, typename Visit> void eachPlace(Column &column, const Visit &visit)
{
    visit(u"longest"_s, column.longest);
    visit(u"min"_s, column.least);
    visit(u"max"_s, column.greatest);
    visit(u"first_null"_s, column.firstNull);
    visit(u"first_empty"_s, column.firstEmpty);
    // Of the kinds that columns are checked for: a plan is not to be larger than it has to be.
    for (const ValueKind kind : {ValueKind::Integer, ValueKind::Real, ValueKind::DateTime})
        visit(u"first_not_"_s + valueKindName(kind), column.firstOther.at(kindIndex(kind)));
}

QJsonObject columnJson(const ColumnProfile &column)
{
    QJsonArray kinds;
    for (int i = 0; i < valueKindCount; ++i)
        if (column.kinds.testFlag(valueKindAt(i)))
            kinds << valueKindName(valueKindAt(i));
    QJsonObject json{{u"name"_s, column.name},
                     {u"type"_s, column.kindText()},
                     {u"fits"_s, kinds},
                     {u"nulls"_s, column.nulls},
                     {u"empties"_s, column.empties},
                     {u"values"_s, column.values},
                     {u"distinct"_s, column.distinct},
                     {u"distinct_exact"_s, column.distinctExact},
                     {u"ascending"_s, column.ascending},
                     {u"strictly_ascending"_s, column.strictly},
                     {u"longest_bytes"_s, column.longestBytes},
                     {u"longest_characters"_s, column.longestCharacters},
                     {u"whole_digits"_s, column.wholeDigits},
                     {u"fraction_digits"_s, column.fractionDigits}};
    const QString file = column.longest.file;
    if (!file.isEmpty())
        json.insert(u"file"_s, file);
    eachPlace(column, [&](const QString &name, const ProfiledValue &value) {
        if (value.isSet())
            json.insert(name, valueJson(value, file));
    });
    return json;
}

ColumnProfile columnFromJson(const QJsonObject &json)
{
    ColumnProfile column{.name = json.value(u"name"_s).toString(),
                         .nulls = json.value(u"nulls"_s).toInteger(),
                         .empties = json.value(u"empties"_s).toInteger(),
                         .values = json.value(u"values"_s).toInteger(),
                         .distinct = json.value(u"distinct"_s).toInteger(),
                         .distinctExact = json.value(u"distinct_exact"_s).toBool(),
                         .ascending = json.value(u"ascending"_s).toBool(),
                         .strictly = json.value(u"strictly_ascending"_s).toBool(),
                         .longestBytes = json.value(u"longest_bytes"_s).toInteger(),
                         .longestCharacters = json.value(u"longest_characters"_s).toInteger(),
                         .wholeDigits = json.value(u"whole_digits"_s).toInt(),
                         .fractionDigits = json.value(u"fraction_digits"_s).toInt()};
    const QJsonArray kinds = json.value(u"fits"_s).toArray();
    for (int i = 0; i < valueKindCount; ++i)
        column.kinds.setFlag(valueKindAt(i), kinds.contains(valueKindName(valueKindAt(i))));
    const QString file = json.value(u"file"_s).toString();
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
        return u"nothing"_s;
    for (const ValueKind kind :
         {ValueKind::Integer, ValueKind::Decimal, ValueKind::Real, ValueKind::Date, ValueKind::DateTime,
          ValueKind::Time, ValueKind::Uuid, ValueKind::Json, ValueKind::Text})
        if (kinds.testFlag(kind))
            return valueKindName(kind);
    return u"bytes"_s;
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
    return {{u"rows"_s, rows}, {u"whole"_s, whole}, {u"columns"_s, list}};
}

TypeProfile TypeProfile::fromJson(const QJsonObject &json)
{
    TypeProfile profile{.rows = json.value(u"rows"_s).toInteger(), .whole = json.value(u"whole"_s).toBool()};
    for (const QJsonValue &column : json.value(u"columns"_s).toArray())
        profile.columns << columnFromJson(column.toObject());
    return profile;
}

} // namespace millrace
