// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/chunkfindings.h"

#include "core/base/literals.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace millrace {

QJsonObject Reject::toJson() const
{
    return {{u"number"_s, number}, {u"file"_s, file},
            {u"key"_s, key},       {u"row"_s, row},
            {u"line"_s, line},     {u"byte_offset"_s, byteOffset},
            {u"column"_s, column}, {u"code"_s, code},
            {u"reason"_s, reason}, {u"raw_base64"_s, QString::fromLatin1(raw.toBase64())}};
}

Reject Reject::fromJson(const QJsonObject &json)
{
    return {.number = json.value(u"number"_s).toInteger(),
            .file = json.value(u"file"_s).toString(),
            .key = json.value(u"key"_s).toString(),
            .row = json.value(u"row"_s).toInteger(),
            .line = json.value(u"line"_s).toInteger(),
            .byteOffset = json.value(u"byte_offset"_s).toInteger(),
            .column = json.value(u"column"_s).toString(),
            .code = json.value(u"code"_s).toInt(),
            .reason = json.value(u"reason"_s).toString(),
            .raw = QByteArray::fromBase64(json.value(u"raw_base64"_s).toString().toLatin1())};
}

QJsonObject WarningKind::toJson() const
{
    return {{u"code"_s, code},
            {u"column"_s, column},
            {u"count"_s, count},
            {u"example"_s, example},
            {u"row"_s, row}};
}

WarningKind WarningKind::fromJson(const QJsonObject &json)
{
    return {.code = json.value(u"code"_s).toInt(),
            .column = json.value(u"column"_s).toString(),
            .count = json.value(u"count"_s).toInteger(),
            .example = json.value(u"example"_s).toString(),
            .row = json.value(u"row"_s).toInteger()};
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
        bytes +=
            QJsonDocument(QJsonObject{{u"reject"_s, reject.toJson()}}).toJson(QJsonDocument::Compact) + '\n';
    for (const WarningKind &kind : warnings)
        bytes +=
            QJsonDocument(QJsonObject{{u"warning"_s, kind.toJson()}}).toJson(QJsonDocument::Compact) + '\n';
    return bytes;
}

ChunkFindings ChunkFindings::fromBytes(const QByteArray &bytes)
{
    ChunkFindings findings;
    for (const QByteArray &line : bytes.split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        if (json.contains(u"reject"_s))
            findings.rejects << Reject::fromJson(json.value(u"reject"_s).toObject());
        else if (json.contains(u"warning"_s))
            findings.warnings << WarningKind::fromJson(json.value(u"warning"_s).toObject());
    }
    return findings;
}

QString findingsFileName(const Chunk &piece)
{
    return u"chunk-%1-%2.jsonl"_s.arg(piece.id.value).arg(piece.firstRow.value);
}

} // namespace millrace
