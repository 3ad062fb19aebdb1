// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/replica/replicaway.h"

namespace millrace {

/// Statements that belong together.
struct ReplicaStep
{
    QString title;          ///< for people: where and what for
    QStringList statements; ///< without semicolons; <source-host>, <password> … stand for what nobody told
    QJsonObject toJson() const;
};

/// What has to be run, in order, so that the server follows the source of the dump. Empty where it cannot
/// (ReplicaWay::None). No password is in it.
QVector<ReplicaStep> replicaSteps(const DumpPlan &plan, const ReplicaFacts &facts);

/// START REPLICA; or START SLAVE, by the server's version; and so on for SHOW … STATUS.
QString replicaStatement(const char *verb, const ReplicaFacts &facts, const char *after = "");

/// What takes the server's own GTIDs and binary logs away.
QString resetStatement(const ReplicaFacts &facts);

} // namespace millrace
