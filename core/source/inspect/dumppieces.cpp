// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/dumppieces.h"

#include "core/base/coretext.h"
#include "core/source/content/content.h"
#include "core/source/content/unpackedcontent.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace millrace {

namespace {

/// Nothing of a table is in both: what one table has is counted in one place.
bool goTogether(const SqlDumpInspection &one, const SqlDumpInspection &other)
{
    const SqlInspectLimits limits;
    const auto bytesOf = [](const SqlDumpInspection &dump) {
        return std::accumulate(
            dump.statements.begin(), dump.statements.end(), qint64(0),
            [](qint64 sum, const SqlDumpStatement &each) { return sum + each.text.size(); });
    };
    return one.statements.size() + other.statements.size() <= limits.statementsKept &&
           bytesOf(one) + bytesOf(other) <= limits.textBytes &&
           std::none_of(other.tables.begin(), other.tables.end(), [&one](const SqlDumpTable &table) {
               return one.table(table.schema, table.name) != nullptr;
           });
}

/// REQUIRES: goTogether().
void append(DumpPiece &piece, DumpPiece more)
{
    SqlDumpInspection &dump = piece.dump;
    if (!dump.coordinates.isThere()) {
        dump.coordinates = more.dump.coordinates;
        dump.coordinatesPlace = more.dump.coordinatesPlace;
    }
    dump.header = std::move(more.dump.header);
    if (dump.charset.isEmpty())
        dump.charset = more.dump.charset;
    for (const QByteArray &schema : std::as_const(more.dump.schemas))
        if (!dump.schemas.contains(schema))
            dump.schemas << schema;
    dump.tables += more.dump.tables;
    dump.statements += more.dump.statements;
    dump.statementCount += more.dump.statementCount;
    dump.problems += more.dump.problems;
    dump.bytesRead = more.dump.bytesRead;
    piece.end = more.end;
    piece.session = std::move(more.session);
    piece.isLast = more.isLast;
}

} // namespace

Result<std::unique_ptr<DumpPieces>> DumpPieces::open(const QString &spool, const Arrival &arrival,
                                                     SqlPlace begin, SqlSession session, qint64 leastBytes)
{
    std::unique_ptr<DumpPieces> pieces(new DumpPieces(leastBytes));
    MILLRACE_TRY(pieces->m_input, openArriving(Content(spool), arrival, pieces->m_stop.get_token()));
    if (begin.byteOffset > 0)
        pieces->m_input = partOf(std::move(pieces->m_input), spool, begin.byteOffset, -1);
    pieces->m_inspector =
        std::make_unique<SqlDumpInspector>(*pieces->m_input, pieces->m_limits, begin, std::move(session));
    pieces->m_thread = std::jthread([self = pieces.get()](const std::stop_token &stop) { self->read(stop); });
    return pieces;
}

DumpPieces::~DumpPieces()
{
    m_stop.request_stop();
    m_thread.request_stop();
}

void DumpPieces::read(const std::stop_token &stop)
{
    const auto through = readAll(stop);
    if (through)
        return;
    const std::lock_guard lock(m_mutex);
    m_error = through.error();
    m_changed.notify_all();
}

Result<void> DumpPieces::readAll(const std::stop_token &stop)
{
    for (;;) {
        MILLRACE_TRY(const bool more, m_inspector->next());
        if (stop.stop_requested())
            return {};
        if (!more || (m_inspector->pieceBytes() >= m_leastBytes && m_inspector->mayCut())) {
            DumpPiece piece{.end = m_inspector->place(), .session = m_inspector->session(), .isLast = !more};
            piece.dump = m_inspector->cut();
            const std::lock_guard lock(m_mutex);
            m_ready.push_back(std::move(piece));
            m_changed.notify_all();
        }
        if (!more)
            return {};
        MILLRACE_TRY_VOID(m_inspector->take());
    }
}

Result<DumpPiece> DumpPieces::next(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait(lock, stop, [this] { return !m_ready.empty() || m_error; }))
        return fail({.code = ErrorCode::Cancelled, .what = CoreText::tr("The reading was cancelled.")});
    if (m_ready.empty())
        return fail(*m_error);
    DumpPiece piece = std::move(m_ready.front());
    m_ready.pop_front();
    while (m_leastBytes > 0 && !m_ready.empty() && goTogether(piece.dump, m_ready.front().dump)) {
        append(piece, std::move(m_ready.front()));
        m_ready.pop_front();
    }
    return piece;
}

} // namespace millrace
