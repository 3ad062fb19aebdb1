// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "core/source/sourcetable.h"
#include "core/source/stream/sourcestream.h"
#include "core/source/typeprofile.h"

namespace millrace {

/// "table shop.orders", "shop.orders on db1:3306", "a query on db1:3306": for the rail.
QString sourceTableWords(const SourceTable &table);

/// Where a dump came from that was no file; of a store's also where it is kept meanwhile.
QStringList streamWords(const SourceStream &stream);

/// "1.2 GB of 3.4 GB arrived", of a stream that is loaded while it arrives.
QString arrivedText(const RunProgress &progress);

/// "integer", "text ≤ 12": what stands under a field's name.
QString profileSummary(const ColumnProfile &column);
/// All that is known of a field, line by line.
QString profileText(const TypeProfile &profile, int column);

} // namespace millrace
