// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/stream/sourcestream.h"
#include "core/source/stream/spooloptions.h"

namespace millrace {

/// Reads a stream from front to end into a spool file. \a text: the command, the path of the pipe, the URL
/// (spoolStore() then). What comes compressed stays so. Gives the record, which is beside the file and safe
/// from a power cut; after an error nothing is left. Blocks until the stream ends. Errors: StreamBroken (a
/// command that fails; one that goes on and ends before what is there), SourceChanged (one that goes on and
/// has other bytes), SourceEmpty, SourceUnreadable, DiskFull and FileNotWritable (with the folder),
/// Cancelled. With options.arrival what is there stays after an error, once its head had arrived, and the
/// error says so.
Result<SourceStream> spoolStream(SourceStream::From from, const QString &text,
                                 const SpoolOptions &options = {});

} // namespace millrace
