// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/find/pathpattern.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/sourceopen.h"
#include "core/source/find/naturalorder.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

bool hasWildcard(const QString &text)
{
    static const QRegularExpression wildcard(u"[*?\\[]"_s);
    return text.contains(wildcard);
}

/// The entries of a folder whose names match. Errors: SourceUnreadable.
Result<QStringList> matchesIn(const QString &folder, const QString &pattern, bool foldersOnly)
{
    const QFileInfo info(folder);
    if (!info.isReadable() || !info.isExecutable())
        return fail(sourceUnreadable(folder, CoreText::tr("no permission to list this folder")));
    const QRegularExpression wanted(QRegularExpression::wildcardToRegularExpression(pattern));
    QDir::Filters filters = QDir::Dirs | QDir::NoDotAndDotDot;
    if (!foldersOnly)
        filters |= QDir::Files | QDir::System; // System: links that lead nowhere are named, not forgotten
    if (pattern.startsWith(u'.'))
        filters |= QDir::Hidden;
    QStringList names;
    for (QDirIterator entries(folder, filters); entries.hasNext();) {
        entries.next();
        if (wanted.match(entries.fileName()).hasMatch())
            names << entries.fileName();
    }
    std::sort(names.begin(), names.end(), naturalLess);
    return names;
}

Error nothingMatches(const QString &pattern, const QString &folder)
{
    return {.code = ErrorCode::SourceMissing,
            .what = CoreText::tr("No file matches %1 in the folder %2.").arg(pattern, folder),
            .howToFix = CoreText::tr("Check the pattern: * stands for any characters but /, ? for one; a "
                                     "relative one starts at the current folder."),
            .context = {.file = pattern}};
}

} // namespace

bool isPathPattern(const QString &path)
{
    return hasWildcard(path) && !QFileInfo::exists(path) && !QFileInfo(path).isSymLink();
}

Result<PatternMatches> pathsMatching(const QString &pattern)
{
    PatternMatches result;
    QStringList parts = QDir::cleanPath(QDir::current().absoluteFilePath(pattern)).split(u'/');
    QString root;
    while (parts.size() > 1 && !hasWildcard(parts.first()))
        root += parts.takeFirst() + u'/';
    if (!QFileInfo(root).isDir())
        return fail({.code = ErrorCode::SourceMissing,
                     .what = CoreText::tr("The folder %1 does not exist.").arg(root),
                     .howToFix = CoreText::tr("Check the path; a relative one starts at the current folder."),
                     .context = {.file = pattern}});
    QStringList folders{root};
    while (!parts.isEmpty()) {
        const QString part = parts.takeFirst();
        QStringList found;
        for (const QString &folder : std::as_const(folders)) {
            if (!hasWildcard(part)) {
                if (const QFileInfo info(folder + part); info.exists() || info.isSymLink())
                    found << folder + part;
                continue;
            }
            const auto names = matchesIn(folder, part, !parts.isEmpty());
            if (!names && folder == root)
                return fail(names.error());
            if (!names)
                result.passed << names.error();
            for (const QString &name : names.value_or(QStringList()))
                found << folder + name;
        }
        folders.clear();
        if (parts.isEmpty())
            result.paths = found;
        for (const QString &path : std::as_const(found))
            folders << path + u'/';
    }
    if (result.paths.isEmpty())
        return fail(result.passed.isEmpty() ? nothingMatches(pattern, root) : result.passed.constFirst());
    return result;
}

} // namespace millrace
