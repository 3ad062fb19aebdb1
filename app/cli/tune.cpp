// SPDX-License-Identifier: GPL-3.0-or-later
// tune: what could be set on a server for a load, and what it would mean. Changes nothing.
#include "app/cli/shared/command.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/scratch/scratchserver.h"
#include "core/tuning/confadvice.h"
#include "core/tuning/settingtext.h"

#include "core/server/login/connectionurl.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

QString scopeTitle(KnobGroup group)
{
    switch (group) {
    case KnobGroup::Session:
        return u"Session: of the load's own connections"_s;
    case KnobGroup::Global:
        return u"Server: of everybody's connections, put back after the load"_s;
    case KnobGroup::Start:
        return u"Start: in my.cnf, with a restart (--my-cnf writes the lines)"_s;
    case KnobGroup::Host:
        return u"Machine: of the host the server runs on, put back after the load"_s;
    }
    Q_UNREACHABLE();
}

QString valueText(const Knob &knob, const QString &value)
{
    return knob.unit == "bytes"_L1 && !value.isEmpty() ? u"%1 (%2)"_s.arg(value, sizeText(value.toLongLong()))
                                                       : value;
}

void printKnob(const Knob &knob, TuningPreset preset)
{
    const QString value = knob.duringUnder(preset);
    const bool same = sameSettingValue(knob.today, value);
    const bool chosen = knob.isToggle() && knob.isIn(preset) && !value.isEmpty() && !same;
    QString line = u"%1 %2"_s.arg(chosen ? u"*"_s : u" "_s, knob.name);
    if (!knob.here && knob.group == KnobGroup::Host)
        line += u": cannot be seen from here"_s;
    else if (!knob.here)
        line += u": not on this server (%1)"_s.arg(knob.exists);
    else if (value.isEmpty() || same || !knob.ours.isEmpty())
        line += u": %1"_s.arg(valueText(knob, knob.today));
    else
        line += u": %1 → %2"_s.arg(valueText(knob, knob.today), valueText(knob, value));
    printLine(line);
    printLine(u"    %1 %2"_s.arg(knob.does, knob.ours.isEmpty() ? knob.gain : knob.ours));
    if (!knob.risk.isEmpty())
        printLine(u"    Risk: %1"_s.arg(knob.risk));
    if (!knob.needs.isEmpty() && (knob.here || knob.group == KnobGroup::Host))
        printLine(u"    Needs: %1"_s.arg(knob.needs));
}

void printHabits()
{
    printLine(u"\nTwo habits that gain nothing: ALTER TABLE … DISABLE KEYS (InnoDB ignores it; "
              "--indexes defer drops and "
              "builds), and SET autocommit = 0 (one LOAD DATA is one transaction anyway; "
              "Millrace commits per chunk)."_s);
}

} // namespace

int tuneCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Lists every setting that matters to a load: today's value on this server, the value during the "
        "load, what "
        "it brings and risks, the privilege it needs. Changes nothing; plan --preset and --tune choose."_s);
    parser.addPositionalArgument(u"URL"_s, u"mysql://… or scratch:."_s);
    parser.addOptions({
        {u"preset"_s, u"Mark what this preset sets: safe, fast (default) or scratch."_s, u"NAME"_s,
         u"fast"_s},
        {u"my-cnf"_s, u"Print lines for my.cnf that a restart can bring, and those that take them back."_s},
        {u"json"_s, u"One JSON object on standard output."_s},
    });
    parser.setChoices(u"preset"_s,
                      {tuningPresetName(TuningPreset::Safe), tuningPresetName(TuningPreset::Fast),
                       tuningPresetName(TuningPreset::Scratch)});
    int exitCode = Ok;
    if (!parse(parser, u"tune"_s, arguments, exitCode))
        return exitCode;
    const auto preset = tuningPresetFromName(parser.value(u"preset"_s));
    if (parser.positionalArguments().size() != 1 || !preset) {
        printError(preset ? u"millrace-cli tune: name one server."_s
                          : u"millrace-cli tune: --preset can be safe, fast or scratch."_s);
        return UsageError;
    }
    const auto spec = connectionFromUrl(parser.positionalArguments().first());
    if (!spec)
        return failed(spec.error());
    const auto target = signInTo(*spec);
    if (!target)
        return failed(target.error());
    const auto connection = Connection::open(target->withoutSchema());
    if (!connection)
        return failed(connection.error());
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        return failed(facts.error());
    const auto host = HostFacts::ofServer(target->spec, *facts);
    const QVector<Knob> all = knobs(*facts, host);
    const ConfAdvice advice = confAdvice(*facts, all, host, *preset == TuningPreset::Scratch);
    const QStringList warnings = host ? host->warnings(*facts) : QStringList();

    if (parser.isSet(u"json"_s)) {
        QJsonArray list;
        for (const Knob &knob : all)
            list << knob.toJson();
        printJson({{u"server"_s, facts->displayName()},
                   {u"local"_s, host.has_value()},
                   {u"preset"_s, tuningPresetName(*preset)},
                   {u"knobs"_s, list},
                   {u"machine"_s, QJsonArray::fromStringList(warnings)},
                   {u"my_cnf"_s, advice.snippet()},
                   {u"my_cnf_back"_s, advice.takenBack()}});
        return Ok;
    }
    if (parser.isSet(u"my-cnf"_s)) {
        printLine(u"# For the load, on %1. Written from the values of today."_s.arg(facts->displayName()));
        printLine(advice.snippet());
        if (!advice.back.isEmpty())
            printLine(advice.takenBack());
        return Ok;
    }
    printLine(u"%1 as %2; * is what the preset %3 sets."_s.arg(facts->displayName(), facts->currentUser,
                                                               tuningPresetName(*preset)));
    for (const KnobGroup group : {KnobGroup::Session, KnobGroup::Global, KnobGroup::Start, KnobGroup::Host}) {
        printLine(u"\n%1"_s.arg(scopeTitle(group)));
        for (const Knob &knob : all)
            if (knob.group == group)
                printKnob(knob, *preset);
    }
    for (const QString &warning : warnings)
        printLine(u"  ! %1"_s.arg(warning));
    printHabits();
    return Ok;
}

} // namespace millrace::cli
