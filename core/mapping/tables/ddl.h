// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/mapping/foreign/wordchoice.h"

#include <QString>
#include <QStringList>

namespace millrace {

/// The one CREATE TABLE statement in \a sql, made to create schema.table: name replaced, IF NOT EXISTS added,
/// text before it (SET, DROP, comments of a dump) and the closing semicolon left out. Errors:
/// ExpressionInvalid when there is none, or something follows it.
Result<QString> retargetedCreateTable(const QString &sql, const QString &schema, const QString &table);

/// A CREATE TABLE made to run on another server than the one that wrote it.
struct MendedDdl
{
    QString sql;
    QStringList changes; ///< what was changed: sentences
};

/// \a createSql as SHOW CREATE TABLE gave it, for \a target: collations, table options and types that only
/// the other flavour knows are replaced or left out, each with a sentence. What cannot be replaced stays, is
/// named, and is for the target's server to refuse. Strings and names stay as they are.
MendedDdl mendedFor(const QString &createSql, const ServerFacts &target, const WordChoice &choice = {});

} // namespace millrace
