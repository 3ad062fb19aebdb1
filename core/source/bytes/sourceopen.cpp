// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/sourceopen.h"

#include "core/base/coretext.h"

#include <QFileInfo>

namespace millrace {

Error sourceUnreadable(const QString &path, const QString &reason)
{
    return {.code = ErrorCode::SourceUnreadable,
            .what = CoreText::tr("%1 cannot be read: %2.").arg(path, reason),
            .howToFix =
                CoreText::tr("Name a readable file; this account needs read access to it and to the folders "
                             "above it."),
            .context = {.file = path}};
}

Result<void> openSourceFile(QFile &file, const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail({.code = ErrorCode::SourceMissing,
                     .what = info.isSymLink() ? CoreText::tr("%1 is a link to %2, which does not exist.")
                                                    .arg(path, info.symLinkTarget())
                                              : CoreText::tr("%1 does not exist.").arg(path),
                     .howToFix = CoreText::tr("Check the path; a relative one starts at the current folder."),
                     .context = {.file = path}});
    if (info.isDir())
        return fail(sourceUnreadable(path, CoreText::tr("it is a folder")));
    // Looked at before open(): opening a pipe waits for its writer.
    if (!info.isFile())
        return fail(sourceUnreadable(path, CoreText::tr("it is a pipe or a device, not a file")));
    file.setFileName(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return fail(sourceUnreadable(path, file.errorString()));
    return {};
}

Result<QByteArray> readBytes(QFile &file, qint64 offset, qint64 bytes)
{
    QByteArray content;
    if (file.seek(offset))
        content = file.read(bytes);
    if (file.error() != QFileDevice::NoError)
        return fail(sourceUnreadable(file.fileName(), file.errorString()));
    return content;
}

Result<QByteArray> readBytes(const QString &path, qint64 offset, qint64 bytes)
{
    QFile file;
    MILLRACE_TRY_VOID(openSourceFile(file, path));
    return readBytes(file, offset, bytes);
}

} // namespace millrace
