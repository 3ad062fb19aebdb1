// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/rowfiles.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/plainbytes.h"
#include "core/source/content/linecounter.h"
#include "core/source/rows/headernames.h"
#include "core/source/rows/rowscanner.h"

#include <limits>

namespace millrace {

namespace {

constexpr qint64 noLimit = std::numeric_limits<qint64>::max();
constexpr qint64 headerBytes = 1024LL * 1024;
constexpr int rowsBelowHeader = 20;

std::span<const char> part(const QByteArray &bytes, qint64 from, qint64 to)
{
    return std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))
        .subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from));
}

/// Scans up to `rows` rows from the scanner's place to `offset()` at their end. Errors: SourceUnreadable, ….
Result<void> scanRows(const Content &content, RowScanner &scanner, qint64 rows)
{
    MILLRACE_TRY(auto file, openContent(content, scanner.offset()));
    for (;;) {
        MILLRACE_TRY(const auto window, file->next());
        if (window.empty() || scanner.scan(window, rows, noLimit).limitReached)
            return {};
    }
}

} // namespace

Result<QVector<Row>> readRows(const Content &content, const Dialect &dialect, qint64 offset, qint64 maxRows,
                              qint64 maxBytes)
{
    MILLRACE_TRY_VOID(dialect.validate());
    bool atEnd = false;
    MILLRACE_TRY(const auto bytes, readContent(content, offset, maxBytes, &atEnd));

    RowScanner scanner(dialect, {.startOffset = offset});
    scanner.scan(part(bytes, 0, bytes.size()), maxRows, noLimit);
    qint64 end = scanner.rowStart() - offset;
    if (scanner.rowsDone() < maxRows && atEnd) {
        // The last row may lack its terminator; an unterminated quote is shown as the server would read it.
        [[maybe_unused]] const auto finished = scanner.finish();
        end = bytes.size();
    }
    qint64 at = qMax<qint64>(0, scanner.bodyStart() - offset);
    if (scanner.rowsDone() == 0 && end < bytes.size())
        end = at; // the header, or the first row, goes on after maxBytes

    const RowReader reader(dialect);
    LineCounter lines(content, dialect.lineEnd());
    QVector<Row> rows;
    qint64 line = 1;
    qint64 counted = 0;
    while (at < end && rows.size() < maxRows) {
        Row row;
        const qint64 taken = reader.readRow(part(bytes, at, end), row);
        if (taken == 0)
            break;
        row.row = rows.size() + 1;
        row.byteOffset = offset + at;
        if (offset == 0) {
            if (content.way.hasOtherLines()) {
                MILLRACE_TRY(row.line, lines.lineAt(at));
            } else {
                line += countByte(part(bytes, counted, at), dialect.lineEnd());
                counted = at;
                row.line = line;
            }
        }
        rows.append(std::move(row));
        at += taken;
    }
    return rows;
}

Result<QStringList> readHeader(const Content &content, const Dialect &dialect)
{
    MILLRACE_TRY_VOID(dialect.validate());
    if (dialect.isJsonLines())
        return dialect.jsonKeys;
    MILLRACE_TRY(const auto bytes, readContent(content, 0, headerBytes));
    Dialect headerDialect = dialect;
    headerDialect.linesStartingBy.clear();
    const RowReader reader(headerDialect);
    qint64 at = isUtf8Charset(dialect.charset) && bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    Row row;
    for (int i = 0; i < dialect.skipLines; ++i)
        at += reader.readRow(part(bytes, at, bytes.size()), row);
    const RowReader rowReader(dialect);
    QVector<Row> rows;
    while (rows.size() < rowsBelowHeader) {
        Row below;
        const qint64 taken = rowReader.readRow(part(bytes, at, bytes.size()), below);
        if (taken == 0)
            break;
        at += taken;
        rows << below;
    }
    return rows.isEmpty() ? fieldTexts(row)
                          : headerNames(row, rows, int(rows.constFirst().fields.size())).names;
}

Result<Row> locateRow(const Content &content, const Dialect &dialect, qint64 startOffset, qint64 startRow,
                      qint64 rowsAfter)
{
    MILLRACE_TRY_VOID(dialect.validate());
    RowScanner scanner(dialect, {.startOffset = startOffset});
    // The first row's end is looked for even when no row is to be skipped: bodyStart() is known then.
    MILLRACE_TRY_VOID(scanRows(content, scanner, qMax<qint64>(rowsAfter, 1)));
    const qint64 offset = rowsAfter == 0 ? scanner.bodyStart() : scanner.rowStart();
    MILLRACE_TRY(auto rows, readRows(content, dialect, offset, 1));
    if (scanner.rowsDone() < rowsAfter || rows.isEmpty())
        return fail({.code = ErrorCode::SourceChanged,
                     .what = CoreText::tr("%1 has no row %2 any more.")
                                 .arg(content.name(), groupedNumber(startRow + rowsAfter)),
                     .howToFix = CoreText::tr(
                         "Let nothing write to the file during the load; then inspect it again."),
                     .context = {.file = content.name(), .byteOffset = content.fileOffset(offset)}});
    Row row = rows.takeFirst();
    MILLRACE_TRY(const auto line, LineCounter(content, dialect.lineEnd()).lineAt(offset));
    row.row = startRow + rowsAfter;
    row.line = line;
    return row;
}

} // namespace millrace
