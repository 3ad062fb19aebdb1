// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>

namespace millrace {

/// The sample that the demonstration, the benchmarks and the tests load: a year of "action credits" in
/// monthly shards, `credits_2010_01.txt` … `credits_2010_12.txt` with their `.sql`, byte for byte in the
/// format of mysqldump -T (mariadb-dump --tab, 10.11). Columns: id, which starts again at 1 in every month
/// and so has to be discarded when the shards are merged; user_id; action, a few of whose values hold a tab,
/// a newline, a backslash or a letter of two bytes; cause_id; created_at, never falling within a month.
/// `rows` are spread over the months unevenly. The same count gives the same bytes on every machine.
///
/// Beside the shards lie `credits.ddl`, the CREATE TABLE of the merged table (sampleTargetSql; the suffix
/// keeps it from being taken for a dump), and `.millrace-sample.json`, which says what is finished: a second
/// call writes only what is missing or has another size. Every file appears whole or not at all. `progress`
/// gets the rows finished so far, those of an earlier call included; the last call gets `rows`. Errors:
/// SourceEmpty (rows < 1); FileNotWritable, also for a folder with files of these names that are not ours;
/// DiskFull.
Result<void> writeSampleDump(const QString &folder, qint64 rows = 1'000'000,
                             const std::function<void(qint64 rowsDone)> &progress = {});

/// CREATE TABLE of the table all months go into.
QString sampleTargetSql(const QString &table);

} // namespace millrace
