// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/growing/dumpparts.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

template <typename T> void addNew(QVector<T> &list, const QVector<T> &more)
{
    for (const T &each : more)
        if (!list.contains(each))
            list << each;
}

/// "SET @saved_cs_client = @@character_set_client", "SET character_set_client = utf8mb4": run twice they do
/// what they do once.
bool isSavedAndPutBack(const DumpStatement &setting)
{
    const QByteArray text = setting.text.toLower();
    return text.contains("character_set_client") && !text.contains("names");
}

/// The last \a length of the list are once more what stands in front of them.
bool endsTwice(const QVector<DumpStatement> &settings, qsizetype length)
{
    const auto end = settings.end();
    return settings.size() >= 2 * length &&
           std::equal(end - 2 * length, end - length, end - length,
                      [](const DumpStatement &one, const DumpStatement &other) {
                          return one.text == other.text && isSavedAndPutBack(one);
                      });
}

/// None of them is made: which there are is told in the end.
void addAccounts(AccountsPlan &accounts, AccountsPlan more)
{
    for (AccountText &text : more.statements)
        text.file += static_cast<int>(accounts.files.size());
    accounts.statements += more.statements;
    accounts.files += more.files;
    addNew<QString>(accounts.names, more.names);
    addNew<QString>(accounts.leftOut, more.leftOut);
}

} // namespace

DumpPlan planOfArriving(const QString &spool, const DumpPlanOptions &options, bool systemSchemas)
{
    return {.name =
                options.defaults.name.isEmpty() ? QFileInfo(spool).completeBaseName() : options.defaults.name,
            .path = spool,
            .connection = options.connection,
            .schema = options.connection.schema,
            .createSchema = options.createSchema,
            .existing = options.existing,
            .workers = options.defaults.workers,
            .othersAre = options.others,
            .arriving = ArrivingDump{.defaults = options.defaults,
                                     .words = options.words,
                                     .systemSchemas = systemSchemas,
                                     .deferFromBytes = options.deferFromBytes}};
}

void addPart(DumpPlan &plan, DumpPlan part)
{
    const auto tables = static_cast<int>(plan.tables.size());
    plan.parts << DumpPart{
        .before = plan.before.size(), .tables = plan.tables.size(), .after = plan.after.size()};
    plan.before += part.before;
    plan.tables += part.tables;
    for (DumpStatement &statement : part.rows)
        statement.tableIndex += tables;
    plan.rows += part.rows;
    plan.after += part.after;
    plan.others += part.others;
    plan.workers = std::max(plan.workers, part.workers);
    plan.oneByOne = plan.oneByOne || part.oneByOne;
    plan.foreign.choice = part.foreign.choice;
    plan.foreign.mariaDb = part.foreign.mariaDb;
    plan.foreign.version = part.foreign.version;
    plan.foreign.words += part.foreign.words;
    addAccounts(plan.accounts, std::move(part.accounts));
    const bool wholeServer = plan.coordinates && plan.coordinates->wholeServer;
    if (part.coordinates)
        plan.coordinates = part.coordinates;
    if (wholeServer)
        plan.coordinates->wholeServer = true;
    plan.schemasFollowed.insert(part.schemasFollowed);
    addNew<QString>(plan.schemasMade, part.schemasMade);
    addNew<QString>(plan.schemasLeftOut, part.schemasLeftOut);
    addNew<QString>(plan.leftOutViews, part.leftOutViews);
    addNew<QString>(plan.notes, part.notes);
    addNew<QString>(plan.warnings, part.warnings);
    plan.tail = std::move(part.tail);
    if (plan.tail)
        for (DumpTailLoad &load : plan.tail->loads)
            load.table += tables;
}

DumpPlan partOf(const DumpPlan &plan, qsizetype part)
{
    if (plan.parts.isEmpty())
        return plan;
    const DumpPart &begin = plan.parts.at(part);
    const bool isLast = part + 1 == plan.parts.size();
    const DumpPart end =
        isLast
            ? DumpPart{.before = plan.before.size(), .tables = plan.tables.size(), .after = plan.after.size()}
            : plan.parts.at(part + 1);
    DumpPlan own = plan;
    own.before = plan.before.mid(begin.before, end.before - begin.before);
    own.tables = plan.tables.mid(begin.tables, end.tables - begin.tables);
    own.after = plan.after.mid(begin.after, end.after - begin.after);
    own.rows.clear();
    own.arriving.reset();
    own.parts.clear();
    if (!isLast || plan.arriving)
        own.tail.reset();
    return own;
}

void addSettings(QVector<DumpStatement> &settings, const QVector<DumpStatement> &more)
{
    constexpr qsizetype longest = 6;
    for (const DumpStatement &each : more) {
        settings << each;
        for (qsizetype length = 1; length <= longest; ++length)
            if (endsTwice(settings, length)) {
                settings.resize(settings.size() - length);
                break;
            }
    }
}

} // namespace millrace
