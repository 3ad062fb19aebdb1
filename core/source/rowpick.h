// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowsamples.h"
#include "core/source/source.h"

#include <stop_token>

namespace millrace {

/// The rows with these numbers (in source order over all files, from 1), each looked for from the nearest
/// place before it; a packed file is read from its front. Numbers after the last row are left out.
/// REQUIRES: the source is scanned, and \a places are of its files as they are ordered now (none will do).
/// Errors: SourceUnreadable, SourceMissing, Cancelled.
Result<QVector<PickedRow>> rowsNumbered(const Source &source, const QVector<RowPlace> &places,
                                        const QVector<qint64> &numbers, std::stop_token stop = {});

} // namespace millrace
