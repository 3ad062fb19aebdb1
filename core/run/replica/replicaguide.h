// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/replica/replicafindings.h"
#include "core/run/replica/replicasteps.h"

#include <optional>

namespace millrace {

/// How the server that a dump was loaded into becomes the replica of the dump's source: what has to be true
/// first, and what has to be run.
struct ReplicaGuide
{
    QString sentence; ///< where it begins, and where the dump says so
    QVector<Finding> findings;
    QVector<ReplicaStep> steps;

    bool isBlocked() const { return firstBlocking(findings) != nullptr; }
    /// All of it as a text that a client runs once its placeholders are filled in: what is no statement
    /// stands behind "-- ".
    QString script() const;
    QJsonObject toJson() const;
};

/// Nothing: the dump names no moment of a binary log. \a summary: of a run that came to its end.
std::optional<ReplicaGuide> replicaGuide(const DumpPlan &plan, const RunSummary &summary,
                                         const ReplicaFacts &facts);

/// By what the run wrote down about its server at its end. Nothing: the same; it has not come to its end; or
/// the server could not be looked at then.
std::optional<ReplicaGuide> replicaGuideOf(const QString &runFolder, const DumpPlan &plan,
                                           const RunSummary &summary);

/// "ok", "look", "first": what a finding asks for, for people.
QString replicaMark(Finding::Severity severity);

} // namespace millrace
