// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <array>
#include <optional>
#include <string_view>

namespace millrace {

// The compiler spells a template argument that is an enumerator by its name, and one that is none as a cast:
// "Value = millrace::ErrorCode::DiskFull" against "Value = (millrace::ErrorCode)1099". GCC and Clang agree on
// that.
template <auto Value> constexpr std::string_view spelling()
{
    constexpr std::string_view function = __PRETTY_FUNCTION__;
    constexpr std::string_view before = "Value = ";
    const auto begin = function.find(before) + before.size();
    return function.substr(begin, function.find_first_of(";]", begin) - begin);
}

/// As it stands in the source; empty: the enumeration has no such value.
template <auto Value> constexpr std::string_view enumeratorName()
{
    constexpr std::string_view text = spelling<Value>();
    return text.starts_with('(') ? std::string_view() : text.substr(text.rfind(':') + 1);
}

template <typename Enum> struct EnumName
{
    Enum value;
    const char *name;
};

/// What the values of an enumeration are called in JSON, on the command line and in tables. Said once, beside
/// the enumeration:
///
///     template <>
///     inline constexpr auto enumNames<KeyKind> =
///         namesOfEnum<KeyKind>({{KeyKind::Number, "number"}, {KeyKind::Text, "text"}});
template <typename Enum> inline constexpr auto enumNames = nullptr;

/// All of them. Where the values count up, a table that lacks one does not compile.
template <typename Enum, Enum First = Enum{}, std::size_t Count>
constexpr std::array<EnumName<Enum>, Count> namesOfEnum(const EnumName<Enum> (&rows)[Count])
{
    static_assert(enumeratorName<static_cast<Enum>(int(First) + int(Count))>().empty(),
                  "a value has no name");
    return std::to_array(rows);
}

/// Empty: the table has no such value.
template <typename Table, typename Enum> QString nameIn(const Table &table, Enum value)
{
    for (const EnumName<Enum> &row : table)
        if (row.value == value)
            return QLatin1String(row.name);
    return {};
}

/// Nothing for a name nobody knows.
template <typename Table> auto valueIn(const Table &table, QStringView name)
{
    std::optional<decltype(std::begin(table)->value)> value;
    for (const auto &row : table)
        if (name == QLatin1String(row.name))
            value = row.value;
    return value;
}

template <typename Enum> QString enumName(Enum value)
{
    return nameIn(enumNames<Enum>, value);
}

template <typename Enum> std::optional<Enum> enumFromName(QStringView name)
{
    return valueIn(enumNames<Enum>, name);
}

/// In the table's order: the choices of an option.
template <typename Enum> QStringList allEnumNames()
{
    QStringList names;
    for (const auto &row : enumNames<Enum>)
        names << QLatin1String(row.name);
    return names;
}

} // namespace millrace
