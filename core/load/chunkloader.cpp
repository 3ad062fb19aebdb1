// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunkloader.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/errorcatalogue.h"

#include <algorithm>

namespace millrace {

namespace {

/// Rows per statement where rows may be set aside: few enough that sending them again does not hurt, many
/// enough that the statement's own cost (some 0.3 ms) does not show.
constexpr qint64 rowsPerPart = 25'000;
constexpr qint64 bytesPerPart = 8LL * 1024 * 1024;
/// Into how many parts a range is cut in which a row is bad and the server does not say which.
constexpr qint64 partsOfARange = 16;

qint64 rowsOfAPart(const Chunk &range)
{
    return std::max<qint64>(1, (range.rows + partsOfARange - 1) / partsOfARange);
}

using Step = LoadSession::Step;

} // namespace

bool ChunkLoader::isolates() const
{
    const Plan &plan = m_context.plan;
    if (!m_context.canUndo)
        return false;
    return plan.onError == OnError::SetAside || plan.onDuplicate == OnDuplicate::SetAside ||
           (plan.onDuplicate == OnDuplicate::Keep && plan.onError != OnError::AsServer);
}

/// Among warnings that are not listed, one may be of a row that is not to stay.
bool ChunkLoader::marks() const
{
    return isolates() || (m_context.canUndo && m_context.plan.bendsAsDump());
}

/// As the server does goes in parts too: its list of warnings ends at 65,535, and all of them are counted by
/// code and column.
bool ChunkLoader::goesInParts() const
{
    return isolates() || m_context.plan.onError == OnError::AsServer;
}

Result<ChunkTally> ChunkLoader::load(const Chunk &piece)
{
    m_tally = {};
    m_findings = {};
    m_commitSent = false;
    m_leftRows = false;
    m_uncounted = false;
    m_kept.reset();
    MILLRACE_TRY_VOID(m_session.transact(Step::Begin));
    auto loaded = goesInParts() ? loadInParts(piece, rowsPerPart) : loadRange(piece);
    if (loaded)
        loaded = m_session.rows().checkFound(piece, m_tally.rows);
    if (!loaded)
        return fail(m_context.canUndo ? loaded.error() : keepFront(piece, loaded.error()));

    m_context.statistics.chunkSent(m_worker);
    // Findings are on disk before the COMMIT: rows that are set aside are nowhere else. A piece that is
    // loaded again writes the same file again; one that the journal knows would find nothing but duplicates
    // of itself.
    if (m_context.canUndo) {
        MILLRACE_TRY_VOID(commit(piece));
    } else if (const auto committed = commitForGood(piece); !committed) {
        m_uncounted = true;
        return fail(keepFront(piece, committed.error()));
    }
    return m_tally;
}

Result<void> ChunkLoader::commit(const Chunk &piece)
{
    MILLRACE_TRY_VOID(m_session.addToJournal(piece, m_tally));
    MILLRACE_TRY_VOID(m_context.folder.saveFindings(piece, m_findings));
    m_commitSent = true;
    return m_session.transact(Step::Commit);
}

Result<void> ChunkLoader::loadInParts(const Chunk &range, qint64 rows)
{
    const auto walk = m_session.rows().walk(range);
    for (;;) {
        MILLRACE_TRY(const auto part, walk->take(rows, bytesPerPart));
        if (!part)
            return {};
        MILLRACE_TRY_VOID(loadRange(*part));
    }
}

Result<void> ChunkLoader::loadRange(const Chunk &range)
{
    Chunk left = range;
    do {
        MILLRACE_TRY(left, loadsForGood() ? loadForGood(left) : loadUpToFault(left));
    } while (left.rows > 0);
    return {};
}

Result<Chunk> ChunkLoader::loadUpToFault(const Chunk &range)
{
    const RowMode mode = m_plain ? RowMode::AsServer : m_context.plan.rowMode();
    qint64 replaced = 0;
    if (marks())
        MILLRACE_TRY_VOID(m_session.transact(Step::Mark));
    if (mode == RowMode::Strict) {
        MILLRACE_TRY(const auto before, m_session.rowsReplaced());
        replaced = -before;
    }
    MILLRACE_TRY(const auto outcome, m_session.write(range, mode));
    const Judgement judgement = judge(outcome);
    if (!judgement.stop.isEmpty())
        return fail(stopped(range, judgement.stop));
    if (!judgement.aside.isEmpty() || (marks() && !outcome.faultsComplete)) {
        MILLRACE_TRY_VOID(m_session.transact(Step::BackToMark));
        if (!judgement.aside.isEmpty())
            return setAside(range, judgement.aside);
        MILLRACE_TRY_VOID(loadInParts(range, rowsOfAPart(range)));
        return Chunk();
    }
    if (outcome.refused)
        return fail(stopped(range, outcome.faults));
    if (mode == RowMode::Strict) {
        MILLRACE_TRY(const auto after, m_session.rowsReplaced());
        replaced += after;
    }
    MILLRACE_TRY_VOID(accept(range, outcome, judgement, replaced));
    return Chunk();
}

ChunkLoader::Fate ChunkLoader::fateOf(const RowFault &fault) const
{
    const Plan &plan = m_context.plan;
    if (plan.onError == OnError::AsServer)
        return Fate::Allowed;
    if (isBentAsInDump(fault, plan) || isKeptOutAsInDump(fault, plan))
        return Fate::Allowed;
    if (fault.isDuplicate())
        return plan.onDuplicate == OnDuplicate::Keep       ? Fate::Allowed
               : plan.onDuplicate == OnDuplicate::SetAside ? Fate::SetAside
                                                           : Fate::Stop;
    return plan.onError == OnError::SetAside ? Fate::SetAside : Fate::Stop;
}

ChunkLoader::Judgement ChunkLoader::judge(const WriteOutcome &outcome) const
{
    Judgement judgement;
    for (const RowFault &fault : outcome.faults)
        switch (fateOf(fault)) {
        case Fate::Allowed:
            judgement.duplicatesKept += fault.isDuplicate() ? 1 : 0;
            judgement.rowsKeptOut += keepsRowOut(fault.code) ? 1 : 0;
            break;
        case Fate::SetAside: // which takes the row back
            (m_context.canUndo ? judgement.aside : judgement.stop) << fault;
            break;
        case Fate::Stop:
            judgement.stop << fault;
            break;
        }
    const auto isDuplicate = [](const RowFault &fault) { return fault.isDuplicate(); };
    if (!std::all_of(judgement.aside.begin(), judgement.aside.end(), isDuplicate)) {
        // What others are duplicates of may be a row that was bent: they are looked at when it is gone.
        judgement.aside.removeIf(isDuplicate);
        judgement.stop.removeIf(isDuplicate);
    }
    return judgement;
}

Result<void> ChunkLoader::accept(const Chunk &range, const WriteOutcome &outcome, const Judgement &judgement,
                                 qint64 replaced)
{
    const Plan &plan = m_context.plan;
    const LoadResult &counts = outcome.counts;
    // Rows that a CHECK or (on MySQL) a foreign key refuses are not counted as read; each has its warning.
    const qint64 rows = outcome.rows.value_or(range.rows);
    const qint64 uncounted =
        plan.onError == OnError::AsServer || judgement.rowsKeptOut > 0 ? rows - counts.records : 0;
    if (counts.records + uncounted != rows || uncounted < 0 || uncounted > outcome.rowsKeptOut())
        return fail(
            {.code = ErrorCode::TilingBroken,
             .what = CoreText::tr("The server read %1 in chunk %2 where %3 were cut.")
                         .arg(counted(counts.records, CoreText::tr("row"), CoreText::tr("rows")))
                         .arg(range.id.value)
                         .arg(groupedNumber(rows)),
             .howToFix = CoreText::tr("The dialect does not fit the file: check terminators, quotes and "
                                      "escapes on the Source page.")});
    if (plan.onError != OnError::AsServer &&
        counts.skipped + uncounted > judgement.duplicatesKept + judgement.rowsKeptOut)
        return fail({.code = ErrorCode::CountMismatch,
                     .what = CoreText::tr("The server skipped %1 in chunk %2 and gave a reason for %3.")
                                 .arg(counted(counts.skipped, CoreText::tr("row"), CoreText::tr("rows")))
                                 .arg(range.id.value)
                                 .arg(groupedNumber(judgement.duplicatesKept + judgement.rowsKeptOut)),
                     .howToFix = CoreText::tr("Load with --on-error stop, which lets nothing be skipped.")});
    // INSERT, the way where nothing can be undone, replaces nothing: a trigger did.
    if (replaced > 0 && plan.onDuplicate == OnDuplicate::Stop && m_context.canUndo)
        return loadPlain(range);

    m_tally.rows += rows;
    m_tally.skipped += counts.skipped + uncounted;
    m_tally.replaced += replaced;
    m_tally.warnings += counts.warnings;
    // What the server bent, left out or merged with another row is no longer what stands in the dump.
    if (counts.skipped + uncounted + replaced == 0 && outcome.faults.isEmpty() && outcome.faultsComplete)
        m_tally.content += outcome.content;
    for (const RowFault &fault : outcome.faults)
        m_findings.addWarning(fault.code, fault.column, fault.message,
                              fault.row > 0 ? range.firstRow.value + fault.row - 1 : 0);
    if (const qint64 unlisted = counts.warnings - outcome.faults.size();
        !outcome.faultsComplete && unlisted > 0)
        m_findings.addWarning(0, {}, CoreText::tr("beyond the server's list of warnings"), 0, unlisted);
    return {};
}

/// By the session's counters rows were replaced. Updates of a trigger are counted there as well: plain LOCAL,
/// which has a warning for every duplicate, decides, and is the way for the rest of the session when it was
/// the trigger.
Result<void> ChunkLoader::loadPlain(const Chunk &range)
{
    // Ranges of the piece that are in already stay.
    MILLRACE_TRY_VOID(marks() ? m_session.transact(Step::BackToMark) : startOver());
    MILLRACE_TRY(const auto outcome, m_session.write(range, RowMode::AsServer));
    const Judgement judgement = judge(outcome);
    if (!judgement.stop.isEmpty() || outcome.refused)
        return fail(stopped(range, judgement.stop.isEmpty() ? outcome.faults : judgement.stop));
    m_plain = true;
    return accept(range, outcome, judgement, 0);
}

/// The range is undone. Rows the server named go to the rejects, the stretches between them are sent again:
/// another fault may show in them now. Returns the last one, which is not sent yet.
Result<Chunk> ChunkLoader::setAside(const Chunk &sent, const QVector<RowFault> &faults)
{
    MILLRACE_TRY(const auto now, m_session.rows().counted(sent));
    const Chunk &range = now;
    QMap<qint64, RowFault> byRow; // the first fault of each row
    for (const RowFault &fault : faults)
        if (fault.row > 0 && fault.row <= range.rows && !byRow.contains(fault.row))
            byRow.insert(fault.row, fault);
    if (byRow.isEmpty()) {
        MILLRACE_TRY_VOID(range.rows == 1 ? reject(range, faults.first())
                                          : loadInParts(range, rowsOfAPart(range)));
        return Chunk();
    }

    // A row that a CHECK, a foreign key or a partition keeps out is not counted as read: whatever the server
    // names after it stands further down. It is sent alone before it is set aside.
    const bool rowsAreCertain =
        m_session.rows().rowsAreCertain() &&
        std::none_of(faults.begin(), faults.end(), [](const RowFault &one) { return keepsRowOut(one.code); });
    const auto walk = m_session.rows().walk(range);
    qint64 taken = 0;
    for (auto fault = byRow.constBegin(); fault != byRow.constEnd(); ++fault) {
        if (fault.key() - 1 > taken) {
            MILLRACE_TRY(const auto good, walk->take(fault.key() - 1 - taken));
            if (good)
                MILLRACE_TRY_VOID(loadRange(*good));
        }
        MILLRACE_TRY(const auto bad, walk->take(1));
        if (!bad)
            break;
        const bool known = rowsAreCertain || range.rows == 1;
        MILLRACE_TRY_VOID(known ? reject(*bad, *fault) : loadRange(*bad));
        taken = fault.key();
    }
    return walk->rest();
}

Result<void> ChunkLoader::reject(const Chunk &row, const RowFault &fault)
{
    MILLRACE_TRY(auto place, m_session.rows().rejectOf(row, false));
    place.column = fault.column;
    place.code = fault.code;
    place.reason = fault.message;
    m_findings.rejects << place;
    m_tally.rows += 1;
    m_tally.setAside += 1;
    if (m_context.statistics.rowsSetAside() + m_tally.setAside <= m_context.plan.maxRejects)
        return {};
    RowFault here = fault; // counted in the range it was found in, which is this one row now
    here.row = 1;
    MILLRACE_TRY(auto error, located(row, here));
    error.what =
        CoreText::tr("More than %1 would have to be set aside. The last one: %2")
            .arg(counted(m_context.plan.maxRejects, CoreText::tr("row"), CoreText::tr("rows")), error.what);
    error.howToFix = CoreText::tr("Look at the rejects first: so many bad rows mean that dialect or mapping "
                                  "is wrong. If they are right, raise --max-rejects.");
    return fail(error);
}

/// The error for faults that stop the run. REQUIRES: there is one.
Error ChunkLoader::stopped(const Chunk &range, const QVector<RowFault> &faults)
{
    for (const RowFault &fault : faults)
        if (fault.row > 0)
            if (const auto error = located(range, fault))
                return *error;
    if (!m_context.canUndo) // nothing may be sent again
        return errorFromServer(faults.first().code, faults.first().message, {});
    // Nothing of the transaction will be kept: it may be used to look for the row.
    Error error = errorFromServer(faults.first().code, faults.first().message, {});
    // Where the chunk is sent in ranges, a duplicate's other half may lie in one that went in before: those
    // stay.
    if (!(marks() ? m_session.transact(Step::BackToMark) : startOver()))
        return error;
    const auto found = findFault(range);
    return found && *found ? **found : error;
}

Result<void> ChunkLoader::startOver()
{
    MILLRACE_TRY_VOID(m_session.transact(Step::RollBack));
    return m_session.transact(Step::Begin);
}

/// Sends the range as plain LOCAL, which names or at least counts what does not fit, and cuts what has a
/// fault into ever smaller parts.
Result<std::optional<Error>> ChunkLoader::findFault(const Chunk &range)
{
    MILLRACE_TRY_VOID(m_session.transact(Step::Mark));
    MILLRACE_TRY(const auto outcome, m_session.write(range, RowMode::AsServer));
    const auto fault = std::find_if(outcome.faults.begin(), outcome.faults.end(),
                                    [this](const RowFault &one) { return fateOf(one) == Fate::Stop; });
    if (fault == outcome.faults.end())
        return std::optional<Error>();
    if (fault->row > 0 || range.rows == 1) {
        RowFault known = *fault;
        known.row = std::max<qint64>(1, known.row);
        MILLRACE_TRY(auto error, located(range, known));
        return error;
    }
    MILLRACE_TRY_VOID(m_session.transact(Step::BackToMark));
    const auto walk = m_session.rows().walk(range);
    for (;;) {
        MILLRACE_TRY(const auto part, walk->take(rowsOfAPart(range)));
        if (!part || part->rows >= range.rows) // a table without a key is not cut
            return std::optional<Error>();
        if (auto found = findFault(*part); !found || *found)
            return found;
    }
}

Result<Error> ChunkLoader::located(const Chunk &range, const RowFault &fault) const
{
    const auto walk = m_session.rows().walk(range);
    if (fault.row > 1)
        MILLRACE_TRY_VOID(walk->take(fault.row - 1));
    MILLRACE_TRY(const auto row, walk->take(1));
    Error error = errorFromServer(fault.code, fault.message, {});
    if (error.code != ErrorCode::DuplicateRow)
        error.code = ErrorCode::RowRejected;
    error.context.column = fault.column;
    if (!row)
        return error;
    MILLRACE_TRY(const auto place, m_session.rows().rejectOf(*row, true));
    if (!place.reason.isEmpty()) { // it is not the server's
        error.code = ErrorCode::JsonLineInvalid;
        error.what = place.reason;
    }
    error.context.file = place.file;
    error.context.rawRow = place.raw.left(64LL * 1024);
    if (!place.key.isEmpty()) {
        error.what = CoreText::tr("Row %1: %2").arg(place.key, error.what);
        return error;
    }
    error.context.row = place.row;
    error.context.line = place.line;
    if (place.byteOffset >= 0)
        error.context.byteOffset = place.byteOffset;
    return error;
}

} // namespace millrace
