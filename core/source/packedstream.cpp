// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/packedstream.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/sourceopen.h"

#include <archive.h>
#include <archive_entry.h>
#include <optional>
#include <utility>

namespace millrace {

struct PackedStream::Reader
{
    QFile file;                        ///< ours, so that opening it fails as for every other source
    std::unique_ptr<ByteStream> inner; ///< instead of the file
    QByteArray first;                  ///< of the inner stream, taken already
    std::optional<Error> innerError;
    std::unique_ptr<archive, decltype(&archive_read_free)> unpacker{archive_read_new(), archive_read_free};

    /// libarchive's way to ask for more of the inner stream.
    static la_ssize_t readInner(archive *, void *self, const void **bytes)
    {
        auto &reader = *static_cast<Reader *>(self);
        if (!reader.first.isEmpty()) {
            reader.handedOut = std::exchange(reader.first, {});
            *bytes = reader.handedOut.constData();
            return reader.handedOut.size();
        }
        const auto view = reader.inner->next();
        if (!view) {
            reader.innerError = view.error();
            return -1;
        }
        *bytes = view->data();
        return static_cast<la_ssize_t>(view->size());
    }
    QByteArray handedOut; ///< stays until the next call
};

PackedStream::PackedStream()
    : m_reader(std::make_unique<Reader>())
{}

PackedStream::~PackedStream() = default;

Result<std::unique_ptr<PackedStream>> PackedStream::open(const QString &path)
{
    std::unique_ptr<PackedStream> stream(new PackedStream);
    stream->m_path = path;
    if (const auto opened = openSourceFile(stream->m_reader->file, path); !opened)
        return fail(opened.error());
    if (const auto begun = stream->begin(); !begun)
        return fail(begun.error());
    return stream;
}

Result<std::unique_ptr<PackedStream>> PackedStream::open(std::unique_ptr<ByteStream> packed,
                                                         const QByteArray &first, const QString &name)
{
    std::unique_ptr<PackedStream> stream(new PackedStream);
    stream->m_path = name;
    stream->m_reader->inner = std::move(packed);
    stream->m_reader->first = first;
    if (const auto begun = stream->begin(); !begun)
        return fail(begun.error());
    return stream;
}

Result<void> PackedStream::begin()
{
    constexpr std::size_t readBytes = 256 * 1024;
    Reader &reader = *m_reader;
    archive *unpacker = reader.unpacker.get();
    for (const auto support :
         {archive_read_support_filter_gzip, archive_read_support_filter_bzip2, archive_read_support_filter_xz,
          archive_read_support_filter_zstd, archive_read_support_filter_lz4})
        support(unpacker);
    archive_read_support_format_raw(unpacker);
    archive_read_support_format_empty(unpacker);
    const int opened = reader.inner
                           ? archive_read_open(unpacker, &reader, nullptr, Reader::readInner, nullptr)
                           : archive_read_open_fd(unpacker, reader.file.handle(), readBytes);
    if (opened != ARCHIVE_OK)
        return fail(damaged());
    archive_entry *entry = nullptr;
    const int found = archive_read_next_header(unpacker, &entry);
    if (found == ARCHIVE_EOF) // nothing inside
        reader.unpacker.reset();
    else if (found != ARCHIVE_OK)
        return fail(damaged());
    // Bytes that only begin like a compressed file would be handed out as they are.
    else if (archive_filter_count(unpacker) < 2)
        return fail(damaged());
    return {};
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
    if (m_reader->inner)
        return m_reader->inner->fileBytesRead();
    return m_reader->unpacker ? archive_filter_bytes(m_reader->unpacker.get(), -1) : m_reader->file.size();
}

Error PackedStream::damaged() const
{
    if (m_reader->innerError)
        return *m_reader->innerError;
    const QString of =
        m_reader->inner ? QString() : CoreText::tr(" of %1").arg(groupedNumber(m_reader->file.size()));
    const char *reason = archive_error_string(m_reader->unpacker.get());
    return {
        .code = ErrorCode::SourceUnreadable,
        .what = CoreText::tr("%1 is damaged or cut short: %2 (near byte %3%4).")
                    .arg(m_path,
                         reason != nullptr ? QString::fromLocal8Bit(reason) : CoreText::tr("no reason given"),
                         groupedNumber(fileBytesRead()), of),
        .howToFix = CoreText::tr("Copy the file again, and compare its size and checksum with the original."),
        .context = {.file = m_path}};
}

} // namespace millrace
