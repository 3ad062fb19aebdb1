// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace {

/// Everything Millrace keeps for itself lies below one folder: MILLRACE_HOME when set, else the platform's
/// application data folder ($XDG_DATA_HOME/millrace). Below it: runs/<id>/ and scratch/.
QString dataHome();
QString runsHome();
/// Of what its user set up: MILLRACE_HOME when set, else $XDG_CONFIG_HOME/millrace.
QString settingsHome();
/// What can be made again when it is gone: $XDG_CACHE_HOME/millrace, whatever MILLRACE_HOME is.
QString cacheHome();

/// Makes the folder (with parents, mode 0700) when it is missing. Errors: FileNotWritable, DiskFull.
Result<void> ensurePrivateFolder(const QString &path);

/// Writes the file whole or not at all (also after a power cut). Errors: FileNotWritable, DiskFull.
Result<void> writeFileAtomically(const QString &path, const QByteArray &content);

/// Syncs the folder that a file or folder lies in and those above it, \a levels in all: a new folder is only
/// safe from a power cut once the one above it is. Errors: FileNotWritable.
Result<void> syncFoldersAbove(const QString &path, int levels);

/// Reads a whole small file. Errors: FileNotReadable.
Result<QByteArray> readWholeFile(const QString &path);

/// The error for a failed write, told apart by errno: DiskFull (ENOSPC, EDQUOT, EFBIG) or FileNotWritable.
Error writeError(const QString &path, int errnoValue, const QString &detail);

} // namespace millrace
