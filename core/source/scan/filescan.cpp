// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scan/filescan.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/memberstream.h"
#include "core/source/content/commentfilter.h"
#include "core/source/content/content.h"
#include "core/source/content/jsonlinestream.h"
#include "core/source/content/linecounter.h"
#include "core/source/content/rowfiles.h"
#include "core/source/content/sqltablestream.h"
#include "core/source/scan/faultreport.h"
#include "core/source/scan/issuereport.h"

#include <algorithm>
#include <limits>

namespace millrace {

Result<FileScan> scanStream(ByteStream &stream, const Content &content, const Dialect &dialect,
                            int expectedFields, std::stop_token stop,
                            const std::function<void(qint64)> &progress, RowTaker *taker)
{
    MILLRACE_TRY_VOID(dialect.validate());
    constexpr qint64 noLimit = std::numeric_limits<qint64>::max();
    RowScanner scanner(dialect, {.expectedFields = expectedFields});
    BodyScan body(dialect, scanner, taker);
    bool inBody = false;
    for (;;) {
        if (stop.stop_requested())
            return fail({.code = ErrorCode::Cancelled,
                         .what = CoreText::tr("The scan of %1 was cancelled.").arg(content.name()),
                         .howToFix = CoreText::tr("Nothing was changed; start it again when you want to."),
                         .context = {.file = content.name()}});
        MILLRACE_TRY(const auto window, stream.next());
        if (window.empty())
            break;
        std::span<const char> rest = window;
        if (!inBody) { // a row limit of 0 stops the scanner after the header lines
            const RowScanner::Step step = scanner.scan(rest, 0, noLimit);
            inBody = step.limitReached;
            rest = rest.subspan(static_cast<std::size_t>(step.consumed));
        }
        body.take(rest);
        if (progress)
            progress(stream.fileBytesRead());
    }
    if (const auto finished = scanner.finish(); !finished)
        return fail(placedInFile(finished.error(), content, dialect.lineEnd()));
    body.finish();
    return FileScan{.rows = scanner.rowsDone(),
                    .bytes = scanner.offset(),
                    .bodyOffset = scanner.bodyStart(),
                    .longestRowBytes = scanner.longestRowBytes(),
                    .longestRow = scanner.longestRowNumber(),
                    .longestRowOffset = scanner.longestRowStart(),
                    .lastRowOffset = scanner.rowsDone() > 0 ? scanner.lastRowStart() : 0,
                    .lastRowTerminated = !scanner.endedInsideRow(),
                    .issueCount = scanner.issueCount(),
                    .issues = scanner.issues(),
                    .faults = body.faults()};
}

Result<FileScan> scanFile(const Content &content, const Dialect &dialect, int expectedFields,
                          std::stop_token stop, const std::function<void(qint64)> &progress, RowTaker *taker,
                          ArchiveTrail *trail)
{
    if (content.way.commentsOf) {
        MILLRACE_TRY(auto lines, openContent(content.readAs({}), 0, -1, trail));
        CommentFilter rows(std::move(lines), *content.way.commentsOf, expectedFields);
        MILLRACE_TRY(auto scan,
                     scanStream(rows, content, dialect, expectedFields, std::move(stop), progress, taker));
        scan.comments = rows.leftOut();
        return scan;
    }
    if (!content.way.jsonKeys.isEmpty()) {
        MILLRACE_TRY(auto lines, openContent(content.readAs({}), 0, -1, trail));
        JsonLineStream rows(std::move(lines), content.name(), content.way);
        MILLRACE_TRY(auto scan,
                     scanStream(rows, content, dialect, expectedFields, std::move(stop), progress, taker));
        scan.unreadKeys = rows.unreadKeys();
        return scan;
    }
    MILLRACE_TRY(auto file, openContent(content, 0, -1, trail));
    return scanStream(*file, content, dialect, expectedFields, std::move(stop), progress, taker);
}

namespace {

/// The rows of an SQL dump's table, and what of them the mapping has to know.
Result<FileScan> scanDumpTable(SourceFile &file, const Dialect &dialect, int expectedFields,
                               const std::stop_token &stop, const std::function<void(qint64)> &progress,
                               RowTaker *taker)
{
    const Content content = file.content();
    MILLRACE_TRY(const auto stream, SqlTableStream::open(content));
    MILLRACE_TRY(auto scan, scanStream(*stream, content, dialect, expectedFields, stop, progress, taker));
    const SqlRowStream &rows = stream->rows();
    SqlTablePart &part = *file.way.sqlTable;
    part.charset = rows.charset();
    part.verbs = rows.verbs();
    part.literalKinds.clear();
    for (int field = 0; field < rows.fields(); ++field)
        part.literalKinds << rows.literalKinds().at(static_cast<std::size_t>(field));
    return scan;
}

/// The row at the end of all files.
struct LastRow
{
    int file = -1;
    qint64 row = 0;
    qint64 offset = 0;
    bool taken = false; ///< the profile has it already
};

/// Reads the last row for the profile where that costs no second reading of the file.
Result<void> addLastRow(const Source &source, const LastRow &last, ProfileSize size, ProfileSampler &sampler)
{
    if (last.file < 0 || last.taken || size.rows == 0 || source.files.at(last.file).isStreamed())
        return {};
    const Content content = source.files.at(last.file).content();
    MILLRACE_TRY(const auto rows, readRows(content, source.dialect, last.offset, 1));
    if (rows.isEmpty())
        return {}; // longer than readRows() reads
    Row row = rows.constFirst();
    row.row = last.row;
    sampler.addLast(row, last.file, content.name());
    return {};
}

/// Numbers over all files; and the last row is the last only when it is known.
void number(const Source &source, int lastFile, qint64 lastRow, RowSamples &samples)
{
    QVector<qint64> before(source.files.size());
    for (qsizetype i = 1; i < source.files.size(); ++i)
        before[i] = before.at(i - 1) + source.files.at(i - 1).rows;
    for (PickedRow &picked : samples.spread)
        picked.number = before.at(picked.file) + picked.row.row;
    if (!samples.last)
        return;
    PickedRow &last = *samples.last;
    if (last.file != lastFile || last.row.row != lastRow) {
        samples.last.reset();
        return;
    }
    last.number = before.at(last.file) + last.row.row;
    samples.spread.removeIf([&last](const PickedRow &picked) { return picked.number == last.number; });
}

} // namespace

QVector<Error> notesBesideScan(QVector<Error> notes, const ScanFindings &findings)
{
    notes.removeIf([&findings](const Error &note) {
        return note.code == ErrorCode::LineEndsMixed &&
               std::any_of(findings.notes.begin(), findings.notes.end(),
                           [](const Error &found) { return found.code == ErrorCode::LineEndsMixed; });
    });
    return notes;
}

Result<ScanFindings> scanSource(Source &source, std::stop_token stop,
                                const std::function<void(int file, qint64 bytes)> &progress,
                                ProfileSize profile)
{
    ProfileSampler sampler(source, profile);
    LastRow last;
    IssueReport report(source);
    ArchiveTrail trail;
    FaultReport faults(source);
    qint64 rows = 0;
    for (int i = 0; i < source.files.size(); ++i) {
        SourceFile &file = source.files[i];
        std::function<void(qint64)> fileProgress;
        if (progress)
            fileProgress = [&progress, i](qint64 bytes) { progress(i, bytes); };
        sampler.beginFile(file);
        MILLRACE_TRY(const auto scan, file.way.sqlTable
                                          ? scanDumpTable(file, source.dialect, source.fieldCount, stop,
                                                          fileProgress, &sampler)
                                          : scanFile(file.content(), source.dialect, source.fieldCount, stop,
                                                     fileProgress, &sampler, &trail));
        MILLRACE_TRY_VOID(expectUnchanged({&file, 1}));
        file.rows = scan.rows;
        file.bodyOffset = scan.bodyOffset;
        file.unpackedBytes = file.isStreamed() ? scan.bytes : -1;
        rows += scan.rows;
        MILLRACE_TRY_VOID(report.add(file, scan));
        faults.add(i, scan);
        if (scan.rows > 0)
            last = {.file = i,
                    .row = scan.rows,
                    .offset = scan.lastRowOffset,
                    .taken = sampler.lastTakenRow() == scan.rows};
    }
    if (rows == 0)
        return fail(
            {.code = ErrorCode::SourceEmpty,
             .what = CoreText::tr("No row in %1 of %2.").arg(filesText(source.files.size()), source.name),
             .howToFix = CoreText::tr("Check that the dump was written, and the number of header lines."),
             .context = {.file = source.files.isEmpty() ? QString() : source.files.constFirst().path}});
    MILLRACE_TRY_VOID(addLastRow(source, last, profile, sampler));
    MILLRACE_TRY(const auto notes, faults.notes());
    RowSamples samples = sampler.samples();
    number(source, last.file, last.row, samples);
    source.scan = ScanFacts{.notes = notes,
                            .longestRowBytes = faults.longestRowBytes(),
                            .longestRow = faults.longestRow(),
                            .profile = sampler.profile()};
    return ScanFindings{.rowErrors = report.errors(rows), .notes = notes, .samples = std::move(samples)};
}

} // namespace millrace
