// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/unpackedcontent.h"

#include "core/base/coretext.h"
#include "core/source/bytes/filewindows.h"
#include "core/source/bytes/memberstream.h"
#include "core/source/bytes/packedstream.h"
#include "core/source/bytes/packing.h"
#include "core/source/bytes/sourceopen.h"

#include <algorithm>

namespace millrace {

namespace {

/// A part of another stream.
class PartStream final : public ByteStream
{
public:
    PartStream(std::unique_ptr<ByteStream> stream, QString path, qint64 offset, qint64 bytes)
        : m_stream(std::move(stream))
        , m_path(std::move(path))
        , m_skip(offset)
        , m_left(bytes)
    {}

    Result<std::span<const char>> next() override
    {
        while (m_left != 0) {
            MILLRACE_TRY(const auto view, m_stream->next());
            if (view.empty()) {
                if (m_left < 0 && m_skip == 0)
                    return view;
                return fail(
                    {.code = ErrorCode::SourceChanged,
                     .what = CoreText::tr("%1 ended before it should: it is not what it was.").arg(m_path),
                     .howToFix = CoreText::tr("Let nothing write to the file, then inspect it again."),
                     .context = {.file = m_path}});
            }
            const auto skipped = std::min(m_skip, static_cast<qint64>(view.size()));
            m_skip -= skipped;
            auto part = view.subspan(static_cast<std::size_t>(skipped));
            if (m_left >= 0 && static_cast<qint64>(part.size()) > m_left)
                part = part.first(static_cast<std::size_t>(m_left));
            if (part.empty())
                continue;
            if (m_left > 0)
                m_left -= static_cast<qint64>(part.size());
            return part;
        }
        return std::span<const char>();
    }
    QByteArray sharedBlock() const override { return m_stream->sharedBlock(); }
    qint64 linesLeftOut() const override { return m_stream->linesLeftOut(); }
    qint64 fileBytesRead() const override { return m_stream->fileBytesRead(); }

private:
    const std::unique_ptr<ByteStream> m_stream;
    const QString m_path;
    qint64 m_skip;
    qint64 m_left; ///< < 0: to the end
};

/// Another stream, with its first bytes put back.
class RewoundStream final : public ByteStream
{
public:
    RewoundStream(std::unique_ptr<ByteStream> stream, QByteArray first)
        : m_stream(std::move(stream))
        , m_first(std::move(first))
    {}

    Result<std::span<const char>> next() override
    {
        m_atFirst = !m_begun && !m_first.isEmpty();
        m_begun = true;
        if (m_atFirst)
            return std::span<const char>(m_first.constData(), static_cast<std::size_t>(m_first.size()));
        return m_stream->next();
    }
    QByteArray sharedBlock() const override { return m_atFirst ? m_first : m_stream->sharedBlock(); }
    qint64 fileBytesRead() const override { return m_stream->fileBytesRead(); }

private:
    const std::unique_ptr<ByteStream> m_stream;
    const QByteArray m_first;
    bool m_begun = false;
    bool m_atFirst = false;
};

} // namespace

Result<std::unique_ptr<ByteStream>> unpackedAfter(std::unique_ptr<ByteStream> stream, const QString &name)
{
    const QByteArray head = stream->sharedBlock();
    if (packingOf(head.left(magicBytes))) {
        MILLRACE_TRY(auto packed, PackedStream::open(std::move(stream), head, name));
        return packed;
    }
    return std::make_unique<RewoundStream>(std::move(stream), head);
}

namespace {

/// A file inside an archive, unpacked once more when it is compressed itself.
Result<std::unique_ptr<ByteStream>> openMember(const Content &content, ArchiveTrail *trail)
{
    MILLRACE_TRY(auto member, trail ? trail->open(content.path, content.way.member)
                                    : MemberStream::open(content.path, content.way.member));
    MILLRACE_TRY_VOID(member->next());
    return unpackedAfter(std::move(member), content.name());
}

} // namespace

std::unique_ptr<ByteStream> partOf(std::unique_ptr<ByteStream> stream, QString name, qint64 offset,
                                   qint64 bytes)
{
    return std::make_unique<PartStream>(std::move(stream), std::move(name), offset, bytes);
}

Result<std::unique_ptr<ByteStream>> openUnpacked(const Content &content, qint64 offset, qint64 bytes,
                                                 ArchiveTrail *trail)
{
    if (!content.way.member.isEmpty()) {
        auto member = openMember(content, trail);
        if (!member || (offset == 0 && bytes < 0))
            return member;
        return partOf(std::move(*member), content.name(), offset, bytes);
    }
    MILLRACE_TRY(const auto head, readBytes(content.path, 0, magicBytes));
    MILLRACE_TRY(const auto packing, packingOfFile(content.path, head));
    if (!packing) {
        MILLRACE_TRY(auto file, FileWindows::open(content.path, offset, bytes));
        return file;
    }
    MILLRACE_TRY(auto packed, PackedStream::open(content.path));
    if (offset == 0 && bytes < 0)
        return packed;
    return partOf(std::move(packed), content.name(), offset, bytes);
}

} // namespace millrace
