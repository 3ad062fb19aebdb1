// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/content/content.h"
#include "core/source/content/physicallines.h"

namespace millrace {

/// The object that a row was made of.
struct JsonLineAt
{
    qint64 line = 0;        ///< from 1
    qint64 byteOffset = -1; ///< of its first byte in the file; -1: people find none (Content::fileOffset())
    QByteArray text;        ///< without its line end
};

/// Finds the lines of rows, for messages about them. Cheapest when asked for in ascending order. Used by one
/// thread.
class JsonLineFinder
{
public:
    /// REQUIRES: content.way.jsonKeys are not empty.
    explicit JsonLineFinder(Content content);

    /// Row \a row, from 1. Errors: as openContent; SourceChanged: there is none.
    Result<JsonLineAt> find(qint64 row);
    /// Why row \a row is none, with its place. A row that has no fault: SourceChanged.
    Result<Error> fault(qint64 row);

private:
    const Content m_content;
    std::unique_ptr<ByteStream> m_stream; ///< as far as anybody asked
    std::unique_ptr<PhysicalLines> m_lines;
    qint64 m_rows = 0; ///< passed
};

} // namespace millrace
