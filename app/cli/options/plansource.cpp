// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/plansource.h"

#include "app/cli/options/dialectoptions.h"
#include "app/cli/options/plandump.h"
#include "app/cli/options/tablesource.h"
#include "app/cli/shared/command.h"
#include "core/base/literals.h"
#include "core/base/text.h"

#include <algorithm>

namespace millrace::cli {

namespace {

/// All files as one source, when their shape agrees: a plan loads one table. With --group their grouping is
/// not up to the plan.
Result<Source> oneSource(const QCommandLineParser &parser, const QVector<FoundTable> &found)
{
    Source source = found.first().source;
    for (qsizetype i = 1; i < found.size(); ++i) {
        const Source &other = found.at(i).source;
        if (source.dialect.isJsonLines() && other.dialect.isJsonLines()) {
            QStringList keys = source.dialect.jsonKeys;
            for (const QString &key : other.dialect.jsonKeys)
                if (!keys.contains(key))
                    keys << key;
            source.files += other.files;
            source.setJsonKeys(keys, source.dialect.jsonTexts);
            continue;
        }
        if (!(other.dialect == source.dialect) || other.fieldCount != source.fieldCount)
            return fail(usageError(
                u"The sources hold different tables: %1 (%2 fields) and %3 (%4 fields)."_s.arg(source.name)
                    .arg(source.fieldCount)
                    .arg(other.name)
                    .arg(other.fieldCount),
                u"Make one plan per table."_s));
        if (const QString group = parser.value(u"group"_s); group == "apart"_L1 || group == "by-name"_L1)
            return fail(
                usageError(u"With --group %1 the sources are several tables: %2, %3 …"_s.arg(
                               group, source.name, other.name),
                           u"Name the files of one table, or leave --group out to load all into one."_s));
        source.files += other.files;
    }
    return source;
}

/// What was passed over, among others: rows that are not in the plan.
void printNotes(const QVector<FoundTable> &found)
{
    constexpr qsizetype most = 20;
    QVector<Error> notes;
    for (const FoundTable &table : found)
        notes += table.notes;
    for (const Error &note : notes.first(qMin(most, notes.size())))
        printError(note.text());
    if (notes.size() > most)
        printError(u"And %1 more; millrace-cli inspect names them all."_s.arg(
            counted(notes.size() - most, u"note"_s, u"notes"_s)));
}

/// Lines that are taken neither for rows nor for names.
void printSkipped(const Source &source)
{
    const int lines = source.dialect.skipLines;
    if (lines > (source.fieldNames.isEmpty() ? 0 : 1))
        printError(u"%1 at the head of every file %2 skipped. Say otherwise with --header-lines."_s.arg(
            counted(lines, u"line"_s, u"lines"_s), lines == 1 ? u"is"_s : u"are"_s));
    if (const QByteArray begin = source.dialect.commentsBeginWith; !begin.isEmpty())
        printError(u"Lines that begin with %1 are left out as comments. Say otherwise with "
                   "--comments-begin-with."_s.arg(QString::fromLatin1(begin)));
}

/// What keeps a table of the dump, which is there by its files or by its tool's word, from being one of those
/// that were found.
std::optional<Error> whyNotFound(const QString &wanted, const QVector<FoundTable> &found)
{
    QVector<Error> notes;
    for (const FoundTable &table : found)
        notes += table.notes;
    for (const FoundTable &table : found) {
        if (!table.dump)
            continue;
        for (const DumpDirTable &each : table.dump->tables) {
            if (each.name != wanted)
                continue;
            const auto said = std::find_if(notes.begin(), notes.end(), [&each](const Error &note) {
                return !note.context.file.isEmpty() &&
                       (each.files.contains(note.context.file) || note.context.file == each.ddlFile);
            });
            if (said != notes.end())
                return *said;
            if (!each.notes.isEmpty())
                return each.notes.first();
        }
    }
    return std::nullopt;
}

/// --dump-table of a dump in several files.
Result<Source> tableAmong(const QCommandLineParser &parser, const QStringList &paths)
{
    const QString wanted = parser.value(u"dump-table"_s);
    MILLRACE_TRY(const auto found, inspectWithOptions(parser, paths));
    QStringList names;
    for (const FoundTable &table : found) {
        names << table.source.name;
        if (names.last() != wanted)
            continue;
        printNotes({table});
        return table.source;
    }
    return fail(whyNotFound(wanted, found).value_or(noSuchTable(wanted, names)));
}

} // namespace

Result<Source> readPlanSource(const QCommandLineParser &parser, const QStringList &paths,
                              const StatementOption &statement)
{
    if (parser.isSet(u"dump-table"_s)) {
        if (const auto dump = singleSqlDump(paths))
            return dumpTable(parser, *dump, parser.value(u"dump-table"_s));
        return tableAmong(parser, paths);
    }
    if (anyNamesTable(paths))
        return inspectTableSource(parser, paths);
    MILLRACE_TRY(const auto found,
                 inspectWithOptions(parser, paths, statement.isSet() ? &statement.load() : nullptr));
    printNotes(found);
    auto source = oneSource(parser, found);
    if (source)
        printSkipped(*source);
    if (source)
        MILLRACE_TRY_VOID(orderFiles(parser, paths, *source));
    return source;
}

QString sourceText(const Source &source)
{
    if (source.isOnServer() && source.table->key.isEmpty())
        return u"%1 on %2, in one piece"_s.arg(source.table->text(), source.table->server->displayName());
    if (source.isOnServer())
        return u"about %1 from table %2 on %3, in ranges of %4"_s.arg(
            rowsText(source.table->rowsEstimate), source.table->qualified(),
            source.table->server->displayName(), source.table->key.text());
    if (source.isTable())
        return u"about %1 from table %2, %3"_s.arg(
            rowsText(source.table->rowsEstimate), source.table->qualified(),
            source.table->key.isEmpty() ? u"in one piece (it has no usable key)"_s
                                        : u"in ranges of "_s + source.table->key.text());
    if (source.isArriving())
        return u"rows that arrive, not counted,"_s;
    return u"%1 from %2"_s.arg(rowsText(source.totalRows()), filesText(source.files.size()));
}

} // namespace millrace::cli
