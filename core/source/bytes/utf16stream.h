// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <QString>
#include <memory>
#include <optional>

namespace millrace {

enum class Utf16Order
{
    LittleEndian,
    BigEndian
};

/// The byte order that a UTF-16 byte order mark at the head of a file tells; nothing without one. FF FE 00 00
/// is UTF-32 and no UTF-16.
std::optional<Utf16Order> utf16OrderOf(const QByteArray &head);

/// A UTF-16 text as UTF-8, converted on the way and without its byte order mark. Nothing is replaced: a text
/// that is no UTF-16 ends in an error with its place in the file.
class Utf16Stream final : public ByteStream
{
public:
    /// \a name: of the file, for errors.
    Utf16Stream(std::unique_ptr<ByteStream> stream, QString name, Utf16Order order);

    /// Errors: TextNotConvertible (half a surrogate pair, half a character at the end; the offset is that in
    /// the file), and those of the stream.
    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    qint64 fileBytesRead() const override { return m_stream->fileBytesRead(); }

private:
    Result<void> convert(std::span<const char> bytes);
    Error broken(qint64 offset, const QString &what) const;

    const std::unique_ptr<ByteStream> m_stream;
    const QString m_name;
    const Utf16Order m_order;
    qint64 m_offset = 0;    ///< of the next byte to convert, in the file
    QByteArray m_undecided; ///< at most three bytes: half a unit, or a high surrogate and half a unit
    QByteArray m_block;
};

} // namespace millrace
