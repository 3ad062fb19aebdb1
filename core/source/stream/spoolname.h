// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace millrace {

/// Whether a text begins as an SQL dump does: its comments name a tool, it has a versioned comment, or its
/// first statement is one of those dumps have. \a head: its first bytes, unpacked.
bool beginsAsSql(const QByteArray &head);

/// The name that says what is in a file whose name says nothing: "stream.sql.gz", "stream.zip", "stream.txt".
/// Errors: as readContent.
Result<QString> spoolNameFor(const QString &path);

/// The name of a file says what is in it: "dump.sql.gz", "rows.csv", "all.tar".
bool saysItsKind(const QString &name);

/// A name for a spool file that a person gave, or a pipe has: no folders, nothing hidden, nothing of ours;
/// empty where it cannot be one.
QString usableSpoolName(const QString &name);

} // namespace millrace
