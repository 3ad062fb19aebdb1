// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"

#include <optional>

namespace millrace {

/// A privilege that a statement of the run asks for.
struct PrivilegeNeed
{
    QString privilege; ///< "INSERT"
    QString schema;    ///< empty: of the whole server
    QString table;     ///< empty: anywhere in the schema, for tables that are made on the way
    QString why;       ///< "to replace rows": completes "The account may not …"
    friend bool operator==(const PrivilegeNeed &, const PrivilegeNeed &) = default;
};

/// What the plan's statements ask for on its target; no more, so that an account made for one load passes.
/// The journal, without which a run works too, is not in it, nor FILE (WayCheck). \a table unset: the run
/// makes it.
QVector<PrivilegeNeed> neededPrivileges(const Plan &plan, const ServerFacts &facts,
                                        const std::optional<TableSchema> &table);

/// To rehearse on an empty twin of the table, to drop its indexes and to build them again. Neither server
/// asks for INDEX where ALTER TABLE adds one, nor for INSERT (tried, MariaDB 10.11 and MySQL 9.7).
QVector<PrivilegeNeed> indexDeferralNeeds(const QString &schema, const QString &table);

/// PrivilegeMissing with the exact GRANTs when the account lacks some of these; nothing when it has them all.
std::optional<Error> missingPrivileges(const QVector<PrivilegeNeed> &needs, const ServerFacts &facts);

} // namespace millrace
