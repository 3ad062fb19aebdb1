// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/filekind.h"

#include "core/source/charsets.h"
#include "core/source/dumpddl.h"

#include <QFileInfo>
#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <memory>

namespace millrace {

namespace {

struct Packing
{
    const char *suffix;
    QByteArray magic;
    const char *unpack; ///< command, the file name follows
};

const std::array<Packing, 6> &packings()
{
    static const std::array<Packing, 6> all{{{"gz", QByteArray("\x1F\x8B", 2), "gunzip -k"},
                                             {"zip", QByteArray("PK\x03\x04", 4), "unzip"},
                                             {"zst", QByteArray("\x28\xB5\x2F\xFD", 4), "zstd -d -k"},
                                             {"bz2", QByteArray("BZh", 3), "bunzip2 -k"},
                                             {"xz",
                                              QByteArray("\xFD"
                                                         "7zXZ",
                                                         5),
                                              "xz -d -k"},
                                             {"lz4", QByteArray("\x04\x22\x4D\x18", 4), "lz4 -d"}}};
    return all;
}

/// An archive whose signature does not stand at the front (tar), or one of many kinds (7-Zip): libarchive's
/// name for it; empty for plain bytes.
QByteArray archiveName(const QByteArray &head)
{
    const std::unique_ptr<archive, decltype(&archive_read_free)> reader(archive_read_new(),
                                                                        archive_read_free);
    archive_read_support_format_tar(reader.get());
    archive_read_support_format_7zip(reader.get());
    archive_entry *entry = nullptr;
    const auto size = static_cast<std::size_t>(head.size());
    if (archive_read_open_memory(reader.get(), head.constData(), size) != ARCHIVE_OK ||
        archive_read_next_header(reader.get(), &entry) != ARCHIVE_OK)
        return {};
    return archive_format_name(reader.get());
}

tl::unexpected<Error> unsupported(const QString &path, const QString &what, const QString &howToFix)
{
    return fail({.code = ErrorCode::SourceUnsupported,
                 .what = QStringLiteral("%1 %2.").arg(path, what),
                 .howToFix = howToFix,
                 .context = {.file = path}});
}

bool looksLikeUtf16(const QByteArray &head)
{
    return head.startsWith("\xFF\xFE") || head.startsWith("\xFE\xFF");
}

/// mysqldump -T writes a NUL as \0; raw ones in number mean that this is no text.
bool looksBinary(const QByteArray &head)
{
    return head.count('\0') * 10 > head.size();
}

} // namespace

Result<void> checkFileKind(const QString &path, const QByteArray &head)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const Packing &packing : packings()) {
        // "BZh" and "PK" may begin an honest text; the other signatures hold bytes that none has.
        const bool bySuffix = suffix == QLatin1String(packing.suffix);
        const bool byBytes =
            head.startsWith(packing.magic) &&
            (packing.magic.size() > 3 || packing.magic.startsWith('\x1F') || head.mid(4, 6) == "1AY&SY");
        if (bySuffix || byBytes)
            return unsupported(path, QStringLiteral("is compressed (%1)").arg(QLatin1String(packing.suffix)),
                               QStringLiteral("Unpack it first, then choose the text file: %1 %2")
                                   .arg(QLatin1String(packing.unpack), QFileInfo(path).fileName()));
    }
    if (const QByteArray name = archiveName(head); !name.isEmpty())
        return unsupported(path, QStringLiteral("is an archive (%1)").arg(QLatin1String(name)),
                           QStringLiteral("Unpack it first, then choose the text files in it: bsdtar -xf %1")
                               .arg(QFileInfo(path).fileName()));
    if (looksLikeUtf16(head))
        return unsupported(path, QStringLiteral("is written in UTF-16, which LOAD DATA cannot read"),
                           QStringLiteral("Convert it first: iconv -f UTF-16 -t UTF-8 %1 > utf8_%1")
                               .arg(QFileInfo(path).fileName()));
    const bool isSql = suffix == QLatin1String("sql");
    if (isSql && parseDumpDdl(displayText(head)).hasInserts)
        return unsupported(
            path, QStringLiteral("is an SQL dump with INSERT statements"),
            QStringLiteral("Dump again with mysqldump --tab=DIR (one .txt and one .sql for each table), "
                           "or feed this file to the mariadb or mysql client."));
    if (isSql)
        return unsupported(
            path, QStringLiteral("holds SQL statements, no rows"),
            QStringLiteral("Choose the data file that belongs to it (mysqldump --tab writes a .txt of "
                           "the same name); the .sql beside it is read by itself."));
    if (looksBinary(head))
        return unsupported(path, QStringLiteral("is no text: it is full of zero bytes"),
                           QStringLiteral("Export the table as text, for example with mysqldump --tab=DIR."));
    return {};
}

} // namespace millrace
