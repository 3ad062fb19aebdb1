// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/find/folderwalk.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/sourceopen.h"

#include <QDirIterator>
#include <QSet>

namespace millrace {

namespace {

constexpr qsizetype mostFiles = 200'000;

class Walk
{
public:
    Walk(bool recursive, std::stop_token stop)
        : m_recursive(recursive)
        , m_stop(std::move(stop))
    {}

    Result<FolderContent> read(const QFileInfo &folder)
    {
        MILLRACE_TRY_VOID(readOne(folder));
        // Not recursion: how deep folders lie inside each other is none of the stack's business.
        while (!m_waiting.isEmpty()) {
            const QFileInfo next = m_waiting.takeLast();
            if (const auto read = readOne(next); !read) {
                if (read.error().code != ErrorCode::SourceUnreadable)
                    return fail(read.error());
                m_content.passed << read.error();
            }
        }
        return std::move(m_content);
    }

private:
    Result<void> readOne(const QFileInfo &folder)
    {
        if (!folder.isReadable() || !folder.isExecutable())
            return fail(
                sourceUnreadable(folder.filePath(), CoreText::tr("no permission to list this folder")));
        const QString canonical = folder.canonicalFilePath();
        if (m_seen.contains(canonical)) {
            m_content.passed << Error{
                .code = ErrorCode::SourceUnsupported,
                .what = CoreText::tr("%1 was passed over: it leads to %2, which is read already.")
                            .arg(folder.filePath(), canonical),
                .howToFix = CoreText::tr("Nothing is missing; remove the link if it is not wanted."),
                .context = {.file = folder.filePath()}};
            return {};
        }
        m_seen.insert(canonical);
        for (QDirIterator entries(folder.absoluteFilePath(),
                                  QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
             entries.hasNext();) {
            entries.next();
            if (m_stop.stop_requested())
                return fail(
                    lookStopped(CoreText::tr("The look into %1 was cancelled.").arg(folder.filePath())));
            MILLRACE_TRY_VOID(add(entries.fileInfo()));
        }
        return {};
    }

    Result<void> add(const QFileInfo &entry)
    {
        if (!entry.isDir()) {
            m_content.files << entry;
            if (m_content.files.size() <= mostFiles)
                return {};
            return fail({.code = ErrorCode::SourceUnsupported,
                         .what = CoreText::tr("There are more than %1 files in this folder.")
                                     .arg(groupedNumber(mostFiles)),
                         .howToFix = CoreText::tr("Name the folder of the dump itself, or a pattern such as "
                                                  "credits_2011_*.txt."),
                         .context = {.file = entry.absolutePath()}});
        }
        if (m_recursive) {
            m_waiting << entry;
        } else {
            ++m_content.subfolders;
            if (m_content.firstSubfolder.isEmpty())
                m_content.firstSubfolder = entry.fileName();
        }
        return {};
    }

    const bool m_recursive;
    const std::stop_token m_stop;
    QSet<QString> m_seen; ///< folders, without links
    QVector<QFileInfo> m_waiting;
    FolderContent m_content;
};

} // namespace

Result<FolderContent> readFolder(const QFileInfo &folder, bool recursive, std::stop_token stop)
{
    return Walk(recursive, std::move(stop)).read(folder);
}

} // namespace millrace
