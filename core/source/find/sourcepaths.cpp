// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/find/sourcepaths.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/packing.h"
#include "core/source/bytes/sourceopen.h"
#include "core/source/content/content.h"
#include "core/source/find/folderwalk.h"
#include "core/source/find/pathpattern.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/guess/filekind.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

namespace millrace {

namespace {

constexpr qint64 kindBytes = 4096;

bool isDataName(const QFileInfo &info)
{
    static const QSet<QString> suffixes{QString(),  u"txt"_s,    u"tsv"_s,      u"csv"_s,  u"tab"_s,
                                        u"psv"_s,   u"tbl"_s,    u"dat"_s,      u"data"_s, u"out"_s,
                                        u"jsonl"_s, u"ndjson"_s, u"jsonlines"_s};
    static const QRegularExpression number(u"^\\d+$"_s);
    const QString suffix = QFileInfo(unpackedName(info.fileName())).suffix().toLower();
    return suffixes.contains(suffix) || number.match(suffix).hasMatch();
}

bool isSql(const QFileInfo &info)
{
    return QFileInfo(unpackedName(info.fileName())).suffix().compare("sql"_L1, Qt::CaseInsensitive) == 0;
}

Result<void> checkKind(const QString &path)
{
    MILLRACE_TRY(const auto head, readContent(path, 0, kindBytes));
    return checkFileKind(path, head);
}

QString baseNameOf(const QFileInfo &info)
{
    return info.absolutePath() + u'/' + info.completeBaseName();
}

Error deadLink(const QFileInfo &link)
{
    return {.code = ErrorCode::SourceMissing,
            .what = CoreText::tr("%1 was passed over: it is a link to %2, which does not exist.")
                        .arg(link.filePath(), link.symLinkTarget()),
            .howToFix = CoreText::tr("Mend the link if the file belongs to the dump: its rows are missing."),
            .context = {.file = link.filePath()}};
}

Error noDataName(const QFileInfo &file)
{
    return {.code = ErrorCode::SourceUnsupported,
            .what = CoreText::tr("%1 was passed over: its name is none of a data file.").arg(file.filePath()),
            .howToFix = CoreText::tr("Name the file itself if it holds rows."),
            .context = {.file = file.absoluteFilePath()}};
}

Error subfoldersLeft(const QFileInfo &folder, const FolderContent &content)
{
    const QString others =
        content.subfolders == 1
            ? QString()
            : CoreText::tr(" and %1").arg(counted(content.subfolders - 1, CoreText::tr("other subfolder"),
                                                  CoreText::tr("other subfolders")));
    return {.code = ErrorCode::SourceUnsupported,
            .what = CoreText::tr("%1%2 of %3 were not looked into.")
                        .arg(content.firstSubfolder, others, folder.filePath()),
            .howToFix = CoreText::tr("Have subfolders read too (--recursive), or name them."),
            .context = {.file = folder.filePath()}};
}

/// Whether a pattern names a suffix (credits_*.log): its files are taken for data as if they were named.
bool namesSuffix(const QString &pattern, const QFileInfo &file)
{
    return !file.suffix().isEmpty() && pattern.endsWith(u'.' + file.suffix());
}

class Expansion
{
public:
    explicit Expansion(const PathOptions &options)
        : m_options(options)
    {}

    Result<void> add(const QString &path)
    {
        if (isPathPattern(path))
            return addPattern(path);
        const QFileInfo info(path);
        if (info.isDir())
            return addFolder(info);
        MILLRACE_TRY(const auto archive, isArchive(info));
        if (archive)
            return addArchive(info);
        QFile file;
        MILLRACE_TRY_VOID(openSourceFile(file, path));
        (isSql(info) ? m_namedSqlFiles : m_files).append(info);
        return {};
    }

    Result<SourcePaths> finish()
    {
        QSet<QString> baseNames;
        for (const QString &name : std::as_const(m_archivedFiles))
            baseNames.insert(baseNameOf(QFileInfo(unpackedName(name))));
        for (const QString &name : std::as_const(m_archivedSql))
            if (!baseNames.contains(baseNameOf(QFileInfo(unpackedName(name)))))
                m_result.sqlFiles.append(name);
        m_result.files = m_archivedFiles;
        for (const QFileInfo &file : std::as_const(m_files))
            baseNames.insert(baseNameOf(QFileInfo(unpackedName(file.absoluteFilePath()))));
        for (const auto &sqlFiles : {m_namedSqlFiles, m_sqlFiles})
            for (const QFileInfo &sql : sqlFiles) {
                const QString path = sql.absoluteFilePath();
                if (!baseNames.contains(baseNameOf(QFileInfo(unpackedName(path)))) &&
                    !m_result.sqlFiles.contains(path))
                    m_result.sqlFiles.append(path);
            }
        QSet<QString> seen;
        for (const QFileInfo &file : std::as_const(m_files)) {
            const QString canonical = canonicalPath(file);
            if (!seen.contains(canonical))
                m_result.files.append(file.absoluteFilePath());
            seen.insert(canonical);
        }
        if (m_result.files.isEmpty() && m_result.sqlFiles.isEmpty() && !m_result.passed.isEmpty())
            return fail(m_result.passed.constFirst());
        return std::move(m_result);
    }

private:
    Result<void> addPattern(const QString &pattern)
    {
        MILLRACE_TRY(const auto matches, pathsMatching(pattern));
        m_result.passed += matches.passed;
        for (const QString &path : matches.paths) {
            const QFileInfo info(path);
            if (!info.isDir()) {
                addEntry(info, namesSuffix(pattern, info));
            } else if (const auto added = addFolder(info); !added) {
                if (added.error().code == ErrorCode::Cancelled)
                    return added;
                m_result.passed.append(added.error()); // it was not named: * stood for it
            }
        }
        return {};
    }

    /// By the name, then by the first bytes: files of other names are not opened for it.
    static Result<bool> isArchive(const QFileInfo &info)
    {
        if (!hasArchiveName(info.fileName()) || !info.isFile())
            return false;
        MILLRACE_TRY(const auto kind, archiveKindOfFile(info.absoluteFilePath()));
        return kind == ArchiveKind::Zip || kind == ArchiveKind::Tar;
    }

    Result<void> addArchive(const QFileInfo &archive)
    {
        const QString path = archive.absoluteFilePath();
        if (const QString canonical = archive.canonicalFilePath(); m_archives.contains(canonical))
            return {};
        else
            m_archives.insert(canonical);
        MILLRACE_TRY(const auto listing, listArchive(path, m_options.stop));
        m_result.passed += listing.passed;
        for (const ListedMember &listed : listing.members) {
            const Content content(path, {.member = listed.member.name});
            const QFileInfo name(content.name());
            if (!isSql(name) && !isDataName(name)) {
                m_result.passed.append(noDataName(name));
                continue;
            }
            m_result.archived.insert(content.name(), {content, listed});
            (isSql(name) ? m_archivedSql : m_archivedFiles).append(content.name());
        }
        if (listing.members.isEmpty() && listing.passed.isEmpty())
            m_result.passed.append({.code = ErrorCode::SourceEmpty,
                                    .what = CoreText::tr("The archive %1 holds no files.").arg(path),
                                    .howToFix = CoreText::tr("Check that it was written to its end."),
                                    .context = {.file = path}});
        return {};
    }

    Result<void> addFolder(const QFileInfo &folder)
    {
        MILLRACE_TRY(const auto content, readFolder(folder, m_options.recursive, m_options.stop));
        m_result.passed += content.passed;
        if (content.files.isEmpty())
            return fail(
                {.code = ErrorCode::SourceEmpty,
                 .what = CoreText::tr("The folder %1 holds no files.").arg(folder.filePath()),
                 .howToFix = content.subfolders > 0
                                 ? CoreText::tr("Have subfolders read too (--recursive), or choose one.")
                                 : CoreText::tr("Choose the folder that the dump was written to."),
                 .context = {.file = folder.filePath()}});
        if (content.subfolders > 0)
            m_result.passed.append(subfoldersLeft(folder, content));
        for (const QFileInfo &entry : content.files)
            addEntry(entry, false);
        return {};
    }

    /// A file nobody named: what is none of a dump is passed over.
    void addEntry(const QFileInfo &entry, bool anyName)
    {
        if (entry.isSymLink() && !entry.exists()) {
            m_result.passed.append(deadLink(entry));
        } else if (isSql(entry)) {
            m_sqlFiles.append(entry);
        } else if (const auto archive = isArchive(entry); !archive || *archive) {
            const auto added = archive ? addArchive(entry) : Result<void>(fail(archive.error()));
            if (!added)
                m_result.passed.append(added.error());
        } else if (anyName || isDataName(entry)) {
            m_files.append(entry);
        } else if (const auto kind = checkKind(entry.absoluteFilePath()); !kind) {
            m_result.passed.append(kind.error());
        } else {
            m_result.passed.append(noDataName(entry));
        }
    }

    /// Without links. Folders are asked once: realpath() for each of 10,000 files takes longer than reading
    /// them.
    QString canonicalPath(const QFileInfo &file)
    {
        if (file.isSymLink())
            return file.canonicalFilePath();
        const QString folder = file.absolutePath();
        auto known = m_canonicalFolders.find(folder);
        if (known == m_canonicalFolders.end())
            known = m_canonicalFolders.insert(folder, QFileInfo(folder).canonicalFilePath());
        return *known + u'/' + file.fileName();
    }

    const PathOptions &m_options;
    QVector<QFileInfo> m_files;
    QVector<QFileInfo> m_sqlFiles;      ///< found in folders
    QVector<QFileInfo> m_namedSqlFiles; ///< named themselves
    QStringList m_archivedFiles;
    QStringList m_archivedSql;
    QSet<QString> m_archives; ///< looked into, without links
    QHash<QString, QString> m_canonicalFolders;
    SourcePaths m_result;
};

} // namespace

Result<SourcePaths> expandPaths(const QStringList &paths, const PathOptions &options)
{
    Expansion expansion(options);
    for (const QString &path : paths)
        MILLRACE_TRY_VOID(expansion.add(path));
    return expansion.finish();
}

QString ddlBeside(const SourcePaths &paths, const QString &file)
{
    if (!paths.archived.contains(file))
        return ddlPathBeside(file);
    const QFileInfo info(unpackedName(file));
    const QString sql = info.absolutePath() + u'/' + info.completeBaseName() + u".sql"_s;
    return paths.archived.contains(sql) ? sql : QString();
}

} // namespace millrace
