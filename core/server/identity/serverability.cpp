// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/identity/serverability.h"

#include <QtGlobal>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

struct Row
{
    Ability ability;
    VersionRange mySql;
    VersionRange mariaDb;
};

constexpr VersionRange never{-1, 0};
constexpr VersionRange always{0, 0};

constexpr std::array abilityRows{
    Row{Ability::DynamicPrivileges, {80000}, never},
    Row{Ability::SessionVariablesAdmin, {80014}, never},
    Row{Ability::SuperInPieces, never, {100502}},
    Row{Ability::SuperPassesReadOnly, always, {0, 101100}},
    Row{Ability::ReplicaMonitor, never, {100509}},
    Row{Ability::RowNumberFunction, {80000}, {100200}},
    Row{Ability::NumberedConditions, never, {100700}},
    Row{Ability::StatementTimeInFront, never, {100100}},
    Row{Ability::BulkInsertIntoEmpty, never, always},
    Row{Ability::AlterProgressListed, never, always},
    Row{Ability::ProcesslistInSchema, {80022}, never},
    Row{Ability::MetadataLocksListed, {50700}, never},
    Row{Ability::DataLocksListed, {80000}, never},
    Row{Ability::CachedIndexesListed, {80000}, never},
    Row{Ability::AnalyzeBesideReaders, {80024}, never},
    Row{Ability::RedoLogCapacity, {80030}, never},
    Row{Ability::SteadyJsonChecksum, {80000}, always},
    Row{Ability::Collations0900, {80000}, {110405}},
    Row{Ability::CollationsUca1400, never, {101000}},
    Row{Ability::ReplicaWords, {80022}, never},
    Row{Ability::ChangeReplicationSource, {80023}, never},
    Row{Ability::GtidPurgedPlus, {80000}, never},
    Row{Ability::ResetBinaryLogs, {80200}, never},
    Row{Ability::RewriteDbVariable, never, {101100}},
};

} // namespace

bool serverCan(Ability ability, bool mariaDb, int version)
{
    const auto row = std::find_if(abilityRows.begin(), abilityRows.end(),
                                  [ability](const Row &each) { return each.ability == ability; });
    Q_ASSERT(row != abilityRows.end());
    return (mariaDb ? row->mariaDb : row->mySql).contains(version);
}

} // namespace millrace
