// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/charsets.h"
#include "core/source/rows/dialect.h"
#include "core/source/rows/rowbook.h"

#include <array>

namespace millrace {

/// Every dialect LOAD DATA knows: enclosing byte, terminators of several bytes, LINES STARTING BY, character
/// sets whose trail bytes look like ASCII. A state machine that walks field by field like
/// READ_INFO::read_field, but leaps from one interesting byte to the next.
///
/// Where the server would have to look at bytes that are not there yet (half a terminator, a quote or an
/// escape at the end of the block), the undecided bytes wait in a small buffer for the next block. No row end
/// can lie among them: Dialect::validate() refuses the dialects in which it could.
class FieldScan final : public ScanEngine
{
public:
    /// `useLineStart` false: rows start at once whatever LINES STARTING BY says (header lines).
    FieldScan(const Dialect &dialect, bool useLineStart);

    std::size_t scan(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                     RowBook &book) override;
    ScanEnd finish(qint64 offset, RowBook &book) override;

private:
    enum class Place
    {
        LineStart,
        FieldStart,
        Plain,
        Quoted
    };
    enum class Match
    {
        No,
        Yes,
        NeedMore
    };
    class Cursor;

    /// Reads as far as can be decided; returns the bytes decided.
    template <bool trailBytes>
    std::size_t walk(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                     RowBook &book);
    std::size_t walkAny(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                        RowBook &book);
    Match match(const char *at, const char *end, const QByteArray &term) const;
    std::size_t stepOverCharacter(const char *at, const char *end) const;
    Match passEnd(const char *&at, const char *ending, const char *end, qint64 endOffset,
                  const ScanLimits &limits, RowBook &book);
    bool enterField(const char *&at, const char *end);
    void startRow();

    Dialect m_dialect;
    TrailBytes m_trailBytes;
    QByteArray m_lineStart;
    int m_quote;  ///< -1: none
    int m_escape; ///< -1: none
    Place m_place = Place::FieldStart;
    int m_fields = 0;           ///< complete fields of the row being read
    bool m_atEnd = false;       ///< no more bytes will come: nothing stays undecided
    bool m_limited = false;     ///< the last walk stopped at a limit
    bool m_closedAtEnd = false; ///< the file ended right after a closing quote
    QByteArray m_undecided;
};

} // namespace millrace
