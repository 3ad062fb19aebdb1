// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/planmapping.h"

#include "app/cli/shared/command.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/automatch.h"
#include "core/mapping/mappingprofile.h"
#include "core/plan/tableplanner.h"

namespace millrace::cli {

namespace {

/// Bindings that a name suggests without saying it, and fields that are left out: whoever plans has to see
/// them.
void printGuesses(const Source &source, const TableSchema &table)
{
    const QVector<FieldMatch> matches = matchFields(source.fieldCount, source.fieldNames, table);
    for (qsizetype i = 0; i < matches.size(); ++i) {
        const QString name = source.fieldNames.value(i);
        if (matches.at(i).reason == MatchReason::Nothing)
            printError(u"Field %1%2 is left out: table %3 has no column for it. Say where it goes with "
                       "--columns."_s.arg(i + 1)
                           .arg(name.isEmpty() ? QString() : u" (%1)"_s.arg(name), table.name));
        else if (const MatchReason reason = matches.at(i).reason;
                 reason == MatchReason::Alias || reason == MatchReason::Similar)
            printError(u"Field %1 (%2) goes into %3: %4. Say otherwise with --columns."_s.arg(i + 1).arg(
                name, matches.at(i).binding.name,
                reason == MatchReason::Alias ? u"another name for the same"_s : u"a similar name"_s));
    }
}

Result<void> readProfile(const QCommandLineParser &parser, const std::optional<TableSchema> &table,
                         Plan &plan)
{
    for (const char *other : {"columns", "set", "statement"})
        if (parser.isSet(QLatin1String(other)))
            return fail(
                usageError(u"--profile and --%1 both say what the columns get."_s.arg(QLatin1String(other)),
                           u"Leave one of them out."_s));
    MILLRACE_TRY(const auto profile, loadProfile(parser.value(u"profile"_s)));
    if (!table || profile.fitTo(plan.source, *table) == MappingProfile::Fit::None)
        return fail(
            {.code = ErrorCode::ProfileUnusable,
             .what = u"Profile %1 does not fit: it is about %2 for table %3."_s.arg(
                 profile.name,
                 profile.fieldNames.isEmpty() ? counted(profile.mapping.fields.size(),
                                                        u"field without a name"_s, u"fields without names"_s)
                                              : u"the fields "_s + profile.fieldNames.join(u", "_s),
                 profile.table),
             .howToFix = u"Map this dump with --columns and --set, and save that as another profile."_s});
    plan.mapping = profile.mappingFor(plan.source);
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
    if (parser.isSet(u"profile"_s))
        return readProfile(parser, table, plan);
    if (parser.isSet(u"columns"_s)) {
        MILLRACE_TRY(const auto fields, parseColumnList(parser.value(u"columns"_s)));
        plan.mapping.fields = fields;
    } else if (table) {
        plan.mapping = automaticMapping(plan.source, *table, false);
        printGuesses(plan.source, *table);
    } else if (plan.source.fieldNames.size() == plan.source.fieldCount &&
               !plan.source.fieldNames.contains(QString())) {
        for (const QString &name : plan.source.fieldNames)
            plan.mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Column, .name = name};
    } else {
        return fail(usageError(u"The table is not there yet and the dump names no columns."_s,
                               u"Say which field goes where with --columns."_s));
    }
    for (const QString &text : parser.values(u"set"_s)) {
        MILLRACE_TRY(const auto expression, parseExpression(text));
        plan.mapping.expressions << expression;
    }
    return {};
}

} // namespace millrace::cli
