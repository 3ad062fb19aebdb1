// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/rowfeed.h"
#include "core/source/rows/rowreader.h"

namespace millrace {

/// Makes rows fit to stand at another place: gives a file's last row the terminator it lacks, and, when asked
/// to, every row its number as a first field. All other bytes stay as they are. Used by one thread.
class RowFrame
{
public:
    /// REQUIRES: dialect.validate() succeeds.
    RowFrame(const Dialect &dialect, bool rowNumbers);

    /// Whether a number can stand in front of rows of this dialect. Errors: OrderRowNotMovable (a terminator,
    /// the enclosing or the escape byte is a digit).
    Result<void> validate() const;

    /// The row, terminated, with its number; valid until the next call and as long as the row is.
    ///
    /// Terminating a row must not change what the server reads: an escape byte at the very end of the file is
    /// data and gets doubled, a field terminator there opens no field (the server does not read an empty
    /// field at the end of a file) and is left out. Errors: OrderRowNotMovable (the row would read
    /// differently; file not set).
    Result<std::span<const char>> frame(const FedRow &row, qint64 rowNumber);

private:
    Result<void> terminate(std::span<const char> row);
    Result<void> number(std::span<const char> row, qint64 rowNumber);

    Dialect m_dialect;
    RowReader m_reader;
    bool m_rowNumbers;
    bool m_fieldEndsLikeLine; ///< the line terminator begins with the field terminator
    QByteArray m_terminated;
    QByteArray m_numbered;
};

} // namespace millrace
