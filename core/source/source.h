// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/content/content.h"
#include "core/source/rows/dialect.h"
#include "core/source/scanfacts.h"
#include "core/source/sourcetable.h"

#include <QMap>
#include <QStringList>
#include <QVector>
#include <optional>
#include <span>

namespace millrace {

/// Tells whether a file is still the one that was planned, without reading all of it.
struct Fingerprint
{
    qint64 bytes = 0;
    qint64 modifiedMs = 0; ///< since the epoch, UTC
    quint64 headHash = 0;  ///< XXH3 of the first 64 KiB
    quint64 tailHash = 0;  ///< XXH3 of the last 64 KiB
    bool packed = false;   ///< compressed: the rows are written in other bytes than these

    friend bool operator==(const Fingerprint &, const Fingerprint &) = default;
};

/// Whether it may be the name of a time zone: "+00:00", "SYSTEM", "America/Port-au-Prince".
bool isTimeZoneName(const QString &text);

/// Errors: SourceMissing, SourceUnreadable.
Result<Fingerprint> fingerprintOf(const QString &path);

struct SourceFile
{
    QString path; ///< absolute
    Fingerprint fingerprint;
    qint64 rows = -1;          ///< exact, from a scan; -1 before one
    qint64 bodyOffset = 0;     ///< byte offset of the first row (after byte order mark and header lines)
    qint64 unpackedBytes = -1; ///< of a streamed file: what is inside, from a scan; -1 before one
    ContentWay way;
    qint64 shareBytes = -1; ///< of a file inside an archive: its part of the archive's bytes
    qint64 statedBytes =
        -1; ///< of a streamed file: what is inside, as the archive or the tool's metadata say
    /// The spool file of a stream that had not ended when the plan was made: the fingerprint is of what was
    /// there, and there will be more.
    bool isArriving = false;
    /// The same, of rows that are all there: what comes after them is not theirs.
    bool grows = false;

    Content content() const { return {path, way}; }
    QString name() const { return content().name(); } ///< for people; tells files of one archive apart
    /// What reading it takes from the disk: the measure of progress.
    qint64 fileBytes() const { return shareBytes >= 0 ? shareBytes : fingerprint.bytes; }
    /// The rows are written in other bytes than those of the file: they are made on the way, and what was
    /// passed cannot be read again but from the front.
    bool isStreamed() const { return fingerprint.packed || !way.isPlain(); }
    /// The bytes its rows are written in; -1: streamed, and not scanned yet, or still arriving.
    qint64 contentBytes() const { return isArriving ? -1 : isStreamed() ? unpackedBytes : fingerprint.bytes; }
};

/// As plans have it.
QJsonObject sourceFileJson(const SourceFile &file);
/// Errors: BadJson.
Result<SourceFile> sourceFileFromJson(const QJsonObject &json);

/// Nobody has written to the files since their fingerprints were taken, as far as size, time, head and tail
/// tell; one that was arriving then has at least those bytes, and the same ones in front. Files of one
/// archive share its fingerprint, which is taken once. Errors: SourceChanged, SourceMissing,
/// SourceUnreadable.
Result<void> expectUnchanged(std::span<const SourceFile> files);

/// What is loaded into one table: files in load order that share a dialect and a shape, or a table of the
/// target's own server or of another.
struct Source
{
    QString
        name; ///< the table it seems to be: file base name, shards merged ("credits" for credits_2010_01 …)
    QVector<SourceFile> files; ///< none when the source is a table
    std::optional<SourceTable> table;
    Dialect dialect;        ///< of a table: how its rows are written, to the rejects or on their way;
                            ///< of files whose comments are left out: setDialect() tells them
    int fieldCount = 0;     ///< fields of the first row; 0 when unknown
    QStringList fieldNames; ///< from the header line or the .sql beside the dump; empty when unknown
    /// Field name → the function that makes a column's bytes of the text in the dump (FROM_BASE64, UNHEX).
    QMap<QString, QString> decoders;
    QString createSql; ///< CREATE TABLE text of the .sql beside the dump; empty when there is none
    /// In which its TIMESTAMPs are written, by the dump's own word; empty: it does not say.
    QString timeZone;
    QString sqlMode;               ///< of the session an SQL dump wants for its rows; empty: it does not say
    std::optional<ScanFacts> scan; ///< set by scanSource()

    /// The files are read by it from now on; what was counted of them is not counted anew.
    void setDialect(const Dialect &by);
    /// These keys of its JSON Lines are the fields. REQUIRES: dialect.isJsonLines().
    void setJsonKeys(const QStringList &keys, const QStringList &asJson = {});
    bool isTable() const { return table.has_value(); }
    bool isSameServerTable() const { return table && !table->server; }
    /// A table, or a query's result, on another server than the target: its rows come through this program.
    bool isOnServer() const { return table && table->server; }
    bool isEmpty() const { return files.isEmpty() && !table; }
    /// Its only file is the spool of a stream that had not ended when it was inspected.
    bool isArriving() const { return files.size() == 1 && files.first().isArriving; }
    /// Of the contents, estimated where a compressed file is not scanned; of a table: the server's estimate.
    qint64 totalBytes() const;
    qint64 fileBytes() const; ///< of its files as they lie there, packed or not
    qint64 totalRows() const; ///< -1 while a file is not scanned, and for a table
    QJsonObject toJson() const;
    static Result<Source> fromJson(const QJsonObject &json);
};

/// What is known about the rows of an SQL dump: of the first file, as all are of one make.
const SqlTablePart *sqlTableOf(const Source &source); ///< null: the rows stand in no SQL dump

} // namespace millrace
