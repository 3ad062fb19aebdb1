// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytestream.h"
#include "core/source/sqltablepart.h"

#include <QString>
#include <memory>
#include <optional>

namespace millrace {

class ArchiveTrail;

/// The way from a file's bytes to its rows; compression is none of it, the bytes themselves tell.
struct ContentWay
{
    enum class Encoding
    {
        AsIs,
        Utf16LittleEndian,
        Utf16BigEndian
    };
    QString member;                       ///< the file inside an archive; empty: the file is no archive
    Encoding encoding = Encoding::AsIs;   ///< what is converted to UTF-8
    std::optional<SqlTablePart> sqlTable; ///< the rows stand in the statements of an SQL dump

    bool isPlain() const { return member.isEmpty() && encoding == Encoding::AsIs && !sqlTable; }
    QJsonObject toJson() const; ///< empty for a plain way
    static ContentWay fromJson(const QJsonObject &json);
    friend bool operator==(const ContentWay &, const ContentWay &) = default;
};

/// A file's rows.
struct Content
{
    QString path;
    ContentWay way;

    Content(QString thePath, ContentWay theWay = {})
        : path(std::move(thePath))
        , way(std::move(theWay))
    {}
    QString name() const; ///< for people: "dump.zip/credits.txt"
    /// An offset in the rows as people find it in the file (in what is unpacked of a packed one); nothing
    /// where the rows are converted or stand in SQL statements.
    std::optional<qint64> fileOffset(qint64 offset) const;
};

/// The bytes of a source file as its rows are written in them: mapped, or made on the way (unpacked,
/// converted, lines out of SQL statements). Offsets count these bytes everywhere. What is made on the way is
/// read from its front whatever the offset. \a bytes < 0: to the end. Errors: SourceMissing,
/// SourceUnreadable, SourceChanged (ends before), those of SqlRowStream.
/// \a trail: of whoever reads the files of an archive one after the other (memberstream.h).
Result<std::unique_ptr<ByteStream>> openContent(const Content &content, qint64 offset = 0, qint64 bytes = -1,
                                                ArchiveTrail *trail = nullptr);

/// The file's own bytes (of the member), unpacked and nothing else, from \a offset on.
/// Errors: SourceMissing, SourceUnreadable.
Result<std::unique_ptr<ByteStream>> openUnpacked(const Content &content, qint64 offset = 0, qint64 bytes = -1,
                                                 ArchiveTrail *trail = nullptr);

/// Up to \a bytes bytes at \a offset; fewer at the end. \a atEnd: whether the content ends there.
/// Errors: as openContent.
Result<QByteArray> readContent(const Content &content, qint64 offset, qint64 bytes, bool *atEnd = nullptr);

} // namespace millrace
