// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/stream/sourcestream.h"
#include "core/source/stream/spooloptions.h"

namespace millrace {

/// Fetches an object of a store into a spool file, or all objects below a prefix into a spool folder, with
/// the names they have below it: in parts, several at a time. \a url: as StoreUrl reads it. What has arrived
/// stays after an error, a cancel or a kill, and the next fetch of the same objects goes on with it; nothing
/// of it is left where the disk is full. As spoolStream() otherwise. Errors: as StoreUrl::parse(),
/// storeAccess() and StoreClient; SourceChanged (another object than options.tag says); StoreUnreachable
/// (bytes whose MD5 sum is not the ETag), SourceUnsupported (keys that no files can be named by), DiskFull,
/// FileNotWritable.
Result<SourceStream> spoolStore(const QString &url, const SpoolOptions &options);

} // namespace millrace
