// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunkfindings.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace millrace {

QJsonObject Reject::toJson() const
{
    return {{QStringLiteral("number"), number},
            {QStringLiteral("file"), file},
            {QStringLiteral("key"), key},
            {QStringLiteral("row"), row},
            {QStringLiteral("line"), line},
            {QStringLiteral("byte_offset"), byteOffset},
            {QStringLiteral("column"), column},
            {QStringLiteral("code"), code},
            {QStringLiteral("reason"), reason},
            {QStringLiteral("raw_base64"), QString::fromLatin1(raw.toBase64())}};
}

Reject Reject::fromJson(const QJsonObject &json)
{
    return {.number = json.value(QStringLiteral("number")).toInteger(),
            .file = json.value(QStringLiteral("file")).toString(),
            .key = json.value(QStringLiteral("key")).toString(),
            .row = json.value(QStringLiteral("row")).toInteger(),
            .line = json.value(QStringLiteral("line")).toInteger(),
            .byteOffset = json.value(QStringLiteral("byte_offset")).toInteger(),
            .column = json.value(QStringLiteral("column")).toString(),
            .code = json.value(QStringLiteral("code")).toInt(),
            .reason = json.value(QStringLiteral("reason")).toString(),
            .raw = QByteArray::fromBase64(json.value(QStringLiteral("raw_base64")).toString().toLatin1())};
}

QJsonObject WarningKind::toJson() const
{
    return {{QStringLiteral("code"), code},
            {QStringLiteral("column"), column},
            {QStringLiteral("count"), count},
            {QStringLiteral("example"), example},
            {QStringLiteral("row"), row}};
}

WarningKind WarningKind::fromJson(const QJsonObject &json)
{
    return {.code = json.value(QStringLiteral("code")).toInt(),
            .column = json.value(QStringLiteral("column")).toString(),
            .count = json.value(QStringLiteral("count")).toInteger(),
            .example = json.value(QStringLiteral("example")).toString(),
            .row = json.value(QStringLiteral("row")).toInteger()};
}

void ChunkFindings::addWarning(int code, const QString &column, const QString &text, qint64 row, qint64 count)
{
    const auto known = std::find_if(warnings.begin(), warnings.end(), [&](const WarningKind &kind) {
        return kind.code == code && kind.column == column;
    });
    if (known != warnings.end())
        known->count += count;
    else
        warnings << WarningKind{.code = code, .column = column, .count = count, .example = text, .row = row};
}

QByteArray ChunkFindings::toBytes() const
{
    // Isolation meets the rows in another order than the source's.
    QVector<Reject> ordered = rejects;
    std::sort(ordered.begin(), ordered.end(),
              [](const Reject &a, const Reject &b) { return a.number < b.number; });
    QByteArray bytes;
    for (const Reject &reject : ordered)
        bytes += QJsonDocument(QJsonObject{{QStringLiteral("reject"), reject.toJson()}})
                     .toJson(QJsonDocument::Compact) +
                 '\n';
    for (const WarningKind &kind : warnings)
        bytes += QJsonDocument(QJsonObject{{QStringLiteral("warning"), kind.toJson()}})
                     .toJson(QJsonDocument::Compact) +
                 '\n';
    return bytes;
}

ChunkFindings ChunkFindings::fromBytes(const QByteArray &bytes)
{
    ChunkFindings findings;
    for (const QByteArray &line : bytes.split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        if (json.contains(QStringLiteral("reject")))
            findings.rejects << Reject::fromJson(json.value(QStringLiteral("reject")).toObject());
        else if (json.contains(QStringLiteral("warning")))
            findings.warnings << WarningKind::fromJson(json.value(QStringLiteral("warning")).toObject());
    }
    return findings;
}

QString findingsFileName(const Chunk &piece)
{
    return QStringLiteral("chunk-%1-%2.jsonl").arg(piece.id.value).arg(piece.firstRow.value);
}

} // namespace millrace
