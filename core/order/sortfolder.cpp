// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/sortfolder.h"

#include "core/base/coretext.h"
#include "core/base/diskspace.h"
#include "core/base/paths.h"
#include "core/base/text.h"

#include <QDir>
#include <QFile>

namespace millrace {

Result<std::unique_ptr<SortFolder>> SortFolder::prepare(const QString &path)
{
    const bool madeHere = !QDir(path).exists();
    MILLRACE_TRY_VOID(ensurePrivateFolder(path));
    std::unique_ptr<SortFolder> folder(new SortFolder(path, madeHere));
    removeSorted(path);
    folder->removeRuns();
    return folder;
}

SortFolder::SortFolder(QString path, bool madeHere)
    : m_path(std::move(path))
    , m_madeHere(madeHere)
{}

SortFolder::~SortFolder()
{
    removeRuns();
    if (m_keep)
        return;
    removeSorted(m_path);
    if (m_madeHere)
        QDir().rmdir(m_path);
}

QString SortFolder::newRun()
{
    return u"%1/run-%2.part"_s.arg(m_path).arg(++m_runs);
}

Result<void> SortFolder::requireSpace(qint64 bytes) const
{
    const qint64 available = DiskSpace::at(m_path).freeBytes;
    if (available < 0 || bytes <= available)
        return {};
    return fail(
        {.code = ErrorCode::DiskFull,
         .what = CoreText::tr("Sorting needs %1 of disk space in %2; %3 are free.")
                     .arg(sizeText(bytes), m_path, sizeText(available)),
         .howToFix = CoreText::tr("Free space there, point MILLRACE_HOME at a folder on another disk, or "
                                  "load in the order of the files."),
         .context = {.file = m_path}});
}

void SortFolder::removeSorted(const QString &folder)
{
    // The manifest first: without it the others are nothing.
    for (const QString &file :
         {manifestFile(folder), rowsFile(folder), originsFile(folder), bookFile(folder)})
        QFile::remove(file);
}

void SortFolder::removeRuns() const
{
    QDir folder(m_path);
    const QStringList runs = folder.entryList({u"run-*.part"_s}, QDir::Files);
    for (const QString &run : runs)
        folder.remove(run);
}

} // namespace millrace
