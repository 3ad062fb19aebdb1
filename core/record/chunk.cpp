// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/chunk.h"

#include "core/base/literals.h"
#include "core/plan/jsonmembers.h"
#include "core/record/heldbytes.h"
#include "core/source/content/content.h"
#include "core/source/source.h"

namespace millrace {

template <>
constexpr auto jsonMembers<Segment> = std::tuple{JsonMember{"file", &Segment::file},
                                                 JsonMember{"offset", &Segment::offset},
                                                 JsonMember{"bytes", &Segment::bytes},
                                                 JsonMember{"first_row", &Segment::firstRowInFile},
                                                 JsonMember{"first_line", &Segment::firstLine},
                                                 JsonMember{"rows", &Segment::rows},
                                                 JsonMember{"terminated", &Segment::terminated}};
template <>
constexpr auto jsonMembers<Chunk> =
    std::tuple{JsonMember{"chunk", &Chunk::id}, JsonMember{"first_row", &Chunk::firstRow},
               JsonMember{"rows", &Chunk::rows}, JsonMember{"bytes", &Chunk::bytes},
               JsonMember{"segments", &Chunk::segments}};

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
