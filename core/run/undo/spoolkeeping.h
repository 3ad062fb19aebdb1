// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/runplan.h"
#include "core/record/runfolder.h"
#include "core/source/stream/spooling.h"
#include "core/source/stream/spoolstore.h"

namespace millrace {

/// The plan's dump was a stream, and the file that was made of it is gone.
bool lacksSpool(const RunPlan &plan);

/// May its command run: this account gave it, or \a allowed; what a store has may always be read. Errors:
/// CommandNotAllowed, with the command; StreamGone where the stream can be read once only. REQUIRES:
/// plan.stream().
Result<void> mayReadAgain(const RunPlan &plan, bool allowed);

/// Of a run that began to load before all of its stream was there, the plan as that is now: all has arrived
/// since, which its folder says then, too, or the stream can go on where it broke off
/// (StreamArrival::goOn()). Any other plan as it is. Errors: StreamGone (what had arrived is); as
/// RunFolder::save().
Result<RunPlan> withStreamAsItIs(RunFolder &folder, const RunPlan &plan);

/// The plan with its stream read again: its command has to write the same bytes once more, the store to have
/// the same objects. The file takes the
/// old one's place where that is below streamsHome(), else the plan that is given names the new one. Errors:
/// as spoolStream(); SourceChanged (other bytes; nothing is left of them). REQUIRES: mayReadAgain().
Result<RunPlan> withStreamReadAgain(const RunPlan &plan, SpoolOptions options);

/// Of \a run, which is done whole: removes the spool file of its stream, unless that is to be kept or another
/// run that is not over reads it. Gives the bytes; nothing: it stays, or there is none. Errors:
/// FileNotWritable.
Result<std::optional<qint64>> releaseSpool(const RunPlan &plan, const QString &run);

/// A spool file of this machine, and the runs that still need it to be resumed.
struct HeldSpool
{
    Spool spool;
    QStringList runs;
};
QVector<HeldSpool> heldSpools();

} // namespace millrace
