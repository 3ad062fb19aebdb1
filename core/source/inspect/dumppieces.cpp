// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/dumppieces.h"

#include "core/base/coretext.h"
#include "core/source/content/content.h"
#include "core/source/content/unpackedcontent.h"
#include "core/source/source.h"

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

/// Rows of the table that \a piece has left open, as one; false: they are of another make, and nothing is
/// changed. Then they are for somebody else to judge.
bool addRows(DumpPiece &piece, const DumpPiece &more)
{
    const auto at = std::find_if(piece.dump.tables.begin(), piece.dump.tables.end(),
                                 [](const SqlDumpTable &each) { return each.goesOn; });
    if (at == piece.dump.tables.end())
        return false;
    if (!more.dump.tables.isEmpty()) {
        const SqlDumpTable &rows = more.dump.tables.first();
        const auto mixes = [&](qsizetype field) {
            return mixesTexts(at->literalKinds.at(field) | rows.literalKinds.at(field));
        };
        bool isAlike = rows.isOfOneMake() && rows.fields == at->fields && rows.columns == at->columns &&
                       rows.session.readsRowsAs(at->session);
        for (qsizetype field = 0; isAlike && field < rows.literalKinds.size(); ++field)
            isAlike = !mixes(field);
        if (!isAlike || !more.dump.statements.isEmpty() || more.dump.coordinates.isThere())
            return false;
        at->insertStatements += rows.insertStatements;
        at->rows += rows.rows;
        at->insertBytes += rows.insertBytes;
        at->lineBytes += rows.lineBytes;
        at->end = rows.end;
        for (qsizetype field = 0; field < rows.literalKinds.size(); ++field)
            at->literalKinds[field] |= rows.literalKinds.at(field);
        SqlRowsInFile &inFile = at->inFiles.last();
        inFile.end = rows.end;
        inFile.rows += rows.rows;
        inFile.lineBytes += rows.lineBytes;
    }
    at->goesOn = more.openTable.has_value();
    piece.openTable = more.openTable;
    piece.dump.header = more.dump.header;
    piece.dump.problems += more.dump.problems;
    piece.dump.bytesRead = more.dump.bytesRead;
    piece.end = more.end;
    piece.session = more.session;
    return true;
}

/// So much of one table is worth to be loaded before the rest of it is there: of each such piece the server
/// is asked what it was asked of the one before.
constexpr qint64 rowsPerLeast = 4;
/// Not more pieces of a large table than can be listed in a plan.
constexpr qint64 piecesOfTable = 32;

} // namespace

DumpPieces::DumpPieces(const Begin &begin)
    : m_leastBytes(begin.leastBytes)
    , m_wholeTables(begin.wholeTables)
    , m_rowsOf(begin.rowsOf)
{}

Result<std::unique_ptr<DumpPieces>> DumpPieces::open(const QString &spool, const Arrival &arrival,
                                                     Begin begin)
{
    std::unique_ptr<DumpPieces> pieces(new DumpPieces(begin));
    MILLRACE_TRY(pieces->m_input, openArriving(Content(spool), arrival, pieces->m_stop.get_token()));
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(spool)); // by now its first bytes are there
    pieces->m_isPacked = fingerprint.packed;
    if (begin.at.byteOffset > 0)
        pieces->m_input = partOf(std::move(pieces->m_input), spool, begin.at.byteOffset, -1);
    pieces->m_inspector = std::make_unique<SqlDumpInspector>(*pieces->m_input, pieces->m_limits, begin.at,
                                                             std::move(begin.session));
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
        if (!m_rowsOf || !cutRows(more))
            cut(more);
        if (!more)
            return {};
        MILLRACE_TRY_VOID(m_inspector->take());
    }
}

/// So much of a table is worth a piece. What is compressed is unpacked from the front for each of them: as
/// many more bytes as half of those make that a small multiple of the dump, however large it is.
qint64 DumpPieces::leastRowBytes() const
{
    const qint64 inFront = m_inspector->place().byteOffset - m_inspector->pieceBytes();
    return std::max({rowsPerLeast * m_leastBytes, m_rowBytes / piecesOfTable, m_isPacked ? inFront / 2 : 0});
}

/// In front of the statement that was read, where a piece may end there.
void DumpPieces::cut(bool more)
{
    const SqlDumpTable *const open = more && !m_wholeTables ? m_inspector->openTable() : nullptr;
    const bool isOpen = open != nullptr && open->insertBytes >= leastRowBytes();
    if (more && !isOpen &&
        (m_inspector->pieceBytes() < std::max<qint64>(1, m_leastBytes) || !m_inspector->mayCut()))
        return;
    DumpPiece piece{.end = m_inspector->place(), .session = m_inspector->session(), .isLast = !more};
    if (isOpen) {
        m_rowsOf = piece.openTable = open->key();
        m_rowBytes = open->insertBytes;
    }
    piece.dump = m_inspector->cut();
    for (SqlDumpTable &table : piece.dump.tables)
        table.goesOn = table.key() == piece.openTable;
    add(std::move(piece));
}

/// The same among the rows of a table. False: they are through, and the statement is none of theirs.
bool DumpPieces::cutRows(bool more)
{
    const bool goesOn = more && m_inspector->hasRowsOf(*m_rowsOf);
    if (goesOn && m_inspector->pieceBytes() < std::max<qint64>(1, leastRowBytes()))
        return true;
    DumpPiece piece{.end = m_inspector->place(), .session = m_inspector->session(), .isRows = true};
    m_rowBytes = goesOn ? m_rowBytes + m_inspector->pieceBytes() : 0;
    if (goesOn)
        piece.openTable = m_rowsOf;
    else
        m_rowsOf.reset();
    piece.dump = m_inspector->cutInFront();
    for (SqlDumpTable &table : piece.dump.tables)
        table.goesOn = goesOn;
    add(std::move(piece));
    return goesOn;
}

void DumpPieces::add(DumpPiece piece)
{
    const std::lock_guard lock(m_mutex);
    m_ready.push_back(std::move(piece));
    m_changed.notify_all();
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
    while (m_leastBytes > 0 && !m_ready.empty()) {
        DumpPiece &following = m_ready.front();
        if (piece.openTable) {
            if (!addRows(piece, following))
                break;
        } else if (piece.isRows || following.openTable || !goTogether(piece.dump, following.dump)) {
            break; // what follows the rows of these tables does not wait for those of another
        } else {
            append(piece, std::move(following));
        }
        m_ready.pop_front();
    }
    return piece;
}

} // namespace millrace
