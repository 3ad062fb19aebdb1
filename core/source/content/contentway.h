// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/dialect.h"
#include "core/source/sqldump/sqltablepart.h"

#include <QString>
#include <optional>

namespace millrace {

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
    /// What this dialect takes for comments is left out. Follows the dialect of the source, and is no part of
    /// the JSON: readAs().
    std::optional<Dialect> commentsOf;
    /// The lines are JSON objects, and these of their keys the fields. As commentsOf.
    QStringList jsonKeys;
    QStringList jsonTexts; ///< of them those that are sent as JSON

    bool isPlain() const
    {
        return member.isEmpty() && encoding == Encoding::AsIs && !sqlTable && !hasOtherLines();
    }
    /// Rows of the content and lines of the file are not counted alike: who wants a line asks a LineCounter.
    bool hasOtherLines() const { return commentsOf || !jsonKeys.isEmpty(); }
    /// Its rows are read by \a dialect from now on.
    void readAs(const Dialect &dialect);
    QJsonObject toJson() const; ///< empty for a plain way
    static ContentWay fromJson(const QJsonObject &json);
    friend bool operator==(const ContentWay &, const ContentWay &) = default;
};

template <>
inline constexpr auto enumNames<ContentWay::Encoding> =
    namesOfEnum<ContentWay::Encoding>({{ContentWay::Encoding::AsIs, "as-is"},
                                       {ContentWay::Encoding::Utf16LittleEndian, "utf-16le"},
                                       {ContentWay::Encoding::Utf16BigEndian, "utf-16be"}});

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
    Content readAs(const Dialect &dialect) const;
    /// An offset in the rows as people find it in the file (in what is unpacked of a packed one); nothing
    /// where the rows are converted, stand in SQL statements or have comments among them.
    std::optional<qint64> fileOffset(qint64 offset) const;
};

} // namespace millrace
