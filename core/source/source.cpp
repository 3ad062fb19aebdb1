// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/packing.h"
#include "core/source/sourceopen.h"

#include <QDateTime>
#include <QJsonArray>
#include <QRegularExpression>
#include <numeric>
#include <xxhash.h>

namespace millrace {

namespace {

constexpr qint64 hashedBytes = 64 * 1024;

Result<quint64> hashOf(QFile &file, qint64 offset, qint64 bytes)
{
    const auto content = readBytes(file, offset, bytes);
    if (!content)
        return fail(content.error());
    return quint64(XXH3_64bits(content->constData(), static_cast<std::size_t>(content->size())));
}

QString hexText(quint64 value)
{
    return QStringLiteral("%1").arg(value, 16, 16, QLatin1Char('0'));
}

QJsonObject fileJson(const SourceFile &file)
{
    QJsonObject json = {{QStringLiteral("path"), file.path},
                        {QStringLiteral("bytes"), file.fingerprint.bytes},
                        {QStringLiteral("modified_ms"), file.fingerprint.modifiedMs},
                        {QStringLiteral("head_xxh3"), hexText(file.fingerprint.headHash)},
                        {QStringLiteral("tail_xxh3"), hexText(file.fingerprint.tailHash)},
                        {QStringLiteral("packed"), file.fingerprint.packed},
                        {QStringLiteral("unpacked_bytes"), file.unpackedBytes},
                        {QStringLiteral("rows"), file.rows},
                        {QStringLiteral("body_offset"), file.bodyOffset}};
    if (!file.way.isPlain())
        json.insert(QStringLiteral("way"), file.way.toJson());
    if (file.shareBytes >= 0)
        json.insert(QStringLiteral("share_bytes"), file.shareBytes);
    if (file.statedBytes >= 0)
        json.insert(QStringLiteral("stated_bytes"), file.statedBytes);
    return json;
}

Result<SourceFile> fileFromJson(const QJsonObject &json)
{
    SourceFile file;
    bool headRead = false;
    bool tailRead = false;
    file.path = json.value(QStringLiteral("path")).toString();
    file.fingerprint.bytes = json.value(QStringLiteral("bytes")).toInteger(-1);
    file.fingerprint.modifiedMs = json.value(QStringLiteral("modified_ms")).toInteger();
    file.fingerprint.headHash = json.value(QStringLiteral("head_xxh3")).toString().toULongLong(&headRead, 16);
    file.fingerprint.tailHash = json.value(QStringLiteral("tail_xxh3")).toString().toULongLong(&tailRead, 16);
    file.fingerprint.packed = json.value(QStringLiteral("packed")).toBool();
    file.unpackedBytes = json.value(QStringLiteral("unpacked_bytes")).toInteger(-1);
    file.rows = json.value(QStringLiteral("rows")).toInteger(-1);
    file.bodyOffset = json.value(QStringLiteral("body_offset")).toInteger();
    file.way = ContentWay::fromJson(json.value(QStringLiteral("way")).toObject());
    file.shareBytes = json.value(QStringLiteral("share_bytes")).toInteger(-1);
    file.statedBytes = json.value(QStringLiteral("stated_bytes")).toInteger(-1);
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
    static const QRegularExpression name(QStringLiteral("\\A[A-Za-z0-9_+:/.-]{1,64}\\z"));
    return name.match(text).hasMatch();
}

Result<Fingerprint> fingerprintOf(const QString &path)
{
    QFile file;
    if (const auto opened = openSourceFile(file, path); !opened)
        return fail(opened.error());
    Fingerprint fingerprint{.bytes = file.size(),
                            .modifiedMs =
                                file.fileTime(QFileDevice::FileModificationTime).toUTC().toMSecsSinceEpoch()};
    const auto magic = readBytes(file, 0, magicBytes);
    if (!magic)
        return fail(magic.error());
    const auto packing = packingOfFile(path, *magic);
    if (!packing)
        return fail(packing.error());
    fingerprint.packed = packing->has_value();
    const qint64 hashed = qMin(fingerprint.bytes, hashedBytes);
    const auto head = hashOf(file, 0, hashed);
    if (!head)
        return fail(head.error());
    const auto tail = fingerprint.bytes == hashed ? head : hashOf(file, fingerprint.bytes - hashed, hashed);
    if (!tail)
        return fail(tail.error());
    fingerprint.headHash = *head;
    fingerprint.tailHash = *tail;
    return fingerprint;
}

Result<void> expectUnchanged(const SourceFile &file)
{
    const auto now = fingerprintOf(file.path);
    if (!now)
        return fail(now.error());
    if (*now == file.fingerprint)
        return {};
    const qint64 more = now->bytes - file.fingerprint.bytes;
    const QString how = more == 0
                            ? CoreText::tr("was written to")
                            : (more > 0 ? CoreText::tr("has grown by %1") : CoreText::tr("has shrunk by %1"))
                                  .arg(counted(qAbs(more), CoreText::tr("byte"), CoreText::tr("bytes")));
    return fail({.code = ErrorCode::SourceChanged,
                 .what = CoreText::tr("%1 %2 since it was inspected: what was counted is not what is there.")
                             .arg(file.path, how),
                 .howToFix = CoreText::tr("Let nothing write to the file, then inspect it again."),
                 .context = {.file = file.path}});
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
    QJsonObject json{{QStringLiteral("name"), name},
                     {QStringLiteral("files"), fileList},
                     {QStringLiteral("dialect"), dialect.toJson()},
                     {QStringLiteral("field_count"), fieldCount},
                     {QStringLiteral("field_names"), QJsonArray::fromStringList(fieldNames)},
                     {QStringLiteral("create_sql"), createSql}};
    if (!timeZone.isEmpty())
        json.insert(QStringLiteral("time_zone"), timeZone);
    if (!sqlMode.isEmpty())
        json.insert(QStringLiteral("sql_mode"), sqlMode);
    if (!decoders.isEmpty()) {
        QJsonObject functions;
        for (auto one = decoders.begin(); one != decoders.end(); ++one)
            functions.insert(one.key(), one.value());
        json.insert(QStringLiteral("decoders"), functions);
    }
    if (table)
        json.insert(QStringLiteral("table"), table->toJson());
    if (scan)
        json.insert(QStringLiteral("scan"), scan->toJson());
    return json;
}

Result<Source> Source::fromJson(const QJsonObject &json)
{
    Source source;
    source.name = json.value(QStringLiteral("name")).toString();
    const QJsonArray fileList = json.value(QStringLiteral("files")).toArray();
    for (const QJsonValue &entry : fileList) {
        auto file = fileFromJson(entry.toObject());
        if (!file)
            return fail(file.error());
        source.files.append(std::move(*file));
    }
    if (json.contains(QStringLiteral("table"))) {
        auto table = SourceTable::fromJson(json.value(QStringLiteral("table")).toObject());
        if (!table)
            return fail(table.error());
        source.table = std::move(*table);
    }
    if (json.contains(QStringLiteral("scan")))
        source.scan = ScanFacts::fromJson(json.value(QStringLiteral("scan")).toObject());
    auto dialect = Dialect::fromJson(json.value(QStringLiteral("dialect")).toObject());
    if (!dialect)
        return fail(dialect.error());
    source.dialect = std::move(*dialect);
    source.fieldCount = json.value(QStringLiteral("field_count")).toInt();
    const QJsonArray names = json.value(QStringLiteral("field_names")).toArray();
    for (const QJsonValue &fieldName : names)
        source.fieldNames.append(fieldName.toString());
    const QJsonObject decoders = json.value(QStringLiteral("decoders")).toObject();
    for (auto one = decoders.begin(); one != decoders.end(); ++one)
        source.decoders.insert(one.key(), one.value().toString());
    source.createSql = json.value(QStringLiteral("create_sql")).toString();
    // A plan of an earlier version says it with the place of the rows alone.
    const auto session = [&source](const QByteArray SqlSession::*member) {
        const auto file = source.files.constBegin();
        return file == source.files.constEnd() || !file->way.sqlTable
                   ? QString()
                   : QString::fromLatin1(file->way.sqlTable->session.*member);
    };
    source.timeZone = json.value(QStringLiteral("time_zone")).toString(session(&SqlSession::timeZone));
    source.sqlMode = json.value(QStringLiteral("sql_mode")).toString(session(&SqlSession::sqlMode));
    return source;
}

} // namespace millrace
