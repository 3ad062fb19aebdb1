// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shiptakeback.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/run/loadorder.h"
#include "core/run/ship/partitionexchange.h"
#include "core/run/ship/shiptarget.h"
#include "core/server/scratch/throwawayserver.h"
#include "core/ship/delivery/bundledelivery.h"

#include <QDir>

namespace millrace {

namespace {

/// The rows that were in it.
Result<qint64> takeTargetBack(RunFolder &folder, const Plan &plan, const ResolvedConnection &target,
                              SettingsPhase &settings, ShipRecord record)
{
    const auto quiet = [](const QString &, const char *) {};
    MILLRACE_TRY(const auto server, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*server));
    if (!plan.partition.isEmpty())
        return PartitionExchange({.server = *server,
                                  .plan = plan,
                                  .mariaDb = facts.isMariaDb(),
                                  .runFolder = folder.path(),
                                  .tell = quiet},
                                 record)
            .takeBack();
    return ShipTarget({.server = *server,
                       .plan = plan,
                       .mariaDb = facts.isMariaDb(),
                       .runFolder = folder.path(),
                       .settings = settings,
                       .stop = {},
                       .tell = quiet,
                       .ask = [](const QString &) {}},
                      record)
        .takeBack();
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
        if (noted->step == ShipStep::Done)
            return fail({.code = ErrorCode::RollbackImpossible,
                         .what = CoreText::tr("The run is finished and verified."),
                         .howToFix = CoreText::tr("Take the rows out by hand.")});
        MILLRACE_TRY(gone, takeTargetBack(folder, plan, target, settings, *noted));
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

void removeShipFiles(const Plan &plan, const RunFolder &folder)
{
    for (const char *made : {"/ship", "/before"})
        QDir(folder.path() + QLatin1String(made)).removeRecursively();
    if (plan.shipBy == ShipBy::Bundle)
        BundleDelivery::remove(BundleDelivery::folderOf(plan.shipTo, folder.path()));
    removeSorted(sortFolderOf(plan, folder.path()));
}

} // namespace millrace
