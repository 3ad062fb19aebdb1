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

    static Finding ok(const QString &topic, const QString &what)
    {
        return {Severity::Ok, topic, {.what = what}};
    }
    static Finding note(const QString &topic, const QString &what, const QString &howToFix)
    {
        return {Severity::Note, topic, {ErrorCode::PreflightRefused, what, howToFix}};
    }
    static Finding warning(const QString &topic, const QString &what, const QString &howToFix,
                           ErrorCode code = ErrorCode::PreflightRefused)
    {
        return {Severity::Warning, topic, {code, what, howToFix}};
    }
    static Finding blocking(const QString &topic, const Error &error)
    {
        return {Severity::Blocking, topic, error};
    }
    QJsonObject toJson() const;
};

/// Null: none stands in the way.
const Error *firstBlocking(const QVector<Finding> &findings);

struct PreflightResult
{
    QVector<Finding> findings;
    std::optional<ServerFacts> facts;
    std::optional<TableSchema> table; ///< unset when it is missing
    bool journalPossible = true;      ///< false: the account may not create the journal table
    bool blocked() const;
    const Error *firstBlocking() const;
};

} // namespace millrace
