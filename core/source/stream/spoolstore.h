// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/stream/sourcestream.h"

#include <QVector>
#include <optional>

namespace millrace {

/// Where spool files are, unless another folder is named: dataHome()/streams. Each is in a folder of its own:
///   arriving     the file while its stream is read, locked by the process that reads it
///   stream.json  the record (SourceStream), written when all of it is there and on the disk
///   NAME         then the same file, under a name that says what is in it: a folder without it is of a
///                stream that was broken off
/// What a store has comes with fetch.json and parts beside it (fetchplace.h); its "arriving" and NAME may be
/// folders, and it stays when the fetch is broken off: the next one goes on with it.
/// Beside them is typed/, an empty file for each command that this account gave, named by its hash.
QString streamsHome();
QString spoolRecordName();  ///< "stream.json"
QString arrivingFileName(); ///< "arriving"
QString fetchTaskName();    ///< "fetch.json"
QString fetchLedgerName();  ///< "parts"

/// The stream that a file is the spool of, or that it lies in the folder of, by the record beside that;
/// nothing: it is none.
std::optional<SourceStream> streamOfSpool(const QString &file);

/// A spool file of this machine.
struct Spool
{
    enum class State
    {
        Arriving, ///< some process reads its stream now
        Whole,
        BrokenOff, ///< whoever read it was killed: of no use
        Partial    ///< of a store: a fetch of the same goes on with it
    };
    QString folder;
    State state = State::Whole;
    SourceStream stream; ///< of a whole one
    qint64 bytes = 0;    ///< that it takes on the disk
};

/// All there are below \a home (empty: streamsHome()), oldest first.
QVector<Spool> spools(const QString &home = {});

/// Removes the spool file and the folder it is in; nothing happens where it has no record beside it, for then
/// it is none. Errors: FileNotWritable.
Result<void> removeSpool(const QString &file);

/// Removes what streams left that were broken off: by a kill, for everything else cleans up by itself. Gives
/// the bytes. Locked ones stay; so do parts of what a store has, for a week, unless \a alsoPartial.
qint64 sweepSpools(const QString &home = {}, bool alsoPartial = false);

/// This account gave the command itself: a plan that has it may run it. Errors: FileNotWritable, DiskFull.
Result<void> rememberCommand(const QString &command);
bool isRememberedCommand(const QString &command);

} // namespace millrace
