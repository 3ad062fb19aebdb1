// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/chunkfindings.h"

#include "core/base/literals.h"

#include <QJsonDocument>
#include <algorithm>

namespace millrace {

namespace {

template <typename Finding> QByteArray lineOf(const QString &name, const Finding &finding)
{
    return QJsonDocument(QJsonObject{{name, membersJson(finding)}}).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

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
        bytes += lineOf(u"reject"_s, reject);
    for (const WarningKind &kind : warnings)
        bytes += lineOf(u"warning"_s, kind);
    return bytes;
}

ChunkFindings ChunkFindings::fromBytes(const QByteArray &bytes)
{
    ChunkFindings findings;
    for (const QByteArray &line : bytes.split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        if (json.contains(u"reject"_s))
            findings.rejects << membersFrom<Reject>(json.value(u"reject"_s).toObject());
        else if (json.contains(u"warning"_s))
            findings.warnings << membersFrom<WarningKind>(json.value(u"warning"_s).toObject());
    }
    return findings;
}

QString findingsFileName(const Chunk &piece)
{
    return u"chunk-%1-%2.jsonl"_s.arg(piece.id.value).arg(piece.firstRow.value);
}

} // namespace millrace
