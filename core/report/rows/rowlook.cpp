// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/rows/rowlook.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/load/control/statementkiller.h"
#include "core/report/rows/chunkhistory.h"
#include "core/report/rows/rejectlist.h"
#include "core/source/sourceserver.h"

#include <algorithm>

namespace millrace {

namespace {

struct Wanted
{
    qint64 number = 0;
    QString title;
};

/// The source's server, asked over a connection of its own.
class SourceSide
{
public:
    /// Nothing where the rows came from files. Errors: as openSource().
    static Result<std::unique_ptr<SourceSide>>
    open(const Plan &plan, const std::optional<ResolvedConnection> &server, const std::stop_token &stop)
    {
        if (!plan.source.isOnServer())
            return nullptr;
        MILLRACE_TRY(const auto resolved,
                     server ? Result<ResolvedConnection>(*server) : resolveSource(plan.source));
        MILLRACE_TRY(auto connection, openSource(resolved, plan.timeZone()));
        return std::make_unique<SourceSide>(resolved, std::move(connection), stop);
    }
    SourceSide(const ResolvedConnection &server, std::unique_ptr<Connection> connection,
               const std::stop_token &stop)
        : m_connection(std::move(connection))
        , m_killer(server, 1, stop)
    {
        m_killer.watch(0, m_connection->threadId(), m_connection->place());
    }
    Connection *connection() const { return m_connection.get(); }

private:
    const std::unique_ptr<Connection> m_connection;
    StatementKiller m_killer; ///< a key without an index may be looked for for long
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

Result<Chunk> chunkNumbered(const QVector<Chunk> &chunks, qint64 number)
{
    const auto chunk = std::find_if(chunks.begin(), chunks.end(),
                                    [number](const Chunk &one) { return one.id.value == number; });
    if (chunk == chunks.end())
        return fail(
            {.code = ErrorCode::RowNotFound, .what = CoreText::tr("The run has no chunk %1.").arg(number)});
    return *chunk;
}

QString firstOfChunk(qint64 number)
{
    return CoreText::tr("Chunk %1, first row").arg(number);
}

QString lastOfChunk(qint64 number)
{
    return CoreText::tr("Chunk %1, last row").arg(number);
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

Result<QVector<qint64>> wantedChunks(const RunFolder &run, const RowsAsked &asked)
{
    QVector<qint64> numbers = asked.chunks;
    if (asked.slowest) {
        MILLRACE_TRY(const auto slowest, slowestChunk(run));
        numbers << slowest;
    }
    return numbers;
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
    MILLRACE_TRY(const auto numbers, wantedChunks(run, asked));
    if (!numbers.isEmpty() && plan.order == RowOrder::PrimaryKey)
        return fail(
            {.code = ErrorCode::RowNotFound,
             .what = CoreText::tr("The rows were sorted by the primary key before they were cut into chunks: "
                                  "those of a chunk stand all over the dump."),
             .howToFix = CoreText::tr("Look at rows by their key or number.")});
    for (const qint64 number : numbers) {
        MILLRACE_TRY(const auto chunk, chunkNumbered(chunks, number));
        wanted << Wanted{chunk.firstRow.value, firstOfChunk(number)}
               << Wanted{chunk.firstRow.value + chunk.rows - 1, lastOfChunk(number)};
    }
    return wanted;
}

using Lines = QVector<RowLook::Line>;

Result<Lines> linesOfDump(const RunFolder &run, const Plan &plan, LoadedRows &rows, const RowsAsked &asked,
                          const LookWatch &watch)
{
    MILLRACE_TRY(const auto chunks, run.chunks());
    MILLRACE_TRY(const auto wanted, wantedRows(run, plan, chunks, asked));
    const QVector<RowPlace> places =
        plan.order == RowOrder::File ? placesOf(chunks, plan) : QVector<RowPlace>();
    Lines lines;
    for (const Wanted &one : wanted) {
        MILLRACE_TRY(const auto found, rows.numbered({one.number}, places, watch));
        if (found.isEmpty())
            return fail({.code = ErrorCode::RowNotFound,
                         .what = CoreText::tr("The dump has no row %1, or it is too long to be shown.")
                                     .arg(groupedNumber(one.number))});
        lines << RowLook::Line{one.title, found.first()};
    }
    return lines;
}

/// A server's rows have no numbers; its chunks are ranges of its key.
Result<Lines> linesOfServer(const RunFolder &run, const Plan &plan, LoadedRows &rows, const RowsAsked &asked,
                            const LookWatch &watch)
{
    if (!asked.numbers.isEmpty())
        return fail({.code = ErrorCode::RowNotFound,
                     .what = CoreText::tr("The rows came from another server, where they have no numbers."),
                     .howToFix = CoreText::tr("Look at rows by their key.")});
    Lines lines;
    if (!asked.any()) {
        MILLRACE_TRY(const auto first, rows.endOfTable(KeyDirection::Up, watch));
        MILLRACE_TRY(const auto last, rows.endOfTable(KeyDirection::Down, watch));
        return Lines{{CoreText::tr("First row"), first}, {CoreText::tr("Last row"), last}};
    }
    MILLRACE_TRY(const auto numbers, wantedChunks(run, asked));
    if (numbers.isEmpty())
        return lines;
    if (plan.source.table->key.isEmpty())
        return fail({.code = ErrorCode::RowNotFound,
                     .what = CoreText::tr("The source has no key: its rows were read in one go, and which of "
                                          "them are a chunk's cannot be told."),
                     .howToFix = CoreText::tr("Look at rows by their key.")});
    MILLRACE_TRY(const auto chunks, run.chunks());
    for (const qint64 number : numbers) {
        MILLRACE_TRY(const auto chunk, chunkNumbered(chunks, number));
        MILLRACE_TRY(const auto first, rows.endOfSourceRange(chunk.keys, KeyDirection::Up));
        MILLRACE_TRY(const auto last, rows.endOfSourceRange(chunk.keys, KeyDirection::Down));
        lines << RowLook::Line{firstOfChunk(number), first} << RowLook::Line{lastOfChunk(number), last};
    }
    return lines;
}

/// Whether the run set this very row aside.
bool isOf(const Reject &reject, const LoadedRow &row)
{
    if (row.source.number == 0) // a server's: it may have changed since
        return row.hasSource && reject.raw == row.source.source.raw;
    return reject.row == row.source.source.row && reject.file == row.file;
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
            if (isOf(reject, line.row)) {
                line.row.wasSetAside = true;
                line.row.notes = {CoreText::tr("Set aside: %1").arg(reject.reason)};
            }
}

Result<RowLook> lookThrough(const RunFolder &run, Connection &connection, const RowsAsked &asked,
                            const LookWatch &watch, const std::optional<ResolvedConnection> &server)
{
    MILLRACE_TRY(const auto plan, run.plan());
    MILLRACE_TRY(const auto side, SourceSide::open(plan, server, watch.stop));
    MILLRACE_TRY(auto rows, LoadedRows::open(connection, plan, side ? side->connection() : nullptr));
    RowLook look{.table = plan.tableName(),
                 .isOfServer = side != nullptr,
                 .columns = rows.columns(),
                 .key = rows.key(),
                 .lines = {}};
    MILLRACE_TRY(look.lines, side ? linesOfServer(run, plan, rows, asked, watch)
                                  : linesOfDump(run, plan, rows, asked, watch));
    if (!asked.key.isEmpty()) {
        MILLRACE_TRY(const auto found, rows.withKey(asked.key, watch));
        look.lines << RowLook::Line{keyText(look.key, asked.key), found};
    }
    tellSetAside(run, plan, look);
    return look;
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
                           const LookWatch &watch, const std::optional<ResolvedConnection> &source)
{
    auto look = lookThrough(run, connection, asked, watch, source);
    // What was killed for the stop's sake says so in the server's words.
    if (!look && watch.stop.stop_requested())
        return fail(lookStopped(CoreText::tr("The look at the rows was cancelled.")));
    return look;
}

} // namespace millrace
