// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/contentsum.h"
#include "core/load/writers/contentwatch.h"
#include "core/order/keys/keyfields.h"
#include "core/record/chunk.h"
#include "core/source/rows/rowscanner.h"

#include <string>

namespace millrace {

/// Computes the checksum of a range of rows from the bytes that go to the server. One range each; used by
/// one thread. What it is made of: ContentColumns.
class ContentSummer
{
public:
    /// \a watch outlives the summer. REQUIRES: watch.isOn().
    ContentSummer(const ContentWatch &watch, const Dialect &dialect, const Chunk &range);

    /// The next bytes of the range, in any pieces.
    void add(std::span<const char> bytes);
    /// The range is through. Nothing was computed (rows == 0) when a row's value cannot be told.
    ContentSum finish();

private:
    void addRow(std::span<const char> row, bool terminated);
    bool appendColumn(qsizetype index);
    void giveUp(const ContentColumn &column, const QString &why);

    const ContentWatch &m_watch;
    const QVector<ContentColumn> &m_columns;
    const qint64 m_firstRow;
    RowScanner m_scanner;
    KeyFields m_fields;
    QByteArray m_begun; ///< bytes of a row that is not complete yet
    std::string m_text; ///< of the row being added
    ContentSum m_sum;
    bool m_givenUp = false;
};

} // namespace millrace
