// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sampledump.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <string_view>

namespace millrace {

namespace {

/// Raised whenever the bytes change, so that an older sample is written anew.
constexpr int sampleVersion = 1;
constexpr int months = 12;
constexpr std::array<int, months> daysOfMonth{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
/// Rows before each month, in thousandths of all rows: the year grows, with a dip in July.
constexpr std::array<qint64, months + 1> rowsBefore{0,   52,  110, 181, 247, 326, 410,
                                                    483, 573, 671, 776, 885, 1000};

/// SplitMix64: small, fast and defined to the last bit, which the standard library's distributions are not.
class Random
{
public:
    explicit Random(quint64 seed)
        : m_state(seed)
    {}
    qint64 below(qint64 limit) { return static_cast<qint64>(next() % static_cast<quint64>(limit)); }

private:
    quint64 next()
    {
        quint64 z = (m_state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    quint64 m_state;
};

/// As the dump writes them: tab and newline after a backslash, the backslash doubled, UTF-8 as it is.
std::string_view action(Random &random)
{
    static constexpr std::array<std::string_view, 4> odd{"sign\\\tpaper", "pledge\\\nby phone",
                                                         "recruit\\\\friend", "sign\xc3\xa9"};
    const qint64 draw = random.below(10'000);
    if (draw < static_cast<qint64>(odd.size()))
        return odd[static_cast<std::size_t>(draw)];
    if (draw < 4'600)
        return "sign";
    if (draw < 6'600)
        return "pledge";
    if (draw < 8'000)
        return "recruit";
    return draw < 9'200 ? "join" : "donate";
}

/// Appends one row; the buffer has room for it.
class RowWriter
{
public:
    explicit RowWriter(char *position)
        : m_position(position)
    {}
    char *position() const { return m_position; }
    void number(qint64 value) { m_position = std::to_chars(m_position, m_position + 20, value).ptr; }
    void byte(char value) { *m_position++ = value; }
    void text(std::string_view value)
    {
        std::memcpy(m_position, value.data(), value.size());
        m_position += value.size();
    }
    void twoDigits(qint64 value)
    {
        byte(static_cast<char>('0' + value / 10));
        byte(static_cast<char>('0' + value % 10));
    }

private:
    char *m_position;
};

qint64 rowsOfMonth(qint64 rows, int month)
{
    const auto before = [rows](int index) {
        // Split so that the product cannot overflow.
        return rows / 1000 * rowsBefore[index] + rows % 1000 * rowsBefore[index] / 1000;
    };
    return before(month + 1) - before(month);
}

char *writeRow(char *position, int month, qint64 row, qint64 rows, Random &random)
{
    // Each row has its slot of the month and falls somewhere into it: the times never fall.
    const qint64 secondsOfMonth = qint64{daysOfMonth[month]} * 86'400;
    const qint64 slotBegin = row * secondsOfMonth / rows;
    const qint64 slotEnd = (row + 1) * secondsOfMonth / rows;
    const qint64 second = slotBegin + random.below(qMax<qint64>(1, slotEnd - slotBegin));

    RowWriter writer(position);
    writer.number(row + 1);
    writer.byte('\t');
    // The smaller of two draws: early users act more often.
    const qint64 user = random.below(2'000'000);
    writer.number(1 + qMin(user, random.below(2'000'000)));
    writer.byte('\t');
    writer.text(action(random));
    writer.byte('\t');
    writer.number(1 + random.below(400));
    writer.text("\t2010-");
    writer.twoDigits(month + 1);
    writer.byte('-');
    writer.twoDigits(1 + second / 86'400);
    writer.byte(' ');
    writer.twoDigits(second / 3'600 % 24);
    writer.byte(':');
    writer.twoDigits(second / 60 % 60);
    writer.byte(':');
    writer.twoDigits(second % 60);
    writer.byte('\n');
    return writer.position();
}

QString shardName(int month)
{
    return u"credits_2010_%1"_s.arg(month + 1, 2, 10, '0'_L1);
}

Result<void> writeShard(const QString &path, int month, qint64 rows,
                        const std::function<void(qint64)> &progress)
{
    constexpr qint64 bufferBytes = 1 << 20;
    constexpr qint64 rowRoom = 256;
    QSaveFile file(path);
    errno = 0;
    const auto failed = [&file, &path] {
        const int reason = errno;
        return fail(writeError(path, file.error() == QFileDevice::ResourceError ? ENOSPC : reason,
                               file.errorString()));
    };
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return failed();

    Random random(0x6d696c6c72616365ULL + static_cast<quint64>(month) * 0x10001ULL);
    QByteArray buffer(bufferBytes, Qt::Uninitialized);
    char *const begin = buffer.data();
    char *position = begin;
    for (qint64 row = 0; row < rows; ++row) {
        position = writeRow(position, month, row, rows, random);
        if (position - begin > bufferBytes - rowRoom || row + 1 == rows) {
            if (file.write(begin, position - begin) != position - begin)
                return failed();
            position = begin;
            if (progress)
                progress(row + 1);
        }
    }
    if (!file.commit())
        return failed();
    return {};
}

/// What follows the id in CREATE TABLE: the same in the shards and in the table they are merged into.
QString columnsSql()
{
    return u"  `user_id` int(10) unsigned NOT NULL,\n"
           "  `action` varchar(40) NOT NULL,\n"
           "  `cause_id` int(10) unsigned NOT NULL,\n"
           "  `created_at` datetime NOT NULL,\n"
           "  PRIMARY KEY (`id`),\n"
           "  KEY `user_id` (`user_id`),\n"
           "  KEY `cause_created` (`cause_id`,`created_at`)\n"_s;
}

/// What mariadb-dump --tab leaves beside the .txt; the date is fixed, as all bytes are.
QByteArray shardSql(const QString &table, qint64 rows)
{
    const QString counter = rows > 0 ? u" AUTO_INCREMENT=%1"_s.arg(rows + 1) : QString();
    const QString text = uR"(/*M!999999\- enable the sandbox mode */ 
-- MariaDB dump 10.19  Distrib 10.11.19-MariaDB, for debian-linux-gnu (x86_64)
--
-- Host: localhost    Database: causes
-- ------------------------------------------------------
-- Server version	10.11.19-MariaDB-0+deb12u1

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8mb4 */;
/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;

--
-- Table structure for table `%1`
--

DROP TABLE IF EXISTS `%1`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!40101 SET character_set_client = utf8mb4 */;
CREATE TABLE `%1` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
%2) ENGINE=InnoDB%3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;

/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;

-- Dump completed on 2011-01-03  2:14:07
)"_s;
    return text.arg(table, columnsSql(), counter).toUtf8();
}

/// What is finished: file name → bytes. Its presence also tells that the shards in the folder are ours.
class Manifest
{
public:
    Manifest(const QDir &folder, qint64 rows)
        : m_folder(folder)
        , m_rows(rows)
    {
        const Result<QByteArray> content = readWholeFile(path());
        const QJsonObject json = QJsonDocument::fromJson(content.value_or(QByteArray())).object();
        m_found = content.has_value();
        if (json.value(u"version"_s).toInt() == sampleVersion && json.value(u"rows"_s).toInteger() == rows)
            m_files = json.value(u"files"_s).toObject();
    }

    bool wasFound() const { return m_found; }
    bool has(const QString &name) const
    {
        const QFileInfo file(m_folder.filePath(name));
        return m_files.contains(name) && file.isFile() && file.size() == m_files.value(name).toInteger();
    }
    void add(const QString &name) { m_files.insert(name, QFileInfo(m_folder.filePath(name)).size()); }
    Result<void> save() const
    {
        const QJsonObject json{{u"version"_s, sampleVersion}, {u"rows"_s, m_rows}, {u"files"_s, m_files}};
        return writeFileAtomically(path(), QJsonDocument(json).toJson());
    }

private:
    QString path() const { return m_folder.filePath(u".millrace-sample.json"_s); }

    QDir m_folder;
    qint64 m_rows;
    QJsonObject m_files;
    bool m_found = false;
};

/// Never write over a dump that only happens to have these names.
Result<void> refuseForeignFiles(const QDir &folder)
{
    for (int month = 0; month < months; ++month)
        for (const QString &name : {shardName(month) + u".txt"_s, shardName(month) + u".sql"_s})
            if (folder.exists(name))
                return fail({.code = ErrorCode::FileNotWritable,
                             .what = CoreText::tr("%1 is there already and was not written by Millrace.")
                                         .arg(folder.filePath(name)),
                             .howToFix = CoreText::tr("Choose an empty folder for the sample."),
                             .context = {.file = folder.filePath(name)}});
    return {};
}

} // namespace

Result<void> writeSampleDump(const QString &folder, qint64 rows,
                             const std::function<void(qint64 rowsDone)> &progress)
{
    if (rows < 1)
        return fail({.code = ErrorCode::SourceEmpty,
                     .what = CoreText::tr("A sample of %1 cannot be written.").arg(rowsText(rows)),
                     .howToFix = CoreText::tr("Ask for one row at least.")});
    const QDir directory(QDir(folder).absolutePath());
    MILLRACE_TRY_VOID(ensurePrivateFolder(directory.path()));
    Manifest manifest(directory, rows);
    if (!manifest.wasFound()) {
        MILLRACE_TRY_VOID(refuseForeignFiles(directory));
        MILLRACE_TRY_VOID(manifest.save());
    }

    qint64 rowsDone = 0;
    for (int month = 0; month < months; ++month) {
        const qint64 monthRows = rowsOfMonth(rows, month);
        const QString text = shardName(month) + u".txt"_s;
        const QString sql = shardName(month) + u".sql"_s;
        if (!manifest.has(text) || !manifest.has(sql)) {
            const auto report = [&progress, rowsDone](qint64 done) {
                if (progress)
                    progress(rowsDone + done);
            };
            Result<void> written =
                writeFileAtomically(directory.filePath(sql), shardSql(shardName(month), monthRows));
            if (written)
                written = writeShard(directory.filePath(text), month, monthRows, report);
            if (!written)
                return written;
            manifest.add(sql);
            manifest.add(text);
            MILLRACE_TRY_VOID(manifest.save());
        }
        rowsDone += monthRows;
    }
    const QString target = u"credits.ddl"_s;
    if (!manifest.has(target)) {
        const QByteArray ddl = sampleTargetSql(u"credits"_s).toUtf8() + ";\n";
        MILLRACE_TRY_VOID(writeFileAtomically(directory.filePath(target), ddl));
        manifest.add(target);
        MILLRACE_TRY_VOID(manifest.save());
    }
    if (progress)
        progress(rows);
    return {};
}

QString sampleTargetSql(const QString &table)
{
    const QString quoted = QString(table).replace(u'`', u"``"_s);
    return u"CREATE TABLE `%1` (\n  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,\n%2) "
           "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"_s.arg(quoted, columnsSql());
}

} // namespace millrace
