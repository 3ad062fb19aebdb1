// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace millrace {

/// `name`, backticks doubled.
QString quotedIdentifier(const QString &name);
/// `schema`.`table`.
QString qualifiedName(const QString &schema, const QString &table);
/// 'text' that means the same with and without NO_BACKSLASH_ESCAPES only if it has no backslash; used with
/// our own sessions, where backslash escapes are on.
QString quotedString(const QString &text);
/// 'app'@'%' as GRANT takes it, from CURRENT_USER()'s app@%.
QString quotedAccount(const QString &account);
/// A byte string for FIELDS/LINES clauses: printable ASCII in quotes with \\t, \\n, … ; other bytes as X'…'.
QString quotedBytes(const QByteArray &bytes);

/// SQL: the session's sql_mode without what gives quotes and backslashes another meaning than our statements:
/// the two modes themselves, and those that stand for several with one of the two among them.
QString plainQuotesMode();

} // namespace millrace
