// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared/command.h"
#include "core/record/runfolder.h"
#include "core/source/stream/streamarrival.h"

#include <atomic>
#include <memory>
#include <optional>

namespace millrace::cli {

struct ArrivedSoFar
{
    std::atomic<qint64> bytes = 0;
    std::atomic<qint64> total = 0;
};

/// A stream that is being read, and loaded meanwhile.
struct ArrivingStream
{
    ArrivedSoFar arrived; ///< outlives the next one, which counts there
    std::unique_ptr<StreamArrival> stream;
};

/// "-", a pipe and --command as sources: --command, --stream-name, --spool and --keep-spool.
void addStreamOptions(CommandParser &parser);
/// --allow-command and --keep-spool of what runs a plan.
void addStreamRunOptions(CommandParser &parser);

/// The sources that are named are a stream.
bool namesStream(const QCommandLineParser &parser, const QStringList &sources);

/// Of a dump whose tool ends it with a line that says so, and without that line: where it came as a stream
/// that is no note but an error, for nobody saw how its writer ended. \a problems: what was found while it
/// was read. Errors: StreamBroken.
Result<void> expectWholeStream(const QCommandLineParser &parser, const QVector<Error> &problems);

/// Reads the stream into its spool file, with its progress on standard error; \a sources name that file
/// afterwards. Nothing: they name no stream. A signal ends it. Errors: as spoolStream(); how it was called.
Result<std::optional<SourceStream>> readStream(const CommandParser &parser, QStringList &sources);

/// Begins to read the stream that is named; \a sources name its spool file afterwards, of which the head is
/// there, or all. A signal until then ends it, with nothing left. Errors: as readStream(). REQUIRES:
/// namesStream().
Result<std::unique_ptr<ArrivingStream>> beginStream(const CommandParser &parser, QStringList &sources);

/// All of it has to be there first after all. A signal ends it. Errors: what it broke off with, and then
/// nothing is left.
Result<SourceStream> readToEnd(const CommandParser &parser, ArrivingStream &arriving);

/// The stream of a run that began to load before all of it was there, read on for resume; nothing: all has
/// arrived by now, and \a plan says so. Errors: StreamGone, CommandNotAllowed, as StreamArrival::goOn().
/// REQUIRES: the plan's source is arriving.
Result<std::unique_ptr<ArrivingStream>> resumeStream(const CommandParser &parser, RunFolder &folder,
                                                     RunPlan &plan);

/// Says where a stream is kept that is read, and not loaded.
void tellOfSpool(const SourceStream &stream);

/// The plan with its stream at hand: a command that this account gave, or that is allowed, runs again where
/// the spool file is gone. Errors: CommandNotAllowed, StreamGone, SourceChanged, as spoolStream().
Result<RunPlan> withStreamAtHand(const CommandParser &parser, const RunPlan &plan);

/// After \a run, which is done whole: its spool file goes, and that is said.
void releaseStream(const CommandParser &parser, const RunPlan &plan, const QString &run);

} // namespace millrace::cli
