// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/filekind.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/archivereader.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/packing.h"
#include "core/source/guess/dumpddl.h"

#include <QFileInfo>

namespace millrace {

namespace {

tl::unexpected<Error> unsupported(const QString &path, const QString &what, const QString &howToFix)
{
    return fail({.code = ErrorCode::SourceUnsupported,
                 .what = u"%1 %2."_s.arg(path, what),
                 .howToFix = howToFix,
                 .context = {.file = path}});
}

bool looksLikeUtf32(const QByteArray &head)
{
    return head.startsWith(QByteArray("\xFF\xFE\0\0", 4)) || head.startsWith(QByteArray("\0\0\xFE\xFF", 4));
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
    if (const auto kind = archiveKindOf(head)) {
        const QString unpack =
            CoreText::tr("Unpack it first, then choose the text files in it: bsdtar -xf %1")
                .arg(QFileInfo(path).fileName());
        if (*kind == ArchiveKind::SevenZip)
            return unsupported(path, CoreText::tr("is a 7-Zip archive"), unpack);
        return unsupported(path, CoreText::tr("is an archive, and its name does not say so"),
                           CoreText::tr("Give it a name that ends in .zip, .tar or .tar.gz. %1").arg(unpack));
    }
    if (looksLikeUtf32(head))
        return unsupported(path, CoreText::tr("is written in UTF-32, which LOAD DATA cannot read"),
                           CoreText::tr("Convert it first: iconv -f UTF-32 -t UTF-8 %1 > utf8_%1")
                               .arg(QFileInfo(path).fileName()));
    if (suffix == "sql"_L1)
        return unsupported(
            path, CoreText::tr("holds SQL statements, no rows"),
            CoreText::tr("Choose the data file that belongs to it (mysqldump --tab writes a .txt of "
                         "the same name); the .sql beside it is read by itself."));
    if (looksBinary(head))
        return unsupported(path, CoreText::tr("is no text: it is full of zero bytes"),
                           CoreText::tr("Export the table as text, for example with mysqldump --tab=DIR."));
    return {};
}

} // namespace millrace
