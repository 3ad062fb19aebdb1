// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/sortkey.h"
#include "core/source/rows/rowreader.h"
#include "core/source/source.h"

namespace millrace::test {

/// A row of a dump as the byte-wise twin of the server's reader finds it.
struct TwinDumpRow
{
    int file = 0;
    qint64 rowInFile = 0;
    qint64 number = 0; ///< over all files
    qint64 offset = 0;
    QByteArray raw; ///< with its terminator, where it has one
    bool terminated = true;
    QVector<Field> fields;
};

struct TwinDump
{
    QVector<TwinDumpRow> rows;
    bool quoteOpen = false; ///< a file ends inside quotes
};

/// `bodyStarts`: where each file's rows begin.
TwinDump readDump(const QVector<QByteArray> &files, const QVector<qint64> &bodyStarts,
                  const Dialect &dialect);

/// The rows by std::stable_sort over parsed values; shares no code with the sorter. Knows Signed, Unsigned,
/// Decimal (short ones), Bytes and Text.
void sortSlowly(QVector<TwinDumpRow> &rows, const SortKey &key);

/// Below 0, 0, above 0.
int compareSlowly(const TwinDumpRow &a, const TwinDumpRow &b, const SortKey &key);

} // namespace millrace::test
