// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/stream/sourcestream.h"
#include "core/source/stream/spooloptions.h"

namespace millrace {

/// Reads a stream from front to end into a spool file. \a text: the command, the path of the pipe, the URL
/// (spoolStore() then). What comes compressed stays so. Gives the record, which is beside the file and safe
/// from a power cut; after an error nothing is left. Blocks until the stream ends. Errors: StreamBroken (a
/// command that fails), SourceEmpty, SourceUnreadable, DiskFull and FileNotWritable (with the folder),
/// Cancelled.
Result<SourceStream> spoolStream(SourceStream::From from, const QString &text,
                                 const SpoolOptions &options = {});

} // namespace millrace
