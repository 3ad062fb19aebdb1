// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/find/fileorder.h"

#include "core/source/find/naturalorder.h"
#include "core/source/find/pathpattern.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <algorithm>
#include <numeric>

namespace millrace {

namespace {

QStringView fileName(const QString &path)
{
    return QStringView(path).mid(path.lastIndexOf(u'/') + 1);
}

/// What the files are compared by: names, or paths where names alone do not tell them apart.
QStringList sortNames(const QVector<SourceFile> &files)
{
    QSet<QStringView> names;
    names.reserve(files.size());
    QStringList result;
    result.reserve(files.size());
    for (const SourceFile &file : files) {
        result << file.name();
        names.insert(fileName(result.constLast()));
    }
    if (names.size() == files.size())
        for (QString &name : result)
            name = fileName(name).toString();
    return result;
}

/// The place of a file's own path, or of the nearest folder above it that was named; after all otherwise.
int placeOf(const QString &path, const QHash<QString, int> &places)
{
    for (QString part = path; !part.isEmpty(); part.truncate(qMax<qsizetype>(0, part.lastIndexOf(u'/'))))
        if (const auto place = places.constFind(part); place != places.constEnd())
            return *place;
    return static_cast<int>(places.size());
}

} // namespace

void sortFiles(QVector<SourceFile> &files, FileOrder order)
{
    if (order == FileOrder::Given)
        return;
    const QStringList names = sortNames(files);
    QVector<qsizetype> places(files.size());
    std::iota(places.begin(), places.end(), 0);
    std::stable_sort(places.begin(), places.end(), [&](qsizetype a, qsizetype b) {
        const qint64 timeA = files.at(a).fingerprint.modifiedMs;
        const qint64 timeB = files.at(b).fingerprint.modifiedMs;
        if (order == FileOrder::Time && timeA != timeB)
            return timeA < timeB;
        return order == FileOrder::Name ? names.at(a) < names.at(b) : naturalLess(names.at(a), names.at(b));
    });
    QVector<SourceFile> sorted;
    sorted.reserve(files.size());
    for (const qsizetype place : std::as_const(places))
        sorted.append(files.at(place));
    files = sorted;
}

void sortFilesAsGiven(QVector<SourceFile> &files, const QStringList &given)
{
    QHash<QString, int> places;
    for (const QString &name : given) {
        QStringList paths{name};
        if (isPathPattern(name))
            if (const auto matches = pathsMatching(name))
                paths = matches->paths;
        for (const QString &path : std::as_const(paths))
            if (const QString absolute = QFileInfo(path).absoluteFilePath(); !places.contains(absolute))
                places.insert(absolute, static_cast<int>(places.size()));
    }
    sortFiles(files, FileOrder::Natural);
    QHash<QString, int> placeOfFile;
    for (const SourceFile &file : std::as_const(files))
        placeOfFile.insert(file.name(), placeOf(file.name(), places));
    std::stable_sort(files.begin(), files.end(), [&placeOfFile](const SourceFile &a, const SourceFile &b) {
        return placeOfFile.value(a.name()) < placeOfFile.value(b.name());
    });
}

} // namespace millrace
