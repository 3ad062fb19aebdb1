// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/shiptakeback.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/run/ship/partitionexchange.h"
#include "core/run/ship/shipfiles.h"
#include "core/run/ship/shiptarget.h"
#include "core/run/undo/provedundo.h"
#include "core/run/undo/removaleffects.h"
#include "core/server/scratch/throwawayserver.h"

namespace millrace {

namespace {

/// The rows that were in it. \a begun: a rollback of it may have been killed.
Result<qint64> takeTargetBack(RunFolder &folder, const Plan &plan, const ResolvedConnection &target,
                              SettingsPhase &settings, ShipRecord record, bool begun)
{
    const auto quiet = [](const QString &, const char *) {};
    MILLRACE_TRY(const auto server, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*server));
    if (!plan.partition.isEmpty())
        return PartitionExchange({.server = *server, .plan = plan, .runFolder = folder.path(), .tell = quiet},
                                 record)
            .takeBack();
    ShipTarget there({.server = *server,
                      .plan = plan,
                      .mariaDb = facts.isMariaDb(),
                      .runFolder = folder.path(),
                      .settings = settings,
                      .stop = {},
                      .tell = quiet,
                      .ask = [](const QString &) {}},
                     record);
    return record.step == ShipStep::Done ? there.takeProvedBack(begun) : there.takeBack();
}

} // namespace

Result<qint64> takeShippedBack(RunFolder &folder, const Plan &plan, const ResolvedConnection &target)
{
    MILLRACE_TRY(auto summary, folder.summary());
    if (summary.status == RunState::RolledBack)
        return 0;
    ThrowawayServer::removeLeftovers(); // the one that was building, if the program was killed meanwhile
    MILLRACE_TRY(const auto noted, ShipRecord::load(folder.path()));
    SettingsPhase settings(folder, target, plan.schema,
                           [](Event::Kind, const QString &, const QJsonObject &) {});
    MILLRACE_TRY_VOID(settings.settleEarlier());
    qint64 gone = 0;
    if (noted && (noted->touchedTarget() || !noted->standIn.isEmpty())) {
        const RunPlan whole(plan);
        if (noted->step == ShipStep::Done)
            if (const auto obstacle = undoObstacle(summary, folder.path(), &whole))
                return fail(*obstacle);
        const RunState was = summary.status;
        if (noted->step == ShipStep::Done) { // the record does not say how far it came: a note does
            summary.status = RunState::RollingBack;
            MILLRACE_TRY_VOID(folder.save(summary));
        }
        const auto taken =
            takeTargetBack(folder, plan, target, settings, *noted, was == RunState::RollingBack);
        if (!taken && summary.status != was && !mayHaveBeenDone(taken.error())) {
            summary.status = was;
            (void)folder.save(summary);
        }
        if (!taken)
            return fail(taken.error());
        gone = *taken;
    }
    summary.status = RunState::RolledBack;
    summary.error.reset();
    summary.tables.first().rowsLoaded = 0;
    summary.tables.first().rowsAfter = 0;
    summary.tables.first().verified = false;
    MILLRACE_TRY_VOID(folder.save(summary));
    removeShipFiles(plan, folder);
    return gone;
}

} // namespace millrace
