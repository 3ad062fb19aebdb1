// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/base/result.h"
#include "core/record/chunk.h"

#include <QMap>
#include <QString>
#include <QVector>
#include <utility>

namespace millrace {

/// A row that was set aside: where it stands in the dump, and why.
struct Reject
{
    qint64 number = 0;     ///< of the row, in source order over all files
    QString file;          ///< of a table: its name, quoted
    QString key;           ///< of a table's row: "id = 17"; where it stands, instead of the three below
    qint64 row = 0;        ///< in the file, from 1, header lines not counted
    qint64 line = 0;       ///< physical line in the file, from 1
    qint64 byteOffset = 0; ///< of its first byte in the file; -1: the rows are converted on the way
    QString column;        ///< empty when the server named none
    int code = 0;          ///< the server's error number
    QString reason;
    QByteArray raw; ///< its bytes as they stand in the file, without the line terminator
};
template <>
inline const JsonMembers<Reject> jsonMembers<Reject>{
    {"number", &Reject::number}, {"file", &Reject::file},
    {"key", &Reject::key},       {"row", &Reject::row},
    {"line", &Reject::line},     {"byte_offset", &Reject::byteOffset},
    {"column", &Reject::column}, {"code", &Reject::code},
    {"reason", &Reject::reason}, {"raw_base64", &Reject::raw, InJson::Base64}};

/// Warnings of one kind that were let pass.
struct WarningKind
{
    int code = 0;
    QString column;
    qint64 count = 0;
    QString example; ///< the first one's text
    qint64 row = 0;  ///< the first one's row number in source order; 0 unknown
};
template <>
inline const JsonMembers<WarningKind> jsonMembers<WarningKind>{{"code", &WarningKind::code},
                                                               {"column", &WarningKind::column},
                                                               {"count", &WarningKind::count},
                                                               {"example", &WarningKind::example},
                                                               {"row", &WarningKind::row}};

/// What was noticed about the rows of one chunk (or part of one) besides loading them.
class ChunkFindings
{
public:
    QVector<Reject> rejects;       ///< in the order they were met
    QVector<WarningKind> warnings; ///< one per code and column

    bool isEmpty() const { return rejects.isEmpty() && warnings.isEmpty(); }
    void addWarning(int code, const QString &column, const QString &text, qint64 row, qint64 count = 1);

    QByteArray toBytes() const; ///< JSON lines, rejects in source order
    static ChunkFindings fromBytes(const QByteArray &bytes);
};

/// The file in the run folder that holds a piece's findings: "chunk-17-1600001.jsonl", by chunk and first
/// row.
QString findingsFileName(const Chunk &piece);

} // namespace millrace
