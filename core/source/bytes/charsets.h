// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>

namespace millrace {

/// ucs2, utf16, utf16le, utf32: refused by LOAD DATA.
bool isWideCharset(const QByteArray &name);
/// Characters of more than one byte (utf8mb4, gbk, sjis, …).
bool isMultiByteCharset(const QByteArray &name);
bool isUtf8Charset(const QByteArray &name);
/// The name for what is sent to a server: utf8mb3 for utf8, which MySQL 8 warns of (3719) and means to make
/// another character set, as MariaDB 10.6 does by old_mode. MySQL and MariaDB know utf8mb3 since 5.5.
QByteArray lastingCharsetName(const QByteArray &name);

/// Character sets in which the second byte of a character may look like an ASCII byte, an escape or a
/// terminator among them. The server reads such a character as one (READ_INFO::read_mbtail), so we must.
enum class TrailBytes
{
    Harmless,
    Big5,
    EucKr,
    Gb18030,
    Gbk,
    ShiftJis
};
TrailBytes trailBytesOf(const QByteArray &charset);

/// Bytes of the character that starts at bytes[0], as far as they are a character: 1 for a single byte and
/// for a broken sequence, 0 when more than `size` bytes are needed to tell.
std::size_t characterLength(TrailBytes kind, const char *bytes, std::size_t size);

bool isAscii(const QByteArray &bytes);

/// Whole characters only; a character cut off by the end of `bytes` is forgiven when `mayBeCut`.
bool isValidUtf8(const QByteArray &bytes, bool mayBeCut);

/// Bytes of a file as text for people: UTF-8 when it is, else Latin-1.
QString displayText(const QByteArray &bytes);

} // namespace millrace
