// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/growing/grownfiles.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/wholedump/dumptableplan.h"
#include "core/source/guess/dumpddl.h"

namespace millrace {

namespace {

/// Of two parts of a table.
void addFacts(std::optional<ScanFacts> &facts, const std::optional<ScanFacts> &more)
{
    if (!facts || !more) {
        facts = facts ? facts : more;
        return;
    }
    facts->notes += more->notes;
    if (more->longestRowBytes > facts->longestRowBytes) {
        facts->longestRowBytes = more->longestRowBytes;
        facts->longestRow = more->longestRow;
    }
    facts->profile.whole = false;
}

/// What a column was in the first file it need not be in the next: of one that was NULL throughout, nothing
/// is known.
void widenKinds(Source &source)
{
    if (source.files.isEmpty() || !source.files.first().way.sqlTable)
        return;
    for (SqlLiteralKinds &kinds : source.files.first().way.sqlTable->literalKinds)
        if ((kinds & ~SqlLiteralKinds(SqlNull)) == 0)
            kinds |= SqlText;
}

/// \a before: as it was planned, without rows. What was proposed for that is proposed for what is there now;
/// a mapping of the user's stays.
void mapAgain(Plan &table, const Source &before)
{
    if (table.createSql.isEmpty() || !sqlTableOf(before))
        return;
    const TableSchema schema = schemaOf(parseDumpDdl(table.source.createSql));
    if (table.mapping != proposedMapping(before, schema))
        return;
    Source widened = table.source;
    widenKinds(widened);
    table.mapping = proposedMapping(widened, schema);
}

Error writtenOtherwise(const Plan &table, const Source &found, const QString &what)
{
    return {.code = ErrorCode::SourceChanged,
            .what = CoreText::tr("%1 is not written as %2 was planned: %3.")
                        .arg(found.files.first().name(), table.tableName(), what),
            .howToFix = CoreText::tr("Roll this run back, and plan the dump when it has ended."),
            .context = {.file = found.files.first().path}};
}

/// What is found of a table of the plan is of its make.
std::optional<Error> unlike(const Plan &table, const Source &found, bool isFirst)
{
    const Source &planned = table.source;
    if (found.fieldCount > 0 && found.fieldCount != planned.fieldCount)
        return writtenOtherwise(
            table, found,
            CoreText::tr("its rows have %1 where %2 expected")
                .arg(fieldsText(found.fieldCount),
                     counted(planned.fieldCount, CoreText::tr("is"), CoreText::tr("are"))));
    if (!found.fieldNames.isEmpty() && !planned.fieldNames.isEmpty() &&
        found.fieldNames != planned.fieldNames)
        return writtenOtherwise(table, found, CoreText::tr("it names other columns"));
    const auto charsetOf = [](const Source &source) {
        const SqlTablePart *part = sqlTableOf(source);
        return part == nullptr ? QByteArray() : part->charset;
    };
    if (!isFirst && (found.dialect != planned.dialect || found.timeZone != planned.timeZone ||
                     found.sqlMode != planned.sqlMode || charsetOf(found) != charsetOf(planned)))
        return writtenOtherwise(table, found,
                                CoreText::tr("its character set, time zone, mode or dialect is another one "
                                             "than in the files before it"));
    return std::nullopt;
}

} // namespace

bool isUntouched(const Plan &table)
{
    return table.source.files.size() == 1 && table.source.files.first().rows == 0 &&
           table.source.files.first().fingerprint == Fingerprint();
}

std::optional<Error> addFiles(Plan &table, const Source &found, bool moreToCome, qint64 deferFromBytes)
{
    const bool isFirst = isUntouched(table);
    if (const auto error = unlike(table, found, isFirst))
        return error;
    if (!isFirst) {
        table.source.files += found.files;
        addFacts(table.source.scan, found.scan);
        return std::nullopt;
    }
    const Source planned = table.source;
    table.source = found;
    table.source.name = planned.name;
    table.source.createSql = planned.createSql; // in the target's words
    if (table.source.fieldNames.isEmpty())
        table.source.fieldNames = planned.fieldNames;
    table.source.fieldCount = planned.fieldCount;
    mapAgain(table, planned);
    if (!moreToCome) // else how many there will be nobody knows, and chunks are cut alike to the end
        fitToSize(table, deferFromBytes);
    return std::nullopt;
}

} // namespace millrace
