// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/spoolname.h"

#include "core/base/literals.h"
#include "core/source/bytes/archivereader.h"
#include "core/source/bytes/packing.h"
#include "core/source/bytes/sourceopen.h"
#include "core/source/content/content.h"
#include "core/source/sqldump/sqlclassify.h"
#include "core/source/sqldump/sqldumpheader.h"
#include "core/source/stream/spoolstore.h"

#include <QFileInfo>

namespace millrace {

namespace {

constexpr qint64 kindBytes = 64LL * 1024;

QString suffixOf(std::optional<Packing> packing)
{
    if (!packing)
        return {};
    switch (*packing) {
    case Packing::Gzip:
        return u".gz"_s;
    case Packing::Bzip2:
        return u".bz2"_s;
    case Packing::Xz:
        return u".xz"_s;
    case Packing::Zstd:
        return u".zst"_s;
    case Packing::Lz4:
        return u".lz4"_s;
    }
    Q_UNREACHABLE();
}

/// Takes blanks and comments off the front. True: they say that this is SQL.
bool skipComments(QByteArrayView &text)
{
    SqlDumpHeader header;
    while (true) {
        text = text.trimmed();
        qsizetype end = 0;
        if (text.startsWith("/*!") || text.startsWith("/*M!"))
            return true;
        if (text.startsWith("/*")) {
            const qsizetype close = text.indexOf("*/");
            end = close < 0 ? text.size() : close + 2;
        } else if (text.startsWith("--") || text.startsWith('#')) {
            const qsizetype line = text.indexOf('\n');
            end = line < 0 ? text.size() : line;
        } else {
            return false;
        }
        header.read({text.data(), static_cast<std::size_t>(end)});
        if (!header.tool.isEmpty())
            return true;
        text = text.sliced(end);
    }
}

} // namespace

bool beginsAsSql(const QByteArray &head)
{
    QByteArrayView text(head);
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    if (skipComments(text))
        return true;
    const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    qsizetype word = 0;
    while (word < text.size() && isLetter(text.at(word)))
        ++word;
    // After the verb a blank, a line's end or a semicolon: rows have a tab or a comma there.
    const char after = word < text.size() ? text.at(word) : '\0';
    if (word == 0 || (after != ' ' && after != '\n' && after != '\r' && after != ';'))
        return false;
    const bool ends = text.contains(";\n") || text.contains(";\r\n") || text.trimmed().endsWith(';');
    if (!ends && head.size() < kindBytes)
        return false;
    const QByteArrayView statement = text.first(qMin<qsizetype>(text.size(), 4096));
    const auto kind =
        classifySqlStatement({statement.data(), static_cast<std::size_t>(statement.size())}, {});
    return kind.phase != SqlPhase::Unknown;
}

Result<QString> spoolNameFor(const QString &path)
{
    MILLRACE_TRY(const auto raw, readBytes(path, 0, 512));
    if (archiveKindOf(raw) == ArchiveKind::Zip)
        return u"stream.zip"_s;
    const QString packed = suffixOf(packingOf(raw));
    MILLRACE_TRY(const auto head, readContent(Content(path), 0, kindBytes));
    if (archiveKindOf(head.left(512)) == ArchiveKind::Tar)
        return u"stream.tar"_s + packed;
    return (beginsAsSql(head) ? u"stream.sql"_s : u"stream.txt"_s) + packed;
}

bool saysItsKind(const QString &name)
{
    const QString suffix = QFileInfo(unpackedName(name)).suffix().toLower();
    return hasArchiveName(name) || QStringList{u"sql"_s, u"txt"_s, u"tsv"_s, u"csv"_s}.contains(suffix);
}

QString usableSpoolName(const QString &name)
{
    const QString file = QFileInfo(name).fileName();
    const bool isOurs = file == spoolRecordName() || file == arrivingFileName() || file == fetchTaskName() ||
                        file == fetchLedgerName();
    return file.startsWith(u'.') || isOurs || file.toUtf8().size() > 200 ? QString() : file;
}

} // namespace millrace
