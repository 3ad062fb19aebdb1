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
        return ran;
    }
    MILLRACE_TRY_VOID(commitBatch());
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
    MILLRACE_TRY_VOID(takeUp());
    for (const DumpStatement &setting : m_tail.settings)
        if (const auto set = m_connection->executeScript(setting.text); !set)
            return fail(atStatement(set.error(), m_context.plan, setting));
    m_autocommit = m_connection->isAutocommit();
    MILLRACE_TRY_VOID(findSchema());
    // FOUND_ROWS() is about none of our own questions.
    MILLRACE_TRY_VOID(m_connection->executeScript("SELECT 1 FROM DUAL WHERE 1 = 0"));
    return {};
}

/// Where an earlier part of the run ended, and what it had done until then.
Result<void> DumpTailRun::takeUp()
{
    MILLRACE_TRY(const auto marks, m_marks->read());
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

/// Where nothing asks what the last statement has done.
Result<void> DumpTailRun::makeRoom(const TailStatement &statement)
{
    if (asks(statement))
        return {};
    if (m_commitsNext || m_guard.pace().isSlow()) // nobody waits for our locks
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

Result<void> DumpTailRun::runOne(const TailStatement &statement)
{
    MILLRACE_TRY_VOID(makeRoom(statement));
    const QByteArray &verb = statement.kind.verb;
    if (statement.isSeveral())
        return runOther(statement);
    if (verb == "LOCK" || verb == "UNLOCK" || verb == "COMMIT" || verb == "ROLLBACK" ||
        (statement.kind.phase == SqlPhase::Skipped && (verb == "BEGIN" || verb == "START")))
        return runTransaction(statement);
    if (statement.kind.phase == SqlPhase::Session)
        return runSetting(statement);
    if (!statement.isRowsOrQuestion())
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
    if (!m_marks->areThere())
        MILLRACE_TRY_VOID(makeMarks());
    if (!m_marks->areThere()) // no schema yet: a question, which changes nothing
        return runOther(statement);
    if (isInTransaction()) { // the mark goes in before the dump's own COMMIT
        MILLRACE_TRY_VOID(noteNumbers(statement.place.byteOffset));
        return execute(statement);
    }
    constexpr qint64 batchBytes = 1 << 20;
    MILLRACE_TRY(const auto takesBack, takesAllBack());
    // In front of it and not behind the last: a question may follow that one, about the rows it changed.
    if (!takesBack || m_batchBytes > batchBytes)
        MILLRACE_TRY_VOID(commitBatch());
    if (!m_marks->isBatchOpen()) {
        MILLRACE_TRY_VOID(noteNumbers(statement.place.byteOffset));
        MILLRACE_TRY_VOID(m_marks->beginBatch(takesBack || !isAskedBehind(statement)));
        m_batchBytes = 0;
        m_batchDoneTo = statement.place.byteOffset;
    }
    MILLRACE_TRY_VOID(execute(statement));
    m_batchBytes += statement.text.size();
    m_batchDoneTo = statement.end;
    m_commitsNext = !takesBack;
    return {};
}

Result<void> DumpTailRun::commitBatch()
{
    m_commitsNext = false;
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

/// No table that the dump may write into keeps rows of a transaction that is taken back.
Result<bool> DumpTailRun::takesAllBack()
{
    if (m_takesBack)
        return *m_takesBack;
    MILLRACE_TRY(const auto keeps,
                 m_own->value(u"SELECT COUNT(*) FROM information_schema.TABLES AS t JOIN "
                              "information_schema.ENGINES AS e ON e.ENGINE = t.ENGINE WHERE e.TRANSACTIONS = "
                              "'NO' AND t.TABLE_SCHEMA IN (%1)"_s.arg(schemas())));
    m_takesBack = keeps.toInt() == 0;
    return *m_takesBack;
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
    if (again && !tells)
        return fail(located({.code = ErrorCode::StatementFailed,
                             .what = CoreText::tr("Whether this statement ran before the run was interrupted "
                                                  "is not known."),
                             .howToFix = CoreText::tr("Drop what the dump has made so far and run the plan "
                                                      "anew.")},
                            statement));
    if (!again)
        MILLRACE_TRY_VOID(m_context.log.begin(list, at));
    if (isInTransaction() && m_marks->areThere()) // it may commit what stands before it
        MILLRACE_TRY_VOID(m_marks->set(at, m_outcome));
    m_takesBack.reset();
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
    MILLRACE_TRY(const auto warnings, warningsOfValues(statement, ran->warnings));
    m_outcome.warnings += warnings;
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
