// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumppreflight.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/accounts/accountfindings.h"
#include "core/plan/checks/targetcheck.h"
#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/plan/wholedump/dumpschemas.h"

#include <algorithm>

namespace millrace {

namespace {

/// The dump makes the table or routine.
bool makes(const DumpPlan &plan, const AccountGrant &grant)
{
    const bool isTable = grant.object == "TABLE"_L1;
    const auto isMeant = [&](const DumpObject &object) {
        const bool isRelation = object.kind == SqlObject::Table || object.kind == SqlObject::View ||
                                object.kind == SqlObject::Sequence;
        const bool isRoutine = object.kind == SqlObject::Procedure || object.kind == SqlObject::Function;
        return (isTable ? isRelation : isRoutine) && object.schema == grant.schema &&
               object.name.compare(grant.name, Qt::CaseInsensitive) == 0;
    };
    const auto isOf = [&](const DumpStatement &statement) {
        return !statement.text.left(8).simplified().toUpper().startsWith("DROP") &&
               std::any_of(statement.objects.begin(), statement.objects.end(), isMeant);
    };
    const auto isAnyOf = [&](const QVector<DumpStatement> &statements) {
        return std::any_of(statements.begin(), statements.end(), isOf);
    };
    return isAnyOf(plan.before) || isAnyOf(plan.after) || (plan.tail && isAnyOf(plan.tail->statements)) ||
           (isTable && std::any_of(plan.tables.begin(), plan.tables.end(), [&](const Plan &table) {
                return table.schema == grant.schema && table.table == grant.name;
            }));
}

} // namespace

const Error *DumpPreflight::firstBlocking() const
{
    if (existing)
        return &*existing;
    for (const Finding &finding : places)
        if (finding.severity == Finding::Severity::Blocking)
            return &finding.detail;
    if (const Error *error = millrace::firstBlocking(foreign))
        return error;
    if (const Error *error = millrace::firstBlocking(accounts))
        return error;
    for (const DumpTableFindings &table : tables)
        if (const Error *error = table.result.firstBlocking())
            return error;
    return nullptr;
}

QVector<Finding> DumpPreflight::findings() const
{
    QVector<Finding> all;
    QVector<QStringList> about;
    if (existing) {
        all << Finding::blocking(existingTopic(), *existing);
        about << QStringList();
    }
    for (const Finding &finding : places + foreign + accounts) {
        all << finding;
        about << QStringList();
    }
    for (const DumpTableFindings &table : tables)
        for (const Finding &finding : table.result.findings) {
            const bool fine = finding.severity == Finding::Severity::Ok;
            const auto same = std::find_if(all.begin(), all.end(), [&](const Finding &other) {
                return other.severity == finding.severity && other.topic == finding.topic &&
                       (fine || other.detail.what == finding.detail.what);
            });
            if (same == all.end()) {
                all << finding;
                about << QStringList{table.table};
            } else {
                about[same - all.begin()] << table.table;
                if (fine && same->detail.what != finding.detail.what) // of each table its own
                    same->detail.what = CoreText::tr("nothing in the way of any table");
            }
        }
    constexpr qsizetype mostNamed = 5;
    for (qsizetype i = 0; i < all.size(); ++i) {
        QStringList &names = about[i];
        if (names.isEmpty() || names.size() == tables.size() || all.at(i).severity == Finding::Severity::Ok)
            continue;
        const qsizetype more = names.size() - mostNamed;
        names = names.mid(0, mostNamed);
        if (more > 0)
            names << CoreText::tr("%1 more").arg(groupedNumber(more));
        all[i].detail.what = u"%1: %2"_s.arg(names.join(u", "_s), all.at(i).detail.what);
    }
    return all;
}

QVector<DumpTableFindings> preflightTables(const DumpPlan &plan, const ServerFacts &facts, Connection &server,
                                           const std::stop_token &stop)
{
    QVector<DumpTableFindings> found;
    std::optional<CheckedTarget> known;
    for (const Plan &table : plan.tables) {
        if (stop.stop_requested())
            break;
        if (table.source.totalRows() == 0) // all its rows are statements
            continue;
        if (!known || !known->covers(table))
            known = checkTarget(table, server, facts);
        found << DumpTableFindings{
            .table = table.table,
            .result = preflight(table, &server, nullptr, {}, &*known, !table.createSql.isEmpty())};
    }
    return found;
}

Result<QVector<Finding>> preflightAccounts(const DumpPlan &plan, const ServerFacts &facts, Connection &server)
{
    auto findings = accountFindings(plan.accounts, plan.schemaNames, facts, server,
                                    [&plan](const AccountGrant &grant) { return makes(plan, grant); });
    if (findings || findings.error().code == ErrorCode::ConnectionLost)
        return findings;
    return QVector{Finding::blocking(accountsTopic(), findings.error())};
}

Result<DumpPreflight> preflightDump(const DumpPlan &plan, Connection &server, const std::stop_token &stop)
{
    DumpPreflight result;
    MILLRACE_TRY(const auto there, existingObjects(plan, server));
    if (!there.isEmpty() && plan.existing == ExistingTables::Refuse)
        result.existing = alreadyThere(there);
    if (const auto schema = expectSchema(plan, server); !schema)
        result.places << Finding::blocking(DumpPreflight::placesTopic(), schema.error());
    if (const auto lost = lostBy(plan, there); !lost.isEmpty()) {
        const Error error = willBeLost(lost);
        result.places << Finding::warning(DumpPreflight::existingTopic(), error.what, error.howToFix);
    }
    if (!plan.unfinished.isEmpty())
        result.places << Finding::warning(
            DumpPreflight::dumpTopic(),
            CoreText::tr("%1 Tables, rows, views, triggers or routines may be missing of it.")
                .arg(plan.unfinished),
            CoreText::tr("Dump again. What is here can be loaded and is verified, but that it is all of the "
                         "dump is nothing that the run can say."));
    for (const QString &warning : plan.warnings)
        result.places << Finding::warning(DumpPreflight::placesTopic(), warning, {});
    MILLRACE_TRY(const auto facts, ServerFacts::read(server));
    MILLRACE_TRY(result.foreign, foreignFindings(plan, facts, server));
    MILLRACE_TRY(result.accounts, preflightAccounts(plan, facts, server));
    result.tables = preflightTables(plan, facts, server, stop);
    if (stop.stop_requested())
        return fail({.code = ErrorCode::Cancelled, .what = CoreText::tr("The check was cancelled.")});
    return result;
}

} // namespace millrace
