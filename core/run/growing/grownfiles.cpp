// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/growing/grownfiles.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/wholedump/dumprowfacts.h"
#include "core/plan/wholedump/dumptableplan.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/inspect/dumptables.h"

#include <algorithm>

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

/// What is proposed for rows like these and any that follow them.
Mapping widenedMapping(Source source, const TableSchema &schema)
{
    widenKinds(source);
    return proposedMapping(source, schema);
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
    table.mapping = widenedMapping(table.source, schema);
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

bool expectMoreRows(Plan &table, const TableSchema &target)
{
    if (sqlTableOf(table.source) == nullptr || table.mapping != proposedMapping(table.source, target))
        return false;
    table.mapping = widenedMapping(table.source, target);
    return true;
}

bool addRows(Plan &table, const SqlDumpTable &more, const SourceFile &spool, const TableSchema &target)
{
    if (!more.isOfOneMake() || more.fields != table.source.fieldCount ||
        !more.session.readsRowsAs(sqlTableOf(table.source)->session))
        return false;
    SqlDumpTable known = more;
    known.createSql = table.source.createSql.toUtf8();
    for (const SourceFile &file : std::as_const(table.source.files))
        for (qsizetype field = 0; field < known.literalKinds.size(); ++field)
            known.literalKinds[field] |= file.way.sqlTable->literalKinds.value(field);
    if (std::any_of(known.literalKinds.begin(), known.literalKinds.end(), mixesTexts))
        return false;
    const Source found = dumpTableSource(spool, known, true);
    if (found.fieldNames != table.source.fieldNames || !whyAsItStands(known, target).isEmpty() ||
        widenedMapping(found, target) != table.mapping)
        return false;
    table.source.files += found.files;
    return true;
}

} // namespace millrace
