// SPDX-License-Identifier: GPL-3.0-or-later
// The part of sortedsource.h that remembers a finished sort.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/order/sortedsource.h"
#include "core/order/sortfolder.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace millrace {

namespace {

constexpr int manifestVersion = 1;

/// The rows are written for the same session. An earlier version lost this on the way to the sorted rows.
bool sameSession(const Source &a, const Source &b)
{
    return a.timeZone == b.timeZone && a.sqlMode == b.sqlMode;
}

bool sameDump(const Source &a, const Source &b)
{
    return a.dialect == b.dialect && a.fieldCount == b.fieldCount && sameSession(a, b) &&
           std::equal(a.files.begin(), a.files.end(), b.files.begin(), b.files.end(),
                      [](const SourceFile &x, const SourceFile &y) {
                          return x.path == y.path && x.fingerprint == y.fingerprint;
                      });
}

std::optional<SortedSource> readManifest(const QString &folder)
{
    const auto text = readWholeFile(SortFolder::manifestFile(folder));
    if (!text)
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(*text).object();
    if (json.value(u"version"_s).toInt() != manifestVersion)
        return std::nullopt;
    auto source = Source::fromJson(json.value(u"sorted"_s).toObject());
    auto original = Source::fromJson(json.value(u"dump"_s).toObject());
    auto key = SortKey::fromJson(json.value(u"key"_s).toObject());
    if (!source || !original || !key || source->files.size() != 1)
        return std::nullopt;
    return SortedSource{.source = std::move(*source),
                        .original = std::move(*original),
                        .key = std::move(*key),
                        .folder = folder,
                        .rowNumbers = json.value(u"row_numbers"_s).toBool()};
}

bool filesAreWhole(const SortedSource &sorted)
{
    const SourceFile &file = sorted.source.files.constFirst();
    const auto fingerprint = fingerprintOf(SortFolder::rowsFile(sorted.folder));
    const qint64 bookEntries = (sorted.rows() + SortedSource::bookStep - 1) / SortedSource::bookStep;
    return fingerprint && *fingerprint == file.fingerprint && sorted.original.totalRows() == sorted.rows() &&
           QFileInfo(SortFolder::originsFile(sorted.folder)).size() == 8 * sorted.rows() &&
           QFileInfo(SortFolder::bookFile(sorted.folder)).size() == 8 * bookEntries;
}

} // namespace

Result<void> writeManifest(SortedSource &sorted)
{
    SourceFile &file = sorted.source.files.first();
    MILLRACE_TRY(file.fingerprint, fingerprintOf(file.path));
    const QJsonObject json{{u"version"_s, manifestVersion},
                           {u"dump"_s, sorted.original.toJson()},
                           {u"key"_s, sorted.key.toJson()},
                           {u"row_numbers"_s, sorted.rowNumbers},
                           {u"sorted"_s, sorted.source.toJson()}};
    return writeFileAtomically(SortFolder::manifestFile(sorted.folder), QJsonDocument(json).toJson());
}

Result<std::optional<SortedSource>> reuseSorted(const QString &folder, const Source &source,
                                                const SortKey &key, bool rowNumbers)
{
    auto sorted = readManifest(folder);
    if (!sorted || sorted->rowNumbers != rowNumbers || !(sorted->key == key) ||
        !sameDump(sorted->original, source) || !sameSession(sorted->source, source) ||
        !filesAreWhole(*sorted))
        return std::nullopt;
    for (const SourceFile &file : source.files) {
        MILLRACE_TRY(const auto now, fingerprintOf(file.path));
        if (now != file.fingerprint)
            return std::nullopt;
    }
    // The folder may have been moved with its run.
    sorted->source.files.first().path = SortFolder::rowsFile(folder);
    return sorted;
}

} // namespace millrace
