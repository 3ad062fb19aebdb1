// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/chunkfindings.h"
#include "core/source/content/jsonlinefinder.h"
#include "core/source/content/linecounter.h"
#include "core/source/content/sqltablestream.h"
#include "core/source/source.h"

namespace millrace {

/// Fills in where rows stand in the dump where that costs a look at everything before them: lines, and in an
/// SQL dump the offset as well. Of JSON Lines the bytes become the line as it stands there, too, and where
/// that is no object the reason says why. One pass over a file whose rows are asked for in ascending order.
/// Used by one thread.
class RowLines
{
public:
    /// \a source: the dump itself; outlives the object.
    explicit RowLines(const Source &source)
        : m_source(source)
    {}
    /// REQUIRES: file, row and byteOffset (in the content) are set. What has its line is left as it is. An
    /// offset that people do not find in the file becomes -1. Errors: as openContent; SourceChanged.
    Result<void> complete(Reject &reject);

private:
    Result<void> completeJson(Reject &reject);

    const Source &m_source;
    QString m_file; ///< the one of the three below
    std::unique_ptr<LineCounter> m_counter;
    std::unique_ptr<SqlRowFinder> m_finder;
    std::unique_ptr<JsonLineFinder> m_jsonFinder;
};

} // namespace millrace
