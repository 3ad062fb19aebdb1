// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/content.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/filewindows.h"
#include "core/source/bytes/memberstream.h"
#include "core/source/bytes/packedstream.h"
#include "core/source/bytes/packing.h"
#include "core/source/bytes/sourceopen.h"
#include "core/source/bytes/utf16stream.h"
#include "core/source/content/commentfilter.h"
#include "core/source/content/jsonlinestream.h"
#include "core/source/content/sqltablestream.h"

namespace millrace {

namespace {

/// Lines of comment left out, or JSON Lines as rows, where the way says so.
std::unique_ptr<ByteStream> withOtherLines(const Content &content, std::unique_ptr<ByteStream> lines)
{
    if (content.way.commentsOf)
        return std::make_unique<CommentFilter>(std::move(lines), *content.way.commentsOf);
    return std::make_unique<JsonLineStream>(std::move(lines), content.name(), content.way);
}

std::unique_ptr<ByteStream> converted(const Content &content, std::unique_ptr<ByteStream> bytes)
{
    const auto order = content.way.encoding == ContentWay::Encoding::Utf16LittleEndian
                           ? Utf16Order::LittleEndian
                           : Utf16Order::BigEndian;
    return std::make_unique<Utf16Stream>(std::move(bytes), content.name(), order);
}

/// What is read from its front whatever is wanted of it. REQUIRES: the way has an encoding, other lines or an
/// SQL table.
Result<std::unique_ptr<ByteStream>> openMade(const Content &content, ArchiveTrail *trail)
{
    if (content.way.sqlTable) {
        MILLRACE_TRY(auto rows, SqlTableStream::open(content));
        return rows;
    }
    if (content.way.hasOtherLines()) {
        MILLRACE_TRY(auto lines, openContent(content.readAs({}), 0, -1, trail));
        return withOtherLines(content, std::move(lines));
    }
    MILLRACE_TRY(auto bytes, openUnpacked(content, 0, -1, trail));
    return converted(content, std::move(bytes));
}

} // namespace

Result<std::unique_ptr<ByteStream>> openContent(const Content &content, qint64 offset, qint64 bytes,
                                                ArchiveTrail *trail)
{
    if (!content.way.sqlTable && !content.way.hasOtherLines() &&
        content.way.encoding == ContentWay::Encoding::AsIs)
        return openUnpacked(content, offset, bytes, trail);
    auto made = openMade(content, trail);
    if (!made || (offset == 0 && bytes < 0))
        return made;
    return partOf(std::move(*made), content.name(), offset, bytes);
}

Result<std::unique_ptr<ByteStream>> openArriving(const Content &content, const Arrival &arrival,
                                                 std::stop_token stop)
{
    MILLRACE_TRY(auto raw, ArrivingBytes::open(content.path, arrival, std::move(stop)));
    MILLRACE_TRY_VOID(raw->next());
    auto stream = unpackedAfter(std::move(raw), content.name());
    if (stream && content.way.encoding != ContentWay::Encoding::AsIs)
        stream = converted(content, std::move(*stream));
    if (stream && content.way.hasOtherLines())
        stream = withOtherLines(content, std::move(*stream));
    return stream;
}

Result<QByteArray> readContent(const Content &content, qint64 offset, qint64 bytes, bool *atEnd)
{
    MILLRACE_TRY(const auto head, readBytes(content.path, 0, magicBytes));
    if (content.way.isPlain() && !packingOf(head)) {
        QFile file;
        MILLRACE_TRY_VOID(openSourceFile(file, content.path));
        const auto part = readBytes(file, offset, bytes);
        if (part && atEnd != nullptr)
            *atEnd = offset + part->size() >= file.size();
        return part;
    }
    MILLRACE_TRY(auto stream, openContent(content));
    QByteArray part;
    qint64 at = 0;
    for (;;) {
        MILLRACE_TRY(const auto view, stream->next());
        if (atEnd != nullptr)
            *atEnd = view.empty();
        if (view.empty() || part.size() == bytes)
            return part;
        const qint64 from = std::clamp<qint64>(offset - at, 0, static_cast<qint64>(view.size()));
        at += static_cast<qint64>(view.size());
        const qint64 wanted = std::min(static_cast<qint64>(view.size()) - from, bytes - part.size());
        part.append(view.data() + from, wanted);
        if (wanted < static_cast<qint64>(view.size()) - from) {
            if (atEnd != nullptr)
                *atEnd = false;
            return part;
        }
    }
}

} // namespace millrace
