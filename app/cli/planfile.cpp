// SPDX-License-Identifier: GPL-3.0-or-later
// sql, check and preview: what can be asked of a plan without running it.
#include "app/cli/options/plandump.h"
#include "app/cli/options/tablesource.h"
#include "app/cli/shared/command.h"
#include "app/cli/shared/signin.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/preview.h"
#include "core/mapping/textfields.h"
#include "core/plan/statements.h"
#include "core/plan/wholedump/dumplisting.h"
#include "core/plan/wholedump/dumppreflight.h"
#include "core/run/ship/shipcheckup.h"
#include "core/run/undo/spoolkeeping.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/content/rowfiles.h"
#include "core/source/rowpick.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

Result<Plan> tableOf(const DumpPlan &dump, const QString &name)
{
    QStringList names;
    for (const Plan &table : dump.tables) {
        if (table.table == name)
            return table;
        names << table.table;
    }
    return fail(
        {.code = ErrorCode::PlanInvalid,
         .what = u"This is the plan of a whole dump."_s,
         .howToFix = u"Name one of its tables with --dump-table: %1."_s.arg(names.mid(0, 20).join(u", "_s))});
}

void addPlanArgument(CommandParser &parser)
{
    parser.addPositionalArgument(u"PLAN"_s, u"A .millrace file."_s);
}

Result<RunPlan> namedPlan(const CommandParser &parser)
{
    MILLRACE_TRY(const auto path, onlyArgument(parser, u"one plan"_s));
    return RunPlan::load(path);
}

QString severityMark(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Ok:
        return u"ok     "_s;
    case Finding::Severity::Note:
        return u"note   "_s;
    case Finding::Severity::Warning:
        return u"warning"_s;
    case Finding::Severity::Blocking:
        return u"REFUSED"_s;
    }
    Q_UNREACHABLE();
}

QString cellText(const PreviewCell &cell)
{
    return cell.isNull ? u"NULL"_s : QString::fromUtf8(cell.value).simplified();
}

QJsonObject previewJson(const Preview &preview)
{
    QJsonArray rows;
    for (const PreviewRow &row : preview.rows) {
        QJsonArray warnings;
        for (const ServerWarning &warning : row.warnings)
            warnings << QJsonObject{{u"code"_s, warning.code}, {u"message"_s, warning.message}};
        rows << QJsonObject{{u"row"_s, row.source.row},
                            {u"number"_s, row.number},
                            {u"line"_s, row.source.line},
                            {u"raw_base64"_s, QString::fromLatin1(row.source.raw.toBase64())},
                            {u"parsed"_s, jsonOfRow(row.source.fields)},
                            {u"stored"_s, row.stored ? QJsonValue(jsonOfRow(row.cells)) : QJsonValue()},
                            {u"warnings"_s, warnings}};
    }
    return {{u"columns"_s, QJsonArray::fromStringList(preview.columns)},
            {u"rows"_s, rows},
            {u"way"_s, preview.way == PreviewWay::Expressions ? u"expressions"_s : u"temporary-table"_s},
            {u"milliseconds"_s, preview.milliseconds}};
}

/// The first rows of a dump and those that were asked for by number.
Result<QVector<PickedRow>> rowsToShow(const Plan &plan, const QVector<Row> &first,
                                      const QVector<qint64> &numbers)
{
    QVector<PickedRow> picked;
    for (const Row &row : first)
        picked << PickedRow{.row = row, .number = row.row};
    if (numbers.isEmpty())
        return picked;
    MILLRACE_TRY(const auto found, rowsNumbered(plan.source, {}, numbers));
    for (const PickedRow &row : found)
        if (row.number > first.size())
            picked << row;
    return picked;
}

Result<Preview> previewFiles(Connection &connection, const Plan &plan, const TableSchema &table,
                             const QVector<PickedRow> &rows)
{
    auto preview = previewPicked(connection, plan.source.dialect, plan.mapping, table, rows);
    if (preview || preview.error().code != ErrorCode::PrivilegeMissing)
        return preview;
    const QString because = preview.error().howToFix;
    preview = previewExpressions(connection, plan.source.dialect, plan.mapping, table, rows);
    if (preview)
        preview->because = because;
    return preview;
}

Result<Preview> previewPlan(const Plan &plan, qint64 rows, const QVector<qint64> &numbers)
{
    MILLRACE_TRY(const auto sample,
                 plan.source.isOnServer() ? sampleOfServer(plan.source, plan.timeZone(), rows)
                 : plan.source.isTable()
                     ? Result<QVector<Row>>(QVector<Row>())
                     : readRows(plan.source.files.first().content(), plan.source.dialect, 0, rows));
    MILLRACE_TRY(const auto target, signInTo(plan.connection));
    MILLRACE_TRY(const auto connection, Connection::open(target));
    auto table = readTable(*connection, plan.schema, plan.table);
    if (!table) {
        if (plan.createSql.isEmpty())
            return fail(table.error());
        return fail({.code = ErrorCode::PreviewFailed,
                     .what = u"The table is not there yet; the run creates it."_s,
                     .howToFix = u"Create it first (millrace-cli sql shows the statement), then preview."_s});
    }
    MILLRACE_TRY_VOID(prepareSession(plan, *connection));
    if (const QString zone = timeZoneStatement(plan); !zone.isEmpty())
        MILLRACE_TRY_VOID(connection->execute(zone));
    if (plan.source.isSameServerTable())
        return previewTable(*connection, plan.source, plan.mapping, *table, rows);
    if (!plan.source.isOnServer()) {
        const auto shown = rowsToShow(plan, sample, numbers);
        return shown ? previewFiles(*connection, plan, *table, *shown) : fail(shown.error());
    }
    return previewRows(*connection, plan.source.dialect, sayingWhatIsText(plan.mapping, plan.source, *table),
                       *table, sample);
}

Result<int> checkDumpPlan(const DumpPlan &plan, bool json)
{
    MILLRACE_TRY(const auto target, signInTo(plan.connection));
    MILLRACE_TRY(const auto server, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(const auto checked, preflightDump(plan, *server));
    const bool blocked = checked.blocked();
    QJsonArray findings;
    if (checked.existing && json)
        findings << Finding{.severity = Finding::Severity::Blocking,
                            .topic = u"dump"_s,
                            .detail = *checked.existing}
                        .toJson();
    else if (checked.existing)
        printLine(u"REFUSED  %1"_s.arg(checked.existing->text()));
    for (const Finding &finding : checked.places + checked.foreign + checked.accounts)
        if (json)
            findings << finding.toJson();
        else
            printLine(
                u"%1  %2: %3"_s.arg(severityMark(finding.severity), finding.topic, finding.detail.text()));
    for (const DumpTableFindings &table : checked.tables)
        for (const Finding &finding : table.result.findings) {
            if (json) {
                QJsonObject entry = finding.toJson();
                entry.insert(u"table"_s, table.table);
                findings << entry;
            } else if (finding.severity != Finding::Severity::Ok) {
                printLine(u"%1  %2, %3: %4"_s.arg(severityMark(finding.severity), table.table, finding.topic,
                                                  finding.detail.text()));
            }
        }
    const QVector<PlanChoice> choices = plan.tables.value(0).choices; // the tables have them in common
    if (json)
        printJson({{u"blocked"_s, blocked}, {u"findings"_s, findings}, {u"choices"_s, toJsonValue(choices)}});
    else
        printChoices(choices);
    if (!json)
        printLine(
            u"%1 looked at: %2"_s.arg(tablesText(plan.tables.size()),
                                      blocked ? u"the run would be refused"_s : u"the run can begin"_s));
    return blocked ? PreflightRefused : Ok;
}

} // namespace

Result<int> sqlCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Prints every statement the run will execute, in order."_s);
    addPlanArgument(parser);
    if (const auto ended = parse(parser, u"sql"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto plan, namedPlan(parser));
    if (plan.isWholeDump()) {
        for (const QString &text : dumpStatementTexts(*plan.dump()))
            printLine(text);
        if (!plan.dump()->others.isEmpty() && !plan.dump()->runsOthers())
            printLine(u"-- With --run-others a plan runs the last of them, too."_s);
        return Ok;
    }
    for (const PlannedStatement &statement : plannedStatements(*plan.table()))
        printLine(statement.text());
    return Ok;
}

Result<int> checkCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Preflight: looks at everything, changes nothing."_s);
    parser.addOption({u"json"_s, u"One JSON object on standard output."_s});
    addPlanArgument(parser);
    if (const auto ended = parse(parser, u"check"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto plan, namedPlan(parser));
    if (plan.stream() && !parser.isSet(u"json"_s))
        printLine(u"note     stream: "_s + plan.stream()->sentence());
    if (lacksSpool(plan)) {
        // Nothing else can be looked at before it is there.
        MILLRACE_TRY_VOID(mayReadAgain(plan, false));
        if (plan.stream()->isStore())
            return fail(
                {.code = ErrorCode::StreamGone,
                 .what =
                     u"What was fetched of %1 was kept in %2, and that is gone: run fetches it again, check "
                     "does not."_s.arg(plan.stream()->text, plan.stream()->spool),
                 .howToFix = u"Run the plan, or make it anew."_s});
        return fail(
            {.code = ErrorCode::StreamGone,
             .what = u"The command's output was kept in %1, and that file is gone: run has the command "
                     "write it again, check does not."_s.arg(plan.stream()->spool),
             .howToFix = u"Run the plan, or make it anew."_s});
    }
    if (plan.isWholeDump())
        return checkDumpPlan(*plan.dump(), parser.isSet(u"json"_s));
    const PreflightResult result =
        preflightRun(*plan.table(), signInTo(plan.connection()), sourceServerOf(plan.source()));
    if (parser.isSet(u"json"_s)) {
        QJsonArray findings;
        for (const Finding &finding : result.findings)
            findings << finding.toJson();
        printJson({{u"blocked"_s, result.blocked()},
                   {u"findings"_s, findings},
                   {u"choices"_s, toJsonValue(plan.table()->choices)}});
    } else {
        for (const Finding &finding : result.findings)
            printLine(
                u"%1  %2: %3"_s.arg(severityMark(finding.severity), finding.topic, finding.detail.text()));
        printChoices(plan.table()->choices);
    }
    return result.blocked() ? PreflightRefused : Ok;
}

Result<int> previewCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Sends the first rows through the load's statement into a temporary "
                                     "table and shows what was stored."_s);
    parser.addOption({u"dump-table"_s, u"Of the plan of a whole dump: this table."_s, u"TABLE"_s});
    parser.addOption({u"row"_s,
                      u"Also this row of the dump, by its number in source order; may be repeated."_s,
                      u"NUMBER"_s});
    parser.addOption({u"rows"_s, u"How many (default 20)."_s, u"N"_s, u"20"_s});
    parser.addOption({u"json"_s, u"One JSON object on standard output."_s});
    addPlanArgument(parser);
    if (const auto ended = parse(parser, u"preview"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto read, namedPlan(parser));
    MILLRACE_TRY(const auto plan, read.isWholeDump() ? tableOf(*read.dump(), parser.value(u"dump-table"_s))
                                                     : Result<Plan>(*read.table()));
    const qint64 rows = parser.value(u"rows"_s).toLongLong();
    if (rows < 1 || rows > 10'000)
        return misused(u"preview"_s, u"--rows can be 1 to 10000."_s);
    QVector<qint64> numbers;
    for (const QString &text : parser.values(u"row"_s)) {
        bool isNumber = false;
        numbers << text.toLongLong(&isNumber);
        const qint64 most = plan.source.totalRows();
        if (!isNumber || numbers.last() < 1 || numbers.last() > most)
            return misused(u"preview"_s,
                           u"--row wants a row's number, 1 to %1, not “%2”."_s.arg(most).arg(text));
    }
    MILLRACE_TRY(const auto preview, previewPlan(plan, rows, numbers));
    if (parser.isSet(u"json"_s)) {
        printJson(previewJson(preview));
        return Ok;
    }
    if (preview.way == PreviewWay::Expressions)
        printError(u"Only expressions are evaluated, what columns make of values is not known. %1"_s.arg(
            preview.because));
    const bool fromTable = plan.source.isTable();
    printLine(u"%1 | %2"_s.arg(fromTable ? u"row"_s : u"line"_s, preview.columns.join(u" | "_s)));
    for (const PreviewRow &row : preview.rows) {
        QStringList cells;
        for (const PreviewCell &cell : row.cells)
            cells << cellText(cell);
        // Only of the first rows the line is known.
        const qint64 place = fromTable ? row.source.row : row.source.line;
        printLine(u"%1 | %2"_s.arg(place > 0 ? groupedNumber(place) : u"row "_s + groupedNumber(row.number),
                                   row.stored ? cells.join(u" | "_s) : u"not stored"_s));
        for (const ServerWarning &warning : row.warnings)
            printLine(u"     ! %1 (%2)"_s.arg(warning.message).arg(warning.code));
    }
    return Ok;
}

} // namespace millrace::cli
