// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/tuningoptions.h"
#include "app/cli/shared/command.h"
#include "core/base/literals.h"
#include "core/tuning/binarylog.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/knobs.h"
#include "core/tuning/sessionknobs.h"
#include "core/tuning/settingtext.h"

namespace millrace::cli {

namespace {

void take(QVector<SessionSetting> &settings, const QString &name)
{
    settings.removeIf([&name](const SessionSetting &setting) {
        return setting.name.compare(name, Qt::CaseInsensitive) == 0;
    });
}

/// The host name that \a option gives, which has to be the server's; empty: none was given.
Result<QString> confirmedServer(const QCommandLineParser &parser, const QString &option,
                                const ServerFacts &facts)
{
    QString given = parser.value(option);
    const QString hostname = facts.variables.value(u"hostname"_s);
    if (given.isEmpty() || given == hostname)
        return given;
    return fail({.code = ErrorCode::SettingNotConfirmed,
                 .what = u"--%1 names %2, and the server is %3."_s.arg(option, given, hostname),
                 .howToFix = u"Look again which server this is."_s});
}

/// Where a setting goes: a knob of the table knows; else to the sessions, with "global." in front to the
/// server.
Result<void> tune(const QString &text, const QVector<Knob> &all, Plan &plan)
{
    const qsizetype equals = text.indexOf(u'=');
    if (equals < 1)
        return fail(usageError(u"--tune wants NAME=VALUE, not “%1”."_s.arg(text)));
    QString name = text.left(equals).trimmed();
    QString value = text.mid(equals + 1).trimmed();
    const QString prefix = u"global."_s;
    const bool global = name.startsWith(prefix, Qt::CaseInsensitive);
    if (global)
        name.remove(0, prefix.size());
    const Knob *knob = findKnob(all, name);
    QVector<SessionSetting> *list = &plan.session;
    if (global || (knob && (knob->group == KnobGroup::Global || knob->group == KnobGroup::Start)))
        list = &plan.global;
    else if (knob && knob->group == KnobGroup::Host)
        list = &plan.host;
    take(*list, name);
    if (value.isEmpty()) // left as it is, whatever the preset says
        return {};
    if (knob) {
        MILLRACE_TRY(const auto plain, normalisedValue(*knob, value));
        value = plain;
    }
    *list << SessionSetting{.name = name, .value = value};
    return {};
}

} // namespace

void addTuningOptions(reference::CommandParser &parser)
{
    parser.addOptions({
        {u"preset"_s,
         u"Settings during the load: safe (default: of its own sessions), fast (of the whole server "
         "too, put back after it) or scratch (durability off: for a server whose data may be "
         "lost)."_s,
         u"NAME"_s},
        {u"tune"_s,
         u"A setting during the load, besides the preset; may be repeated. Session variables, "
         "variables of the server, and cpu_governor, swappiness, transparent_hugepage of its "
         "machine (millrace-cli tune lists them); global.NAME=VALUE for any other variable of the "
         "server; NAME= leaves one as it is."_s,
         u"NAME=VALUE"_s},
        {u"confirm-redo-log-off"_s,
         u"Allows innodb_redo_log=OFF on the server of this host name: a crash meanwhile loses "
         "everything on it."_s,
         u"HOSTNAME"_s},
        {u"confirm-unlogged"_s,
         u"Allows sql_log_bin=0 although replicas read the binary log of the server of this host name: they "
         "will lack the rows unless they are loaded as well."_s,
         u"HOSTNAME"_s},
    });
    parser.setChoices(u"preset"_s, allEnumNames<TuningPreset>());
}

Result<void> readTuning(const QCommandLineParser &parser, const ServerFacts &facts, Plan &plan)
{
    const QString name = parser.value(u"preset"_s);
    const auto preset = name.isEmpty() ? std::optional(TuningPreset::Safe) : enumFromName<TuningPreset>(name);
    if (!preset)
        return fail(usageError(u"--preset can be safe, fast or scratch, not “%1”."_s.arg(name)));
    const QVector<Knob> all = knobs(facts, HostFacts::ofServer(plan.connection, facts));
    const TuningChoice choice = presetChoice(*preset, all);
    plan.session = choice.session;
    plan.global = choice.global;
    plan.host = choice.host;
    for (const QString &text : parser.values(u"tune"_s))
        MILLRACE_TRY_VOID(tune(text, all, plan));

    MILLRACE_TRY(const auto confirmed, confirmedServer(parser, u"confirm-redo-log-off"_s, facts));
    if (!confirmed.isEmpty()) {
        plan.redoLogOffServer = facts.variables.value(u"server_uuid"_s);
        // To confirm it is to want it, for the preset that has it.
        if (*preset == TuningPreset::Scratch && facts.redoLogEnabled.value_or(false)) {
            take(plan.global, redoLogName());
            plan.global << SessionSetting{.name = redoLogName(), .value = u"OFF"_s};
        }
    }
    MILLRACE_TRY(plan.unloggedServer, confirmedServer(parser, u"confirm-unlogged"_s, facts));
    for (const auto &refused :
         {refuseSettings(plan.session, facts), refuseUnlogged(plan.session, plan.unloggedServer, facts)})
        if (refused)
            return fail(*refused);
    if (const auto refused = refuseGlobals(plan.global, plan.redoLogOffServer, facts))
        return fail(*refused);
    return {};
}

} // namespace millrace::cli
