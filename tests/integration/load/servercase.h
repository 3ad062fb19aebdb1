// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "tests/support/loadcase.h"

namespace millrace::test {

/// A load from a table, or a query, of a second private server into the plan's table on the shared one.
class ServerCase : public LoadCase
{
public:
    /// \a from: where the rows are; else a server of the same flavour as the target's.
    explicit ServerCase(PrivateServer &from = sameFlavour());

    /// The second server of the test program; started at its first use.
    static PrivateServer &sameFlavour();
    /// One of the other flavour; null when it is not installed here.
    static PrivateServer *otherFlavour();

    /// CREATE TABLE src there, filled with \a rows rows from SELECT \a values over n = 1 … \a rows.
    void createSource(const QString &definition, const QString &values, int rows);
    /// CREATE TABLE t on the target; the source's definition when empty. Maps column by column unless
    /// \a columns says otherwise.
    void createTarget(const QString &definition, const QString &columns = {});
    /// Looks at the source anew, as `millrace-cli plan` does.
    void inspect(const QString &table = u"src"_s);
    void inspectSelect(const QString &query);                              ///< %1: the schema
    void atSource(const QString &sql) { m_from.execute(sql.arg(schema)); } ///< %1: the schema
    QString valueAtSource(const QString &sql) { return m_from.value(sql.arg(schema)).toString(); }
    QString value(const QString &sql) { return server().value(sql.arg(plan.schema)).toString(); }
    /// "count:sum" over these expressions of src there and t here.
    void expectSameRows(const QString &expressions);
    QString url(const QString &path = {}) const; ///< of the source
    PrivateServer &from() { return m_from; }

    QString schema; ///< there

private:
    void take(const Result<Source> &inspected);

    PrivateServer &m_from;
};

} // namespace millrace::test
