// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/rows/rowlook.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/report/rows/chunkhistory.h"
#include "core/report/rows/rejectlist.h"

#include <algorithm>

namespace millrace {

namespace {

struct Wanted
{
    qint64 number = 0;
    QString title;
};

/// Where rows are known to begin: chunks were cut there.
QVector<RowPlace> placesOf(const QVector<Chunk> &chunks, const Plan &plan)
{
    QVector<RowPlace> places;
    for (const Chunk &chunk : chunks)
        for (const Segment &segment : chunk.segments)
            if (segment.file >= 0 && segment.file < plan.source.files.size() &&
                !plan.source.files.at(segment.file).isStreamed())
                places << RowPlace{
                    .file = segment.file, .row = segment.firstRowInFile, .offset = segment.offset.value};
    return places;
}

Error noSuchChunk(qint64 chunk)
{
    return {.code = ErrorCode::RowNotFound, .what = CoreText::tr("The run has no chunk %1.").arg(chunk)};
}

/// Of the chunks that are committed as far as the events tell.
Result<qint64> slowestChunk(const RunFolder &run)
{
    MILLRACE_TRY(const auto plan, run.runPlan());
    MILLRACE_TRY(const auto histories, ChunkHistory::read(run, plan));
    const QVector<qint32> took = histories.value(QString()).ms;
    const auto longest = std::max_element(took.begin(), took.end());
    if (longest == took.end() || *longest == 0)
        return fail({.code = ErrorCode::RowNotFound,
                     .what = CoreText::tr("How long each chunk of this run took is not known.")});
    return std::distance(took.begin(), longest) + 1;
}

Result<QVector<Wanted>> wantedRows(const RunFolder &run, const Plan &plan, const QVector<Chunk> &chunks,
                                   const RowsAsked &asked)
{
    QVector<Wanted> wanted;
    if (!asked.any())
        wanted << Wanted{1, CoreText::tr("First row")}
               << Wanted{plan.source.totalRows(), CoreText::tr("Last row")};
    for (const qint64 number : asked.numbers)
        wanted << Wanted{number, CoreText::tr("Row %1").arg(groupedNumber(number))};
    QVector<qint64> numbers = asked.chunks;
    if (asked.slowest) {
        MILLRACE_TRY(const auto slowest, slowestChunk(run));
        numbers << slowest;
    }
    if (!numbers.isEmpty() && plan.order == RowOrder::PrimaryKey)
        return fail(
            {.code = ErrorCode::RowNotFound,
             .what = CoreText::tr("The rows were sorted by the primary key before they were cut into chunks: "
                                  "those of a chunk stand all over the dump."),
             .howToFix = CoreText::tr("Look at rows by their key or number.")});
    for (const qint64 number : numbers) {
        const auto chunk = std::find_if(chunks.begin(), chunks.end(),
                                        [number](const Chunk &one) { return one.id.value == number; });
        if (chunk == chunks.end())
            return fail(noSuchChunk(number));
        wanted << Wanted{chunk->firstRow.value, CoreText::tr("Chunk %1, first row").arg(number)}
               << Wanted{chunk->firstRow.value + chunk->rows - 1,
                         CoreText::tr("Chunk %1, last row").arg(number)};
    }
    return wanted;
}

/// Says of rows that are not in the table that the run set them aside, and why.
void tellSetAside(const RunFolder &run, const Plan &plan, RowLook &look)
{
    const auto summary = run.summary();
    const TableOutcome outcome = summary ? summary->tables.value(0) : TableOutcome();
    if (outcome.rejectsFile.isEmpty())
        return;
    const auto rejects =
        RejectList::read(plan, outcome.rejectsFile, outcome.reasonsFile, outcome.rowsRejected);
    if (!rejects)
        return;
    for (RowLook::Line &line : look.lines)
        for (const Reject &reject : rejects->rows)
            if (line.row.source.number > 0 && reject.row == line.row.source.source.row &&
                reject.file == line.row.file) {
                line.row.wasSetAside = true;
                line.row.notes = {CoreText::tr("Set aside: %1").arg(reject.reason)};
            }
}

} // namespace

bool RowLook::isWell() const
{
    return std::all_of(lines.begin(), lines.end(), [](const Line &line) {
        return line.row.outcome() == LoadedRow::Outcome::Equal ||
               line.row.outcome() == LoadedRow::Outcome::SetAside;
    });
}

Result<RowLook> lookAtRows(const RunFolder &run, Connection &connection, const RowsAsked &asked,
                           std::stop_token stop)
{
    MILLRACE_TRY(const auto plan, run.plan());
    MILLRACE_TRY(auto rows, LoadedRows::open(connection, plan));
    RowLook look{.table = plan.tableName(), .columns = rows.columns(), .key = rows.key(), .lines = {}};
    MILLRACE_TRY(const auto chunks, run.chunks());
    MILLRACE_TRY(const auto wanted, wantedRows(run, plan, chunks, asked));
    const QVector<RowPlace> places =
        plan.order == RowOrder::File ? placesOf(chunks, plan) : QVector<RowPlace>();
    for (const Wanted &one : wanted) {
        MILLRACE_TRY(const auto found, rows.numbered({one.number}, places, stop));
        if (found.isEmpty())
            return fail({.code = ErrorCode::RowNotFound,
                         .what = CoreText::tr("The dump has no row %1, or it is too long to be shown.")
                                     .arg(groupedNumber(one.number))});
        look.lines << RowLook::Line{one.title, found.first()};
    }
    if (!asked.key.isEmpty()) {
        MILLRACE_TRY(const auto found, rows.withKey(asked.key, stop));
        look.lines << RowLook::Line{keyText(look.key, asked.key), found};
    }
    tellSetAside(run, plan, look);
    return look;
}

} // namespace millrace
