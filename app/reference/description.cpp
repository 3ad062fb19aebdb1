// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/description.h"

#include "core/base/literals.h"

#include <QJsonArray>

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

QStringList OptionDescription::spelledNames() const
{
    QStringList spelled;
    for (const QString &name : names)
        spelled << (name.size() == 1 ? u"-"_s : u"--"_s) + name;
    return spelled;
}

QString OptionDescription::synopsis() const
{
    return spelledNames().join(u", "_s) + (value.isEmpty() ? QString() : u' ' + value);
}

QJsonObject OptionDescription::toJson() const
{
    return {{u"names"_s, QJsonArray::fromStringList(names)},
            {u"value"_s, value.isEmpty() ? QJsonValue() : QJsonValue(value)},
            {u"text"_s, text},
            {u"choices"_s, QJsonArray::fromStringList(choices)}};
}

QJsonObject ArgumentDescription::toJson() const
{
    return {{u"name"_s, name},
            {u"text"_s, text},
            {u"syntax"_s, syntax},
            {u"choices"_s, QJsonArray::fromStringList(choices)}};
}

QString CommandDescription::synopsis() const
{
    QStringList words{name};
    if (!options.isEmpty())
        words << u"[options]"_s;
    for (const ArgumentDescription &argument : arguments)
        words << argument.syntax;
    words.removeAll(QString());
    return words.join(u' ');
}

QVector<Term> CommandDescription::terms() const
{
    QVector<Term> all;
    for (const ArgumentDescription &argument : arguments)
        all << Term{argument.name, argument.text};
    for (const OptionDescription &option : options)
        all << Term{option.synopsis(), option.text};
    return all;
}

QJsonObject CommandDescription::toJson() const
{
    return {{u"name"_s, name},
            {u"summary"_s, summary},
            {u"text"_s, text},
            {u"arguments"_s, arrayOf(arguments)},
            {u"options"_s, arrayOf(options)}};
}

QJsonObject ProgramDescription::toJson() const
{
    QJsonArray codes;
    for (const Term &code : exitCodes)
        codes << QJsonObject{{u"code"_s, code.name.toInt()}, {u"text"_s, code.text}};
    return {{u"program"_s, name},
            {u"version"_s, version},
            {u"summary"_s, summary},
            {u"options"_s, arrayOf(self.options)},
            {u"commands"_s, arrayOf(commands)},
            {u"exit_codes"_s, codes}};
}

} // namespace millrace::reference
