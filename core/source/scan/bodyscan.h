// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowscanner.h"
#include "core/source/scan/charsetcheck.h"

namespace millrace {

/// Where a byte stands that is not what it should be.
struct FaultPlace
{
    qint64 offset = -1;   ///< of the byte in the file; -1: there is none
    qint64 row = 0;       ///< that holds it: from 1 within the file, header lines not counted
    qint64 rowOffset = 0; ///< of this row's first byte

    bool isSet() const { return offset >= 0; }
};

/// What is wrong with the bytes of one file, header lines left out.
struct TextFaults
{
    qint64 badRows = 0; ///< rows that hold bytes which are no characters of the dialect's character set
    FaultPlace firstBad;
    qint64 nulBytes = 0;
    FaultPlace firstNul;
    /// LINES TERMINATED BY '\n': line feeds after a carriage return. In a dialect with quotes those inside
    /// a value are among them; the two places below are row ends for certain.
    qint64 crLineFeeds = 0;
    FaultPlace firstCrRow; ///< of the first row that ends in CRLF; offset is that of the line feed
    FaultPlace firstLfRow; ///< of the first row that ends in LF alone
    /// LINES TERMINATED BY '\r\n': line feeds without a carriage return. They end no row.
    qint64 bareLineFeeds = 0;
    FaultPlace firstBareLf;
};

/// Wants some of the rows that go by.
class RowTaker
{
public:
    virtual ~RowTaker() = default;
    /// All bytes of the file from its first row on, block by block; \a offset is that of bytes[0] in the
    /// file.
    virtual void block(std::span<const char> bytes, qint64 offset) = 0;
    /// take() is wanted at the first row border at or after this offset; the largest number: never.
    virtual qint64 nextAt() const = 0;
    /// \a bytes begin with row \a firstRow (numbered from 1 in the file) and end anywhere.
    virtual void take(std::span<const char> bytes, qint64 offset, qint64 firstRow) = 0;
    /// The file ended.
    virtual void end() = 0;
};

/// Takes a file's bytes, from its first row on, to a RowScanner and looks at each of them on the way: bytes
/// outside the character set, NULs, line ends of the other kind. What is found first is located by stopping
/// the scanner at the end of its row. Costs a fraction of the row scan while there is nothing to find: 64
/// bytes at a time.
class BodyScan
{
public:
    /// \a scanner stands at the first row (bodyStart()) when take() is first called with bytes, and gets its
    /// bytes from here alone then. It and \a taker (may be null) outlive this.
    BodyScan(const Dialect &dialect, RowScanner &scanner, RowTaker *taker = nullptr);

    void take(std::span<const char> block);
    /// After RowScanner::finish(): what began in the last row belongs to it.
    void finish();

    const TextFaults &faults() const { return m_faults; }

private:
    enum class LineEnds
    {
        NotLookedAt,
        Lf,
        CrLf
    };
    struct Search ///< for the first of a kind
    {
        FaultPlace *place; ///< filled in when the row's end is known
        qint64 next = -1;  ///< offset of a candidate; -1: none yet
        int tries = 0;
    };

    void tally(std::span<const char> block, qint64 offset);
    void findLineEnds(std::span<const char> block, qint64 offset, qint64 from);
    qint64 nextStop() const;
    void rowEnded(bool terminated, bool followsCr);

    RowScanner &m_scanner;
    RowTaker *m_taker;
    CharsetCheck m_charset;
    LineEnds m_lineEnds = LineEnds::NotLookedAt;
    TextFaults m_faults;
    qint64 m_badAt = -1;      ///< found, its row not ended yet
    bool m_ascii = false;     ///< the block has no byte above 0x7F
    bool m_allRead = false;   ///< the charset check is through with the block
    bool m_linesRead = false; ///< the search for line ends is through with the block
    bool m_afterCr = false;   ///< the block before ended in a CR
    Search m_nul{&m_faults.firstNul};
    Search m_crRow{&m_faults.firstCrRow};
    Search m_lfRow{&m_faults.firstLfRow};
    Search m_bareLf{&m_faults.firstBareLf};
};

} // namespace millrace
