// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/content/content.h"
#include "core/source/rows/rowreader.h"

namespace millrace {

/// The first `maxRows` rows at `offset` (which must be a row start; 0 also skips byte order mark and header
/// lines). Rows are numbered from 1 at `offset`; lines are counted when it is 0. A row that does not end
/// within `maxBytes` is left out. Reads at most `maxBytes`. Errors: as FileWindows::open.
Result<QVector<Row>> readRows(const Content &content, const Dialect &dialect, qint64 offset, qint64 maxRows,
                              qint64 maxBytes = 4LL * 1024 * 1024);

/// What the last header line, which stands next to the rows, calls their fields (headerNames()) when
/// dialect.skipLines > 0; the keys of JSON Lines; empty otherwise. Errors: as FileWindows::open.
Result<QStringList> readHeader(const Content &content, const Dialect &dialect);

/// The row that lies `rowsAfter` rows after the row starting at `startOffset` (0: that row itself), with
/// its line number. Scans sequentially; for error messages. `startRow` is the row number of the row at
/// startOffset. startOffset 0 means the first row, after byte order mark and header lines. Errors: as
/// FileWindows::open; SourceChanged when the file has no such row.
Result<Row> locateRow(const Content &content, const Dialect &dialect, qint64 startOffset, qint64 startRow,
                      qint64 rowsAfter);

} // namespace millrace
