// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/coretext.h"
#include "core/plan/checks/preflight.h"
#include "core/plan/wholedump/dumpplan.h"

#include <stop_token>

namespace millrace {

/// What preflight() found of one table of a dump.
struct DumpTableFindings
{
    QString table;
    PreflightResult result;
};

/// What stands in the way of a whole dump's plan, or is worth knowing before it runs.
struct DumpPreflight
{
    static QString existingTopic() { return CoreText::tr("On the server already"); }
    static QString placesTopic() { return CoreText::tr("Where it goes"); }
    static QString dumpTopic() { return CoreText::tr("The dump"); }

    std::optional<Error> existing; ///< what is on the server already and is not to be touched
    QVector<Finding>
        places; ///< the dump's end, schemas, accounts, and what is lost; those of them that block, too
    QVector<Finding> foreign;  ///< about words of another server's (dumpforeign.h)
    QVector<Finding> accounts; ///< (accountfindings.h)
    QVector<DumpTableFindings> tables;

    bool blocked() const { return firstBlocking() != nullptr; }
    const Error *firstBlocking() const;
    /// Each once, with the tables it is about where it is not about all of them.
    QVector<Finding> findings() const;
};

/// Checks each table's plan against its files and the server; changes nothing on either. Tables that the
/// dump makes are checked as if there were none of their name.
QVector<DumpTableFindings> preflightTables(const DumpPlan &plan, const ServerFacts &facts, Connection &server,
                                           const std::stop_token &stop = {});

/// What becomes of the dump's accounts. What keeps anybody from saying so blocks. Errors: ConnectionLost.
Result<QVector<Finding>> preflightAccounts(const DumpPlan &plan, const ServerFacts &facts,
                                           Connection &server);

/// The same, and what of the dump is on the server already where the plan refuses to touch it. Errors: the
/// server's; Cancelled.
Result<DumpPreflight> preflightDump(const DumpPlan &plan, Connection &server,
                                    const std::stop_token &stop = {});

} // namespace millrace
