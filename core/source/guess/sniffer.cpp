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
#include "core/source/rows/headernames.h"

#include <QFileInfo>

namespace millrace {

namespace {

/// Of the header line.
HeaderNames namesAbove(const HeadSample &sample)
{
    return sample.header.isEmpty() || sample.rows.isEmpty()
               ? HeaderNames{.names = sample.header.isEmpty() ? QStringList()
                                                              : fieldTexts(sample.header.constLast())}
               : headerNames(sample.header.constLast(), sample.rows, sample.fieldCount);
}

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

/// A header with another number of fields than its rows is told of, also where their names are known.
Error headerNote(const FileHead &head, const HeadSample &sample, const HeaderNames &names)
{
    const Row &header = sample.header.constLast();
    QString how = CoreText::tr("Which name belongs to which field cannot be told: they go by their places.");
    if (names.fit == HeaderNames::Fit::RestIsEmpty)
        how = CoreText::tr("The names go to the first fields; what is beyond them is empty.");
    else if (names.fit == HeaderNames::Fit::RowNames)
        how = CoreText::tr("The first field, which numbers the rows, is taken to be the one without a name.");
    return {.code = ErrorCode::FieldCountWrong,
            .what = CoreText::tr("The header has %1, the rows have %2. %3")
                        .arg(fieldsText(header.fields.size()), fieldsText(sample.fieldCount), how),
            .howToFix =
                CoreText::tr("Look at which field goes where, and bind them by hand if that is wrong."),
            .context = {.file = head.path, .rawRow = header.raw}};
}

Error numbersNote(const FileHead &head, const Row &first)
{
    return {.code = ErrorCode::FieldCountWrong,
            .what = CoreText::tr("The first line counts from field to field (%1 …) and no other does: it is "
                                 "loaded as a row, but may be a header.")
                        .arg(fieldTexts(first).mid(0, 3).join(u", "_s)),
            .howToFix = CoreText::tr("Set the number of header lines to 1 if it is one."),
            .context = {.file = head.path, .rawRow = first.raw}};
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

/// As MySQL and, from 13.1 on, MariaDB write their files.
Error withoutGeneratedNote(const FileHead &head, QStringList all, const QStringList &own)
{
    all.removeIf([&own](const QString &name) { return own.contains(name); });
    return {.code = ErrorCode::MappingIncomplete,
            .what =
                CoreText::tr("%1 has no field for what the server computes itself (%2): its fields are those "
                             "of the other columns.")
                    .arg(head.path, all.join(u", "_s)),
            .howToFix = CoreText::tr("Nothing is missing: the server makes these values anew."),
            .context = {.file = head.path}};
}

/// What is to be seen before loading, though it stops nothing: rows and headers of another shape, a mixture
/// of line ends, BIT and generated columns of a mysqldump -T pair.
QVector<Error> notesOn(const FileHead &head, const HeadSample &sample, const Dialect &dialect,
                       const DumpDdl &ddl)
{
    QVector<Error> notes;
    if (sample.rowsWithFieldCount < sample.rows.size())
        notes.append(shapeNote(head, sample));
    if (const HeaderNames names = namesAbove(sample); names.fit != HeaderNames::Fit::Exact)
        notes.append(headerNote(head, sample, names));
    else if (names.names.isEmpty() && guessHeader(sample, ddl).isDoubtful)
        notes.append(numbersNote(head, sample.rows.constFirst()));
    if (dialect.linesTerminatedBy == "\n" && sample.trailingCr > 0)
        notes.append(lineEndNote(head, sample));
    for (const TableColumn &column : ddl.columns) {
        if (column.type == "BIT"_L1 && dialect.charset == "binary")
            notes.append(bitNote(head, column));
        if (column.generated && sample.fieldCount == ddl.columns.size())
            notes.append(generatedNote(head, column));
    }
    if (const QStringList all = ddl.columnNames(true), own = ddl.columnNames(false);
        own.size() < all.size() && sample.fieldCount == own.size())
        notes.append(withoutGeneratedNote(head, all, own));
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
    if (dialect.linesTerminatedBy == "\r")
        evidence << CoreText::tr("All lines end in CR alone.");
    if (dialect.linesTerminatedBy.startsWith('|'))
        evidence << CoreText::tr("Every row closes with a bar, which is taken into the line terminator.");
}

/// The lines that are left out at the head of the file, but for a header that has a name for each field.
void describeLinesAbove(const Candidate &best, const HeadTraits &traits, QStringList &evidence)
{
    if (!traits.separator.isEmpty())
        evidence << CoreText::tr("The first line says that %1 stands between fields; it is skipped.")
                        .arg(terminatorName(traits.separator));
    const LinesAbove &above = best.above;
    const int titles = above.lines - above.comments - (above.endInHeader ? 1 : 0);
    if (above.comments > 0)
        evidence << CoreText::tr("%1 skipped.")
                        .arg(counted(above.comments, CoreText::tr("line of comment (#) above the rows is"),
                                     CoreText::tr("lines of comment (#) above the rows are")));
    if (titles > 0)
        evidence << CoreText::tr("%1 skipped.")
                        .arg(counted(titles, CoreText::tr("line above the header or the rows is"),
                                     CoreText::tr("lines above the header or the rows are")));
    if (!best.sample.comments.isEmpty())
        evidence << CoreText::tr("%1 left out: none of them could be a row.")
                        .arg(counted(best.sample.comments.size(),
                                     CoreText::tr("line of comment (#) between the sampled rows is"),
                                     CoreText::tr("lines of comment (#) between the sampled rows are")));
    if (above.endInHeader)
        evidence << CoreText::tr("The line above the rows holds names, though not one for each field.");
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
    const QVector<Candidate> candidates = tryCandidates(head, traits, ddl);
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
    describeLinesAbove(best, traits, proposal.evidence);
    guessCharset(head, proposal);

    sniffed.fieldNames = namesFromDdl(ddl, sniffed.fieldCount);
    if (!sniffed.fieldNames.isEmpty())
        proposal.evidence << CoreText::tr("The .sql beside the file has a table with as many columns.");
    if (best.header.isHeader)
        proposal.evidence << best.header.evidence;
    const HeaderGuess header =
        best.above.endInHeader || best.header.isHeader ? HeaderGuess() : guessHeader(best.sample, ddl);
    if (header.isHeader) {
        ++proposal.dialect.skipLines;
        proposal.evidence << header.evidence;
    }
    const HeadSample sample = header.isHeader ? sampleHead(head, proposal.dialect) : best.sample;
    if (const QStringList names = namesAbove(sample).names; !names.isEmpty())
        sniffed.fieldNames = names;
    sniffed.notes = notesOn(head, sample, proposal.dialect, ddl);
    return sniffed;
}

SniffedHead readHeadAs(const FileHead &head, const DumpDdl &ddl, const Dialect &dialect)
{
    SniffedHead sniffed{.proposal = {.dialect = dialect, .confidence = 1}};
    const HeadSample sample = sampleHead(head, dialect);
    sniffed.proposal.evidence << CoreText::tr("The dialect was set by hand.");
    if (dialect.isJsonLines()) {
        sniffed.fieldNames = dialect.jsonKeys;
        sniffed.fieldCount = static_cast<int>(dialect.jsonKeys.size());
        return sniffed;
    }
    sniffed.fieldNames = namesAbove(sample).names;
    sniffed.fieldCount = sample.fieldCount;
    if (sniffed.fieldNames.isEmpty())
        sniffed.fieldNames = namesFromDdl(ddl, sample.fieldCount);
    sniffed.notes = notesOn(head, sample, dialect, ddl);
    return sniffed;
}

} // namespace millrace
