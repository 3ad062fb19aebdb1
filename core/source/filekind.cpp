// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/filekind.h"

#include "core/source/charsets.h"
#include "core/source/dumpddl.h"
#include "core/source/packing.h"

#include <QFileInfo>
#include <archive.h>
#include <archive_entry.h>
#include <memory>

namespace millrace {

namespace {

/// An archive of several files (zip, tar, 7-Zip): libarchive's name for it; empty for plain bytes.
QByteArray archiveName(const QByteArray &head)
{
    const std::unique_ptr<archive, decltype(&archive_read_free)> reader(archive_read_new(),
                                                                        archive_read_free);
    archive_read_support_format_tar(reader.get());
    archive_read_support_format_7zip(reader.get());
    archive_read_support_format_zip(reader.get());
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
    const QString suffix = QFileInfo(unpackedName(path)).suffix().toLower();
    const QByteArray name = head.startsWith("PK\x03\x04") ? QByteArray("ZIP") : archiveName(head);
    if (!name.isEmpty())
        return unsupported(path, QStringLiteral("is an archive (%1)").arg(QLatin1String(name)),
                           QStringLiteral("Unpack it first, then choose the text files in it: bsdtar -xf %1")
                               .arg(QFileInfo(path).fileName()));
    if (looksLikeUtf16(head))
        return unsupported(path, QStringLiteral("is written in UTF-16, which LOAD DATA cannot read"),
                           QStringLiteral("Convert it first: iconv -f UTF-16 -t UTF-8 %1 > utf8_%1")
                               .arg(QFileInfo(path).fileName()));
    if (suffix == QLatin1String("sql"))
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
