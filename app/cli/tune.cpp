// SPDX-License-Identifier: GPL-3.0-or-later
// tune: what could be set on a server for a load, and what it would mean. Changes nothing.
#include "app/cli/command.h"
#include "app/cli/signin.h"
#include "core/base/text.h"
#include "core/server/scratchserver.h"
#include "core/tuning/confadvice.h"
#include "core/tuning/settingtext.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

QString scopeTitle(KnobGroup group)
{
    switch (group) {
    case KnobGroup::Session:
        return QStringLiteral("Session: of the load's own connections");
    case KnobGroup::Global:
        return QStringLiteral("Server: of everybody's connections, put back behind the load");
    case KnobGroup::Start:
        return QStringLiteral("Start: in my.cnf, with a restart (--my-cnf writes the lines)");
    case KnobGroup::Host:
        return QStringLiteral("Machine: of the host the server runs on, put back behind the load");
    }
    Q_UNREACHABLE();
}

QString valueText(const Knob &knob, const QString &value)
{
    return knob.unit == QLatin1String("bytes") && !value.isEmpty()
               ? QStringLiteral("%1 (%2)").arg(value, sizeText(value.toLongLong()))
               : value;
}

void printKnob(const Knob &knob, TuningPreset preset)
{
    const QString value = knob.duringUnder(preset);
    const bool same = sameSettingValue(knob.today, value);
    const bool chosen = knob.isToggle() && knob.isIn(preset) && !value.isEmpty() && !same;
    QString line = QStringLiteral("%1 %2").arg(chosen ? QStringLiteral("*") : QStringLiteral(" "), knob.name);
    if (!knob.here && knob.group == KnobGroup::Host)
        line += QStringLiteral(": cannot be seen from here");
    else if (!knob.here)
        line += QStringLiteral(": not on this server (%1)").arg(knob.exists);
    else if (value.isEmpty() || same || !knob.ours.isEmpty())
        line += QStringLiteral(": %1").arg(valueText(knob, knob.today));
    else
        line += QStringLiteral(": %1 → %2").arg(valueText(knob, knob.today), valueText(knob, value));
    printLine(line);
    printLine(QStringLiteral("    %1 %2").arg(knob.does, knob.ours.isEmpty() ? knob.gain : knob.ours));
    if (!knob.risk.isEmpty())
        printLine(QStringLiteral("    Risk: %1").arg(knob.risk));
    if (!knob.needs.isEmpty() && (knob.here || knob.group == KnobGroup::Host))
        printLine(QStringLiteral("    Needs: %1").arg(knob.needs));
}

void printHabits()
{
    printLine(QStringLiteral("\nTwo habits that gain nothing: ALTER TABLE … DISABLE KEYS (InnoDB ignores it; "
                             "--indexes defer drops and "
                             "builds), and SET autocommit = 0 (one LOAD DATA is one transaction anyway; "
                             "Millrace commits per chunk)."));
}

} // namespace

int tuneCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Lists every setting that matters to a load: today's value on this server, the value during the "
        "load, what "
        "it brings and risks, the privilege it needs. Changes nothing; plan --preset and --tune choose."));
    parser.addPositionalArgument(QStringLiteral("URL"), QStringLiteral("mysql://… or scratch:."));
    parser.addOptions({
        {QStringLiteral("preset"),
         QStringLiteral("Mark what this preset sets: safe, fast (default) or scratch."),
         QStringLiteral("NAME"), QStringLiteral("fast")},
        {QStringLiteral("my-cnf"),
         QStringLiteral("Print lines for my.cnf that a restart can bring, and those that take them back.")},
        {QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")},
    });
    parser.setChoices(QStringLiteral("preset"),
                      {tuningPresetName(TuningPreset::Safe), tuningPresetName(TuningPreset::Fast),
                       tuningPresetName(TuningPreset::Scratch)});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("tune"), arguments, exitCode))
        return exitCode;
    const auto preset = tuningPresetFromName(parser.value(QStringLiteral("preset")));
    if (parser.positionalArguments().size() != 1 || !preset) {
        printError(preset ? QStringLiteral("millrace-cli tune: name one server.")
                          : QStringLiteral("millrace-cli tune: --preset can be safe, fast or scratch."));
        return UsageError;
    }
    const auto spec = ConnectionSpec::parseUrl(parser.positionalArguments().first());
    if (!spec)
        return failed(spec.error());
    auto target = signInTo(*spec);
    if (!target)
        return failed(target.error());
    target->spec.schema.clear();
    const auto connection = Connection::open(*target);
    if (!connection)
        return failed(connection.error());
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        return failed(facts.error());
    const auto host = HostFacts::ofServer(target->spec, *facts);
    const QVector<Knob> all = knobs(*facts, host);
    const ConfAdvice advice = confAdvice(*facts, all, host, *preset == TuningPreset::Scratch);
    const QStringList warnings = host ? host->warnings(*facts) : QStringList();

    if (parser.isSet(QStringLiteral("json"))) {
        QJsonArray list;
        for (const Knob &knob : all)
            list << knob.toJson();
        printJson({{QStringLiteral("server"), facts->displayName()},
                   {QStringLiteral("local"), host.has_value()},
                   {QStringLiteral("preset"), tuningPresetName(*preset)},
                   {QStringLiteral("knobs"), list},
                   {QStringLiteral("machine"), QJsonArray::fromStringList(warnings)},
                   {QStringLiteral("my_cnf"), advice.snippet()},
                   {QStringLiteral("my_cnf_back"), advice.takenBack()}});
        return Ok;
    }
    if (parser.isSet(QStringLiteral("my-cnf"))) {
        printLine(QStringLiteral("# For the load, on %1. Written from the values of today.")
                      .arg(facts->displayName()));
        printLine(advice.snippet());
        if (!advice.back.isEmpty())
            printLine(advice.takenBack());
        return Ok;
    }
    printLine(QStringLiteral("%1 as %2; * is what the preset %3 sets.")
                  .arg(facts->displayName(), facts->currentUser, tuningPresetName(*preset)));
    for (const KnobGroup group : {KnobGroup::Session, KnobGroup::Global, KnobGroup::Start, KnobGroup::Host}) {
        printLine(QStringLiteral("\n%1").arg(scopeTitle(group)));
        for (const Knob &knob : all)
            if (knob.group == group)
                printKnob(knob, *preset);
    }
    for (const QString &warning : warnings)
        printLine(QStringLiteral("  ! %1").arg(warning));
    printHabits();
    return Ok;
}

} // namespace millrace::cli
