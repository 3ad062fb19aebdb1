// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/sniffer.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/packing.h"
#include "core/source/guess/candidates.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/guess/filekind.h"
#include "core/source/guess/headerguess.h"
#include "core/source/guess/headsample.h"

#include <QFileInfo>

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

/// What is to be seen before loading, though it stops nothing: rows of another shape, a mixture of line ends,
/// BIT and generated columns of a mysqldump -T pair.
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

/// The names of the .sql's columns when there are as many as fields; generated ones may be in the file or
/// not.
QStringList namesFromDdl(const DumpDdl &ddl, int fieldCount)
{
    for (const bool withGenerated : {true, false})
        if (const QStringList names = ddl.columnNames(withGenerated);
            !names.isEmpty() && names.size() == fieldCount)
            return names;
    return {};
}

bool isDumpPair(const FileHead &head, const DumpDdl &ddl)
{
    return !ddl.columns.isEmpty() &&
           QFileInfo(unpackedName(head.path)).suffix().compare("txt"_L1, Qt::CaseInsensitive) == 0;
}

QString shapeEvidence(const HeadSample &sample, const Dialect &dialect)
{
    return CoreText::tr("%1 of %2 sampled rows have %3, %4 between them.")
        .arg(groupedNumber(sample.rowsWithFieldCount), groupedNumber(sample.rows.size()),
             fieldsText(sample.fieldCount), terminatorName(dialect.fieldsTerminatedBy));
}

void guessCharset(const FileHead &head, DialectProposal &proposal)
{
    const bool utf8 = isValidUtf8(head.bytes, !head.isWhole);
    proposal.dialect.charset = utf8 ? "utf8mb4" : "latin1";
    if (head.hasMark)
        proposal.evidence << CoreText::tr("The file begins with a UTF-8 byte order mark, which is skipped.");
    else if (isAscii(head.bytes))
        proposal.evidence << CoreText::tr("The head is plain ASCII; utf8mb4 reads it.");
    else if (utf8)
        proposal.evidence << CoreText::tr("The head has non-ASCII characters and is valid UTF-8.");
    else
        proposal.evidence << CoreText::tr(
            "The head is not valid UTF-8: latin1 is a guess, check the characters in "
            "the preview.");
}

void describeDialect(const Candidate &best, const HeadTraits &traits, QStringList &evidence)
{
    const Dialect &dialect = best.dialect;
    if (best.sample.enclosedFields > 0)
        evidence << CoreText::tr("%1 enclosed in double quotes.")
                        .arg(counted(best.sample.enclosedFields, CoreText::tr("sampled field is"),
                                     CoreText::tr("sampled fields are")));
    else if (!dialect.fieldsEnclosedBy.isEmpty())
        evidence << CoreText::tr(
            "No sampled field is quoted; quotes as in RFC 4180 are assumed for later rows.");
    if (traits.nullMarks > 0 && !dialect.fieldsEscapedBy.isEmpty())
        evidence
            << CoreText::tr("\\N stands for NULL (%1 in the head).").arg(groupedNumber(traits.nullMarks));
    else if (traits.strayBackslashes > 0 && dialect.fieldsEscapedBy.isEmpty())
        evidence << CoreText::tr("Backslashes are data here: they stand before bytes that nobody escapes.");
    if (dialect.linesTerminatedBy == "\r\n")
        evidence << CoreText::tr("All lines end in CRLF.");
    if (dialect.linesTerminatedBy.startsWith('|'))
        evidence << CoreText::tr("Every row closes with a bar, which is taken into the line terminator.");
}

double confidenceIn(const QVector<Candidate> &candidates)
{
    const HeadSample &sample = candidates.constFirst().sample;
    if (sample.rows.isEmpty())
        return 0.1;
    double confidence = sample.agreement() * (sample.fieldCount == 1 ? 0.4 : 1.0);
    if (sample.rows.size() < 3)
        confidence = qMin(confidence, 0.6);
    for (const Candidate &other : candidates)
        if (other.dialect.fieldsTerminatedBy != candidates.constFirst().dialect.fieldsTerminatedBy &&
            other.sample.fieldCount * 2 > sample.fieldCount &&
            other.score > 0.9 * candidates.constFirst().score)
            return 0.7 * confidence;
    return qMin(confidence, 0.99);
}

/// The file of a mysqldump -T pair; false when its rows are not of the shape of the table.
bool sniffPair(const FileHead &head, const DumpDdl &ddl, SniffedHead &sniffed)
{
    const HeadSample sample = sampleHead(head, Dialect::mysqldumpTab());
    const QStringList names = namesFromDdl(ddl, sample.fieldCount);
    if (names.isEmpty() && !sample.rows.isEmpty())
        return false;
    sniffed.proposal.confidence = sample.rows.isEmpty() ? 0.7 : 0.5 + 0.5 * sample.agreement();
    sniffed.proposal.evidence << CoreText::tr(
                                     "A pair as mysqldump -T writes it: the .sql beside has CREATE TABLE %1.")
                                     .arg(ddl.table);
    if (sample.rows.isEmpty())
        sniffed.proposal.evidence << CoreText::tr("No row ends in the first 64 KiB.");
    else
        sniffed.proposal.evidence << shapeEvidence(sample, sniffed.proposal.dialect)
                                  << CoreText::tr("The table has as many columns.");
    sniffed.proposal.evidence << CoreText::tr("Character set binary: each column stands in its own.");
    sniffed.fieldCount = sample.fieldCount;
    sniffed.fieldNames = names;
    sniffed.notes = notesOn(head, sample, sniffed.proposal.dialect, ddl);
    return true;
}

} // namespace

SniffedHead sniffHead(const FileHead &head, const DumpDdl &ddl)
{
    SniffedHead sniffed;
    if (isDumpPair(head, ddl) && sniffPair(head, ddl, sniffed))
        return sniffed;

    const HeadTraits traits = traitsOf(head);
    const QVector<Candidate> candidates = tryCandidates(head, traits);
    const Candidate &best = candidates.constFirst();
    DialectProposal &proposal = sniffed.proposal;
    proposal.dialect = best.dialect;
    proposal.confidence = confidenceIn(candidates);
    sniffed.fieldCount = best.sample.fieldCount;
    if (best.sample.rows.isEmpty())
        proposal.evidence << CoreText::tr("No row ends in the first 64 KiB; the dialect is a mere guess.");
    else
        proposal.evidence << shapeEvidence(best.sample, best.dialect);
    describeDialect(best, traits, proposal.evidence);
    guessCharset(head, proposal);

    sniffed.fieldNames = namesFromDdl(ddl, sniffed.fieldCount);
    if (!sniffed.fieldNames.isEmpty())
        proposal.evidence << CoreText::tr("The .sql beside the file has a table with as many columns.");
    const HeaderGuess header = guessHeader(best.sample, ddl);
    if (header.isHeader) {
        proposal.dialect.skipLines = 1;
        proposal.evidence << header.evidence;
        sniffed.fieldNames = fieldTexts(best.sample.rows.constFirst());
    }
    sniffed.notes = notesOn(head, best.sample, proposal.dialect, ddl);
    return sniffed;
}

SniffedHead readHeadAs(const FileHead &head, const DumpDdl &ddl, const Dialect &dialect)
{
    SniffedHead sniffed{.proposal = {.dialect = dialect, .confidence = 1}};
    const HeadSample sample = sampleHead(head, dialect);
    sniffed.proposal.evidence << CoreText::tr("The dialect was set by hand.");
    if (!sample.header.isEmpty())
        sniffed.fieldNames = fieldTexts(sample.header.constLast());
    sniffed.fieldCount = sample.fieldCount;
    if (sniffed.fieldNames.isEmpty())
        sniffed.fieldNames = namesFromDdl(ddl, sample.fieldCount);
    sniffed.notes = notesOn(head, sample, dialect, ddl);
    return sniffed;
}

} // namespace millrace
