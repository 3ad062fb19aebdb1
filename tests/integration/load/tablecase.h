// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "tests/support/loadcase.h"

namespace millrace::test {

/// A load from a table of the same server and schema, called "src", into the plan's table.
class TableCase : public LoadCase
{
public:
    /// CREATE TABLE src, filled with \a rows rows from SELECT \a values over n = 1 … \a rows.
    void createSource(const QString &definition, const QString &values, int rows);
    /// CREATE TABLE like it, mapped column by column unless \a columns says otherwise.
    void createTarget(const QString &definition = {}, const QString &columns = {});
    /// Looks at the source anew, as `millrace-cli plan` does.
    void inspect(const QString &name = u"src"_s);
    void execute(const QString &sql) { server().execute(sql.arg(plan.schema)); } ///< %1: the schema
    QString value(const QString &sql) { return server().value(sql.arg(plan.schema)).toString(); }
};

/// "SELECT n FROM …" with 1 … rows, as a derived table.
QString numbers(int rows);

} // namespace millrace::test
