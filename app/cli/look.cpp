// SPDX-License-Identifier: GPL-3.0-or-later
// look: rows of a run, as the dump has them and as the table has them.
#include "app/cli/shared/command.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/report/rows/rowlook.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/source/bytes/charsets.h"
#include "core/source/keyrange.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

void addLookOptions(CommandParser &parser)
{
    parser.setApplicationDescription(
        u"Shows rows of a run side by side: as they stand in the dump, as the load's statement has the "
        u"server "
        "store them, and as the table holds them under the same key. Without options the first and the last "
        "row. Where the rows came from another server: the table's first and last row by its key, and what "
        "that server has of them now, without numbers. Reads the source and the table; changes nothing. Ends "
        "with 3 where a row is missing, differs or could not be compared."_s);
    parser.addOptions({
        {u"row"_s, u"The row of the dump with this number in source order; may be repeated."_s, u"NUMBER"_s},
        {u"key"_s,
         u"The table's row with this value of its key, and the row of the dump that it was; once for each "
         "column of the key."_s,
         u"VALUE"_s},
        {u"chunk"_s, u"First and last row of this chunk; may be repeated."_s, u"NUMBER"_s},
        {u"slowest"_s, u"First and last row of the chunk that took longest."_s},
        {u"dump-table"_s, u"Of the run of a whole dump: this table."_s, u"TABLE"_s},
        {u"json"_s, u"One JSON object on standard output."_s},
    });
    addRunArgument(parser);
}

/// Errors: usage.
Result<QVector<qint64>> numbersOf(const CommandParser &parser, const QString &option)
{
    QVector<qint64> numbers;
    for (const QString &text : parser.values(option)) {
        bool isNumber = false;
        numbers << text.toLongLong(&isNumber);
        if (!isNumber || numbers.last() < 1)
            return fail(usageError(u"--%1 wants a number from 1 on, not “%2”."_s.arg(option, text)));
    }
    return numbers;
}

QString textOf(const QVector<PreviewCell> &cells, qsizetype column)
{
    if (column >= cells.size())
        return u"–"_s;
    return cells.at(column).isNull ? u"NULL"_s : displayText(cells.at(column).value).simplified();
}

void printLook(const RowLook &look)
{
    for (const RowLook::Line &line : look.lines) {
        const LoadedRow &row = line.row;
        QStringList place;
        if (row.source.number > 0)
            place << u"row %1"_s.arg(groupedNumber(row.source.number))
                  << u"%1, row %2"_s.arg(row.file, groupedNumber(row.source.source.row));
        else if (row.hasSource)
            place << row.file;
        if (!row.key.isEmpty())
            place << keyText(look.key, row.key);
        printLine(u"%1: %2 (%3)"_s.arg(line.title, outcomeText(row.outcome()), place.join(u"; "_s)));
        if (row.hasSource)
            printShort((look.isOfServer ? u"  in the source: "_s : u"  in the dump: "_s) +
                       displayText(row.source.source.raw));
        qsizetype width = 0;
        for (const QString &column : look.columns)
            width = qMax(width, column.size());
        for (qsizetype column = 0; column < look.columns.size(); ++column) {
            const QString made = textOf(row.source.cells, column);
            const bool differs = row.differing.contains(static_cast<int>(column));
            // Of a row that the table lacks: what the load gives.
            printShort(u"  %1  %2"_s.arg(look.columns.at(column).leftJustified(width),
                                         row.stored.isEmpty() ? made : textOf(row.stored, column)) +
                       (differs ? u"  ! the load gives %1"_s.arg(made) : QString()));
        }
        for (const QString &note : row.notes)
            printLine(u"  "_s + note);
    }
}

QJsonObject lookJson(const RowLook &look)
{
    QJsonArray lines;
    for (const RowLook::Line &line : look.lines) {
        const LoadedRow &row = line.row;
        QJsonArray differing;
        for (const int column : row.differing)
            differing << look.columns.at(column);
        lines << QJsonObject{
            {u"title"_s, line.title},
            {u"number"_s, row.source.number},
            {u"file"_s, row.file},
            {u"row"_s, row.source.source.row},
            {u"raw_base64"_s, QString::fromLatin1(row.source.source.raw.toBase64())},
            {u"key"_s, QJsonArray::fromStringList(row.key)},
            {u"made"_s,
             row.hasSource && row.source.stored ? QJsonValue(jsonOfRow(row.source.cells)) : QJsonValue()},
            {u"stored"_s, row.stored.isEmpty() ? QJsonValue() : QJsonValue(jsonOfRow(row.stored))},
            {u"differing"_s, differing},
            {u"outcome"_s, enumName(row.outcome())},
            {u"notes"_s, QJsonArray::fromStringList(row.notes)}};
    }
    return {{u"table"_s, look.table},
            {u"columns"_s, QJsonArray::fromStringList(look.columns)},
            {u"rows"_s, lines}};
}

} // namespace

Result<int> lookCommand(const QStringList &arguments)
{
    CommandParser parser;
    addLookOptions(parser);
    if (const auto ended = parse(parser, u"look"_s, arguments))
        return *ended;
    MILLRACE_TRY(auto run, namedRun(parser));
    MILLRACE_TRY(const auto opened, tableRun(std::move(run), parser.value(u"dump-table"_s)));
    MILLRACE_TRY(const auto rows, numbersOf(parser, u"row"_s));
    MILLRACE_TRY(const auto chunks, numbersOf(parser, u"chunk"_s));
    MILLRACE_TRY(const auto about, opened->runPlan());
    if (about.isWholeDump()) {
        QStringList names;
        for (const Plan &table : about.dump()->tables)
            names << table.table;
        return misused(
            u"look"_s,
            u"this is the run of a whole dump: name one of its tables with --dump-table (%1)."_s.arg(
                names.mid(0, 20).join(u", "_s)));
    }
    const Plan &plan = *about.table();
    MILLRACE_TRY(const auto target, signInTo(plan.connection));
    MILLRACE_TRY(const auto connection, Connection::open(target));
    std::stop_source stop;
    const SignalWatcher watcher([&stop] { stop.request_stop(); });
    MILLRACE_TRY(const auto look, lookAtRows(*opened, *connection,
                                             {.numbers = rows,
                                              .chunks = chunks,
                                              .slowest = parser.isSet(u"slowest"_s),
                                              .key = parser.values(u"key"_s)},
                                             {.stop = stop.get_token()}, sourceServerOf(plan.source)));
    if (parser.isSet(u"json"_s))
        printJson(lookJson(look));
    else
        printLook(look);
    return look.isWell() ? Ok : DoneWithRejects;
}

} // namespace millrace::cli
