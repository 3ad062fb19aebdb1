// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/valuecheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/profilecheck.h"

#include <algorithm>

namespace millrace {

namespace {

using Severity = Finding::Severity;

constexpr int mostValueFindings = 20;

bool holdsBytes(const Column *column)
{
    static const QStringList types{u"binary"_s,   u"varbinary"_s, u"bit"_s,
                                   u"geometry"_s, u"point"_s,     u"polygon"_s};
    const QString type = column->type.section(u'(', 0, 0).toLower();
    return types.contains(type) || type.endsWith("blob"_L1);
}

/// Whether bytes that are no characters are certain to meet a column that refuses them: every field goes
/// straight into one.
bool allFieldsAreText(const Plan &plan, const TableSchema &table)
{
    return std::all_of(
        plan.mapping.fields.begin(), plan.mapping.fields.end(), [&](const FieldBinding &binding) {
            const Column *column = table.column(binding.name);
            return binding.kind == FieldBinding::Kind::Column && column != nullptr && !holdsBytes(column);
        });
}

void checkText(const Plan &plan, const TableSchema *table, QVector<Finding> &findings)
{
    for (const Error &note : plan.source.scan->notes) {
        const bool stops = note.code == ErrorCode::BytesNotInCharset && plan.stopsAtBadRow() &&
                           table != nullptr && allFieldsAreText(plan, *table);
        findings << Finding{.severity = stops ? Severity::Blocking : Severity::Warning,
                            .topic = CoreText::tr("Source text"),
                            .detail = note};
    }
}

void checkLongestRow(const Plan &plan, const ServerFacts &facts, QVector<Finding> &findings)
{
    const ScanFacts &scan = *plan.source.scan;
    const auto add = [&](const QString &what, const QString &howToFix,
                         Severity severity = Severity::Warning) {
        findings << Finding{.severity = severity,
                            .topic = CoreText::tr("Longest row"),
                            .detail = {.code = ErrorCode::RowTooLong,
                                       .what = what,
                                       .howToFix = howToFix,
                                       .context = scan.longestRow}};
    };
    const QString size = sizeText(scan.longestRowBytes);
    const qint64 packet = facts.variables.value(u"max_allowed_packet"_s).toLongLong();
    if (packet > 0 && scan.longestRowBytes > packet && plan.wayIn == WayIn::Insert)
        add(CoreText::tr("This row has %1; the server takes statements up to %2 (max_allowed_packet).")
                .arg(size, sizeText(packet)),
            CoreText::tr(
                "SET GLOBAL max_allowed_packet to more than that, or load with LOAD DATA (--way auto)."));
    else if (packet > 0 && scan.longestRowBytes > packet && !plan.mapping.expressions.isEmpty())
        add(CoreText::tr("This row has %1, and a SET expression whose result is longer than %2 "
                         "(max_allowed_packet) stores NULL (warning 1301).")
                .arg(size, sizeText(packet)),
            CoreText::tr(
                "Bind the long field directly to its column, or SET GLOBAL max_allowed_packet to more."));
    // A row is never cut: chunk, queue and buffers hold at least one each, whatever their share is. Two
    // copies of the longest are in memory at once (measured: 6.2 GB for a row of 3.1 GB).
    constexpr int shares = 4;
    constexpr int copies = 2;
    if (scan.longestRowBytes > plan.memoryBytes / copies)
        add(CoreText::tr(
                "This row has %1 and is held twice on its way: more than the memory the run may take (%2).")
                .arg(size, sizeText(plan.memoryBytes)),
            CoreText::tr(
                "Give it %1 (--memory), or check LINES TERMINATED BY: a row this long is usually many "
                "rows whose ends were not seen.")
                .arg(sizeText(copies * scan.longestRowBytes + scan.longestRowBytes / 10)),
            Severity::Blocking);
    else if (scan.longestRowBytes > plan.memoryBytes / shares)
        add(CoreText::tr("This row has %1, more than a quarter of the memory the run may take (%2).")
                .arg(size, sizeText(plan.memoryBytes)),
            CoreText::tr(
                "Give it more (--memory), or check LINES TERMINATED BY: a row this long is usually many "
                "rows whose ends were not seen."));
}

void checkFit(const Plan &plan, const TableSchema &table, QVector<Finding> &findings)
{
    const TypeProfile &profile = plan.source.scan->profile;
    if (profile.rows == 0)
        return;
    const QString topic = CoreText::tr("Values");
    const QVector<Error> misfits = checkProfile(plan.mapping, plan.source, table);
    for (const Error &misfit : misfits.first(qMin(misfits.size(), qsizetype(mostValueFindings))))
        findings << Finding{.severity = Severity::Warning, .topic = topic, .detail = misfit};
    if (!misfits.isEmpty())
        return;
    const QString rows = rowsText(profile.rows);
    findings << Finding::ok(
        topic, profile.whole ? CoreText::tr("All %1 fit their columns.").arg(rows)
                             : CoreText::tr("%1 taken throughout the source fit their columns.").arg(rows));
}

} // namespace

QVector<Finding> checkValues(const Plan &plan, const ServerFacts &facts, const TableSchema *table)
{
    QVector<Finding> findings;
    if (!plan.source.scan)
        return findings;
    checkText(plan, table, findings);
    checkLongestRow(plan, facts, findings);
    if (table != nullptr)
        checkFit(plan, *table, findings);
    return findings;
}

} // namespace millrace
