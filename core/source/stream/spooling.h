// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/stream/sourcestream.h"

#include <atomic>
#include <functional>
#include <stop_token>

namespace millrace {

struct SpoolOptions
{
    QString folder; ///< in which the spool gets a folder of its own; empty: streamsHome()
    QString name;   ///< of the file; empty: what its content says (spoolNameFor()), of a pipe its own where
                    ///< that says it
    bool keep = false;
    std::stop_token stop = {};
    std::atomic<qint64> *bytes = nullptr; ///< arrived so far; for whoever shows it, on any thread
    std::function<void(const QString &)> onErrorText = {}; ///< what a command says, on the thread that spools
};

/// Reads a stream from front to end into a spool file. \a text: the command, the path of the pipe. What comes
/// compressed stays so. Gives the record, which is beside the file and safe from a power cut; after an error
/// nothing is left. Blocks until the stream ends. Errors: StreamBroken (a command that fails), SourceEmpty,
/// SourceUnreadable, DiskFull and FileNotWritable (with the folder), Cancelled.
Result<SourceStream> spoolStream(SourceStream::From from, const QString &text,
                                 const SpoolOptions &options = {});

} // namespace millrace
