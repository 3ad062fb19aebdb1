// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"
#include "core/source/sqldump/sqlwindow.h"

#include <QByteArray>

namespace millrace {

/// The files that a dump runs in their place ("source FILE"), and those that follow it, for
/// SqlDumpReader::readSources().
class SqlSources
{
public:
    SqlSources() = default;
    SqlSources(const SqlSources &) = delete;
    SqlSources &operator=(const SqlSources &) = delete;
    virtual ~SqlSources() = default;

    /// The file that the command at \a command calls \a name. Its first byte is at \a begin of the program.
    /// The stream lives until left() is called for it.
    virtual Result<ByteStream *> enter(const QByteArray &name, SqlPlace command, qint64 begin) = 0;
    /// The one entered last is read to its end.
    virtual void left(qint64 end) = 0;
    /// What the program goes on with where its present file ends, at \a begin: as if it stood after it, in
    /// the same session. nullptr: that was all of it. Lives as those of enter().
    virtual Result<ByteStream *> follow(qint64 /*begin*/) { return static_cast<ByteStream *>(nullptr); }
};

} // namespace millrace
