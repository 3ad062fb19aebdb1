// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sourcepaths.h"

#include "core/base/text.h"
#include "core/source/content.h"
#include "core/source/filekind.h"
#include "core/source/packing.h"
#include "core/source/sourceopen.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

namespace millrace {

namespace {

constexpr qint64 kindBytes = 4096;

bool isDataName(const QFileInfo &info)
{
    static const QSet<QString> suffixes{QString(),
                                        QStringLiteral("txt"),
                                        QStringLiteral("tsv"),
                                        QStringLiteral("csv"),
                                        QStringLiteral("tab"),
                                        QStringLiteral("psv"),
                                        QStringLiteral("tbl"),
                                        QStringLiteral("dat"),
                                        QStringLiteral("data"),
                                        QStringLiteral("out")};
    static const QRegularExpression number(QStringLiteral("^\\d+$"));
    const QString suffix = QFileInfo(unpackedName(info.fileName())).suffix().toLower();
    return suffixes.contains(suffix) || number.match(suffix).hasMatch();
}

bool isSql(const QFileInfo &info)
{
    return QFileInfo(unpackedName(info.fileName()))
               .suffix()
               .compare(QLatin1String("sql"), Qt::CaseInsensitive) == 0;
}

Result<void> checkKind(const QString &path)
{
    const auto head = readContent(path, 0, kindBytes);
    if (!head)
        return fail(head.error());
    return checkFileKind(path, *head);
}

/// True when a data file of the same base name stands among `files`.
bool hasDataFile(const QFileInfo &sql, const QSet<QString> &baseNames)
{
    return baseNames.contains(sql.absolutePath() + QLatin1Char('/') + sql.completeBaseName());
}

class Expansion
{
public:
    Result<void> add(const QString &path)
    {
        const QFileInfo info(path);
        if (info.isDir())
            return addFolder(info);
        QFile file;
        if (const auto opened = openSourceFile(file, path); !opened)
            return opened;
        (isSql(info) ? m_namedSqlFiles : m_files).append(info.absoluteFilePath());
        return {};
    }

    Result<SourcePaths> finish()
    {
        QSet<QString> baseNames;
        for (const QString &file : std::as_const(m_files))
            baseNames.insert(QFileInfo(file).absolutePath() + QLatin1Char('/') +
                             QFileInfo(unpackedName(file)).completeBaseName());
        for (const QStringList &sqlFiles : {m_namedSqlFiles, m_sqlFiles})
            for (const QString &sql : sqlFiles)
                if (!hasDataFile(QFileInfo(sql), baseNames) && !m_result.sqlFiles.contains(sql))
                    m_result.sqlFiles.append(sql);
        QSet<QString> seen;
        for (const QString &file : std::as_const(m_files)) {
            const QString canonical = QFileInfo(file).canonicalFilePath();
            if (!seen.contains(canonical))
                m_result.files.append(file);
            seen.insert(canonical);
        }
        if (m_result.files.isEmpty() && m_result.sqlFiles.isEmpty() && !m_result.passed.isEmpty())
            return fail(m_result.passed.constFirst());
        return m_result;
    }

private:
    Result<void> addFolder(const QFileInfo &folder)
    {
        if (!folder.isReadable() || !folder.isExecutable())
            return fail(
                sourceUnreadable(folder.filePath(), QStringLiteral("no permission to list this folder")));
        const QFileInfoList entries = QDir(folder.absoluteFilePath()).entryInfoList(QDir::Files);
        if (entries.isEmpty())
            return fail({.code = ErrorCode::SourceEmpty,
                         .what = QStringLiteral("The folder %1 holds no files.").arg(folder.filePath()),
                         .howToFix = QStringLiteral(
                             "Choose the folder that the dump was written to; folders inside it "
                             "are not looked into."),
                         .context = {.file = folder.filePath()}});
        for (const QFileInfo &entry : entries) {
            if (isSql(entry)) {
                m_sqlFiles.append(entry.absoluteFilePath());
            } else if (isDataName(entry)) {
                m_files.append(entry.absoluteFilePath());
            } else if (const auto kind = checkKind(entry.absoluteFilePath()); !kind) {
                m_result.passed.append(kind.error());
            } else {
                m_result.passed.append(
                    {.code = ErrorCode::SourceUnsupported,
                     .what = QStringLiteral("%1 was passed over: its name is none of a data file.")
                                 .arg(entry.filePath()),
                     .howToFix = QStringLiteral("Name the file itself if it holds rows."),
                     .context = {.file = entry.absoluteFilePath()}});
            }
        }
        return {};
    }

    QStringList m_files;
    QStringList m_sqlFiles;      ///< found in folders
    QStringList m_namedSqlFiles; ///< named themselves
    SourcePaths m_result;
};

} // namespace

Result<SourcePaths> expandPaths(const QStringList &paths)
{
    Expansion expansion;
    for (const QString &path : paths)
        if (const auto added = expansion.add(path); !added)
            return fail(added.error());
    return expansion.finish();
}

} // namespace millrace
