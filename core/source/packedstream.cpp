// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/packedstream.h"

#include "core/base/text.h"
#include "core/source/sourceopen.h"

#include <archive.h>
#include <archive_entry.h>

namespace millrace {

struct PackedStream::Reader
{
    QFile file; ///< ours, so that opening it fails as for every other source
    std::unique_ptr<archive, decltype(&archive_read_free)> unpacker{archive_read_new(), archive_read_free};
};

PackedStream::PackedStream()
    : m_reader(std::make_unique<Reader>())
{}

PackedStream::~PackedStream() = default;

Result<std::unique_ptr<PackedStream>> PackedStream::open(const QString &path)
{
    constexpr std::size_t readBytes = 256 * 1024;
    std::unique_ptr<PackedStream> stream(new PackedStream);
    stream->m_path = path;
    Reader &reader = *stream->m_reader;
    if (const auto opened = openSourceFile(reader.file, path); !opened)
        return fail(opened.error());
    archive *unpacker = reader.unpacker.get();
    for (const auto support :
         {archive_read_support_filter_gzip, archive_read_support_filter_bzip2, archive_read_support_filter_xz,
          archive_read_support_filter_zstd, archive_read_support_filter_lz4})
        support(unpacker);
    archive_read_support_format_raw(unpacker);
    archive_read_support_format_empty(unpacker);
    archive_entry *entry = nullptr;
    if (archive_read_open_fd(unpacker, reader.file.handle(), readBytes) != ARCHIVE_OK)
        return fail(stream->damaged());
    const int found = archive_read_next_header(unpacker, &entry);
    if (found == ARCHIVE_EOF) // nothing inside
        reader.unpacker.reset();
    else if (found != ARCHIVE_OK)
        return fail(stream->damaged());
    // Bytes that only begin like a compressed file would be handed out as they are.
    else if (archive_filter_count(unpacker) < 2)
        return fail(stream->damaged());
    return stream;
}

Result<std::span<const char>> PackedStream::next()
{
    if (!m_reader->unpacker)
        return std::span<const char>();
    m_block = QByteArray(blockBytes, Qt::Uninitialized); // the one before may be held by others
    const auto got =
        archive_read_data(m_reader->unpacker.get(), m_block.data(), static_cast<std::size_t>(blockBytes));
    if (got < 0)
        return fail(damaged());
    if (got == 0)
        m_reader->unpacker.reset();
    m_block.truncate(static_cast<qsizetype>(got));
    return std::span<const char>(m_block.constData(), static_cast<std::size_t>(m_block.size()));
}

qint64 PackedStream::fileBytesRead() const
{
    return m_reader->unpacker ? archive_filter_bytes(m_reader->unpacker.get(), -1) : m_reader->file.size();
}

Error PackedStream::damaged() const
{
    const char *reason = archive_error_string(m_reader->unpacker.get());
    return {.code = ErrorCode::SourceUnreadable,
            .what = QStringLiteral("%1 is damaged or cut short: %2 (near byte %3 of %4).")
                        .arg(m_path,
                             reason != nullptr ? QString::fromLocal8Bit(reason)
                                               : QStringLiteral("no reason given"),
                             groupedNumber(fileBytesRead()), groupedNumber(m_reader->file.size())),
            .howToFix =
                QStringLiteral("Copy the file again, and compare its size and checksum with the original."),
            .context = {.file = m_path}};
}

} // namespace millrace
