// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowsamples.h"
#include "core/source/source.h"

#include <functional>
#include <stop_token>

namespace millrace {

/// Whoever waits while files are looked through for a row.
struct LookWatch
{
    std::stop_token stop; ///< ends it: Cancelled
    /// How far it is: bytes of the files read (compressed ones where they are compressed), and how many there
    /// are to read at most. Of every window, on the thread that looks.
    std::function<void(qint64 bytes, qint64 ofBytes)> progress = {};
};

/// The rows with these numbers (in source order over all files, from 1), each looked for from the nearest
/// place before it; a packed file is read from its front. Numbers after the last row are left out.
/// REQUIRES: the source is scanned, and \a places are of its files as they are ordered now (none will do).
/// Errors: SourceUnreadable, SourceMissing, Cancelled.
Result<QVector<PickedRow>> rowsNumbered(const Source &source, const QVector<RowPlace> &places,
                                        const QVector<qint64> &numbers, const LookWatch &watch = {});

/// What a field of a row has to be.
struct FieldWanted
{
    int field = 0;         ///< from 0
    QByteArray value;      ///< as RowReader reads it
    bool isNumber = false; ///< 007 is 7, and 7.50 is 7.5
    bool isPadded = false; ///< blanks at the end do not count
};

/// The first row in source order whose fields are all as wanted, or the last one; nothing where there is
/// none. Reads every row. REQUIRES: the source is scanned. Errors: as rowsNumbered().
Result<std::optional<PickedRow>> rowWithFields(const Source &source, const QVector<FieldWanted> &wanted,
                                               bool last = false, const LookWatch &watch = {});

} // namespace millrace
