// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"

#include <optional>

namespace millrace {

/// One thing looked at before anything is loaded.
struct Finding
{
    enum class Severity
    {
        Ok,
        Note,
        Warning,
        Blocking
    };
    Severity severity = Severity::Ok;
    QString topic; ///< "Source files", "LOCAL INFILE", …
    Error detail;  ///< what and howToFix; for Ok only what

    QJsonObject toJson() const;
};

struct PreflightResult
{
    QVector<Finding> findings;
    std::optional<ServerFacts> facts;
    std::optional<TableSchema> table; ///< unset when it is missing
    bool journalPossible = true;      ///< false: the account may not create the journal table
    bool blocked() const;
    const Error *firstBlocking() const;
};

struct CheckedTarget;

/// Checks a plan against its files and its server; changes nothing on either.
/// The connection is null when the server could not be reached: `connectionError` then says why.
/// \a source: the server the rows are read from, for plans that have one; unset: as resolveSource() has it.
/// \a known: what checkTarget() found of the same server a moment ago; used where it covers the plan.
PreflightResult preflight(const Plan &plan, Connection *connection, const Error *connectionError = nullptr,
                          const std::optional<ResolvedConnection> &source = {},
                          const CheckedTarget *known = nullptr);

/// preflight() over a connection opened for it.
PreflightResult preflight(const Plan &plan, const Result<ResolvedConnection> &target,
                          const std::optional<ResolvedConnection> &source = {});

/// Every statement the run will execute, in order, for people to read and for `millrace-cli sql`.
struct PlannedStatement
{
    QString purpose;
    QString sql;
    qint64 times = 1; ///< repeated per worker or per chunk
};
QVector<PlannedStatement> plannedStatements(const Plan &plan);

} // namespace millrace
