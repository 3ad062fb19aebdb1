// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/warmupreport.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace millrace {

namespace {

QString fileIn(const QString &runFolder)
{
    return runFolder + u"/warmup.json"_s;
}

/// A member that is not there is not known, not 0.
qint64 whole(const QJsonObject &json, const char *name)
{
    return json.value(QLatin1String(name)).toInteger(-1);
}

double real(const QJsonObject &json, const char *name)
{
    return json.value(QLatin1String(name)).toDouble(-1);
}

QStringList texts(const QJsonValue &value)
{
    QStringList result;
    for (const QJsonValue &text : value.toArray())
        result << text.toString();
    return result;
}

template <typename Item> QJsonArray arrayOf(const QVector<Item> &items)
{
    QJsonArray array;
    for (const Item &item : items)
        array << item.toJson();
    return array;
}

template <typename Item> QVector<Item> itemsOf(const QJsonValue &value)
{
    QVector<Item> items;
    for (const QJsonValue &item : value.toArray())
        items << Item::fromJson(item.toObject());
    return items;
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

QJsonObject MemoryFigures::toJson() const
{
    return {{u"pages_data"_s, pagesData}, {u"pages_total"_s, pagesTotal},  {u"page_bytes"_s, pageBytes},
            {u"pages_read"_s, pagesRead}, {u"rss_bytes"_s, residentBytes}, {u"read_bytes"_s, readBytes}};
}

MemoryFigures MemoryFigures::fromJson(const QJsonObject &json)
{
    return {.pagesData = whole(json, "pages_data"),
            .pagesTotal = whole(json, "pages_total"),
            .pageBytes = whole(json, "page_bytes"),
            .pagesRead = whole(json, "pages_read"),
            .residentBytes = whole(json, "rss_bytes"),
            .readBytes = whole(json, "read_bytes")};
}

QJsonObject WarmedIndex::toJson() const
{
    return {{u"index"_s, index},
            {u"pages_before"_s, pagesBefore},
            {u"pages_after"_s, pagesAfter},
            {u"first_seconds"_s, firstSeconds},
            {u"second_seconds"_s, secondSeconds},
            {u"first_reads"_s, firstReads},
            {u"second_reads"_s, secondReads}};
}

WarmedIndex WarmedIndex::fromJson(const QJsonObject &json)
{
    return {.index = json.value(u"index"_s).toString(),
            .pagesBefore = whole(json, "pages_before"),
            .pagesAfter = whole(json, "pages_after"),
            .firstSeconds = real(json, "first_seconds"),
            .secondSeconds = real(json, "second_seconds"),
            .firstReads = whole(json, "first_reads"),
            .secondReads = whole(json, "second_reads")};
}

QJsonObject WarmedTable::toJson() const
{
    return {{u"table"_s, table},
            {u"data_bytes"_s, dataBytes},
            {u"index_bytes"_s, indexBytes},
            {u"optimize_seconds"_s, optimizeSeconds},
            {u"analyze_seconds"_s, analyzeSeconds},
            {u"indexes"_s, arrayOf(indexes)},
            {u"notes"_s, QJsonArray::fromStringList(notes)}};
}

WarmedTable WarmedTable::fromJson(const QJsonObject &json)
{
    return {.table = json.value(u"table"_s).toString(),
            .dataBytes = whole(json, "data_bytes"),
            .indexBytes = whole(json, "index_bytes"),
            .optimizeSeconds = real(json, "optimize_seconds"),
            .analyzeSeconds = real(json, "analyze_seconds"),
            .indexes = itemsOf<WarmedIndex>(json.value(u"indexes"_s)),
            .notes = texts(json.value(u"notes"_s))};
}

QJsonObject WarmupReport::toJson() const
{
    return {{u"server"_s, server},
            {u"pool_bytes"_s, poolBytes},
            {u"before"_s, before.toJson()},
            {u"after"_s, after.toJson()},
            {u"tables"_s, arrayOf(tables)},
            {u"page_list"_s, pageList},
            {u"notes"_s, QJsonArray::fromStringList(notes)}};
}

WarmupReport WarmupReport::fromJson(const QJsonObject &json)
{
    return {.server = json.value(u"server"_s).toString(),
            .poolBytes = whole(json, "pool_bytes"),
            .before = MemoryFigures::fromJson(json.value(u"before"_s).toObject()),
            .after = MemoryFigures::fromJson(json.value(u"after"_s).toObject()),
            .tables = itemsOf<WarmedTable>(json.value(u"tables"_s)),
            .pageList = json.value(u"page_list"_s).toString(),
            .notes = texts(json.value(u"notes"_s))};
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
