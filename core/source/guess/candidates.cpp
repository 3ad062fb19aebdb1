// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/candidates.h"

#include "core/base/literals.h"
#include "core/source/rows/headernames.h"

#include <algorithm>

namespace millrace {

namespace {

QVector<QByteArray> lineEnds(const HeadTraits &traits)
{
    QVector<QByteArray> ends;
    if (traits.crLineFeeds < traits.lineFeeds || (traits.lineFeeds == 0 && traits.bareCrs == 0))
        ends << "\n";
    if (traits.crLineFeeds > 0)
        ends << "\r\n";
    if (traits.bareCrs > 0) // of old Macs, whose spreadsheets write LF for a line break inside a field
        ends << "\r";
    return ends;
}

QVector<QByteArray> fieldEnds(const FileHead &head, const HeadTraits &traits)
{
    if (!traits.separator.isEmpty())
        return {traits.separator};
    QVector<QByteArray> found;
    for (const char *terminator : {"\t", ",", ";", "|"})
        if (head.bytes.contains(terminator))
            found.append(terminator);
    if (found.isEmpty())
        found.append("\t");
    for (const char *terminator : {"^", "~"})
        if (head.bytes.contains(terminator))
            found.append(terminator);
    return found;
}

/// The ways of quoting and escaping that could make a difference in this head; where nothing tells them
/// apart, the one that is usual with the terminator.
QVector<Dialect> variants(const QByteArray &fieldEnd, const QByteArray &lineEnd, const HeadTraits &traits)
{
    const Dialect bare{.fieldsTerminatedBy = fieldEnd, .linesTerminatedBy = lineEnd};
    Dialect bareUnescaped = bare;
    bareUnescaped.fieldsEscapedBy.clear();
    Dialect quoted = Dialect::csvRfc4180(lineEnd);
    quoted.fieldsTerminatedBy = fieldEnd;
    quoted.charset = bare.charset;
    Dialect quotedEscaped = quoted;
    quotedEscaped.fieldsEscapedBy = "\\";

    const bool backslashes = traits.hasBackslashes;
    const bool commonlyQuoted = fieldEnd == "," || fieldEnd == ";";
    if (traits.hasQuotes)
        return backslashes ? QVector<Dialect>{quoted, quotedEscaped, bare, bareUnescaped}
                           : QVector<Dialect>{quoted, fieldEnd == "\t" ? bare : bareUnescaped};
    if (backslashes)
        return {bare, commonlyQuoted ? quoted : bareUnescaped};
    if (commonlyQuoted)
        return {quoted};
    return {fieldEnd == "\t" ? bare : bareUnescaped};
}

/// Rows whose fields hold line ends that no quotes excuse: their rows end elsewhere.
double shareOfLooseLineEnds(const Candidate &candidate)
{
    qint64 loose = 0;
    for (const Row &row : candidate.sample.rows)
        loose += std::any_of(row.fields.begin(), row.fields.end(), [&](const Field &field) {
            QByteArrayView value = field.value;
            if (candidate.dialect.linesTerminatedBy == "\n" && value.endsWith('\r'))
                value.chop(1);
            return !field.enclosed && (value.contains('\r') || value.contains('\n'));
        });
    return double(loose) / double(candidate.sample.rows.size());
}

/// Whether all first fields are empty: "~/a" is a path, no two fields.
bool beginsWithNothing(const HeadSample &sample)
{
    return std::all_of(sample.rows.begin(), sample.rows.end(),
                       [](const Row &row) { return row.fields.constFirst().value.isEmpty(); });
}

double scoreOf(const Candidate &candidate, const HeadTraits &traits)
{
    const HeadSample &sample = candidate.sample;
    if (sample.rows.isEmpty())
        return 0;
    qint64 fields = 0;
    for (const Row &row : sample.rows)
        fields += row.fields.size();
    double score = sample.agreement() + 0.001 * qMin(sample.fieldCount, 20);
    if (sample.fieldCount == 1)
        score *= 0.3;
    score *= 1 - 0.7 * qMin(1.0, 2.0 * double(sample.looseQuotes) / double(fields));
    if (sample.quoteLeftOpen)
        score *= 0.5;
    if (traits.bareCrs > 0)
        score *= 1 - 0.7 * shareOfLooseLineEnds(candidate);
    // All rows end in CRLF, and some field holds an LF in quotes.
    if (candidate.dialect.linesTerminatedBy == "\n" && sample.trailingCr == sample.rows.size())
        score *= 0.95;
    if ((candidate.dialect.fieldsTerminatedBy == "^" || candidate.dialect.fieldsTerminatedBy == "~") &&
        beginsWithNothing(sample))
        score *= 0.2;
    const bool escaped = !candidate.dialect.fieldsEscapedBy.isEmpty();
    if (traits.escapesWithBackslash() != escaped && traits.plainEscapes + traits.strayBackslashes > 0)
        score *= 0.9;
    if (traits.hasQuotes && !candidate.dialect.fieldsEnclosedBy.isEmpty() && sample.enclosedFields == 0)
        score *= 0.95;
    return score;
}

/// dbgen and its kin close every field with a bar, the last one too.
void mendTrailingBar(const FileHead &head, Candidate &candidate)
{
    const HeadSample &sample = candidate.sample;
    if (candidate.dialect.fieldsTerminatedBy != "|" || candidate.above.lines > 0 || sample.rows.size() < 2 ||
        sample.fieldCount < 3 || sample.emptyLastFields != sample.rows.size())
        return;
    candidate.dialect.linesTerminatedBy.prepend('|');
    candidate.sample = sampleHead(head, candidate.dialect);
}

/// Titles and comments would speak against every dialect.
void leaveOutLinesAbove(const FileHead &head, const DumpDdl &ddl, Candidate &candidate)
{
    candidate.above = linesAbove(candidate.sample, ddl);
    if (candidate.above.lines == 0)
        return;
    candidate.dialect.skipLines += candidate.above.lines;
    candidate.sample = sampleHead(head, candidate.dialect);
}

bool couldBeRow(const QByteArray &line, const Dialect &dialect, int fields)
{
    Row row;
    RowReader(dialect).readRow({line.constData(), static_cast<std::size_t>(line.size())}, row);
    return row.fields.size() == fields;
}

/// "#id,name" above the rows is their header. False: it is a line like a row, and nobody knows which.
bool takeHeaderThatIsNoComment(const FileHead &head, const DumpDdl &ddl, const Row &first, Candidate &without)
{
    if (!isCommentLine(first) || first.fields.size() != without.sample.fieldCount)
        return true;
    HeadSample named = without.sample;
    named.rows.prepend(first);
    without.header = guessHeader(named, ddl);
    ++without.dialect.skipLines;
    without.sample = sampleHead(head, without.dialect);
    return without.header.isHeader;
}

/// Those above the first row are lines above it as others are, so that a header can be the last of them.
void countCommentsAbove(const FileHead &head, Candidate &without)
{
    Candidate below = without;
    below.dialect.skipLines += without.sample.commentsAbove;
    below.sample = sampleHead(head, below.dialect);
    if (below.sample.rows.size() != without.sample.rows.size())
        return; // read as rows, quotes and all, they are not as many
    below.above.lines += without.sample.commentsAbove;
    below.above.comments += without.sample.commentsAbove;
    without = std::move(below);
}

/// Lines that begin with # are comments where none of them could be a row, and all rows are of one shape
/// without them. Certain is that of the head alone: the scan says which of the others look like rows.
void leaveOutComments(const FileHead &head, const DumpDdl &ddl, Candidate &candidate)
{
    Candidate without = candidate;
    without.dialect.commentsBeginWith = "#";
    if (candidate.sample.rows.isEmpty() || !without.dialect.validate())
        return;
    without.sample = sampleHead(head, without.dialect);
    if (!takeHeaderThatIsNoComment(head, ddl, candidate.sample.rows.constFirst(), without))
        return;
    const HeadSample &sample = without.sample;
    if (sample.comments.isEmpty() || sample.fieldCount < 2 || sample.rows.size() < 2 ||
        sample.rowsWithFieldCount < sample.rows.size() ||
        std::any_of(sample.comments.begin(), sample.comments.end(), [&](const QByteArray &line) {
            return couldBeRow(line, without.dialect, sample.fieldCount);
        }))
        return;
    if (!without.header.isHeader && sample.commentsAbove > 0)
        countCommentsAbove(head, without);
    if (without.sample.comments.isEmpty())
        without.dialect.commentsBeginWith.clear();
    candidate = std::move(without);
}

} // namespace

HeadTraits traitsOf(const FileHead &head)
{
    HeadTraits traits;
    const QByteArray &bytes = head.bytes;
    traits.hasQuotes = bytes.contains('"');
    traits.separator = separatorLine(bytes);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes.at(i);
        if (c == '\n') {
            ++traits.lineFeeds;
            traits.crLineFeeds += i > 0 && bytes.at(i - 1) == '\r' ? 1 : 0;
        } else if (c == '\r') {
            traits.bareCrs += i + 1 == bytes.size() || bytes.at(i + 1) != '\n' ? 1 : 0;
        } else if (c == '\\' && i + 1 < bytes.size()) {
            traits.hasBackslashes = true;
            const char next = bytes.at(++i);
            // \" before a terminator: an escaped quote, or a value that ends in a backslash. It proves
            // nothing.
            if (next == '"' && i + 1 < bytes.size() && QByteArrayView(",;|\t\r\n").contains(bytes.at(i + 1)))
                continue;
            traits.nullMarks += next == 'N' ? 1 : 0;
            if (QByteArrayView("0bnrtZN\\\t\n,;|\"'").contains(next))
                ++traits.plainEscapes;
            else
                ++traits.strayBackslashes;
        }
    }
    return traits;
}

QVector<Candidate> tryCandidates(const FileHead &head, const HeadTraits &traits, const DumpDdl &ddl)
{
    QVector<Candidate> candidates;
    for (const QByteArray &lineEnd : lineEnds(traits))
        for (const QByteArray &fieldEnd : fieldEnds(head, traits))
            for (Dialect dialect : variants(fieldEnd, lineEnd, traits)) {
                dialect.skipLines = traits.separator.isEmpty() ? 0 : 1;
                Candidate candidate{.dialect = dialect, .sample = sampleHead(head, dialect)};
                leaveOutLinesAbove(head, ddl, candidate);
                leaveOutComments(head, ddl, candidate);
                mendTrailingBar(head, candidate);
                candidate.score = scoreOf(candidate, traits);
                candidates.append(std::move(candidate));
            }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate &a, const Candidate &b) { return a.score > b.score; });
    return candidates;
}

QString terminatorName(const QByteArray &terminator)
{
    if (terminator == "\t")
        return u"TAB"_s;
    if (terminator == ",")
        return u"comma"_s;
    if (terminator == ";")
        return u"semicolon"_s;
    if (terminator == "|")
        return u"bar"_s;
    if (terminator == "^")
        return u"caret"_s;
    if (terminator == "~")
        return u"tilde"_s;
    return QString::fromLatin1(terminator);
}

} // namespace millrace
