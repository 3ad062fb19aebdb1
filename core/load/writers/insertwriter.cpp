// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/insertwriter.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/load/writers/chunkfeed.h"
#include "core/plan/statements.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

/// What the protocol puts around a statement, and a little more.
constexpr qint64 packetReserve = 1024;

RowFault tooFewFields(qint64 row)
{
    return {
        .row = row, .code = 1261, .message = u"The row doesn't contain data for all columns"_s, .column = {}};
}

RowFault tooManyFields(qint64 row)
{
    return {.row = row,
            .code = 1262,
            .message = u"The row was truncated; it contained more data than there were input columns"_s,
            .column = {}};
}

} // namespace

Result<void> InsertWriter::prepare()
{
    if (m_packetBytes > 0)
        return {};
    const Plan &plan = m_context.plan;
    MILLRACE_TRY(const auto server, m_context.connection.rows(u"SELECT @@max_allowed_packet, VERSION()"_s));
    MILLRACE_TRY(const auto table, readTable(m_context.connection, plan.schema, plan.table));
    // MariaDB writes out that a column's default is NULL, MySQL leaves it empty.
    MILLRACE_TRY(const auto emptied,
                 m_context.connection.rows(
                     u"SELECT LOWER(COLUMN_NAME) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = %1 AND "
                     "TABLE_NAME = %2 AND IS_NULLABLE = 'YES' AND COLUMN_DEFAULT <> 'NULL'"_s.arg(
                         quotedString(plan.schema), quotedString(plan.table))));
    InsertStatement::Target target{
        .table = table,
        .mariaDb = server.value(0).value(1).toString().contains("MariaDB"_L1, Qt::CaseInsensitive)};
    for (const auto &row : emptied)
        target.emptied << row.first().toString();
    m_strict.emplace(plan, target, false);
    m_bending.emplace(plan, target, true);
    m_reader.emplace(plan.source.dialect);
    m_packetBytes = std::max<qint64>(packetReserve, server.value(0).value(0).toLongLong());
    return {};
}

Result<WriteOutcome> InsertWriter::write(const Chunk &range, RowMode mode)
{
    m_confirmed = 0;
    MILLRACE_TRY_VOID(prepare());
    const InsertStatement &statement = mode == RowMode::AsServer ? *m_bending : *m_strict;
    Passage passage{.range = range,
                    .mode = mode,
                    .head =
                        statement.head(selectVerb(m_context.plan, mode), rangeName(m_context.runId, range))};
    const auto walk = m_context.rows.walk(range);
    while (!isOver(passage)) {
        MILLRACE_TRY(const auto part, walk->take(rowsPerStatement, bytesPerStatement / 2));
        MILLRACE_TRY_VOID(part ? addPart(passage, *part) : send(passage));
        if (!part)
            break;
    }
    return std::move(passage.outcome);
}

bool InsertWriter::goesByRow(const Passage &passage) const
{
    return !m_context.canUndo && passage.mode == RowMode::Strict;
}

/// The rest of the range is not sent.
bool InsertWriter::isOver(const Passage &passage) const
{
    const WriteOutcome &outcome = passage.outcome;
    return outcome.refused ||
           (goesByRow(passage) && m_context.plan.stopsAtBadRow() &&
            !std::all_of(outcome.faults.begin(), outcome.faults.end(),
                         [this](const RowFault &fault) { return isBentAsInDump(fault, m_context.plan); }));
}

/// The bytes as LOAD DATA would get them, through the gate.
Result<QByteArray> InsertWriter::bytesOfPart(const Chunk &part, Passage &passage)
{
    constexpr qsizetype block = 64LL * 1024;
    m_context.gate.enter(WorkerActivity::NoChunk);
    MILLRACE_TRY(auto source, m_context.rows.bytes(part));
    ChunkFeed feed(std::move(source), m_context.plan.source.dialect, part, m_context.gate, m_context.content);
    QByteArray bytes;
    bytes.reserve(part.bytes + block);
    for (;;) {
        const qsizetype filled = bytes.size();
        bytes.resize(filled + block);
        const int count = feed.read(bytes.data() + filled, static_cast<unsigned>(block));
        if (count < 0)
            return fail(feed.error().value_or(runStopped()));
        bytes.resize(filled + count);
        if (count == 0)
            break;
    }
    m_context.gate.enter(WorkerActivity::Source); // the feed thinks that the server goes on with it
    passage.outcome.content += feed.content();
    if (const auto rows = feed.rows())
        passage.outcome.rows = passage.outcome.rows.value_or(0) + *rows;
    return bytes;
}

Result<void> InsertWriter::addPart(Passage &passage, const Chunk &part)
{
    const qint64 rowsBefore = passage.outcome.rows.value_or(0);
    MILLRACE_TRY(const auto bytes, bytesOfPart(part, passage));
    std::span<const char> rest(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    qint64 rows = 0;
    Row row;
    while (!rest.empty() && !isOver(passage)) {
        const qint64 taken = m_reader->readRow(rest, row);
        if (taken == 0)
            break;
        rest = rest.subspan(static_cast<std::size_t>(taken));
        ++rows;
        MILLRACE_TRY_VOID(addRow(passage, row));
    }
    const qint64 expected = passage.outcome.rows ? *passage.outcome.rows - rowsBefore : part.rows;
    if (rows == expected || isOver(passage))
        return {};
    return fail({.code = ErrorCode::TilingBroken,
                 .what = CoreText::tr("Chunk %1 holds %2 where %3 were cut.")
                             .arg(passage.range.id.value)
                             .arg(rowsText(rows), groupedNumber(expected)),
                 .howToFix = CoreText::tr("The dialect does not fit the file: check terminators, quotes "
                                          "and escapes on the Source page.")});
}

Result<void> InsertWriter::addRow(Passage &passage, const Row &row)
{
    const InsertStatement &statement = passage.mode == RowMode::AsServer ? *m_bending : *m_strict;
    const int missing = statement.missingIn(row.fields.size());
    if (missing > 0 || statement.hasMore(row)) {
        const qint64 number = passage.rowsSent + passage.rows + 1;
        const RowFault fault = missing > 0 ? tooFewFields(number) : tooManyFields(number);
        if (passage.mode == RowMode::Strict) {
            // A row before it may have a fault that only the server sees, and is then the first.
            if (const auto sent = send(passage); !sent || isOver(passage))
                return sent;
            passage.outcome.faults << fault;
            passage.outcome.refused = true;
            return {};
        }
        passage.faults += QVector<RowFault>(std::max(1, missing), fault);
    }
    passage.row.clear();
    statement.writeRow(row, passage.range.firstRow.value + passage.rowsSent + passage.rows, passage.row);

    const qint64 limit = std::min(bytesPerStatement, m_packetBytes - packetReserve);
    if (passage.rows >= (goesByRow(passage) ? 1 : rowsPerStatement) ||
        (passage.rows > 0 && passage.sql.size() + passage.row.size() + 2 > limit)) {
        // What was found in this row belongs to the statement it will be in.
        const qint64 last = passage.rowsSent + passage.rows;
        const auto firstNew = std::find_if(passage.faults.begin(), passage.faults.end(),
                                           [last](const RowFault &fault) { return fault.row > last; });
        const QVector<RowFault> next(firstNew, passage.faults.end());
        passage.faults.erase(firstNew, passage.faults.end());
        if (const auto sent = send(passage); !sent || isOver(passage))
            return sent;
        passage.faults = next;
    }
    if (passage.rows == 0)
        passage.sql = passage.head;
    else
        passage.sql += ",\n";
    passage.sql += passage.row;
    ++passage.rows;
    return passage.sql.size() > m_packetBytes - packetReserve ? fail(tooLong(passage)) : Result<void>();
}

Result<void> InsertWriter::send(Passage &passage)
{
    if (passage.rows == 0)
        return {};
    if (m_context.gate.isStopped())
        return fail(runStopped());
    m_context.gate.enter(WorkerActivity::Sending);
    const auto result = m_context.connection.insertRows(passage.sql, passage.rows);
    m_context.gate.enter(WorkerActivity::Source);
    m_confirmed += result ? passage.rows : 0;
    if (m_context.gate.isStopped())
        return fail(runStopped());
    MILLRACE_TRY(auto sent, outcomeOf(m_context, result));

    for (RowFault &fault : sent.faults)
        if (fault.row == 0 && passage.rows == 1)
            fault.row = 1;
    WriteOutcome &outcome = passage.outcome;
    outcome.add(sent, passage.rowsSent);
    outcome.faults += passage.faults;
    outcome.counts.records += passage.rows;
    outcome.counts.warnings += passage.faults.size();
    passage.rowsSent += passage.rows;
    passage.rows = 0;
    passage.faults.clear();
    return {};
}

Error InsertWriter::tooLong(const Passage &passage) const
{
    return {.code = ErrorCode::StatementFailed,
            .what = CoreText::tr("Row %1 needs an INSERT of %2, and the server takes statements of up to "
                                 "%3 (max_allowed_packet).")
                        .arg(groupedNumber(passage.range.firstRow.value + passage.rowsSent),
                             sizeText(passage.sql.size()), sizeText(m_packetBytes)),
            .howToFix = CoreText::tr("Raise max_allowed_packet on the server, or load with LOAD DATA "
                                     "(--way local), which it does not limit.")};
}

} // namespace millrace
