// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/charsets.h"

#include <span>

namespace millrace {

/// Looks for bytes that are no characters of a character set, block by block; a character may lie across
/// blocks.
///
/// utf8mb4, utf8mb3 (utf8) and ascii are checked exactly, by the Unicode standard's table of well-formed
/// sequences. UTF-16 surrogates in them (ED A0 80 …) are no characters: MySQL 9.7.4 refuses them, MariaDB
/// 10.11.19 stores them. In big5, euckr, gb18030, gbk, sjis, cp932, gb2312, ujis and eucjpms the shape of
/// each character is checked, not whether its code point is assigned: that is the server's to say. Of every
/// other character set all bytes are taken: latin1 and binary have no wrong ones.
class CharsetCheck
{
public:
    explicit CharsetCheck(const QByteArray &charset);

    /// Whether anything can be wrong in this character set at all.
    bool looks() const { return m_kind != Kind::None; }

    /// The place, relative to the block, of the first byte at or after \a from that begins no character;
    /// negative when it stands in an earlier block; block.size() when there is none so far. Bytes that may
    /// become a character in the next block are kept for it. After a bad one call reset() before going on.
    qint64 findBad(std::span<const char> block, qint64 from);
    /// The bytes of a character that the last block left unfinished: bad ones when the text ends here.
    qint64 pendingBytes() const { return m_pending.size(); }
    /// Begins anew, between two characters.
    void reset() { m_pending.clear(); }

private:
    enum class Kind
    {
        None,
        Ascii,
        Utf8,
        TrailBytes, ///< the sets of trailBytesOf()
        Euc         ///< gb2312, ujis, eucjpms
    };
    int lengthAt(const char *bytes, std::size_t size) const;

    Kind m_kind = Kind::None;
    bool m_fourBytes = true; ///< utf8mb3 has no characters of four bytes
    bool m_japanese = false; ///< of Euc: with the half-width and the three-byte characters
    TrailBytes m_trailBytes = TrailBytes::Harmless;
    QByteArray m_pending; ///< at most three bytes
};

} // namespace millrace
