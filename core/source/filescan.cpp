// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/filescan.h"

#include "core/base/text.h"
#include "core/source/content.h"
#include "core/source/dumptables.h"
#include "core/source/issuereport.h"

#include <limits>

namespace millrace {

Result<FileScan> scanFile(const Content &content, const Dialect &dialect, int expectedFields,
                          std::stop_token stop, const std::function<void(qint64)> &progress)
{
    if (const auto valid = dialect.validate(); !valid)
        return fail(valid.error());
    auto file = openContent(content);
    if (!file)
        return fail(file.error());
    constexpr qint64 noLimit = std::numeric_limits<qint64>::max();
    RowScanner scanner(dialect, {.expectedFields = expectedFields});
    for (;;) {
        if (stop.stop_requested())
            return fail({.code = ErrorCode::Cancelled,
                         .what = QStringLiteral("The scan of %1 was cancelled.").arg(content.name()),
                         .howToFix = QStringLiteral("Nothing was changed; start it again when you want to."),
                         .context = {.file = content.name(), .byteOffset = scanner.offset()}});
        const auto window = (*file)->next();
        if (!window)
            return fail(window.error());
        if (window->empty())
            break;
        scanner.scan(*window, noLimit, noLimit);
        if (progress)
            progress((*file)->fileBytesRead());
    }
    if (const auto finished = scanner.finish(); !finished) {
        Error error = finished.error();
        error.context.file = content.name();
        return fail(std::move(error));
    }
    return FileScan{.rows = scanner.rowsDone(),
                    .bytes = scanner.offset(),
                    .bodyOffset = scanner.bodyStart(),
                    .longestRowBytes = scanner.longestRowBytes(),
                    .issueCount = scanner.issueCount(),
                    .issues = scanner.issues()};
}

Result<QVector<Error>> scanSource(Source &source, std::stop_token stop,
                                  const std::function<void(int file, qint64 bytes)> &progress)
{
    IssueReport report(source);
    qint64 rows = 0;
    for (int i = 0; i < source.files.size(); ++i) {
        SourceFile &file = source.files[i];
        std::function<void(qint64)> fileProgress;
        if (progress)
            fileProgress = [&progress, i](qint64 bytes) { progress(i, bytes); };
        if (file.way.sqlTable) {
            if (const auto scanned = scanDumpTable(file, stop, fileProgress); !scanned)
                return fail(scanned.error());
            rows += file.rows;
            continue;
        }
        const auto scan = scanFile(file.content(), source.dialect, source.fieldCount, stop, fileProgress);
        if (!scan)
            return fail(scan.error());
        file.rows = scan->rows;
        file.bodyOffset = scan->bodyOffset;
        file.unpackedBytes = file.isStreamed() ? scan->bytes : -1;
        rows += scan->rows;
        if (const auto added = report.add(file, *scan); !added)
            return fail(added.error());
    }
    if (rows == 0)
        return fail(
            {.code = ErrorCode::SourceEmpty,
             .what = QStringLiteral("No row in %1 of %2.")
                         .arg(counted(source.files.size(), QStringLiteral("file"), QStringLiteral("files")),
                              source.name),
             .howToFix = QStringLiteral("Check that the dump was written, and the number of header lines."),
             .context = {.file = source.files.isEmpty() ? QString() : source.files.constFirst().path}});
    return report.errors(rows);
}

} // namespace millrace
