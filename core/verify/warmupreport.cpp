// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/warmupreport.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace millrace {

namespace {

QString fileIn(const QString &runFolder)
{
    return runFolder + u"/warmup.json"_s;
}

QString seconds(double value)
{
    if (value < 0.1)
        return CoreText::tr("%1 ms").arg(decimalText(value * 1000, 1));
    return u"%1 s"_s.arg(decimalText(value, value < 10 ? 2 : 0));
}

QString readsText(qint64 reads)
{
    if (reads < 0)
        return {};
    return reads == 0 ? CoreText::tr(" without a read from disk")
                      : CoreText::tr(" with %1")
                            .arg(counted(reads, CoreText::tr("page read from disk"),
                                         CoreText::tr("pages read from disk")));
}

QString lineOf(const QString &table, const WarmedIndex &index)
{
    QString line = u"%1, %2: "_s.arg(table, index.index);
    if (index.pagesAfter >= 0)
        line += CoreText::tr("%1 in the buffer pool%2; ")
                    .arg(counted(index.pagesAfter, CoreText::tr("page"), CoreText::tr("pages")),
                         index.pagesBefore < 0
                             ? QString()
                             : CoreText::tr(" (%1 before)").arg(groupedNumber(index.pagesBefore)));
    return line + CoreText::tr("first scan %1%2, second %3%4.")
                      .arg(seconds(index.firstSeconds), readsText(index.firstReads),
                           seconds(index.secondSeconds), readsText(index.secondReads));
}

} // namespace

template <>
const JsonMembers<WarmupReport> jsonMembers<WarmupReport>{
    {"server", &WarmupReport::server}, {"pool_bytes", &WarmupReport::poolBytes},
    {"before", &WarmupReport::before}, {"after", &WarmupReport::after},
    {"tables", &WarmupReport::tables}, {"page_list", &WarmupReport::pageList},
    {"notes", &WarmupReport::notes}};

QJsonObject WarmupReport::toJson() const
{
    return membersJson(*this);
}

WarmupReport WarmupReport::fromJson(const QJsonObject &json)
{
    return membersFrom<WarmupReport>(json);
}

QStringList WarmupReport::lines() const
{
    QStringList result;
    for (const WarmedTable &table : tables)
        for (const WarmedIndex &index : table.indexes)
            result << lineOf(table.table, index);
    return result + otherLines();
}

QStringList WarmupReport::otherLines() const
{
    QStringList result;
    for (const WarmedTable &table : tables) {
        if (table.optimizeSeconds >= 0)
            result << CoreText::tr("%1: OPTIMIZE took %2.").arg(table.table, seconds(table.optimizeSeconds));
        if (table.analyzeSeconds >= 0)
            result << CoreText::tr("%1: ANALYZE took %2.").arg(table.table, seconds(table.analyzeSeconds));
        for (const QString &note : table.notes)
            result << u"%1: %2"_s.arg(table.table, note);
    }
    if (before.pagesData >= 0 && after.pagesData >= 0)
        result << CoreText::tr("Buffer pool: %1 of %2 pages hold data, %3 before.")
                      .arg(groupedNumber(after.pagesData), groupedNumber(after.pagesTotal),
                           groupedNumber(before.pagesData));
    if (before.residentBytes >= 0 && after.residentBytes >= 0)
        result << CoreText::tr("The server's process: %1 resident, %2 before.")
                      .arg(sizeText(after.residentBytes), sizeText(before.residentBytes));
    if (before.readBytes >= 0 && after.readBytes >= before.readBytes)
        result << CoreText::tr("It read %1 from the disk meanwhile.")
                      .arg(sizeText(after.readBytes - before.readBytes));
    if (!pageList.isEmpty())
        result << pageList;
    return result + notes;
}

Result<void> WarmupReport::save(const QString &runFolder) const
{
    return writeFileAtomically(fileIn(runFolder), QJsonDocument(toJson()).toJson());
}

Result<std::optional<WarmupReport>> WarmupReport::load(const QString &runFolder)
{
    if (!QFileInfo::exists(fileIn(runFolder)))
        return std::optional<WarmupReport>();
    MILLRACE_TRY(const auto content, readWholeFile(fileIn(runFolder)));
    const QJsonDocument json = QJsonDocument::fromJson(content);
    if (!json.isObject())
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("%1 is not a record of a warm-up.").arg(fileIn(runFolder)),
                     .howToFix = CoreText::tr("Remove the file; the run is complete without it."),
                     .context = {.file = fileIn(runFolder)}});
    return std::optional(fromJson(json.object()));
}

} // namespace millrace
