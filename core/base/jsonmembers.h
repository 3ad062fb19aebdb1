// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <functional>
#include <initializer_list>
#include <type_traits>
#include <vector>

namespace millrace {

/// The members of a struct (JsonMembers) where they are said beside it, so that it is written and read as
/// part of others, too:
///
///     template <>
///     inline const JsonMembers<KeptIndex> jsonMembers<KeptIndex>{{"name", &KeptIndex::name}};
template <typename T> inline constexpr auto jsonMembers = nullptr;

/// A value as JSON has it: what has a toJson() by that, a struct by its jsonMembers; enumerations by their
/// name where they have one (enumNames), else as a number; bytes one character each (U+0000 to U+00FF); ids
/// as their numbers; lists as arrays, maps as objects; an optional that is not set: not at all.
template <typename T> QJsonValue toJsonValue(const T &value)
{
    if constexpr (requires { value.has_value(); })
        return value ? toJsonValue(*value) : QJsonValue(QJsonValue::Undefined);
    else if constexpr (requires { value.toJson(); })
        return value.toJson();
    else if constexpr (requires { jsonMembers<T>.write(value); })
        return jsonMembers<T>.write(value);
    else if constexpr (requires { enumNames<T>.size(); })
        return enumName(value);
    else if constexpr (std::is_enum_v<T>)
        return static_cast<int>(value);
    else if constexpr (std::is_same_v<T, QByteArray>)
        return QString::fromLatin1(value);
    else if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>)
        return static_cast<qint64>(value);
    else if constexpr (std::is_constructible_v<QJsonValue, const T &>)
        return value;
    else if constexpr (requires { T{value.value}; })
        return toJsonValue(value.value);
    else if constexpr (requires { value.keyBegin(); }) {
        QJsonObject object;
        for (auto each = value.begin(); each != value.end(); ++each)
            object.insert(toJsonValue(each.key()).toString(), toJsonValue(each.value()));
        return object;
    } else {
        QJsonArray list;
        for (const auto &each : value)
            list << toJsonValue(each);
        return list;
    }
}

/// The way back, through a fromJson() that cannot fail where there is one. What is not there, or of another
/// type, leaves the value as it is.
template <typename T> void fromJsonValue(const QJsonValue &json, T &value)
{
    if constexpr (requires { T::fromJson(QJsonObject()); }) {
        if (json.isObject())
            value = T::fromJson(json.toObject());
    } else if constexpr (requires { jsonMembers<T>.read(QJsonObject(), value); }) {
        value = jsonMembers<T>.read(json.toObject(), value);
    } else if constexpr (requires { value.has_value(); }) {
        if (!json.isUndefined() && !json.isNull())
            fromJsonValue(json, value.emplace());
    } else if constexpr (std::is_enum_v<T>) {
        if constexpr (requires { enumNames<T>.size(); })
            value = enumFromName<T>(json.toString()).value_or(value);
        else
            value = static_cast<T>(json.toInt(static_cast<int>(value)));
    } else if constexpr (std::is_same_v<T, bool>) {
        value = json.toBool(value);
    } else if constexpr (std::is_integral_v<T>) {
        value = static_cast<T>(json.toInteger(value));
    } else if constexpr (std::is_floating_point_v<T>) {
        value = json.toDouble(value);
    } else if constexpr (std::is_same_v<T, QByteArray>) {
        value = json.isString() ? json.toString().toLatin1() : value;
    } else if constexpr (std::is_same_v<T, QString>) {
        value = json.toString(value);
    } else if constexpr (std::is_same_v<T, QJsonObject>) {
        value = json.toObject(value);
    } else if constexpr (requires { T{value.value}; }) {
        fromJsonValue(json, value.value);
    } else if constexpr (requires { value.keyBegin(); }) {
        const QJsonObject object = json.toObject();
        for (auto each = object.begin(); each != object.end(); ++each) {
            typename T::key_type key;
            fromJsonValue(each.key(), key);
            fromJsonValue(each.value(), value[key]);
        }
    } else if (json.isArray()) {
        value = {};
        for (const auto &each : json.toArray())
            fromJsonValue(each, value.emplace_back());
    }
}

enum class InJson
{
    Always,
    WhenSet, ///< left out where it is as in a new object
    Base64   ///< bytes, so
};

/// A member of a struct, or of one within it, and its name in JSON.
template <typename T> class JsonMember
{
public:
    template <typename M>
    JsonMember(const char *name, M T::*member, InJson in = InJson::Always)
        : JsonMember(
              name, in, [member](auto &object) -> auto & { return object.*member; })
    {}
    template <typename Inner, typename M>
    JsonMember(const char *name, Inner T::*inner, M Inner::*member, InJson in = InJson::Always)
        : JsonMember(
              name, in, [ inner, member ](auto &object) -> auto & { return object.*inner.*member; })
    {}

    void write(const T &object, QJsonObject &json) const
    {
        const QJsonValue value = m_write(object);
        if (m_in != InJson::WhenSet || value != m_write(T{}))
            json.insert(m_name, value);
    }
    void read(const QJsonObject &json, T &object) const { m_read(json.value(m_name), object); }

private:
    template <typename Place>
    JsonMember(const char *name, InJson in, Place place)
        : m_name(name)
        , m_in(in)
        , m_write([place, in](const T &object) {
            const QJsonValue value = toJsonValue(place(object));
            return in == InJson::Base64 ? QString::fromLatin1(value.toString().toLatin1().toBase64()) : value;
        })
        , m_read([place, in](const QJsonValue &json, T &object) {
            fromJsonValue(in == InJson::Base64
                              ? QString::fromLatin1(QByteArray::fromBase64(json.toString().toLatin1()))
                              : json,
                          place(object));
        })
    {}

    QLatin1String m_name;
    InJson m_in;
    std::function<QJsonValue(const T &)> m_write;
    std::function<void(const QJsonValue &, T &)> m_read;
};

/// What a struct is in JSON, said once for both ways:
///
///     const JsonMembers<KeyColumn> members{{"name", &KeyColumn::name}, {"kind", &KeyColumn::kind}};
template <typename T> class JsonMembers
{
public:
    JsonMembers(std::initializer_list<JsonMember<T>> members)
        : m_members(members)
    {}

    QJsonObject write(const T &object) const
    {
        QJsonObject json;
        for (const JsonMember<T> &member : m_members)
            member.write(object, json);
        return json;
    }
    /// Members that the JSON lacks are as in \a object.
    T read(const QJsonObject &json, T object = {}) const
    {
        for (const JsonMember<T> &member : m_members)
            member.read(json, object);
        return object;
    }

private:
    std::vector<JsonMember<T>> m_members;
};

/// By jsonMembers.
template <typename T> QJsonObject membersJson(const T &object)
{
    return jsonMembers<T>.write(object);
}
template <typename T> T membersFrom(const QJsonObject &json, T object = {})
{
    return jsonMembers<T>.read(json, std::move(object));
}

} // namespace millrace
