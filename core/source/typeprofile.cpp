// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/typeprofile.h"

#include "core/base/jsonmembers.h"
#include "core/base/literals.h"

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
        visit(u"first_not_"_s + enumName(kind), column.firstOther.at(kindIndex(kind)));
}

const JsonMembers<ColumnProfile> columnMembers{
    {"name", &ColumnProfile::name},
    {"nulls", &ColumnProfile::nulls},
    {"empties", &ColumnProfile::empties},
    {"values", &ColumnProfile::values},
    {"distinct", &ColumnProfile::distinct},
    {"distinct_exact", &ColumnProfile::distinctExact},
    {"ascending", &ColumnProfile::ascending},
    {"strictly_ascending", &ColumnProfile::strictly},
    {"longest_bytes", &ColumnProfile::longestBytes},
    {"longest_characters", &ColumnProfile::longestCharacters},
    {"whole_digits", &ColumnProfile::wholeDigits},
    {"fraction_digits", &ColumnProfile::fractionDigits},
    {"double_loses", &ColumnProfile::doubleLoses, InJson::WhenSet}};

QJsonObject columnJson(const ColumnProfile &column)
{
    QJsonArray kinds;
    for (const auto &[kind, name] : enumNames<ValueKind>)
        if (column.kinds.testFlag(kind))
            kinds << QLatin1String(name);
    QJsonObject json = columnMembers.write(column);
    json.insert(u"type"_s, column.kindText());
    json.insert(u"fits"_s, kinds);
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
    ColumnProfile column =
        columnMembers.read(json, {.distinctExact = false, .ascending = false, .strictly = false});
    for (const auto &kind : json.value(u"fits"_s).toArray())
        if (const auto known = enumFromName<ValueKind>(kind.toString()))
            column.kinds.setFlag(*known);
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
    for (const auto &row : enumNames<ValueKind>)
        if (kinds.testFlag(row.value))
            return QLatin1String(row.name);
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
    for (const auto &column : json.value(u"columns"_s).toArray())
        profile.columns << columnFromJson(column.toObject());
    return profile;
}

} // namespace millrace
