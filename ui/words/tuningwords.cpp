// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/tuningwords.h"

#include "core/base/literals.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/settingtext.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <algorithm>

namespace millrace {

namespace {

QVector<SessionSetting> &listOf(TuningChoice &choice, KnobGroup group)
{
    return group == KnobGroup::Session ? choice.session
           : group == KnobGroup::Host  ? choice.host
                                       : choice.global;
}

bool isNamed(const SessionSetting &setting, const Knob &knob)
{
    return setting.name.compare(knob.name, Qt::CaseInsensitive) == 0;
}

/// The order in which things were switched on does not make another choice.
TuningChoice sorted(TuningChoice choice)
{
    for (QVector<SessionSetting> *list : {&choice.session, &choice.global, &choice.host})
        std::sort(list->begin(), list->end(),
                  [](const SessionSetting &a, const SessionSetting &b) { return a.name < b.name; });
    return choice;
}

} // namespace

QString groupTitle(KnobGroup group)
{
    switch (group) {
    case KnobGroup::Session:
        return tr("The load's own connections");
    case KnobGroup::Global:
        return tr("The whole server");
    case KnobGroup::Start:
        return tr("With a restart, in my.cnf");
    case KnobGroup::Host:
        return tr("The server's machine");
    }
    Q_UNREACHABLE();
}

QString groupNote(KnobGroup group)
{
    switch (group) {
    case KnobGroup::Session:
        return tr("gone with them");
    case KnobGroup::Global:
        return tr("for everybody during the load, put back after it, after a crash too");
    case KnobGroup::Start:
        return tr("nothing a load can switch");
    case KnobGroup::Host:
        return tr("put back after the load");
    }
    Q_UNREACHABLE();
}

QString presetTitle(TuningPreset preset)
{
    return preset == TuningPreset::Safe   ? tr("Safe")
           : preset == TuningPreset::Fast ? tr("Fast")
                                          : tr("Scratch");
}

QString presetWords(TuningPreset preset)
{
    switch (preset) {
    case TuningPreset::Safe:
        return tr("Variables of the load's own connections only; nobody else notices.");
    case TuningPreset::Fast:
        return tr(
            "The whole server too, and put back. A crash of its machine may cost everybody's last second.");
    case TuningPreset::Scratch:
        return tr("Durability off: for a server whose data may be lost.");
    }
    Q_UNREACHABLE();
}

QString knobValueText(const Knob &knob, const QString &value)
{
    if (value.isEmpty())
        return tr("(empty)");
    bool isNumber = false;
    const qint64 number = value.toLongLong(&isNumber);
    if (knob.unit == "bytes"_L1 && isNumber)
        return sizeText(number);
    if (isNumber && (knob.unit == "s"_L1 || knob.unit == "1/s"_L1))
        return knob.unit == "s"_L1 ? tr("%1 s").arg(groupedNumber(number)) : groupedNumber(number);
    bool isDecimal = false;
    const double decimal = value.toDouble(&isDecimal);
    if (knob.unit == "%"_L1 && isDecimal)
        return tr("%1 %").arg(shortestText(decimal));
    return value;
}

QString knobChangeText(const Knob &knob, const QString &during)
{
    if (knob.today.isEmpty() && !knob.here)
        return during.isEmpty() ? QString() : tr("→ %1").arg(knobValueText(knob, during));
    const QString now = knobValueText(knob, knob.today);
    if (during.isEmpty() || !sameSettingValue(knob.today, during))
        return during.isEmpty() ? now : tr("%1 → %2").arg(now, knobValueText(knob, during));
    return tr("%1 already").arg(now);
}

QString tuningText(const TuningChoice &choice)
{
    QStringList parts{counted(choice.session.size(), tr("session variable"), tr("session variables"))};
    if (!choice.global.isEmpty())
        parts << tr("%1 of the server").arg(choice.global.size());
    if (!choice.host.isEmpty())
        parts << tr("%1 of the machine").arg(choice.host.size());
    return parts.join(u" · "_s);
}

std::optional<TuningPreset> presetOf(const TuningChoice &choice, const QVector<Knob> &knobs)
{
    for (const TuningPreset preset : {TuningPreset::Safe, TuningPreset::Fast, TuningPreset::Scratch})
        if (sorted(presetChoice(preset, knobs)) == sorted(choice))
            return preset;
    return std::nullopt;
}

bool matchesSearch(const Knob &knob, const QString &search)
{
    const QString all = QStringList{knob.name, knob.does, knob.gain, knob.risk, knob.ours}.join(u' ');
    const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&all](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

QString chosenValue(const TuningChoice &choice, const Knob &knob)
{
    TuningChoice copy = choice;
    for (const SessionSetting &setting : listOf(copy, knob.group))
        if (isNamed(setting, knob))
            return setting.value;
    return {};
}

TuningChoice withKnob(TuningChoice choice, const Knob &knob, const QString &value)
{
    QVector<SessionSetting> &list = listOf(choice, knob.group);
    list.removeIf([&knob](const SessionSetting &setting) { return isNamed(setting, knob); });
    if (value.isEmpty())
        return choice;
    const SessionSetting setting{.name = knob.name, .value = value};
    list << setting;
    return choice;
}

} // namespace millrace
