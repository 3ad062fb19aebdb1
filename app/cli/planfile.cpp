// SPDX-License-Identifier: GPL-3.0-or-later
// sql, check and preview: what can be asked of a plan without running it.
#include "app/cli/command.h"
#include "app/cli/dump.h"
#include "app/cli/signin.h"
#include "app/cli/tablesource.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/mapping/preview.h"
#include "core/mapping/textfields.h"
#include "core/plan/preflight.h"
#include "core/plan/statements.h"
#include "core/server/scratchserver.h"
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
    return fail({.code = ErrorCode::PlanInvalid,
                 .what = QStringLiteral("This is the plan of a whole dump."),
                 .howToFix = QStringLiteral("Name one of its tables with --dump-table: %1.")
                                 .arg(names.mid(0, 20).join(QStringLiteral(", ")))});
}

/// Parses "PLAN [options]" and reads the plan.
std::optional<Plan> readPlan(CommandParser &parser, const QString &command, const QStringList &arguments,
                             int &exitCode)
{
    parser.addPositionalArgument(QStringLiteral("PLAN"), QStringLiteral("A .millrace file."));
    if (!parse(parser, command, arguments, exitCode))
        return std::nullopt;
    if (parser.positionalArguments().size() != 1) {
        printError(QStringLiteral("millrace-cli %1: name one plan.").arg(command));
        exitCode = UsageError;
        return std::nullopt;
    }
    const QString path = parser.positionalArguments().first();
    auto plan = Plan::load(path);
    if (const auto bytes = readWholeFile(path); bytes && DumpPlan::isDumpPlan(*bytes)) {
        const auto dump = DumpPlan::fromJson(*bytes);
        plan = dump ? tableOf(*dump, parser.value(QStringLiteral("dump-table"))) : fail(dump.error());
    }
    if (!plan) {
        exitCode = failed(plan.error());
        return std::nullopt;
    }
    return std::move(*plan);
}

QString severityMark(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Ok:
        return QStringLiteral("ok     ");
    case Finding::Severity::Note:
        return QStringLiteral("note   ");
    case Finding::Severity::Warning:
        return QStringLiteral("warning");
    case Finding::Severity::Blocking:
        return QStringLiteral("REFUSED");
    }
    Q_UNREACHABLE();
}

QString cellText(const PreviewCell &cell)
{
    return cell.isNull ? QStringLiteral("NULL") : QString::fromUtf8(cell.value).simplified();
}

QJsonObject previewJson(const Preview &preview)
{
    QJsonArray rows;
    for (const PreviewRow &row : preview.rows) {
        QJsonArray parsed;
        for (const Field &field : row.source.fields)
            parsed << (field.isNull ? QJsonValue() : QJsonValue(QString::fromUtf8(field.value)));
        QJsonArray stored;
        for (const PreviewCell &cell : row.cells)
            stored << (cell.isNull ? QJsonValue() : QJsonValue(QString::fromUtf8(cell.value)));
        QJsonArray warnings;
        for (const ServerWarning &warning : row.warnings)
            warnings << QJsonObject{{QStringLiteral("code"), warning.code},
                                    {QStringLiteral("message"), warning.message}};
        rows << QJsonObject{{QStringLiteral("row"), row.source.row},
                            {QStringLiteral("number"), row.number},
                            {QStringLiteral("line"), row.source.line},
                            {QStringLiteral("raw_base64"), QString::fromLatin1(row.source.raw.toBase64())},
                            {QStringLiteral("parsed"), parsed},
                            {QStringLiteral("stored"), row.stored ? QJsonValue(stored) : QJsonValue()},
                            {QStringLiteral("warnings"), warnings}};
    }
    return {{QStringLiteral("columns"), QJsonArray::fromStringList(preview.columns)},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("way"), preview.way == PreviewWay::Expressions
                                        ? QStringLiteral("expressions")
                                        : QStringLiteral("temporary-table")},
            {QStringLiteral("milliseconds"), preview.milliseconds}};
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
    const auto found = rowsNumbered(plan.source, {}, numbers);
    if (!found)
        return fail(found.error());
    for (const PickedRow &row : *found)
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
    const auto sample = plan.source.isOnServer() ? sampleOfServer(plan.source, plan.timeZone(), rows)
                        : plan.source.isTable()
                            ? Result<QVector<Row>>(QVector<Row>())
                            : readRows(plan.source.files.first().content(), plan.source.dialect, 0, rows);
    if (!sample)
        return fail(sample.error());
    const auto target = signInTo(plan.connection);
    if (!target)
        return fail(target.error());
    const auto connection = Connection::open(*target);
    if (!connection)
        return fail(connection.error());
    auto table = readTable(**connection, plan.schema, plan.table);
    if (!table) {
        if (plan.createSql.isEmpty())
            return fail(table.error());
        return fail({.code = ErrorCode::PreviewFailed,
                     .what = QStringLiteral("The table is not there yet; the run creates it."),
                     .howToFix = QStringLiteral(
                         "Create it first (millrace-cli sql shows the statement), then preview.")});
    }
    if (const auto prepared = prepareSession(plan, **connection); !prepared)
        return fail(prepared.error());
    if (const QString zone = timeZoneStatement(plan); !zone.isEmpty())
        if (const auto set = (*connection)->execute(zone); !set)
            return fail(set.error());
    if (plan.source.isSameServerTable())
        return previewTable(**connection, plan.source, plan.mapping, *table, rows);
    if (!plan.source.isOnServer()) {
        const auto shown = rowsToShow(plan, *sample, numbers);
        return shown ? previewFiles(**connection, plan, *table, *shown) : fail(shown.error());
    }
    return previewRows(**connection, plan.source.dialect, sayingWhatIsText(plan.mapping, plan.source, *table),
                       *table, *sample);
}

} // namespace

namespace {

/// The plan of a whole dump, when the one argument that is no option names one.
std::optional<DumpPlan> dumpPlanIn(const QStringList &arguments)
{
    for (const QString &argument : arguments) {
        if (argument.startsWith(QLatin1Char('-')))
            continue;
        if (const auto bytes = readWholeFile(argument); bytes && DumpPlan::isDumpPlan(*bytes))
            if (auto plan = DumpPlan::fromJson(*bytes))
                return std::move(*plan);
    }
    return std::nullopt;
}

} // namespace

int sqlCommand(const QStringList &arguments)
{
    if (const auto dump = dumpPlanIn(arguments))
        return printDumpStatements(*dump);
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Prints every statement the run will execute, in order."));
    int exitCode = Ok;
    const auto plan = readPlan(parser, QStringLiteral("sql"), arguments, exitCode);
    if (!plan)
        return exitCode;
    for (const PlannedStatement &statement : plannedStatements(*plan))
        printLine(QStringLiteral("-- %1%2\n%3;\n")
                      .arg(statement.purpose,
                           statement.times > 1
                               ? QStringLiteral(" (%1 times)").arg(groupedNumber(statement.times))
                               : QString(),
                           statement.sql));
    return Ok;
}

int checkCommand(const QStringList &arguments)
{
    if (const auto dump = dumpPlanIn(arguments))
        return checkDumpPlan(*dump, arguments.contains(QStringLiteral("--json")));
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral("Preflight: looks at everything, changes nothing."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    int exitCode = Ok;
    const auto plan = readPlan(parser, QStringLiteral("check"), arguments, exitCode);
    if (!plan)
        return exitCode;
    const PreflightResult result = preflight(*plan, signInTo(plan->connection), sourceServerOf(plan->source));
    if (parser.isSet(QStringLiteral("json"))) {
        QJsonArray findings;
        for (const Finding &finding : result.findings)
            findings << finding.toJson();
        printJson({{QStringLiteral("blocked"), result.blocked()}, {QStringLiteral("findings"), findings}});
    } else {
        for (const Finding &finding : result.findings)
            printLine(QStringLiteral("%1  %2: %3")
                          .arg(severityMark(finding.severity), finding.topic, finding.detail.text()));
    }
    return result.blocked() ? PreflightRefused : Ok;
}

int previewCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Sends the first rows through the load's statement into a temporary "
                       "table and shows what was stored."));
    parser.addOption({QStringLiteral("dump-table"),
                      QStringLiteral("Of the plan of a whole dump: this table."), QStringLiteral("TABLE")});
    parser.addOption(
        {QStringLiteral("row"),
         QStringLiteral("Also this row of the dump, by its number in source order; may be repeated."),
         QStringLiteral("NUMBER")});
    parser.addOption({QStringLiteral("rows"), QStringLiteral("How many (default 20)."), QStringLiteral("N"),
                      QStringLiteral("20")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    int exitCode = Ok;
    const auto plan = readPlan(parser, QStringLiteral("preview"), arguments, exitCode);
    if (!plan)
        return exitCode;
    const qint64 rows = parser.value(QStringLiteral("rows")).toLongLong();
    if (rows < 1 || rows > 10'000) {
        printError(QStringLiteral("millrace-cli preview: --rows can be 1 to 10000."));
        return UsageError;
    }
    QVector<qint64> numbers;
    for (const QString &text : parser.values(QStringLiteral("row"))) {
        bool isNumber = false;
        numbers << text.toLongLong(&isNumber);
        const qint64 most = plan->source.totalRows();
        if (!isNumber || numbers.last() < 1 || numbers.last() > most) {
            printError(QStringLiteral("millrace-cli preview: --row wants a row's number, 1 to %1, not “%2”.")
                           .arg(most)
                           .arg(text));
            return UsageError;
        }
    }
    const auto preview = previewPlan(*plan, rows, numbers);
    if (!preview)
        return failed(preview.error());
    if (parser.isSet(QStringLiteral("json"))) {
        printJson(previewJson(*preview));
        return Ok;
    }
    if (preview->way == PreviewWay::Expressions)
        printError(
            QStringLiteral("Only expressions are evaluated, what columns make of values is not known. %1")
                .arg(preview->because));
    const bool fromTable = plan->source.isTable();
    printLine(QStringLiteral("%1 | %2").arg(fromTable ? QStringLiteral("row") : QStringLiteral("line"),
                                            preview->columns.join(QStringLiteral(" | "))));
    for (const PreviewRow &row : preview->rows) {
        QStringList cells;
        for (const PreviewCell &cell : row.cells)
            cells << cellText(cell);
        // Only of the first rows the line is known.
        const qint64 place = fromTable ? row.source.row : row.source.line;
        printLine(QStringLiteral("%1 | %2").arg(
            place > 0 ? groupedNumber(place) : QStringLiteral("row ") + groupedNumber(row.number),
            row.stored ? cells.join(QStringLiteral(" | ")) : QStringLiteral("not stored")));
        for (const ServerWarning &warning : row.warnings)
            printLine(QStringLiteral("     ! %1 (%2)").arg(warning.message).arg(warning.code));
    }
    return Ok;
}

} // namespace millrace::cli
