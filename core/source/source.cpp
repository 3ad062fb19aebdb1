// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/packing.h"
#include "core/source/bytes/sourceopen.h"

#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QRegularExpression>
#include <numeric>
#include <xxhash.h>

namespace millrace {

namespace {

constexpr qint64 hashedBytes = 64 * 1024;

Result<quint64> hashOf(QFile &file, qint64 offset, qint64 bytes)
{
    MILLRACE_TRY(const auto content, readBytes(file, offset, bytes));
    return quint64(XXH3_64bits(content.constData(), static_cast<std::size_t>(content.size())));
}

QString hexText(quint64 value)
{
    return u"%1"_s.arg(value, 16, 16, '0'_L1);
}

QJsonObject fileJson(const SourceFile &file)
{
    QJsonObject json = {{u"path"_s, file.path},
                        {u"bytes"_s, file.fingerprint.bytes},
                        {u"modified_ms"_s, file.fingerprint.modifiedMs},
                        {u"head_xxh3"_s, hexText(file.fingerprint.headHash)},
                        {u"tail_xxh3"_s, hexText(file.fingerprint.tailHash)},
                        {u"packed"_s, file.fingerprint.packed},
                        {u"unpacked_bytes"_s, file.unpackedBytes},
                        {u"rows"_s, file.rows},
                        {u"body_offset"_s, file.bodyOffset}};
    if (!file.way.isPlain())
        json.insert(u"way"_s, file.way.toJson());
    if (file.shareBytes >= 0)
        json.insert(u"share_bytes"_s, file.shareBytes);
    if (file.statedBytes >= 0)
        json.insert(u"stated_bytes"_s, file.statedBytes);
    return json;
}

Result<SourceFile> fileFromJson(const QJsonObject &json)
{
    SourceFile file;
    bool headRead = false;
    bool tailRead = false;
    file.path = json.value(u"path"_s).toString();
    file.fingerprint.bytes = json.value(u"bytes"_s).toInteger(-1);
    file.fingerprint.modifiedMs = json.value(u"modified_ms"_s).toInteger();
    file.fingerprint.headHash = json.value(u"head_xxh3"_s).toString().toULongLong(&headRead, 16);
    file.fingerprint.tailHash = json.value(u"tail_xxh3"_s).toString().toULongLong(&tailRead, 16);
    file.fingerprint.packed = json.value(u"packed"_s).toBool();
    file.unpackedBytes = json.value(u"unpacked_bytes"_s).toInteger(-1);
    file.rows = json.value(u"rows"_s).toInteger(-1);
    file.bodyOffset = json.value(u"body_offset"_s).toInteger();
    file.way = ContentWay::fromJson(json.value(u"way"_s).toObject());
    file.shareBytes = json.value(u"share_bytes"_s).toInteger(-1);
    file.statedBytes = json.value(u"stated_bytes"_s).toInteger(-1);
    if (file.path.isEmpty() || file.fingerprint.bytes < 0 || !headRead || !tailRead)
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("A source file in the JSON lacks its path or its fingerprint."),
                     .howToFix = CoreText::tr("Write the plan again from its source files."),
                     .context = {.file = file.path}});
    return file;
}

} // namespace

bool isTimeZoneName(const QString &text)
{
    static const QRegularExpression name(u"\\A[A-Za-z0-9_+:/.-]{1,64}\\z"_s);
    return name.match(text).hasMatch();
}

Result<Fingerprint> fingerprintOf(const QString &path)
{
    QFile file;
    MILLRACE_TRY_VOID(openSourceFile(file, path));
    Fingerprint fingerprint{.bytes = file.size(),
                            .modifiedMs =
                                file.fileTime(QFileDevice::FileModificationTime).toUTC().toMSecsSinceEpoch()};
    MILLRACE_TRY(const auto magic, readBytes(file, 0, magicBytes));
    MILLRACE_TRY(const auto packing, packingOfFile(path, magic));
    fingerprint.packed = packing.has_value();
    const qint64 hashed = qMin(fingerprint.bytes, hashedBytes);
    const auto head = hashOf(file, 0, hashed);
    if (!head)
        return fail(head.error());
    MILLRACE_TRY(const auto tail,
                 fingerprint.bytes == hashed ? head : hashOf(file, fingerprint.bytes - hashed, hashed));
    fingerprint.headHash = *head;
    fingerprint.tailHash = tail;
    return fingerprint;
}

namespace {

Error fileChanged(const SourceFile &file, const Fingerprint &now)
{
    const qint64 more = now.bytes - file.fingerprint.bytes;
    const QString how = more == 0
                            ? CoreText::tr("was written to")
                            : (more > 0 ? CoreText::tr("has grown by %1") : CoreText::tr("has shrunk by %1"))
                                  .arg(counted(qAbs(more), CoreText::tr("byte"), CoreText::tr("bytes")));
    return {.code = ErrorCode::SourceChanged,
            .what = CoreText::tr("%1 %2 since it was inspected: what was counted is not what is there.")
                        .arg(file.path, how),
            .howToFix = CoreText::tr("Let nothing write to the file, then inspect it again."),
            .context = {.file = file.path}};
}

} // namespace

Result<void> expectUnchanged(std::span<const SourceFile> files)
{
    QHash<QString, Fingerprint> seen;
    for (const SourceFile &file : files) {
        auto now = seen.find(file.path);
        if (now == seen.end()) {
            MILLRACE_TRY(const auto fingerprint, fingerprintOf(file.path));
            now = seen.insert(file.path, fingerprint);
        }
        if (*now != file.fingerprint)
            return fail(fileChanged(file, *now));
    }
    return {};
}

qint64 Source::totalBytes() const
{
    if (table)
        return table->dataBytes;
    constexpr qint64 usualRatio = 5; // of text dumps
    return std::accumulate(files.begin(), files.end(), qint64{0}, [](qint64 sum, const SourceFile &file) {
        const qint64 content = file.contentBytes();
        const qint64 ratio = file.fingerprint.packed || !file.way.member.isEmpty() ? usualRatio : 1;
        const qint64 guess = file.statedBytes >= 0 ? file.statedBytes : file.fileBytes() * ratio;
        return sum + (content >= 0 ? content : guess);
    });
}

qint64 Source::totalRows() const
{
    if (table)
        return -1;
    qint64 sum = 0;
    for (const SourceFile &file : files) {
        if (file.rows < 0)
            return -1;
        sum += file.rows;
    }
    return sum;
}

QJsonObject Source::toJson() const
{
    QJsonArray fileList;
    for (const SourceFile &file : files)
        fileList.append(fileJson(file));
    QJsonObject json{{u"name"_s, name},
                     {u"files"_s, fileList},
                     {u"dialect"_s, dialect.toJson()},
                     {u"field_count"_s, fieldCount},
                     {u"field_names"_s, QJsonArray::fromStringList(fieldNames)},
                     {u"create_sql"_s, createSql}};
    if (!timeZone.isEmpty())
        json.insert(u"time_zone"_s, timeZone);
    if (!sqlMode.isEmpty())
        json.insert(u"sql_mode"_s, sqlMode);
    if (!decoders.isEmpty()) {
        QJsonObject functions;
        for (auto one = decoders.begin(); one != decoders.end(); ++one)
            functions.insert(one.key(), one.value());
        json.insert(u"decoders"_s, functions);
    }
    if (table)
        json.insert(u"table"_s, table->toJson());
    if (scan)
        json.insert(u"scan"_s, scan->toJson());
    return json;
}

Result<Source> Source::fromJson(const QJsonObject &json)
{
    Source source;
    source.name = json.value(u"name"_s).toString();
    const QJsonArray fileList = json.value(u"files"_s).toArray();
    for (const QJsonValue &entry : fileList) {
        MILLRACE_TRY(auto file, fileFromJson(entry.toObject()));
        source.files.append(std::move(file));
    }
    if (json.contains(u"table"_s)) {
        MILLRACE_TRY(auto table, SourceTable::fromJson(json.value(u"table"_s).toObject()));
        source.table = std::move(table);
    }
    if (json.contains(u"scan"_s))
        source.scan = ScanFacts::fromJson(json.value(u"scan"_s).toObject());
    MILLRACE_TRY(auto dialect, Dialect::fromJson(json.value(u"dialect"_s).toObject()));
    source.dialect = std::move(dialect);
    source.fieldCount = json.value(u"field_count"_s).toInt();
    const QJsonArray names = json.value(u"field_names"_s).toArray();
    for (const QJsonValue &fieldName : names)
        source.fieldNames.append(fieldName.toString());
    const QJsonObject decoders = json.value(u"decoders"_s).toObject();
    for (auto one = decoders.begin(); one != decoders.end(); ++one)
        source.decoders.insert(one.key(), one.value().toString());
    source.createSql = json.value(u"create_sql"_s).toString();
    // A plan of an earlier version says it with the place of the rows alone.
    const auto session = [&source](const QByteArray SqlSession::*member) {
        const auto file = source.files.constBegin();
        return file == source.files.constEnd() || !file->way.sqlTable
                   ? QString()
                   : QString::fromLatin1(file->way.sqlTable->session.*member);
    };
    source.timeZone = json.value(u"time_zone"_s).toString(session(&SqlSession::timeZone));
    source.sqlMode = json.value(u"sql_mode"_s).toString(session(&SqlSession::sqlMode));
    return source;
}

const SqlTablePart *sqlTableOf(const Source &source)
{
    return source.files.isEmpty() || !source.files.first().way.sqlTable ? nullptr
                                                                        : &*source.files.first().way.sqlTable;
}

} // namespace millrace
