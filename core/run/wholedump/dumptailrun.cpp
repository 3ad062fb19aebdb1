// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumptailrun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/server/errorcatalogue.h"
#include "core/source/bytes/charsets.h"
#include "core/source/content/unpackedcontent.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/sqldump/sqlclassify.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <span>
#include <utility>

namespace millrace {

const QString DumpTailRun::list = u"tail"_s;

DumpTailRun::DumpTailRun(Context context)
    : m_context(std::move(context))
    , m_tail(*m_context.plan.tail)
    , m_rewriter(m_context.plan.foreign.rewriter())
    , m_numbers(m_context.folder)
    , m_guard(m_tail.limits, m_context.target.withoutSchema(), m_context.tell)
{
    m_limiter.setLimits(m_tail.limits.rowsPerSecond, m_tail.limits.bytesPerSecond);
    for (const DumpStatement &statement : m_tail.statements)
        m_known.insert(statement.place.byteOffset, &statement);
}

DumpTailRun::~DumpTailRun() = default;

double DumpTailRun::share() const
{
    const qint64 bytes = m_tail.end - m_tail.begin.byteOffset;
    return bytes <= 0 ? 0 : std::clamp(double(m_at - m_tail.begin.byteOffset) / double(bytes), 0.0, 1.0);
}

Error DumpTailRun::located(Error error, const TailStatement &statement) const
{
    constexpr int localRejected = 2068;
    if (statement.kind.verb == "LOAD" && error.context.serverCode == localRejected)
        error.howToFix = CoreText::tr("The dump has the client send a file of its own, which is sent for "
                                      "nobody: load that file with a plan of its own, or run the dump with "
                                      "the ordinary client.");
    return atStatement(std::move(error), m_context.plan,
                       m_tail.inItsFile({.text = statement.text.left(400), .place = statement.place}));
}

Result<void> DumpTailRun::run()
{
    MILLRACE_TRY_VOID(begin());
    m_guard.begin();
    auto ran = runAll();
    m_guard.end();
    if (!ran) {
        // What ran before it stays, as with the client.
        (void)m_marks->keepOfBatch(m_batchDoneTo, m_outcome);
        (void)settle();
        return ran;
    }
    MILLRACE_TRY_VOID(commitBatch());
    MILLRACE_TRY_VOID(settle());
    // A transaction that the dump leaves open ends with the client's session: nothing of it stays.
    MILLRACE_TRY_VOID(m_connection->execute(u"ROLLBACK"_s));
    // Before the marks go: who is killed after that would find none and run the statements again.
    return done(whole);
}

Result<void> DumpTailRun::begin()
{
    MILLRACE_TRY_VOID(expectUnchanged(m_tail.files()));
    if (!m_context.log.wasBegun(list, whole))
        MILLRACE_TRY_VOID(m_context.log.begin(list, whole));
    MILLRACE_TRY(m_connection, openForDump(m_context.plan, m_context.target));
    MILLRACE_TRY(m_own, Connection::open(m_context.target.withoutSchema()));
    // What the run does may take hours between two of them.
    for (Connection *connection : {m_connection.get(), m_own.get()})
        MILLRACE_TRY_VOID(connection->execute(u"SET SESSION wait_timeout = 86400"_s));
    m_marks.emplace(*m_connection, *m_own, m_context.runId, m_context.folder);
    MILLRACE_TRY_VOID(waitForEarlier());
    MILLRACE_TRY_VOID(takeUp());
    MILLRACE_TRY_VOID(expectAnswerIsAsked());
    for (const DumpStatement &setting : m_tail.settings)
        if (const auto set = m_connection->executeScript(setting.text); !set)
            return fail(atStatement(set.error(), m_context.plan, setting));
    m_autocommit = m_connection->isAutocommit();
    MILLRACE_TRY_VOID(findSchema());
    // FOUND_ROWS() is about none of our own questions.
    MILLRACE_TRY_VOID(m_connection->executeScript("SELECT 1 FROM DUAL WHERE 1 = 0"));
    return {};
}

/// The session of a killed program may still be at work, and what it does to tables without transactions
/// stays. It has a lock as long as it is there; a server that gives none (NULL, an error) cannot be asked.
Result<void> DumpTailRun::waitForEarlier()
{
    const QString ask = u"SELECT GET_LOCK(%1, 1)"_s.arg(quotedString(u"_millrace_tail_"_s + m_context.runId));
    for (bool told = false;; told = true) {
        const auto held = m_connection->value(ask);
        if (!held || held->isNull() || held->toInt() == 1)
            return {};
        if (!told)
            m_context.tell(Event::Kind::Note,
                           CoreText::tr("The session of the interrupted run is still at work on the server: "
                                        "its statement is waited for"),
                           {});
        if (m_context.control.isCancelled())
            return fail(runStopped());
    }
}

/// Where an earlier part of the run ended, and what it had done until then.
Result<void> DumpTailRun::takeUp()
{
    MILLRACE_TRY(const auto marks, m_marks->read());
    m_before = marks;
    const qsizetype logged = m_context.log.lastDone(list);
    m_doneTo = std::max<qint64>(marks.offset, logged);
    const auto known = marks.offset >= logged ? marks.outcome : m_context.log.outcomeAt(list, logged);
    if (m_doneTo > 0)
        m_outcome = known.value_or(m_context.earlier);
    m_outcome.statements = 0; // those that are done are counted when they are passed
    m_rowsBefore = m_outcome.rows;
    m_rowsChanged = m_outcome.rows;
    return m_numbers.putBack(*m_own, m_doneTo);
}

/// One that was meant for another statement must not decide about this one.
Result<void> DumpTailRun::expectAnswerIsAsked() const
{
    if (!m_context.answer)
        return {};
    const qint64 at = m_context.answer->offset;
    const bool isAsked = at >= m_doneTo && (at == m_before.begun || m_context.log.wasBegun(list, at));
    return isAsked ? Result<void>() : fail(answerNotAsked(m_context.runId));
}

Error DumpTailRun::answerNotAsked(const QString &runId)
{
    return {.code = ErrorCode::StatementFailed,
            .what = CoreText::tr("That statement is not one of which it is not known whether it has run."),
            .howToFix = CoreText::tr("Resume without saying so: millrace-cli resume %1").arg(runId)};
}

Result<void> DumpTailRun::runAll()
{
    const DumpPlace first = placeInFile(m_tail.sources, m_tail.begin);
    const SourceFile &file = first.source < 0 ? m_tail.file : m_tail.sources.at(first.source).file;
    MILLRACE_TRY(const auto input, openUnpacked(file.content(), first.place.byteOffset));
    SqlDumpReader reader(*input, {}, m_tail.begin, m_tail.session);
    DumpSources sources(m_tail.file, m_tail.sources, m_tail.begin);
    reader.readSources(sources);
    for (;;) {
        if (m_context.control.isPaused())
            MILLRACE_TRY_VOID(commitBatch()); // nobody waits for our locks
        m_context.control.waitWhilePaused(m_context.control.stopToken());
        if (m_context.control.isCancelled())
            return fail(runStopped());
        const auto read = reader.next();
        if (!read)
            return fail(sources.located(read.error()));
        if (*read == SqlDumpReader::Event::End)
            return {};
        if (*read != SqlDumpReader::Event::Comment)
            MILLRACE_TRY_VOID(runNext(reader, *read));
    }
}

Result<void> DumpTailRun::runNext(SqlDumpReader &reader, SqlDumpReader::Event event)
{
    MILLRACE_TRY(auto statement, TailStatement::read(reader, event, m_rewriter));
    const qint64 offset = statement.place.byteOffset;
    const DumpTailLoad *loaded = statement.table.isEmpty() ? nullptr : loadAt(offset);
    if (loaded != nullptr)
        MILLRACE_TRY_VOID(load(*loaded));
    else
        MILLRACE_TRY_VOID(nameSchemas(statement, reader.session().rules()));
    if (loaded == nullptr && !isLeftOut(statement)) {
        ++m_outcome.statements;
        MILLRACE_TRY_VOID(offset < m_doneTo ? pass(statement) : runOne(statement));
    }
    m_at = statement.end;
    return {};
}

const DumpTailLoad *DumpTailRun::loadAt(qint64 offset) const
{
    const auto next = std::upper_bound(m_tail.loads.begin(), m_tail.loads.end(), offset,
                                       [](qint64 at, const DumpTailLoad &each) { return at < each.begin; });
    const bool within = next != m_tail.loads.begin() && offset < std::prev(next)->end;
    return within ? &*std::prev(next) : nullptr;
}

/// At the first of its rows; the others are passed over. Sessions of its own load them, and must not wait for
/// what this one has not committed: the plan has loads only where nobody can tell when that is.
Result<void> DumpTailRun::load(const DumpTailLoad &load)
{
    if (load.end <= m_loadedTo)
        return {};
    m_loadedTo = load.end;
    if (load.end <= m_doneTo)
        return m_context.load(load.table, true);
    MILLRACE_TRY_VOID(commitBatch());
    MILLRACE_TRY_VOID(settle());
    if (isInTransaction() && m_marks->areThere())
        MILLRACE_TRY_VOID(m_marks->set(load.begin, m_outcome));
    MILLRACE_TRY_VOID(m_connection->execute(u"COMMIT"_s));
    m_inTransaction = false;
    m_numbersNoted = false;
    m_rowsBefore = m_outcome.rows;
    m_guard.end();
    MILLRACE_TRY_VOID(m_context.load(load.table, false));
    m_guard.begin();
    return done(load.end);
}

/// As the plan calls them: it knows that this can be told of every statement.
Result<void> DumpTailRun::nameSchemas(TailStatement &statement, const SqlLexRules &rules) const
{
    if (m_context.plan.schemaNames.isEmpty())
        return {};
    const auto named = withSchemaNames(statement.text, statement.kind, rules, m_context.plan.schemaNames);
    if (!named)
        return fail(located({.code = ErrorCode::StatementFailed,
                             .what = CoreText::tr("It is not certain what of this statement names a schema "
                                                  "that is another one here."),
                             .howToFix = CoreText::tr("Load the dump into the schemas it names.")},
                            statement));
    statement.text = *named;
    if (!statement.tokens.isEmpty()) // they point into the text
        statement.tokens = sqlTokens(statement.text, rules);
    return {};
}

bool DumpTailRun::isLeftOut(const TailStatement &statement) const
{
    if (m_tail.skipped.contains(statement.place.byteOffset))
        return true;
    const QStringList &schemas = m_context.plan.schemasLeftOut;
    if (!statement.table.isEmpty())
        return m_context.plan.leftOut.contains(statement.table) ||
               std::any_of(schemas.begin(), schemas.end(), [&statement](const QString &schema) {
                   return statement.table.startsWith(schema + u'.');
               });
    const DumpStatement *known = m_known.value(statement.place.byteOffset);
    const bool ofStructure = statement.kind.phase == SqlPhase::Structure ||
                             statement.kind.phase == SqlPhase::AfterData || statement.kind.verb == "TRUNCATE";
    return known != nullptr && ofStructure &&
           std::any_of(known->objects.begin(), known->objects.end(),
                       [this](const DumpObject &object) { return m_context.kept.contains(object.key()); });
}

/// What ran in an earlier session: as far as a new one can be brought to where that was, it is.
Result<void> DumpTailRun::pass(const TailStatement &statement)
{
    m_passedLast = true;
    if (statement.isOfSession())
        return fail(located(
            {.code = ErrorCode::StatementFailed,
             .what =
                 CoreText::tr("The run cannot go on: what this statement left in its session is gone with "
                              "it."),
             .howToFix = CoreText::tr("Drop what the dump has made so far and run the plan anew.")},
            statement));
    return statement.kind.phase == SqlPhase::Session ? runSetting(statement) : Result<void>();
}

} // namespace millrace
