// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/chunk.h"

#include "core/base/literals.h"
#include "core/record/heldbytes.h"
#include "core/source/content/content.h"
#include "core/source/source.h"

#include <QJsonArray>

namespace millrace {

QJsonObject Chunk::toJson() const
{
    QJsonArray list;
    for (const Segment &segment : segments)
        list << QJsonObject{{u"file"_s, segment.file},           {u"offset"_s, segment.offset.value},
                            {u"bytes"_s, segment.bytes},         {u"first_row"_s, segment.firstRowInFile},
                            {u"rows"_s, segment.rows},           {u"terminated"_s, segment.terminated},
                            {u"first_line"_s, segment.firstLine}};
    QJsonObject json{{u"chunk"_s, id.value},
                     {u"first_row"_s, firstRow.value},
                     {u"rows"_s, rows},
                     {u"bytes"_s, bytes},
                     {u"segments"_s, list}};
    if (segments.isEmpty())
        json.insert(u"keys"_s, keys.toJson());
    return json;
}

Chunk Chunk::fromJson(const QJsonObject &json)
{
    Chunk chunk{.id = {json.value(u"chunk"_s).toInteger()},
                .firstRow = {json.value(u"first_row"_s).toInteger()},
                .rows = json.value(u"rows"_s).toInteger(),
                .bytes = json.value(u"bytes"_s).toInteger()};
    for (const QJsonValue &value : json.value(u"segments"_s).toArray())
        chunk.segments << Segment{.file = value[u"file"_s].toInt(),
                                  .offset = {value[u"offset"_s].toInteger()},
                                  .bytes = value[u"bytes"_s].toInteger(),
                                  .firstRowInFile = value[u"first_row"_s].toInteger(),
                                  .firstLine = value[u"first_line"_s].toInteger(1),
                                  .rows = value[u"rows"_s].toInteger(),
                                  .terminated = value[u"terminated"_s].toBool()};
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
