// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/chunk.h"

#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/record/heldbytes.h"
#include "core/source/content/content.h"
#include "core/source/source.h"

namespace millrace {

template <>
const JsonMembers<Segment> jsonMembers<Segment>{{"file", &Segment::file},
                                                {"offset", &Segment::offset},
                                                {"bytes", &Segment::bytes},
                                                {"first_row", &Segment::firstRowInFile},
                                                {"first_line", &Segment::firstLine},
                                                {"rows", &Segment::rows},
                                                {"terminated", &Segment::terminated}};
template <>
const JsonMembers<Chunk> jsonMembers<Chunk>{{"chunk", &Chunk::id},
                                            {"first_row", &Chunk::firstRow},
                                            {"rows", &Chunk::rows},
                                            {"bytes", &Chunk::bytes},
                                            {"segments", &Chunk::segments}};

QJsonObject Chunk::toJson() const
{
    QJsonObject json = membersJson(*this);
    if (segments.isEmpty())
        json.insert(u"keys"_s, keys.toJson());
    return json;
}

Chunk Chunk::fromJson(const QJsonObject &json)
{
    auto chunk = membersFrom<Chunk>(json);
    if (json.contains(u"keys"_s))
        chunk.keys = KeyRange::fromJson(json.value(u"keys"_s).toObject());
    return chunk;
}

Chunk Chunk::withoutBytes() const
{
    Chunk chunk = *this;
    for (Segment &segment : chunk.segments)
        segment.held.reset();
    return chunk;
}

Result<std::unique_ptr<ByteStream>> openSegment(const Source &source, const Segment &segment)
{
    if (segment.held)
        return HeldBytes::stream(segment.held, segment.offset.value, segment.bytes);
    return openContent(source.files.at(segment.file).content(), segment.offset.value, segment.bytes);
}

QVector<Chunk> piecesOf(const Chunk &chunk, const QVector<ChunkSplit> &splits)
{
    QVector<Chunk> pieces{chunk};
    for (const ChunkSplit &split : splits)
        for (qsizetype i = 0; i < pieces.size(); ++i)
            if (split.first.id == chunk.id && pieces.at(i).firstRow == split.first.firstRow) {
                pieces[i] = split.first;
                pieces.insert(i + 1, split.second);
                break;
            }
    return pieces;
}

} // namespace millrace
