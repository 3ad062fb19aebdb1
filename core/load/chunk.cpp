// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunk.h"

#include "core/load/heldbytes.h"
#include "core/source/content.h"
#include "core/source/source.h"

#include <QJsonArray>

namespace millrace {

QJsonObject Chunk::toJson() const
{
    QJsonArray list;
    for (const Segment &segment : segments)
        list << QJsonObject{{QStringLiteral("file"), segment.file},
                            {QStringLiteral("offset"), segment.offset.value},
                            {QStringLiteral("bytes"), segment.bytes},
                            {QStringLiteral("first_row"), segment.firstRowInFile},
                            {QStringLiteral("rows"), segment.rows},
                            {QStringLiteral("terminated"), segment.terminated},
                            {QStringLiteral("first_line"), segment.firstLine}};
    QJsonObject json{{QStringLiteral("chunk"), id.value},
                     {QStringLiteral("first_row"), firstRow.value},
                     {QStringLiteral("rows"), rows},
                     {QStringLiteral("bytes"), bytes},
                     {QStringLiteral("segments"), list}};
    if (segments.isEmpty())
        json.insert(QStringLiteral("keys"), keys.toJson());
    return json;
}

Chunk Chunk::fromJson(const QJsonObject &json)
{
    Chunk chunk{.id = {json.value(QStringLiteral("chunk")).toInteger()},
                .firstRow = {json.value(QStringLiteral("first_row")).toInteger()},
                .rows = json.value(QStringLiteral("rows")).toInteger(),
                .bytes = json.value(QStringLiteral("bytes")).toInteger()};
    for (const QJsonValue &value : json.value(QStringLiteral("segments")).toArray())
        chunk.segments << Segment{.file = value[QStringLiteral("file")].toInt(),
                                  .offset = {value[QStringLiteral("offset")].toInteger()},
                                  .bytes = value[QStringLiteral("bytes")].toInteger(),
                                  .firstRowInFile = value[QStringLiteral("first_row")].toInteger(),
                                  .firstLine = value[QStringLiteral("first_line")].toInteger(1),
                                  .rows = value[QStringLiteral("rows")].toInteger(),
                                  .terminated = value[QStringLiteral("terminated")].toBool()};
    if (json.contains(QStringLiteral("keys")))
        chunk.keys = KeyRange::fromJson(json.value(QStringLiteral("keys")).toObject());
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
