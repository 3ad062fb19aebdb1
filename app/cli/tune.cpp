// SPDX-License-Identifier: GPL-3.0-or-later
// tune: what could be set on a server for a load, and what it would mean. Changes nothing.
#include "app/cli/options/tuningoptions.h"
#include "app/cli/shared/command.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/login/connectionurl.h"
#include "core/server/scratch/scratchserver.h"
#include "core/tuning/confadvice.h"
#include "core/tuning/settingtext.h"

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

/// What is known of a server for tuning it.
struct Tunable
{
    ServerFacts facts;
    std::optional<HostFacts> host; ///< unset: it runs on another machine
    QVector<Knob> knobs;
    QStringList warnings; ///< about the machine
    ConfAdvice advice;
};

Result<Tunable> lookAt(const QString &url, TuningPreset preset)
{
    MILLRACE_TRY(const auto spec, connectionFromUrl(url));
    MILLRACE_TRY(const auto target, signInTo(spec));
    MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(auto facts, ServerFacts::read(*connection));
    Tunable server{.facts = std::move(facts)};
    server.host = HostFacts::ofServer(target.spec, server.facts);
    server.knobs = knobs(server.facts, server.host);
    if (server.host)
        server.warnings = server.host->warnings(server.facts);
    server.advice = confAdvice(server.facts, server.knobs, server.host, preset == TuningPreset::Scratch);
    return server;
}

QJsonObject jsonOf(const Tunable &server, TuningPreset preset)
{
    QJsonArray list;
    for (const Knob &knob : server.knobs)
        list << knob.toJson();
    return {{u"server"_s, server.facts.displayName()},
            {u"local"_s, server.host.has_value()},
            {u"preset"_s, enumName(preset)},
            {u"knobs"_s, list},
            {u"machine"_s, QJsonArray::fromStringList(server.warnings)},
            {u"my_cnf"_s, server.advice.snippet()},
            {u"my_cnf_back"_s, server.advice.takenBack()}};
}

void printMyCnf(const Tunable &server)
{
    printLine(u"# For the load, on %1. Written from the values of today."_s.arg(server.facts.displayName()));
    printLine(server.advice.snippet());
    if (!server.advice.back.isEmpty())
        printLine(server.advice.takenBack());
}

void printKnobs(const Tunable &server, TuningPreset preset)
{
    printLine(u"%1 as %2; * is what the preset %3 sets."_s.arg(server.facts.displayName(),
                                                               server.facts.currentUser, enumName(preset)));
    for (const KnobGroup group : {KnobGroup::Session, KnobGroup::Global, KnobGroup::Start, KnobGroup::Host}) {
        printLine(u"\n%1"_s.arg(scopeTitle(group)));
        for (const Knob &knob : server.knobs)
            if (knob.group == group)
                printKnob(knob, preset);
    }
    for (const QString &warning : server.warnings)
        printLine(u"  ! %1"_s.arg(warning));
    printHabits();
}

} // namespace

Result<int> tuneCommand(const QStringList &arguments)
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
    parser.setChoices(u"preset"_s, allEnumNames<TuningPreset>());
    if (const auto ended = parse(parser, u"tune"_s, arguments))
        return *ended;
    const auto preset = enumFromName<TuningPreset>(parser.value(u"preset"_s));
    if (parser.positionalArguments().size() != 1 || !preset)
        return misused(u"tune"_s,
                       preset ? u"name one server."_s : u"--preset can be safe, fast or scratch."_s);
    MILLRACE_TRY(const auto server, lookAt(parser.positionalArguments().first(), *preset));
    if (parser.isSet(u"json"_s))
        printJson(jsonOf(server, *preset));
    else if (parser.isSet(u"my-cnf"_s))
        printMyCnf(server);
    else
        printKnobs(server, *preset);
    return Ok;
}

} // namespace millrace::cli
