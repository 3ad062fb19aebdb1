// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/mappedfile.h"
#include "core/source/memberstream.h"
#include "core/source/packedstream.h"
#include "core/source/packing.h"
#include "core/source/sourceopen.h"
#include "core/source/sqltablestream.h"
#include "core/source/utf16stream.h"

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
                     .what = CoreText::tr("%1 ended before it should: it is not what it was.").arg(m_path),
                     .howToFix = CoreText::tr("Let nothing write to the file, then inspect it again."),
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

/// A file inside an archive, unpacked once more when it is compressed itself.
Result<std::unique_ptr<ByteStream>> openMember(const Content &content, ArchiveTrail *trail)
{
    auto member = trail ? trail->open(content.path, content.way.member)
                        : MemberStream::open(content.path, content.way.member);
    if (!member)
        return fail(member.error());
    if (const auto first = (*member)->next(); !first)
        return fail(first.error());
    const QByteArray head = (*member)->sharedBlock();
    if (packingOf(head.left(magicBytes))) {
        auto packed = PackedStream::open(std::move(*member), head, content.name());
        if (!packed)
            return fail(packed.error());
        return std::move(*packed);
    }
    return std::make_unique<RewoundStream>(std::move(*member), head);
}

} // namespace

QJsonObject ContentWay::toJson() const
{
    QJsonObject json;
    if (!member.isEmpty())
        json.insert(QStringLiteral("member"), member);
    if (encoding != Encoding::AsIs)
        json.insert(QStringLiteral("encoding"), encoding == Encoding::Utf16LittleEndian
                                                    ? QStringLiteral("utf-16le")
                                                    : QStringLiteral("utf-16be"));
    if (sqlTable)
        json.insert(QStringLiteral("sql_table"), sqlTable->toJson());
    return json;
}

ContentWay ContentWay::fromJson(const QJsonObject &json)
{
    ContentWay way{.member = json.value(QStringLiteral("member")).toString()};
    const QString encoding = json.value(QStringLiteral("encoding")).toString();
    if (encoding == QLatin1String("utf-16le"))
        way.encoding = Encoding::Utf16LittleEndian;
    else if (encoding == QLatin1String("utf-16be"))
        way.encoding = Encoding::Utf16BigEndian;
    if (json.contains(QStringLiteral("sql_table")))
        way.sqlTable = SqlTablePart::fromJson(json.value(QStringLiteral("sql_table")).toObject());
    return way;
}

QString Content::name() const
{
    return way.member.isEmpty() ? path : path + QLatin1Char('/') + way.member;
}

Result<std::unique_ptr<ByteStream>> openUnpacked(const Content &content, qint64 offset, qint64 bytes,
                                                 ArchiveTrail *trail)
{
    if (!content.way.member.isEmpty()) {
        auto member = openMember(content, trail);
        if (!member || (offset == 0 && bytes < 0))
            return member;
        return std::make_unique<PartStream>(std::move(*member), content.name(), offset, bytes);
    }
    const auto head = readBytes(content.path, 0, magicBytes);
    if (!head)
        return fail(head.error());
    const auto packing = packingOfFile(content.path, *head);
    if (!packing)
        return fail(packing.error());
    if (!*packing) {
        auto file = MappedFile::open(content.path, offset, bytes);
        if (!file)
            return fail(file.error());
        return std::move(*file);
    }
    auto packed = PackedStream::open(content.path);
    if (!packed)
        return fail(packed.error());
    if (offset == 0 && bytes < 0)
        return std::move(*packed);
    return std::make_unique<PartStream>(std::move(*packed), content.name(), offset, bytes);
}

namespace {

/// What is read from its front whatever is wanted of it. REQUIRES: the way has an encoding or an SQL table.
Result<std::unique_ptr<ByteStream>> openMade(const Content &content, ArchiveTrail *trail)
{
    if (content.way.sqlTable) {
        auto rows = SqlTableStream::open(content);
        if (!rows)
            return fail(rows.error());
        return std::move(*rows);
    }
    auto bytes = openUnpacked(content, 0, -1, trail);
    if (!bytes)
        return bytes;
    const auto order = content.way.encoding == ContentWay::Encoding::Utf16LittleEndian
                           ? Utf16Order::LittleEndian
                           : Utf16Order::BigEndian;
    return std::make_unique<Utf16Stream>(std::move(*bytes), content.name(), order);
}

} // namespace

Result<std::unique_ptr<ByteStream>> openContent(const Content &content, qint64 offset, qint64 bytes,
                                                ArchiveTrail *trail)
{
    if (!content.way.sqlTable && content.way.encoding == ContentWay::Encoding::AsIs)
        return openUnpacked(content, offset, bytes, trail);
    auto made = openMade(content, trail);
    if (!made || (offset == 0 && bytes < 0))
        return made;
    return std::make_unique<PartStream>(std::move(*made), content.name(), offset, bytes);
}

std::optional<qint64> Content::fileOffset(qint64 offset) const
{
    if (way.encoding != ContentWay::Encoding::AsIs || way.sqlTable)
        return std::nullopt;
    return offset;
}

Result<QByteArray> readContent(const Content &content, qint64 offset, qint64 bytes, bool *atEnd)
{
    const auto head = readBytes(content.path, 0, magicBytes);
    if (!head)
        return fail(head.error());
    if (content.way.isPlain() && !packingOf(*head)) {
        QFile file;
        if (const auto opened = openSourceFile(file, content.path); !opened)
            return fail(opened.error());
        const auto part = readBytes(file, offset, bytes);
        if (part && atEnd != nullptr)
            *atEnd = offset + part->size() >= file.size();
        return part;
    }
    auto stream = openContent(content);
    if (!stream)
        return fail(stream.error());
    QByteArray part;
    qint64 at = 0;
    for (;;) {
        const auto view = (*stream)->next();
        if (!view)
            return fail(view.error());
        if (atEnd != nullptr)
            *atEnd = view->empty();
        if (view->empty() || part.size() == bytes)
            return part;
        const qint64 from = std::clamp<qint64>(offset - at, 0, static_cast<qint64>(view->size()));
        at += static_cast<qint64>(view->size());
        const qint64 wanted = std::min(static_cast<qint64>(view->size()) - from, bytes - part.size());
        part.append(view->data() + from, wanted);
        if (wanted < static_cast<qint64>(view->size()) - from) {
            if (atEnd != nullptr)
                *atEnd = false;
            return part;
        }
    }
}

} // namespace millrace
