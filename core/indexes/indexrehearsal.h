// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/indexalter.h"
#include "core/plan/indexchoice.h"

namespace millrace {

/// Proves on an empty twin of a table that indexes can be dropped and come back as they were, before the
/// table itself is touched. Catches what no reading of definitions can: limits on key length that were looser
/// when an index was made, options this version does not know, indexes that take a copy of the table, a
/// parser that is not installed.
class IndexRehearsal
{
public:
    /// The session must have begun and outlive the rehearsal.
    IndexRehearsal(IndexSession &session, const QString &schema, const QString &table);

    struct Outcome
    {
        QVector<KeptIndex> refused; ///< stay in place, with the server's reason
        bool orderKept = true;      ///< the indexes came back in the table's order
    };

    /// Makes the twin, tries, drops the twin. Errors: PrivilegeMissing and others of CREATE TABLE.
    Result<Outcome> run(const TableKeys &keys, const QVector<IndexDefinition> &candidates);

    /// Drops the empty twins that a killed program left in the schema.
    static void dropLeftovers(Connection &connection, const QString &schema);

private:
    /// Drops and adds these at once; the reason why it does not work.
    Result<void> tryOut(const QVector<IndexDefinition> &indexes, bool keepOrder);

    IndexSession &m_session;
    QString m_schema;
    QString m_table;
    QString m_twin;
    TableKeys m_before; ///< of the twin
    QStringList m_order;
};

} // namespace millrace
