// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/content/content.h"

namespace millrace {

/// \a error, whose place a RowScanner has counted in a content, as people find it in the file. \a lineEnd:
/// Dialect::lineEnd().
Error placedInFile(Error error, const Content &content, char lineEnd);

/// Physical line numbers of ascending offsets in one file, counting each byte once.
class LineCounter
{
public:
    /// \a lineEnd: Dialect::lineEnd() of its rows.
    LineCounter(Content content, char lineEnd);

    /// The line, from 1, that holds the byte at `offset`; offsets never go back.
    /// Errors: as FileWindows::open and FileWindows::next.
    Result<qint64> lineAt(qint64 offset);
    const Content &content() const { return m_content; }

private:
    Content m_content;
    char m_lineEnd;
    std::unique_ptr<ByteStream> m_file;
    std::span<const char> m_window; ///< not counted yet
    qint64 m_offset = 0;
    qint64 m_line = 1;
    qint64 m_leftOut = 0; ///< of these lines
    bool m_ended = false;
};

} // namespace millrace
