// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/description.h"

#include <QJsonArray>
#include <algorithm>

namespace millrace::reference {

namespace {

template <typename Item> QJsonArray arrayOf(const QVector<Item> &items)
{
    QJsonArray array;
    for (const Item &item : items)
        array << item.toJson();
    return array;
}

} // namespace

QString OptionDescription::synopsis() const
{
    QStringList all;
    for (const QString &name : names)
        all << (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
    return all.join(QStringLiteral(", ")) + (value.isEmpty() ? QString() : QLatin1Char(' ') + value);
}

QString OptionDescription::longName() const
{
    const auto found =
        std::find_if(names.begin(), names.end(), [](const QString &name) { return name.size() > 1; });
    return found == names.end() ? names.value(0) : *found;
}

QJsonObject OptionDescription::toJson() const
{
    return {{QStringLiteral("names"), QJsonArray::fromStringList(names)},
            {QStringLiteral("value"), value.isEmpty() ? QJsonValue() : QJsonValue(value)},
            {QStringLiteral("text"), text},
            {QStringLiteral("choices"), QJsonArray::fromStringList(choices)}};
}

QJsonObject ArgumentDescription::toJson() const
{
    return {{QStringLiteral("name"), name},
            {QStringLiteral("text"), text},
            {QStringLiteral("syntax"), syntax},
            {QStringLiteral("choices"), QJsonArray::fromStringList(choices)}};
}

QString CommandDescription::synopsis() const
{
    QStringList words{name};
    if (!options.isEmpty())
        words << QStringLiteral("[options]");
    for (const ArgumentDescription &argument : arguments)
        words << argument.syntax;
    words.removeAll(QString());
    return words.join(QLatin1Char(' '));
}

QJsonObject CommandDescription::toJson() const
{
    return {{QStringLiteral("name"), name},
            {QStringLiteral("summary"), summary},
            {QStringLiteral("text"), text},
            {QStringLiteral("arguments"), arrayOf(arguments)},
            {QStringLiteral("options"), arrayOf(options)}};
}

QJsonObject ProgramDescription::toJson() const
{
    QJsonArray codes;
    for (const Term &code : exitCodes)
        codes << QJsonObject{{QStringLiteral("code"), code.name.toInt()},
                             {QStringLiteral("text"), code.text}};
    return {{QStringLiteral("program"), name},
            {QStringLiteral("version"), version},
            {QStringLiteral("summary"), summary},
            {QStringLiteral("options"), arrayOf(self.options)},
            {QStringLiteral("commands"), arrayOf(commands)},
            {QStringLiteral("exit_codes"), codes}};
}

} // namespace millrace::reference
