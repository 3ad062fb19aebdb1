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
/// Of a stream that is loaded while it arrives NAME is a link to "arriving" until then, and the record says
/// -1 bytes; broken off it stays, for the run that began with it. What a store has comes with fetch.json and
/// parts beside it (fetchplace.h); its "arriving" and NAME may be folders, and it stays when the fetch is
/// broken off: the next one goes on with it. Beside them is typed/, an empty file for each command that this
/// account gave, named by its hash.
QString streamsHome();
QString spoolRecordName();  ///< "stream.json"
QString arrivingFileName(); ///< "arriving"
QString fetchTaskName();    ///< "fetch.json"
QString fetchLedgerName();  ///< "parts"

/// The stream that a file is the spool of, or that it lies in the folder of, by the record beside that;
/// nothing: it is none, or not all of it is there.
std::optional<SourceStream> streamOfSpool(const QString &file);
/// The same of one of which not all is there and that has its name; its bytes are -1.
std::optional<SourceStream> partialSpool(const QString &file);

/// What has arrived of a stream must never pass for all of it, whoever names its file. Errors: StreamGone.
Result<void> expectNoPartialSpool(const QString &file);

/// For who makes one: the name is a link to what arrives beside it; then the file itself. Errors: DiskFull,
/// FileNotWritable.
Result<void> linkSpool(const QString &spool, const QString &arriving);
Result<void> nameSpool(const QString &arrived, const QString &spool);

/// Its stream had an end that was none: a run that began with it goes on with the same stream once it is sent
/// again, as with one that broke off. Errors: as linkSpool().
Result<void> reopenSpool(const SourceStream &whole);

/// A spool file of this machine.
struct Spool
{
    enum class State
    {
        Arriving, ///< some process reads its stream now
        Whole,
        BrokenOff, ///< whoever read it was killed: of no use
        Partial    ///< of a store: a fetch of the same goes on with it; or a run that began with it does
    };
    QString folder;
    State state = State::Whole;
    SourceStream stream; ///< of a whole one, and of one that a run may have begun with; else without a spool
    qint64 bytes = 0;    ///< that it takes on the disk
};

/// All there are below \a home (empty: streamsHome()), oldest first.
QVector<Spool> spools(const QString &home = {});

/// Removes the spool file, whole or not, and the folder it is in; nothing happens where it has no record
/// beside it, for then it is none. Errors: FileNotWritable.
Result<void> removeSpool(const QString &file);

/// The same where nothing was loaded of one that had its name before it was whole: what a store has stays for
/// the next fetch of the same.
Result<void> withdrawSpool(const SourceStream &stream);

/// Removes what streams left that were broken off: by a kill, for everything else cleans up by itself. Gives
/// the bytes. Locked ones stay, and those that a run may have begun with; so do parts of what a store has,
/// for a week, unless \a alsoPartial.
qint64 sweepSpools(const QString &home = {}, bool alsoPartial = false);

/// This account gave the command itself: a plan that has it may run it. Errors: FileNotWritable, DiskFull.
Result<void> rememberCommand(const QString &command);
bool isRememberedCommand(const QString &command);

} // namespace millrace
