// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/mapping/loadtext.h"
#include "core/server/serverfacts.h"

#include <optional>

namespace millrace::cli {

/// --statement: a LOAD DATA statement that says dialect, table, columns and expressions, from a file or as it
/// stands.
class StatementOption
{
public:
    static void addTo(reference::CommandParser &parser);
    /// Errors: PlanInvalid (together with --columns or --set), FileNotReadable, and the statement's own
    /// faults.
    static Result<StatementOption> read(const QCommandLineParser &parser);

    bool isSet() const { return m_load.has_value(); }
    const LoadText &load() const { return *m_load; } ///< REQUIRES: isSet()
    /// The statement's file, when no source is named. Errors: PlanInvalid.
    Result<QStringList> sources(const QStringList &named) const;
    /// Whether this server reads the text as it was read here: executable comments are another thing to each.
    /// Errors: PlanInvalid.
    Result<void> expectSameOn(const ServerFacts &server) const;
    /// Whether it loads into this schema. Errors: PlanInvalid.
    Result<void> expectSchema(const QString &schema) const;
    /// What the statement says and the plan does not take over, one sentence each.
    QStringList notes() const;

private:
    QString m_text;
    std::optional<LoadText> m_load;
};

} // namespace millrace::cli
