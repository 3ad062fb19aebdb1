// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/restore.h"

#include "core/base/text.h"
#include "core/load/indexrehearsal.h"
#include "core/server/quoting.h"

#include <QDateTime>
#include <QJsonArray>

namespace millrace {

namespace {

QString list(const QStringList &names)
{
    QStringList quoted;
    for (const QString &name : names)
        quoted << quotedIdentifier(name);
    return quoted.join(QStringLiteral(", "));
}

QJsonArray problemsJson(const QVector<IndexProblem> &problems)
{
    QJsonArray json;
    for (const IndexProblem &problem : problems)
        json << QJsonObject{{QStringLiteral("index"), problem.index},
                            {QStringLiteral("error"), problem.error.toJson()}};
    return json;
}

Event eventFor(const RestoreOutcome &outcome)
{
    return {.wallMs = QDateTime::currentMSecsSinceEpoch(),
            .kind = outcome.isComplete() ? Event::Kind::Note : Event::Kind::Warning,
            .text = QStringLiteral("Restore: ") + outcome.sentences().join(QLatin1Char(' ')),
            .values = outcome.toJson()};
}

} // namespace

QStringList RestoreOutcome::sentences() const
{
    if (!hasRecord)
        return {QStringLiteral("Run %1 dropped no indexes: nothing is missing.").arg(run)};
    QStringList lines;
    if (!indexes.built.isEmpty())
        lines << QStringLiteral("%1 of %2 built again in %3: %4.")
                     .arg(counted(indexes.built.size(), QStringLiteral("index"), QStringLiteral("indexes")),
                          table, durationText(indexes.elapsedMs), list(indexes.built));
    if (!indexes.present.isEmpty())
        lines << QStringLiteral("Already there: %1.").arg(list(indexes.present));
    for (const IndexProblem &problem : indexes.failed + indexes.altered)
        lines << problem.error.text();
    lines << indexes.notes;
    if (isComplete())
        lines << QStringLiteral("All indexes of %1 are in place.").arg(table);
    return lines;
}

QJsonObject RestoreOutcome::toJson() const
{
    return {{QStringLiteral("run"), run},
            {QStringLiteral("table"), table},
            {QStringLiteral("complete"), isComplete()},
            {QStringLiteral("built"), QJsonArray::fromStringList(indexes.built)},
            {QStringLiteral("present"), QJsonArray::fromStringList(indexes.present)},
            {QStringLiteral("failed"), problemsJson(indexes.failed)},
            {QStringLiteral("altered"), problemsJson(indexes.altered)},
            {QStringLiteral("order_kept"), indexes.orderKept},
            {QStringLiteral("seconds"), static_cast<double>(indexes.elapsedMs) / 1000.0},
            {QStringLiteral("notes"), QJsonArray::fromStringList(indexes.notes)}};
}

Result<RestoreOutcome> restoreRun(RunFolder &folder, const ResolvedConnection &target,
                                  const RestoreOptions &options)
{
    if (const auto locked = folder.lock(); !locked)
        return fail(locked.error());
    RestoreOutcome outcome{.run = folder.id()};
    const auto record = DeferredIndexFile::open(folder.path());
    if (!record)
        return fail(record.error());
    if (!record->has_value())
        return outcome;

    const IndexDeferral &deferral = (*record)->deferral();
    outcome.hasRecord = true;
    outcome.table = deferral.schema + QLatin1Char('.') + deferral.table;
    auto connection = Connection::open(target);
    if (!connection)
        return fail(connection.error());
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        return fail(facts.error());
    IndexRehearsal::dropLeftovers(**connection, deferral.schema);
    auto built = buildIndexes(**record, *facts, **connection,
                              {.target = target, .stop = options.stop, .status = options.status});
    if (!built) {
        (void)folder.append(Event{.wallMs = QDateTime::currentMSecsSinceEpoch(),
                                  .kind = Event::Kind::Warning,
                                  .text = QStringLiteral("Restore: ") + built.error().text(),
                                  .values = built.error().toJson()});
        return fail(built.error());
    }
    outcome.indexes = std::move(*built);
    // The indexes are what counts: a full disk here must not make their restoring look failed.
    if (const auto noted = folder.append(eventFor(outcome)); !noted)
        outcome.indexes.notes
            << QStringLiteral("It could not be written into the run's events: %1").arg(noted.error().text());
    return outcome;
}

} // namespace millrace
