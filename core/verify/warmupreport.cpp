// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/warmupreport.h"

#include "core/base/coretext.h"
#include "core/base/paths.h"
#include "core/base/text.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace millrace {

namespace {

QString fileIn(const QString &runFolder)
{
    return runFolder + QStringLiteral("/warmup.json");
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
    return QStringLiteral("%1 s").arg(decimalText(value, value < 10 ? 2 : 0));
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
    QString line = QStringLiteral("%1, %2: ").arg(table, index.index);
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
    return {{QStringLiteral("pages_data"), pagesData},    {QStringLiteral("pages_total"), pagesTotal},
            {QStringLiteral("page_bytes"), pageBytes},    {QStringLiteral("pages_read"), pagesRead},
            {QStringLiteral("rss_bytes"), residentBytes}, {QStringLiteral("read_bytes"), readBytes}};
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
    return {{QStringLiteral("index"), index},
            {QStringLiteral("pages_before"), pagesBefore},
            {QStringLiteral("pages_after"), pagesAfter},
            {QStringLiteral("first_seconds"), firstSeconds},
            {QStringLiteral("second_seconds"), secondSeconds},
            {QStringLiteral("first_reads"), firstReads},
            {QStringLiteral("second_reads"), secondReads}};
}

WarmedIndex WarmedIndex::fromJson(const QJsonObject &json)
{
    return {.index = json.value(QStringLiteral("index")).toString(),
            .pagesBefore = whole(json, "pages_before"),
            .pagesAfter = whole(json, "pages_after"),
            .firstSeconds = real(json, "first_seconds"),
            .secondSeconds = real(json, "second_seconds"),
            .firstReads = whole(json, "first_reads"),
            .secondReads = whole(json, "second_reads")};
}

QJsonObject WarmedTable::toJson() const
{
    return {{QStringLiteral("table"), table},
            {QStringLiteral("data_bytes"), dataBytes},
            {QStringLiteral("index_bytes"), indexBytes},
            {QStringLiteral("optimize_seconds"), optimizeSeconds},
            {QStringLiteral("analyze_seconds"), analyzeSeconds},
            {QStringLiteral("indexes"), arrayOf(indexes)},
            {QStringLiteral("notes"), QJsonArray::fromStringList(notes)}};
}

WarmedTable WarmedTable::fromJson(const QJsonObject &json)
{
    return {.table = json.value(QStringLiteral("table")).toString(),
            .dataBytes = whole(json, "data_bytes"),
            .indexBytes = whole(json, "index_bytes"),
            .optimizeSeconds = real(json, "optimize_seconds"),
            .analyzeSeconds = real(json, "analyze_seconds"),
            .indexes = itemsOf<WarmedIndex>(json.value(QStringLiteral("indexes"))),
            .notes = texts(json.value(QStringLiteral("notes")))};
}

QJsonObject WarmupReport::toJson() const
{
    return {{QStringLiteral("server"), server},
            {QStringLiteral("pool_bytes"), poolBytes},
            {QStringLiteral("before"), before.toJson()},
            {QStringLiteral("after"), after.toJson()},
            {QStringLiteral("tables"), arrayOf(tables)},
            {QStringLiteral("page_list"), pageList},
            {QStringLiteral("notes"), QJsonArray::fromStringList(notes)}};
}

WarmupReport WarmupReport::fromJson(const QJsonObject &json)
{
    return {.server = json.value(QStringLiteral("server")).toString(),
            .poolBytes = whole(json, "pool_bytes"),
            .before = MemoryFigures::fromJson(json.value(QStringLiteral("before")).toObject()),
            .after = MemoryFigures::fromJson(json.value(QStringLiteral("after")).toObject()),
            .tables = itemsOf<WarmedTable>(json.value(QStringLiteral("tables"))),
            .pageList = json.value(QStringLiteral("page_list")).toString(),
            .notes = texts(json.value(QStringLiteral("notes")))};
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
            result << QStringLiteral("%1: %2").arg(table.table, note);
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
    const auto content = readWholeFile(fileIn(runFolder));
    if (!content)
        return fail(content.error());
    const QJsonDocument json = QJsonDocument::fromJson(*content);
    if (!json.isObject())
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("%1 is no record of a warm-up.").arg(fileIn(runFolder)),
                     .howToFix = CoreText::tr("Remove the file; the run is complete without it."),
                     .context = {.file = fileIn(runFolder)}});
    return std::optional(fromJson(json.object()));
}

} // namespace millrace
