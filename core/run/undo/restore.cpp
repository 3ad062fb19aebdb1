// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/restore.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/base/wallclock.h"
#include "core/indexes/indexrehearsal.h"
#include "core/sql/quoting.h"
#include "core/tuning/settingsguard.h"

#include <QFile>

namespace millrace {

namespace {

QString list(const QStringList &names)
{
    QStringList quoted;
    for (const QString &name : names)
        quoted << quotedIdentifier(name);
    return quoted.join(u", "_s);
}

QJsonArray problemsJson(const QVector<IndexProblem> &problems)
{
    QJsonArray json;
    for (const IndexProblem &problem : problems)
        json << QJsonObject{{u"index"_s, problem.index}, {u"error"_s, problem.error.toJson()}};
    return json;
}

Event eventFor(const RestoreOutcome &outcome)
{
    return {.wallMs = wallNowMs(),
            .kind = outcome.isComplete() ? Event::Kind::Note : Event::Kind::Warning,
            .text = CoreText::tr("Restore: ") + outcome.sentences().join(u' '),
            .values = outcome.toJson()};
}

} // namespace

QStringList RestoreOutcome::sentences() const
{
    QStringList lines = settingNotes;
    for (const SettingOutcome &setting : settings)
        lines << setting.sentence();
    if (!settings.isEmpty() && settingsBack)
        lines << CoreText::tr("No setting is left as the run had it.");
    if (!hasRecord && !lines.isEmpty())
        return lines;
    if (!hasRecord)
        return {CoreText::tr("Run %1 dropped no indexes: nothing is missing.").arg(run)};
    if (!indexes.built.isEmpty())
        lines << CoreText::tr("%1 of %2 built again in %3: %4.")
                     .arg(indexesText(indexes.built.size()), table, durationText(indexes.elapsedMs),
                          list(indexes.built));
    if (!indexes.present.isEmpty())
        lines << CoreText::tr("Already there: %1.").arg(list(indexes.present));
    for (const IndexProblem &problem : indexes.failed + indexes.altered)
        lines << problem.error.text();
    lines << indexes.notes;
    if (indexes.isComplete())
        lines << CoreText::tr("All indexes of %1 are in place.").arg(table);
    return lines;
}

QJsonObject RestoreOutcome::toJson() const
{
    return {{u"run"_s, run},
            {u"settings"_s, toJsonValue(settings)},
            {u"settings_back"_s, settingsBack},
            {u"table"_s, table},
            {u"complete"_s, isComplete()},
            {u"built"_s, QJsonArray::fromStringList(indexes.built)},
            {u"present"_s, QJsonArray::fromStringList(indexes.present)},
            {u"failed"_s, problemsJson(indexes.failed)},
            {u"altered"_s, problemsJson(indexes.altered)},
            {u"order_kept"_s, indexes.orderKept},
            {u"seconds"_s, static_cast<double>(indexes.elapsedMs) / 1000.0},
            {u"notes"_s, QJsonArray::fromStringList(indexes.notes)}};
}

Result<void> restoreRunSettings(RunFolder &folder, const ResolvedConnection &target, const QString &schema,
                                const RestoreOptions &options, RestoreOutcome &outcome)
{
    MILLRACE_TRY(const auto record, SettingsRecord::load(folder.path()));
    if (!record || record->isDone())
        return {};
    SettingsGuard guard({.target = target,
                         .schema = schema,
                         .run = folder.id(),
                         .runFolder = folder.path(),
                         .host = options.host,
                         .tell =
                             [&](const SettingOutcome &setting) {
                                 outcome.settings << setting;
                                 Event event = setting.toEvent();
                                 event.wallMs = wallNowMs();
                                 // The server is as it was, which is what counts: a full disk here takes
                                 // nothing from that.
                                 (void)folder.append(event);
                             },
                         .note = [&outcome](const QString &note) { outcome.settingNotes << note; }});
    MILLRACE_TRY(outcome.settingsBack, guard.restore(true));
    return {};
}

Result<RestoreOutcome> restoreFromServer(const QString &run, const ResolvedConnection &target,
                                         const HostSettings &host)
{
    RestoreOutcome outcome{.run = run};
    QString schema = target.spec.schema;
    {
        MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
        for (const QString &candidate : SettingsTable::schemasWithTable(*connection))
            if (const auto rows = SettingsTable(candidate, {}).rows(*connection))
                for (const SettingsTable::Row &row : *rows)
                    if (row.run == run)
                        schema = candidate;
    }
    SettingsGuard guard({.target = target,
                         .schema = schema,
                         .run = run,
                         .runFolder = {},
                         .host = host,
                         .tell = [&outcome](const SettingOutcome &setting) { outcome.settings << setting; },
                         .note = [&outcome](const QString &note) { outcome.settingNotes << note; }});
    MILLRACE_TRY(outcome.settingsBack, guard.restore(false));
    return outcome;
}

QStringList runsWithSettingsLeft(const QString &home)
{
    QStringList runs = listRuns(home);
    const QString in = home.isEmpty() ? runsHome() : home;
    runs.removeIf([&home, &in](const QString &run) {
        if (!QFile::exists(SettingsRecord::path(in + u'/' + run)))
            return true;
        const auto folder = RunFolder::open(run, home);
        if (!folder)
            return true;
        const auto record = SettingsRecord::load((*folder)->path());
        const bool left =
            !record || (*record && !(*record)->isDone()); // one that cannot be read is one to look at
        return !left || !(*folder)->lock();
    });
    return runs;
}

Result<RestoreOutcome> restoreRun(RunFolder &folder, const ResolvedConnection &target,
                                  const RestoreOptions &options)
{
    MILLRACE_TRY_VOID(folder.lock());
    RestoreOutcome outcome{.run = folder.id()};
    if (const auto plan = folder.plan())
        MILLRACE_TRY_VOID(restoreRunSettings(folder, target, plan->schema, options, outcome));
    MILLRACE_TRY(const auto record, DeferredIndexFile::open(folder.path()));
    if (!record.has_value())
        return outcome;

    const IndexDeferral &deferral = record->deferral();
    outcome.hasRecord = true;
    outcome.table = deferral.schema + u'.' + deferral.table;
    MILLRACE_TRY(auto connection, Connection::open(target));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*connection));
    IndexRehearsal::dropLeftovers(*connection, deferral.schema);
    auto built = buildIndexes(*record, facts, *connection,
                              {.target = target, .stop = options.stop, .status = options.status});
    if (!built) {
        (void)folder.append(Event{.wallMs = wallNowMs(),
                                  .kind = Event::Kind::Warning,
                                  .text = CoreText::tr("Restore: ") + built.error().text(),
                                  .values = built.error().toJson()});
        return fail(built.error());
    }
    outcome.indexes = std::move(*built);
    // The indexes are what counts: a full disk here must not make their restoring look failed.
    if (const auto noted = folder.append(eventFor(outcome)); !noted)
        outcome.indexes.notes
            << CoreText::tr("It could not be written into the run's events: %1").arg(noted.error().text());
    return outcome;
}

} // namespace millrace
