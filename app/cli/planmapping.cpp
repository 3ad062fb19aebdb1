// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/planmapping.h"

#include "app/cli/command.h"
#include "core/base/text.h"
#include "core/mapping/automatch.h"
#include "core/mapping/dumpmapping.h"
#include "core/mapping/mappingprofile.h"

namespace millrace::cli {

namespace {

Error usage(const QString &what, const QString &howToFix = {})
{
    return {.code = ErrorCode::PlanInvalid, .what = what, .howToFix = howToFix};
}

/// Bindings that a name suggests without saying it: whoever plans has to see them.
void printGuesses(const Source &source, const TableSchema &table)
{
    const QVector<FieldMatch> matches = matchFields(source.fieldCount, source.fieldNames, table);
    for (qsizetype i = 0; i < matches.size(); ++i)
        if (const MatchReason reason = matches.at(i).reason;
            reason == MatchReason::Alias || reason == MatchReason::Similar)
            printError(QStringLiteral("Field %1 (%2) goes into %3: %4. Say otherwise with --columns.")
                           .arg(i + 1)
                           .arg(source.fieldNames.value(i), matches.at(i).binding.name,
                                reason == MatchReason::Alias ? QStringLiteral("another name for the same")
                                                             : QStringLiteral("a similar name")));
}

Result<void> readProfile(const QCommandLineParser &parser, const std::optional<TableSchema> &table,
                         Plan &plan)
{
    for (const char *other : {"columns", "set", "statement"})
        if (parser.isSet(QLatin1String(other)))
            return fail(usage(
                QStringLiteral("--profile and --%1 both say what the columns get.").arg(QLatin1String(other)),
                QStringLiteral("Leave one of them out.")));
    const auto profile = loadProfile(parser.value(QStringLiteral("profile")));
    if (!profile)
        return fail(profile.error());
    if (!table || profile->fitTo(plan.source, *table) == MappingProfile::Fit::None)
        return fail(
            {.code = ErrorCode::ProfileUnusable,
             .what =
                 QStringLiteral("Profile %1 does not fit: it is about %2 for table %3.")
                     .arg(
                         profile->name,
                         profile->fieldNames.isEmpty()
                             ? counted(profile->mapping.fields.size(), QStringLiteral("field without a name"),
                                       QStringLiteral("fields without names"))
                             : QStringLiteral("the fields ") + profile->fieldNames.join(QStringLiteral(", ")),
                         profile->table),
             .howToFix = QStringLiteral("Map this dump with --columns and --set, and save that as another "
                                        "profile.")});
    plan.mapping = profile->mappingFor(plan.source);
    return {};
}

} // namespace

Result<void> readMapping(const QCommandLineParser &parser, const std::optional<TableSchema> &table,
                         const StatementOption &statement, Plan &plan)
{
    if (!plan.mapping.fields.isEmpty())
        return {}; // it came with the table that is proposed
    if (statement.isSet() && (table || statement.load().hasColumnList)) {
        plan.mapping = withAllColumns(statement.load(), table.value_or(TableSchema()));
        return {};
    }
    if (parser.isSet(QStringLiteral("profile")))
        return readProfile(parser, table, plan);
    if (parser.isSet(QStringLiteral("columns"))) {
        const auto fields = parseColumnList(parser.value(QStringLiteral("columns")));
        if (!fields)
            return fail(fields.error());
        plan.mapping.fields = *fields;
    } else if (table) {
        plan.mapping = proposedMapping(plan.source, *table);
        printGuesses(plan.source, *table);
    } else if (plan.source.fieldNames.size() == plan.source.fieldCount) {
        for (const QString &name : plan.source.fieldNames)
            plan.mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Column, .name = name};
    } else {
        return fail(usage(QStringLiteral("The table is not there yet and the dump names no columns."),
                          QStringLiteral("Say which field goes where with --columns.")));
    }
    for (const QString &text : parser.values(QStringLiteral("set"))) {
        const auto expression = parseExpression(text);
        if (!expression)
            return fail(expression.error());
        plan.mapping.expressions << *expression;
    }
    return {};
}

} // namespace millrace::cli
