// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/packedstream.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/sourceopen.h"

#include <utility>

namespace millrace {

Result<std::unique_ptr<PackedStream>> PackedStream::open(const QString &path)
{
    std::unique_ptr<PackedStream> stream(new PackedStream);
    stream->m_path = path;
    MILLRACE_TRY_VOID(openSourceFile(stream->m_input.file, path));
    MILLRACE_TRY(const auto head, readBytes(stream->m_input.file, 0, magicBytes));
    if (!stream->m_input.file.seek(0))
        return fail(sourceUnreadable(path, stream->m_input.file.errorString()));
    return begin(std::move(stream), head);
}

Result<std::unique_ptr<PackedStream>> PackedStream::open(std::unique_ptr<ByteStream> packed,
                                                         const QByteArray &first, const QString &name)
{
    std::unique_ptr<PackedStream> stream(new PackedStream);
    stream->m_path = name;
    stream->m_input.inner = std::move(packed);
    stream->m_input.first = first;
    return begin(std::move(stream), first);
}

Result<std::unique_ptr<PackedStream>> PackedStream::begin(std::unique_ptr<PackedStream> stream,
                                                          const QByteArray &head)
{
    const auto packing = packingOf(head);
    if (!packing)
        return fail(stream->damaged({.what = CoreText::tr("it is not compressed")}));
    stream->m_unpacker = makeUnpacker(*packing, stream->m_input);
    MILLRACE_TRY_VOID(stream->unpackAhead());
    if (!packingOf(stream->m_ahead.left(magicBytes)))
        return stream;
    const QByteArray inside = std::exchange(stream->m_ahead, {});
    MILLRACE_TRY_VOID(stream->unpackAhead());
    const QString path = stream->m_path;
    return open(std::move(stream), inside, path);
}

Result<void> PackedStream::unpackAhead()
{
    m_ahead = QByteArray(blockBytes, Qt::Uninitialized); // the one before may be held by others
    const auto got = m_unpacker->read(m_ahead.data(), blockBytes);
    if (!got)
        return fail(damaged(got.error()));
    m_ahead.truncate(*got);
    if (*got == 0)
        m_unpacker.reset();
    return {};
}

Result<std::span<const char>> PackedStream::next()
{
    m_block = std::exchange(m_ahead, {});
    m_read = inputRead();
    if (m_unpacker)
        MILLRACE_TRY_VOID(unpackAhead());
    return std::span<const char>(m_block.constData(), static_cast<std::size_t>(m_block.size()));
}

qint64 PackedStream::inputRead() const
{
    if (m_input.inner)
        return m_input.inner->fileBytesRead();
    return m_unpacker ? m_unpacker->consumed() : m_input.file.size();
}

Error PackedStream::damaged(const Error &reason) const
{
    if (m_input.error())
        return *m_input.error();
    const QString of =
        m_input.inner ? QString() : CoreText::tr(" of %1").arg(groupedNumber(m_input.file.size()));
    return {.code = ErrorCode::SourceUnreadable,
            .what = CoreText::tr("%1 is damaged or cut short: %2 (near byte %3%4).")
                        .arg(m_path, reason.what, groupedNumber(inputRead()), of),
            .howToFix =
                CoreText::tr("Copy the file again, and compare its size and checksum with the original."),
            .context = {.file = m_path}};
}

} // namespace millrace
