// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/headnotes.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

namespace millrace {

namespace {

Error shapeNote(const FileHead &head, const HeadSample &sample)
{
    Error note{.code = ErrorCode::FieldCountWrong,
               .what = CoreText::tr("%1 of %2 sampled rows do not have %3.")
                           .arg(groupedNumber(sample.rows.size() - sample.rowsWithFieldCount),
                                groupedNumber(sample.rows.size()), fieldsText(sample.fieldCount)),
               .howToFix =
                   CoreText::tr("Look at the rows; another terminator, enclosing or escape byte may fit "
                                "better."),
               .context = {.file = head.path}};
    for (const Row &row : sample.rows)
        if (row.fields.size() != sample.fieldCount) {
            note.context.byteOffset = row.byteOffset;
            note.context.rawRow = row.raw;
            break;
        }
    return note;
}

Error lineEndNote(const FileHead &head, const HeadSample &sample)
{
    return {.code = ErrorCode::LineEndsMixed,
            .what = CoreText::tr(
                        "%1 of %2 sampled rows end in CRLF, the others in LF: the last column of the former "
                        "would keep a CR.")
                        .arg(groupedNumber(sample.trailingCr), groupedNumber(sample.rows.size())),
            .howToFix = CoreText::tr(
                "Bind the last field to a variable and store TRIM(TRAILING '\\r' FROM @last), or "
                "convert the file with dos2unix."),
            .context = {.file = head.path}};
}

Error bitNote(const FileHead &head, const TableColumn &column)
{
    return {
        .code = ErrorCode::SourceUnsupported,
        .what = CoreText::tr("Column %1 is of type BIT: MariaDB and older MySQL dump it as raw bytes without "
                             "escapes, and a "
                             "value that holds the bytes 9, 10 or 92 (TAB, LF, backslash) is read as another "
                             "or breaks its row.")
                    .arg(column.name),
        .howToFix =
            CoreText::tr("Unless a recent MySQL (9.7) wrote the dump: dump it as a number (SELECT …, %1+0, … "
                         "INTO OUTFILE) and "
                         "bind it with SET %1=CAST(@%1 AS UNSIGNED). That every row has the same number of "
                         "fields proves nothing.")
                .arg(column.name),
        .context = {.file = head.path, .column = column.name}};
}

Error generatedNote(const FileHead &head, const TableColumn &column)
{
    return {.code = ErrorCode::MappingIncomplete,
            .what = CoreText::tr("Column %1 is generated, but the dump holds its values.").arg(column.name),
            .howToFix =
                CoreText::tr("Discard this field: MySQL refuses values for generated columns (error 3105), "
                             "MariaDB ignores them."),
            .context = {.file = head.path, .column = column.name}};
}

} // namespace

QVector<Error> notesOn(const FileHead &head, const HeadSample &sample, const Dialect &dialect,
                       const DumpDdl &ddl)
{
    QVector<Error> notes;
    if (sample.rowsWithFieldCount < sample.rows.size())
        notes.append(shapeNote(head, sample));
    if (dialect.linesTerminatedBy == "\n" && sample.trailingCr > 0)
        notes.append(lineEndNote(head, sample));
    for (const TableColumn &column : ddl.columns) {
        if (column.type == "BIT"_L1 && dialect.charset == "binary")
            notes.append(bitNote(head, column));
        if (column.generated && sample.fieldCount == ddl.columns.size())
            notes.append(generatedNote(head, column));
    }
    return notes;
}

} // namespace millrace
