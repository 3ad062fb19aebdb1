// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QJsonArray>
#include <QJsonObject>
#include <tuple>

namespace millrace {

/// A member of a struct and its name in JSON.
template <typename Struct, typename Value> struct JsonMember
{
    const char *name;
    Value Struct::*value;
};

/// Those of a struct, as a std::tuple, for what is written and read member by member: one table for both
/// ways. Each such struct has its own below its definition, or in its .cpp where it has toJson() and
/// fromJson().
template <typename Struct> inline constexpr std::nullptr_t jsonMembers = nullptr;

/// By jsonMembers.
template <typename Struct> QJsonObject membersJson(const Struct &from);
/// What is missing, or of another type, stays as it is.
template <typename Struct> void readMembers(const QJsonObject &json, Struct &to);
template <typename Struct> Struct membersFrom(const QJsonObject &json)
{
    Struct made;
    readMembers(json, made);
    return made;
}

/// Bytes as base64, ids as their numbers, lists of all of these, and what has a toJson() or jsonMembers.
template <typename Value> QJsonValue jsonOf(const Value &value)
{
    if constexpr (std::is_same_v<Value, QByteArray>)
        return QString::fromLatin1(value.toBase64());
    else if constexpr (std::is_constructible_v<QJsonValue, Value>)
        return value;
    else if constexpr (requires { value.toJson(); })
        return value.toJson();
    else
        return membersJson(value);
}
template <typename Tag> QJsonValue jsonOf(const StrongId<Tag> &id)
{
    return id.value;
}
template <typename Value> QJsonValue jsonOf(const QList<Value> &list)
{
    QJsonArray array;
    for (const Value &each : list)
        array << jsonOf(each);
    return array;
}

/// The other way round.
template <typename Value> void readJson(const QJsonValue &json, Value &value)
{
    if constexpr (std::is_same_v<Value, QByteArray>)
        value = QByteArray::fromBase64(json.toString().toLatin1());
    else if constexpr (std::is_same_v<Value, bool>)
        value = json.toBool(value);
    else if constexpr (std::is_same_v<Value, int>)
        value = json.toInt(value);
    else if constexpr (std::is_same_v<Value, qint64>)
        value = json.toInteger(value);
    else if constexpr (std::is_same_v<Value, double>)
        value = json.toDouble(value);
    else if constexpr (std::is_same_v<Value, QString>)
        value = json.toString(value);
    else if constexpr (requires { Value::fromJson(json.toObject()); })
        value = Value::fromJson(json.toObject());
    else
        readMembers(json.toObject(), value);
}
template <typename Tag> void readJson(const QJsonValue &json, StrongId<Tag> &id)
{
    readJson(json, id.value);
}
template <typename Value> void readJson(const QJsonValue &json, QList<Value> &list)
{
    list.clear();
    for (const auto &each : json.toArray())
        readJson(each, list.emplaceBack());
}

template <typename Struct> QJsonObject membersJson(const Struct &from)
{
    QJsonObject json;
    std::apply(
        [&](const auto &...member) {
            (json.insert(QLatin1String(member.name), jsonOf(from.*member.value)), ...);
        },
        jsonMembers<Struct>);
    return json;
}

template <typename Struct> void readMembers(const QJsonObject &json, Struct &to)
{
    std::apply(
        [&](const auto &...member) {
            (readJson(json.value(QLatin1String(member.name)), to.*member.value), ...);
        },
        jsonMembers<Struct>);
}

} // namespace millrace
