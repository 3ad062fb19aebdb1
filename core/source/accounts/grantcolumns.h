// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlbytetokens.h"

#include <QStringList>

namespace millrace {

/// Of the CREATE TABLE of a grant table, in its order. Those of a table that is made of a query: none.
QStringList columnsOfGrantTable(const QByteArray &createSql, const SqlLexRules &rules);

/// The members of a column that is a SET, as they stand there; none: it is no such column.
QStringList membersOfSet(const QByteArray &createSql, const SqlLexRules &rules, const QString &column);

} // namespace millrace
