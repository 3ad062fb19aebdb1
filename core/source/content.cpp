// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content.h"

#include "core/base/text.h"
#include "core/source/mappedfile.h"
#include "core/source/packedstream.h"
#include "core/source/packing.h"
#include "core/source/sourceopen.h"

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
            const auto view = m_stream->next();
            if (!view)
                return fail(view.error());
            if (view->empty()) {
                if (m_left < 0 && m_skip == 0)
                    return *view;
                return fail(
                    {.code = ErrorCode::SourceChanged,
                     .what = QStringLiteral("%1 ended before it should: it is not what it was.").arg(m_path),
                     .howToFix = QStringLiteral("Let nothing write to the file, then inspect it again."),
                     .context = {.file = m_path}});
            }
            const auto skipped = std::min(m_skip, static_cast<qint64>(view->size()));
            m_skip -= skipped;
            auto part = view->subspan(static_cast<std::size_t>(skipped));
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
    qint64 fileBytesRead() const override { return m_stream->fileBytesRead(); }

private:
    const std::unique_ptr<ByteStream> m_stream;
    const QString m_path;
    qint64 m_skip;
    qint64 m_left; ///< < 0: to the end
};

constexpr qint64 magicBytes = 16;

} // namespace

Result<std::unique_ptr<ByteStream>> openContent(const QString &path, qint64 offset, qint64 bytes)
{
    const auto head = readBytes(path, 0, magicBytes);
    if (!head)
        return fail(head.error());
    if (!packingOf(*head)) {
        auto file = MappedFile::open(path, offset, bytes);
        if (!file)
            return fail(file.error());
        return std::move(*file);
    }
    auto packed = PackedStream::open(path);
    if (!packed)
        return fail(packed.error());
    if (offset == 0 && bytes < 0)
        return std::move(*packed);
    return std::make_unique<PartStream>(std::move(*packed), path, offset, bytes);
}

Result<QByteArray> readContent(const QString &path, qint64 offset, qint64 bytes, bool *atEnd)
{
    const auto head = readBytes(path, 0, magicBytes);
    if (!head)
        return fail(head.error());
    if (!packingOf(*head)) {
        QFile file;
        if (const auto opened = openSourceFile(file, path); !opened)
            return fail(opened.error());
        const auto content = readBytes(file, offset, bytes);
        if (content && atEnd != nullptr)
            *atEnd = offset + content->size() >= file.size();
        return content;
    }
    auto stream = PackedStream::open(path);
    if (!stream)
        return fail(stream.error());
    QByteArray content;
    qint64 at = 0;
    for (;;) {
        const auto view = (*stream)->next();
        if (!view)
            return fail(view.error());
        if (atEnd != nullptr)
            *atEnd = view->empty();
        if (view->empty() || content.size() == bytes)
            return content;
        const qint64 from = std::clamp<qint64>(offset - at, 0, static_cast<qint64>(view->size()));
        at += static_cast<qint64>(view->size());
        const qint64 wanted = std::min(static_cast<qint64>(view->size()) - from, bytes - content.size());
        content.append(view->data() + from, wanted);
        if (wanted < static_cast<qint64>(view->size()) - from) {
            if (atEnd != nullptr)
                *atEnd = false;
            return content;
        }
    }
}

} // namespace millrace
