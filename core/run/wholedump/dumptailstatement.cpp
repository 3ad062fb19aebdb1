// SPDX-License-Identifier: GPL-3.0-or-later
// How DumpTailRun runs one statement of a dump's tail.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/run/wholedump/dumptailrun.h"
#include "core/server/errorcatalogue.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <array>
#include <utility>

namespace millrace {

/// Where nothing asks what the last statement has done.
Result<void> DumpTailRun::makeRoom(const TailStatement &statement)
{
    if (asks(statement))
        return {};
    if (m_guard.pace().isSlow()) // nobody waits for our locks
        MILLRACE_TRY_VOID(commitBatch());
    if (!m_guard.pace().rest(std::exchange(m_took, {}), m_context.control.stopToken()))
        return fail(runStopped());
    return {};
}

bool DumpTailRun::asks(const TailStatement &statement) const
{
    if (!statement.tokens.isEmpty() && asksOfStatementBefore(statement.tokens))
        return true;
    const auto row = std::lower_bound(m_tail.asking.begin(), m_tail.asking.end(), statement.place.byteOffset);
    return row != m_tail.asking.end() && *row < statement.end;
}

/// What follows may ask what it has done, and write where there are no transactions, or commit by itself
/// (CALL): no batch may be open then, and none can be ended between the two.
bool DumpTailRun::commitsAlone(const TailStatement &statement) const
{
    constexpr qint64 near = 4096; // what follows at once begins there
    const auto next = std::lower_bound(m_tail.asking.begin(), m_tail.asking.end(), statement.end);
    if (isInTransaction() || asks(statement) || next == m_tail.asking.end() || *next - statement.end >= near)
        return false;
    const DumpStatement *const asking = m_known.value(*next);
    return !m_keeping->isEmpty() || (asking != nullptr && asking->phase == SqlPhase::Unknown);
}

Result<void> DumpTailRun::runOne(const TailStatement &statement)
{
    const bool answers = statement.kind.verb != "SELECT" || statement.isOfSession();
    if (std::exchange(m_passedLast, false) && answers && asks(statement))
        return fail(located(
            {.code = ErrorCode::StatementFailed,
             .what = CoreText::tr("The run cannot go on: what this statement asks about the one before it is "
                                  "gone with that one's session."),
             .howToFix = CoreText::tr("Drop what the dump has made so far and run the plan anew.")},
            statement));
    const QByteArray &verb = statement.kind.verb;
    if (!statement.isSeveral() && statement.isRowsOrQuestion()) {
        if (!m_marks->areThere())
            MILLRACE_TRY_VOID(makeMarks());
        if (m_marks->areThere()) {
            MILLRACE_TRY_VOID(findKeeping());
            if (!m_keeping->writtenBy(statement).isEmpty() || commitsAlone(statement))
                return runOnItsOwn(statement);
        }
    }
    MILLRACE_TRY_VOID(settle());
    MILLRACE_TRY_VOID(makeRoom(statement));
    if (statement.isSeveral())
        return runOther(statement);
    if (verb == "LOCK" || verb == "UNLOCK" || verb == "COMMIT" || verb == "ROLLBACK" ||
        (statement.kind.phase == SqlPhase::Skipped && (verb == "BEGIN" || verb == "START")))
        return runTransaction(statement);
    if (statement.kind.phase == SqlPhase::Session)
        return runSetting(statement);
    if (!statement.isRowsOrQuestion() && verb != "GET") // DIAGNOSTICS
        return runOther(statement);
    return asks(statement) ? runAsking(statement) : runRows(statement);
}

/// What the statement before has done is its to say: not even a mark stands between the two.
Result<void> DumpTailRun::runAsking(const TailStatement &statement)
{
    if (!m_marks->isBatchOpen())
        return isInTransaction() ? execute(statement) : runLogged(statement);
    MILLRACE_TRY_VOID(execute(statement));
    m_batchBytes += statement.text.size();
    m_batchDoneTo = statement.end;
    return {};
}

Result<void> DumpTailRun::runSetting(const TailStatement &statement)
{
    const bool commits = hasWord(statement.tokens, {"autocommit", "TRANSACTION"});
    if (commits)
        MILLRACE_TRY_VOID(commitBatch());
    MILLRACE_TRY_VOID(execute(statement));
    if (statement.kind.verb == "USE")
        return findSchema();
    if (!commits)
        return {};
    m_numbersNoted = false;
    m_autocommit = m_connection->isAutocommit();
    m_inTransaction = m_inTransaction && !m_autocommit;
    return {};
}

Result<void> DumpTailRun::runTransaction(const TailStatement &statement)
{
    const QByteArray &verb = statement.kind.verb;
    const bool begins = verb == "BEGIN" || verb == "START";
    if (verb == "ROLLBACK" && hasWord(statement.tokens, {"TO"}))
        return execute(statement);
    MILLRACE_TRY_VOID(commitBatch());
    // Locks would keep us from our own marks, and are not taken. LOCK commits, UNLOCK only what was locked.
    const bool locks = verb == "LOCK" || verb == "UNLOCK";
    if (verb == "UNLOCK" && !std::exchange(m_locked, false))
        return {};
    m_locked = m_locked || verb == "LOCK";
    if (begins && !m_marks->areThere()) // inside, the transaction would not see it
        MILLRACE_TRY_VOID(makeMarks());
    if (isInTransaction() && verb != "ROLLBACK" && m_marks->areThere())
        MILLRACE_TRY_VOID(m_marks->set(statement.place.byteOffset, m_outcome));
    m_numbersNoted = false;
    if (verb == "ROLLBACK")
        m_outcome.rows = m_rowsBefore;
    m_rowsBefore = m_outcome.rows;
    MILLRACE_TRY_VOID(locks ? m_connection->execute(u"COMMIT"_s) : execute(statement));
    m_inTransaction = begins || (hasWord(statement.tokens, {"CHAIN"}) && !hasWord(statement.tokens, {"NO"}));
    return begins ? Result<void>() : done(statement.end);
}

/// What changes rows, and commits with the mark.
Result<void> DumpTailRun::runRows(const TailStatement &statement)
{
    if (!m_marks->areThere()) // no schema yet: a question, which changes nothing
        return runOther(statement);
    if (isInTransaction()) { // the mark goes in before the dump's own COMMIT
        MILLRACE_TRY_VOID(noteNumbers(statement.place.byteOffset));
        return execute(statement);
    }
    constexpr qint64 batchBytes = 1 << 20;
    // In front of it and not after the last: a question may follow that one, about the rows it changed.
    if (m_batchBytes > batchBytes)
        MILLRACE_TRY_VOID(commitBatch());
    if (!m_marks->isBatchOpen()) {
        MILLRACE_TRY_VOID(noteNumbers(statement.place.byteOffset));
        MILLRACE_TRY_VOID(m_marks->beginBatch(m_keeping->isEmpty() || !isAskedBehind(statement)));
        m_batchBytes = 0;
        m_batchDoneTo = statement.place.byteOffset;
    }
    MILLRACE_TRY_VOID(execute(statement));
    m_batchBytes += statement.text.size();
    m_batchDoneTo = statement.end;
    return {};
}

/// What may store what no transaction takes back. Nothing of ours is around it in the session.
Result<void> DumpTailRun::runOnItsOwn(const TailStatement &statement)
{
    MILLRACE_TRY_VOID(makeRoom(statement));
    if (!asks(statement))
        MILLRACE_TRY_VOID(commitBatch());
    MILLRACE_TRY(const bool hasRun, hasRunAlready(statement));
    if (hasRun)
        return pass(statement);
    if (isInTransaction() || m_marks->isBatchOpen()) {
        MILLRACE_TRY_VOID(m_marks->begin(statement.place.byteOffset, {}, std::exchange(m_keptTo, 0)));
        MILLRACE_TRY_VOID(executeOnItsOwn(statement));
        m_batchDoneTo = statement.end;
        m_keptTo = statement.end;
        return {};
    }
    MILLRACE_TRY_VOID(noteNumbers(statement.place.byteOffset));
    MILLRACE_TRY_VOID(m_marks->begin(statement.place.byteOffset, m_outcome, std::exchange(m_keptTo, 0)));
    m_unsettled = 0;
    MILLRACE_TRY_VOID(executeOnItsOwn(statement));
    m_unsettled = statement.end;
    return {};
}

/// One that is refused as a whole has not begun.
Result<void> DumpTailRun::executeOnItsOwn(const TailStatement &statement)
{
    auto ran = execute(statement);
    if (ran)
        return ran;
    // Rights, names, syntax, columns, a READ lock.
    constexpr std::array beforeRows{1044, 1046, 1049, 1054, 1064, 1099, 1100,
                                    1109, 1136, 1142, 1143, 1146, 1305};
    const int code = ran.error().context.serverCode.value_or(0);
    if (std::find(beforeRows.begin(), beforeRows.end(), code) != beforeRows.end()) {
        (void)m_marks->takeBackBegin();
        return ran;
    }
    if (m_keeping->writtenBy(statement).isEmpty()) {
        (void)m_marks->takeBackBegin();
        return ran;
    }
    Error error = ran.error();
    error.what +=
        CoreText::tr(" It may have stored a part of its rows in %1, where there are no transactions.")
            .arg(m_keeping->writtenBy(statement).join(u", "_s));
    return fail(std::move(error));
}

/// By an earlier part of the run, for good.
Result<bool> DumpTailRun::hasRunAlready(const TailStatement &statement)
{
    const qint64 at = statement.place.byteOffset;
    const bool isQuestion = statement.kind.phase != SqlPhase::Data && !statement.isOfSession();
    if (at > m_before.begun || (isQuestion && m_keeping->writtenBy(statement).isEmpty()))
        return false;
    if (at == m_before.begun && m_keeping->writtenBy(statement).isEmpty())
        return hasRunByAnswer(statement, CoreText::tr("It commits by itself."));
    if (at < m_before.keptTo || at < m_before.begun) { // in a transaction that is taken back
        if (m_keeping->areAllOf(statement)) {
            MILLRACE_TRY_VOID(m_marks->kept(statement.end));
            return true;
        }
        return fail(located({.code = ErrorCode::StatementFailed,
                             .what = CoreText::tr("What this statement stored in tables without transactions "
                                                  "(%1) before the run was interrupted is there still, all "
                                                  "else of it was taken back.")
                                         .arg(m_keeping->writtenBy(statement).join(u", "_s)),
                             .howToFix = CoreText::tr("Drop what the dump has made so far and run the plan "
                                                      "anew.")},
                            statement));
    }
    if (at == m_before.begun)
        return hasRunByAnswer(statement, CoreText::tr("It writes into %1, where there are no transactions.")
                                             .arg(m_keeping->writtenBy(statement).join(u", "_s)));
    return false;
}

/// Begun, and nobody but the user can know more. \a why: a sentence.
Result<bool> DumpTailRun::hasRunByAnswer(const TailStatement &statement, const QString &why)
{
    const qint64 at = statement.place.byteOffset;
    if (m_context.answer && m_context.answer->offset == at) {
        if (!m_context.answer->hasRun)
            return false;
        if (isInTransaction() || m_marks->isBatchOpen())
            MILLRACE_TRY_VOID(m_marks->kept(statement.end));
        else
            MILLRACE_TRY_VOID(done(statement.end));
        return true;
    }
    return fail(located(notKnownToHaveRun(why, m_context.runId, at), statement));
}

/// The marks say that the last statement on its own has run.
Result<void> DumpTailRun::settle()
{
    if (const qint64 keptTo = std::exchange(m_keptTo, 0); keptTo > 0)
        MILLRACE_TRY_VOID(m_marks->kept(keptTo));
    const qint64 end = std::exchange(m_unsettled, 0);
    return end == 0 ? Result<void>() : m_marks->settle(end, m_outcome);
}

Result<void> DumpTailRun::commitBatch()
{
    if (!m_marks->isBatchOpen())
        return {};
    MILLRACE_TRY_VOID(m_marks->commitBatch(m_batchDoneTo, m_outcome));
    m_numbersNoted = false;
    return {};
}

Result<void> DumpTailRun::noteNumbers(qint64 offset)
{
    if (std::exchange(m_numbersNoted, true))
        return {};
    return m_numbers.note(*m_own, schemas(), offset);
}

Result<void> DumpTailRun::findKeeping()
{
    if (!m_keeping) {
        MILLRACE_TRY(m_keeping, KeepingTables::read(*m_own, schemas()));
    }
    return {};
}

/// Asked only where it may have become another: FOUND_ROWS() would tell.
Result<void> DumpTailRun::findSchema()
{
    MILLRACE_TRY(const auto current, m_connection->value(u"SELECT DATABASE()"_s));
    m_schema = current.toString();
    return {};
}

/// That the dump may write into, as an SQL list.
QString DumpTailRun::schemas() const
{
    QStringList schemas{quotedString(m_schema)};
    for (const DumpObject &table : m_tail.tables)
        schemas << quotedString(table.schema);
    schemas.removeDuplicates();
    return schemas.join(u", "_s);
}

/// Structure, routines, CALL …: they commit by themselves.
Result<void> DumpTailRun::runOther(const TailStatement &statement)
{
    MILLRACE_TRY_VOID(commitBatch());
    MILLRACE_TRY_VOID(runLogged(statement));
    const bool mayLeaveSchema = statement.kind.object == SqlObject::Database || statement.isSeveral();
    return mayLeaveSchema ? findSchema() : Result<void>();
}

/// Said when it begins and when it is done.
Result<void> DumpTailRun::runLogged(const TailStatement &statement)
{
    const bool several = statement.isSeveral();
    // DISABLE KEYS and ENABLE KEYS (Skipped) commit as well, and are the same twice.
    const bool tells =
        !several &&
        (statement.kind.phase == SqlPhase::Structure || statement.kind.phase == SqlPhase::AfterData ||
         (statement.kind.phase == SqlPhase::Skipped && statement.kind.verb == "ALTER"));
    // A SAVEPOINT comes and goes with its transaction. Structure ends it.
    if (isInTransaction() && !tells && !several && statement.kind.verb != "RENAME")
        return execute(statement);
    const qsizetype at = statement.place.byteOffset;
    const bool again = m_context.log.wasBegun(list, at);
    if (again && !tells) {
        MILLRACE_TRY(const bool hasRun, hasRunByAnswer(statement, CoreText::tr("It commits by itself.")));
        if (hasRun)
            return pass(statement);
    }
    if (!again)
        MILLRACE_TRY_VOID(m_context.log.begin(list, at));
    if (isInTransaction() && m_marks->areThere()) // it may commit what stands before it
        MILLRACE_TRY_VOID(m_marks->set(at, m_outcome));
    m_keeping.reset();
    m_numbers.structureChanged();
    m_numbersNoted = false;
    auto ran = execute(statement);
    constexpr int schemaExists = 1007;
    const int code = ran ? 0 : ran.error().context.serverCode.value_or(0);
    if (!ran && !(again && saysDoneAlready(code)) && code != schemaExists)
        return ran;
    m_inTransaction = false;
    return done(statement.end);
}

Result<void> DumpTailRun::execute(const TailStatement &statement)
{
    const auto begun = std::chrono::steady_clock::now();
    const auto ran = m_connection->executeScript(statement.text);
    m_took += std::chrono::steady_clock::now() - begun;
    if (!ran)
        return fail(located(ran.error(), statement));
    if (statement.kind.phase == SqlPhase::Data)
        m_outcome.rows += ran->changed;
    const TailStatement::Duplicates duplicates = statement.duplicatesOf(*ran);
    m_outcome.skipped += duplicates.skipped;
    m_outcome.replaced += duplicates.replaced;
    MILLRACE_TRY(const auto warnings, warningsOfValues(statement, ran->warnings));
    // Each row that is skipped has one.
    m_outcome.warnings += std::max<qint64>(0, warnings - duplicates.skipped);
    m_rowsChanged = m_outcome.rows;
    // Stopped meanwhile: said in front of the next one.
    (void)m_limiter.pass(statement.text.size(), double(ran->changed), m_context.control.stopToken());
    (void)m_context.control.passThrottle(statement.text.size(), double(ran->changed),
                                         m_context.control.stopToken());
    return {};
}

/// Without those about the statement. They are looked at only where no answer of the session is spoiled by
/// it.
Result<qint64> DumpTailRun::warningsOfValues(const TailStatement &statement, qint64 all)
{
    if (all == 0 || isAskedBehind(statement))
        return all;
    MILLRACE_TRY(const auto warnings, m_connection->warnings());
    return all - std::count_if(warnings.begin(), warnings.end(), [](const ServerWarning &warning) {
               return warningSubject(warning.code) == WarningSubject::Statement;
           });
}

/// In the schema that the session is in; where that is none, in the one that the dump's tables go into.
Result<void> DumpTailRun::makeMarks()
{
    QString schema = m_schema;
    if (schema.isEmpty()) { // the dump may be about to make it
        schema = m_tail.tables.value(0).schema;
        MILLRACE_TRY(const bool there, isSchemaThere(schema, *m_own));
        if (!there)
            return {};
    }
    return m_marks->make(schema);
}

} // namespace millrace
