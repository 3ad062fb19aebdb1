// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/packing.h"
#include "core/source/bytes/sourceopen.h"

#include <QDateTime>
#include <QHash>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <numeric>
#define XXH_STATIC_LINKING_ONLY // a state of its own needs no memory
#include <xxhash.h>

namespace millrace {

namespace {

constexpr qint64 hashedBytes = 64LL * 1024;

/// Piece by piece: new memory for all of it takes longer than the hash, and each table of a dump is asked
/// about its file several times.
Result<quint64> hashOf(QFile &file, qint64 offset, qint64 bytes)
{
    constexpr std::size_t pieceBytes = 32UL * 1024;
    std::array<char, pieceBytes> piece;
    XXH3_state_t state;
    XXH3_64bits_reset(&state);
    bool isThere = file.seek(offset);
    while (isThere && bytes > 0) {
        const qint64 read = file.read(piece.data(), std::min<qint64>(bytes, qint64(pieceBytes)));
        if (read > 0)
            XXH3_64bits_update(&state, piece.data(), static_cast<std::size_t>(read));
        isThere = read > 0;
        bytes -= read;
    }
    if (file.error() != QFileDevice::NoError)
        return fail(sourceUnreadable(file.fileName(), file.errorString()));
    return quint64(XXH3_64bits_digest(&state));
}

QString hexText(quint64 value)
{
    return u"%1"_s.arg(value, 16, 16, '0'_L1);
}

const JsonMembers<SourceFile> fileMembers{{"path", &SourceFile::path},
                                          {"bytes", &SourceFile::fingerprint, &Fingerprint::bytes},
                                          {"modified_ms", &SourceFile::fingerprint, &Fingerprint::modifiedMs},
                                          {"packed", &SourceFile::fingerprint, &Fingerprint::packed},
                                          {"unpacked_bytes", &SourceFile::unpackedBytes},
                                          {"rows", &SourceFile::rows},
                                          {"body_offset", &SourceFile::bodyOffset},
                                          {"way", &SourceFile::way, InJson::WhenSet},
                                          {"share_bytes", &SourceFile::shareBytes, InJson::WhenSet},
                                          {"stated_bytes", &SourceFile::statedBytes, InJson::WhenSet},
                                          {"arriving", &SourceFile::isArriving, InJson::WhenSet},
                                          {"grows", &SourceFile::grows, InJson::WhenSet}};

const JsonMembers<Source> sourceMembers{{"name", &Source::name},
                                        {"field_count", &Source::fieldCount},
                                        {"field_names", &Source::fieldNames},
                                        {"decoders", &Source::decoders, InJson::WhenSet},
                                        {"create_sql", &Source::createSql},
                                        {"time_zone", &Source::timeZone, InJson::WhenSet},
                                        {"sql_mode", &Source::sqlMode, InJson::WhenSet},
                                        {"scan", &Source::scan}};

} // namespace

QJsonObject sourceFileJson(const SourceFile &file)
{
    QJsonObject json = fileMembers.write(file);
    json.insert(u"head_xxh3"_s, hexText(file.fingerprint.headHash));
    json.insert(u"tail_xxh3"_s, hexText(file.fingerprint.tailHash));
    return json;
}

Result<SourceFile> sourceFileFromJson(const QJsonObject &json)
{
    SourceFile file = fileMembers.read(json, {.fingerprint = {.bytes = -1}});
    bool headRead = false;
    bool tailRead = false;
    file.fingerprint.headHash = json.value(u"head_xxh3"_s).toString().toULongLong(&headRead, 16);
    file.fingerprint.tailHash = json.value(u"tail_xxh3"_s).toString().toULongLong(&tailRead, 16);
    if (file.path.isEmpty() || file.fingerprint.bytes < 0 || !headRead || !tailRead)
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("A source file in the JSON lacks its path or its fingerprint."),
                     .howToFix = CoreText::tr("Write the plan again from its source files."),
                     .context = {.file = file.path}});
    return file;
}

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
        // Of less than a head it was another hash.
        const bool hadHead = file.isArriving || file.fingerprint.bytes >= hashedBytes;
        const bool isSame = file.isArriving || file.grows
                                ? now->bytes >= file.fingerprint.bytes &&
                                      (!hadHead || now->headHash == file.fingerprint.headHash)
                                : *now == file.fingerprint;
        if (!isSame)
            return fail(fileChanged(file, *now));
    }
    return {};
}

qint64 Source::fileBytes() const
{
    return std::accumulate(files.begin(), files.end(), qint64{0}, [](qint64 sum, const SourceFile &file) {
        return sum + std::max<qint64>(0, file.fileBytes());
    });
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

void Source::setDialect(const Dialect &by)
{
    dialect = by;
    for (SourceFile &file : files)
        file.way.readAs(dialect);
}

void Source::setJsonKeys(const QStringList &keys, const QStringList &asJson)
{
    setDialect(Dialect::jsonLines(keys, asJson));
    fieldNames = keys;
    fieldCount = static_cast<int>(keys.size());
}

QJsonObject Source::toJson() const
{
    QJsonArray fileList;
    for (const SourceFile &file : files)
        fileList.append(sourceFileJson(file));
    QJsonObject json = sourceMembers.write(*this);
    json.insert(u"files"_s, fileList);
    json.insert(u"dialect"_s, dialect.toJson());
    if (table)
        json.insert(u"table"_s, table->toJson());
    return json;
}

Result<Source> Source::fromJson(const QJsonObject &json)
{
    Source source = sourceMembers.read(json);
    const QJsonArray fileList = json.value(u"files"_s).toArray();
    for (const auto &entry : fileList) {
        MILLRACE_TRY(auto file, sourceFileFromJson(entry.toObject()));
        source.files.append(std::move(file));
    }
    if (json.contains(u"table"_s)) {
        MILLRACE_TRY(source.table, SourceTable::fromJson(json.value(u"table"_s).toObject()));
    }
    MILLRACE_TRY(const auto dialect, Dialect::fromJson(json.value(u"dialect"_s).toObject()));
    source.setDialect(dialect);
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
