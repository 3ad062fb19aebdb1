// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>

namespace millrace {

/// A value of an enumeration and the name that files, JSON and the command line know it by. A table of them
/// serves both ways.
template <typename Enum> struct EnumName
{
    Enum value;
    const char *name;
};

/// Empty for a value that the table lacks.
template <typename Enum, std::size_t count> QString nameIn(const EnumName<Enum> (&table)[count], Enum value)
{
    for (const EnumName<Enum> &entry : table)
        if (entry.value == value)
            return QLatin1String(entry.name);
    return {};
}

/// Nothing for a name nobody knows.
template <typename Enum, std::size_t count>
std::optional<Enum> valueIn(const EnumName<Enum> (&table)[count], const QString &name)
{
    for (const EnumName<Enum> &entry : table)
        if (name == QLatin1String(entry.name))
            return entry.value;
    return std::nullopt;
}

} // namespace millrace
