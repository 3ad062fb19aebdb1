// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumptailrun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/load/journal/sharedtable.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/source/bytes/charsets.h"
#include "core/source/content/unpackedcontent.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/sqldump/sqlclassify.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/sql/quoting.h"

#include <QFile>
#include <algorithm>
#include <span>
#include <utility>

namespace millrace {

namespace {

/// What another session would not have after it.
bool isOfSession(const SqlStatementClass &kind, const QVector<SqlByteToken> &tokens)
{
    if (kind.phase == SqlPhase::Session)
        return kind.verb != "USE" && !whatOnlyThisSessionKnows(tokens).isEmpty();
    const bool makesTemporary = kind.verb == "CREATE" && hasWord(tokens.mid(0, 5), {"TEMPORARY"});
    const bool intoVariable = kind.verb == "SELECT" && hasWord(tokens, {"INTO"});
    return makesTemporary || intoVariable || kind.verb == "PREPARE";
}

/// It goes and comes with its transaction, and changes no structure.
bool isRowsOrQuestion(const SqlStatementClass &kind)
{
    return kind.phase == SqlPhase::Data || kind.verb == "SELECT" || kind.verb == "DO" ||
           kind.verb == "WITH" || kind.verb == "VALUES";
}

const QString marksName = u"_millrace_statements"_s;
/// Rows of that table: how far the dump is; that a transaction of ours is still open.
constexpr int doneMark = -2;
constexpr int openMark = -3;

} // namespace

const QString DumpTailRun::list = u"tail"_s;

/// One of the dump, as the file has it.
struct DumpTailRun::Statement
{
    QByteArray text;
    SqlStatementClass kind;
    QVector<SqlByteToken> tokens; ///< none of an INSERT … VALUES that stands alone
    SqlPlace place;
    qint64 end = 0;
    QString table; ///< of an INSERT … VALUES: DumpReading::keyOf()
};

DumpTailRun::DumpTailRun(Context context)
    : m_context(std::move(context))
    , m_tail(*m_context.plan.tail)
    , m_rewriter(m_context.plan.foreign.rewriter())
    , m_numbers(m_context.folder)
    , m_outcome(m_context.earlier)
    , m_rowsBefore(m_outcome.rows)
    , m_rowsChanged(m_outcome.rows)
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

Error DumpTailRun::located(Error error, const Statement &statement) const
{
    return atStatement(std::move(error), m_context.plan,
                       m_tail.inItsFile({.text = statement.text.left(400), .place = statement.place}));
}

Result<void> DumpTailRun::run()
{
    MILLRACE_TRY_VOID(begin());
    if (const auto ran = runAll(); !ran) {
        // What ran before it stays, as with the client.
        (void)keepOfBatch();
        return fail(ran.error());
    }
    MILLRACE_TRY_VOID(commitBatch());
    // A transaction that the dump leaves open ends with the client's session: nothing of it stays.
    MILLRACE_TRY_VOID(m_connection->execute(u"ROLLBACK"_s));
    // Before the marks go: who is killed after that would find none and run the statements again.
    return m_context.log.done(list, whole);
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
    MILLRACE_TRY_VOID(readMarks());
    m_doneTo = std::max(m_doneTo, m_context.log.lastDone(list));
    MILLRACE_TRY_VOID(m_numbers.putBack(*m_own, m_doneTo));
    for (const DumpStatement &setting : m_tail.settings)
        if (const auto set = m_connection->executeScript(setting.text); !set)
            return fail(atStatement(set.error(), m_context.plan, setting));
    MILLRACE_TRY(const auto autocommit, m_connection->value(u"SELECT @@autocommit"_s));
    m_autocommit = autocommit.toInt() != 0;
    return {};
}

/// How far an earlier part of the run came with what changes rows.
Result<void> DumpTailRun::readMarks()
{
    const QString path = m_context.folder + u"/marks"_s;
    if (!QFile::exists(path))
        return {};
    MILLRACE_TRY(const auto schema, readWholeFile(path));
    m_marks = qualifiedName(QString::fromUtf8(schema), marksName);
    // A killed program's session may be about to commit: its open line comes first, and is waited for.
    const auto lines = m_own->rows(
        u"SELECT statement, row_count FROM %1 WHERE run_id = %2 AND statement <= %3 ORDER BY statement FOR UPDATE"_s
            .arg(m_marks, quotedString(m_context.runId), QString::number(doneMark)));
    constexpr int noSuchTable = 1146; // it was killed before it made the table
    if (!lines && lines.error().context.serverCode != noSuchTable)
        return fail(lines.error());
    if (lines && !lines->isEmpty())
        m_doneTo = lines->last().value(1).toLongLong();
    else
        m_marks.clear();
    return {};
}

Result<void> DumpTailRun::runAll()
{
    MILLRACE_TRY(const auto input, openUnpacked(m_tail.file.content(), m_tail.begin.byteOffset));
    SqlDumpReader reader(*input, {}, m_tail.begin, m_tail.session);
    DumpSources sources(m_tail.file, m_tail.sources);
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
        const SqlDumpReader::Event event = *read;
        if (event == SqlDumpReader::Event::End)
            return {};
        if (event == SqlDumpReader::Event::Comment)
            continue;
        Statement statement{.place = reader.place()};
        const SqlLexRules rules = reader.session().rules();
        if (event == SqlDumpReader::Event::Insert) {
            statement.text = reader.head().text;
            statement.kind = {.phase = SqlPhase::Data, .verb = "INSERT"};
            const QByteArray &schema = reader.head().schema;
            const QByteArray &in = schema.isEmpty() ? reader.session().schema : schema;
            statement.table = DumpReading::keyOf(displayText(in), displayText(reader.head().table));
            MILLRACE_TRY_VOID(reader.holdInsert());
        }
        statement.text.append(reader.text().data(), qsizetype(reader.text().size()));
        if (event == SqlDumpReader::Event::Statement) {
            statement.text = m_rewriter.rewritten(statement.text, rules);
            statement.kind = classifySqlStatement(reader.text(), rules);
        }
        // With any other delimiter several statements may stand there.
        if (event == SqlDumpReader::Event::Statement || rules.delimiter != ";")
            statement.tokens = sqlTokens(statement.text, rules);
        statement.end = reader.offset();
        const DumpTailLoad *loaded = statement.table.isEmpty() ? nullptr : loadAt(statement.place.byteOffset);
        if (loaded != nullptr)
            MILLRACE_TRY_VOID(load(*loaded));
        else
            MILLRACE_TRY_VOID(nameSchemas(statement, rules));
        if (loaded == nullptr && !isLeftOut(statement))
            MILLRACE_TRY_VOID(statement.place.byteOffset < m_doneTo ? pass(statement) : runOne(statement));
        m_at = statement.end;
    }
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
    if (isInTransaction() && !m_marks.isEmpty())
        MILLRACE_TRY_VOID(mark(load.begin));
    MILLRACE_TRY_VOID(m_connection->execute(u"COMMIT"_s));
    m_inTransaction = false;
    m_numbersNoted = false;
    m_rowsBefore = m_outcome.rows;
    MILLRACE_TRY_VOID(m_context.load(load.table, false));
    return m_context.log.done(list, load.end);
}

/// As the plan calls them: it knows that this can be told of every statement.
Result<void> DumpTailRun::nameSchemas(Statement &statement, const SqlLexRules &rules) const
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

bool DumpTailRun::isLeftOut(const Statement &statement) const
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
Result<void> DumpTailRun::pass(const Statement &statement)
{
    if (isOfSession(statement.kind, statement.tokens))
        return fail(located(
            {.code = ErrorCode::StatementFailed,
             .what =
                 CoreText::tr("The run cannot go on: what this statement left in its session is gone with "
                              "it."),
             .howToFix = CoreText::tr("Drop what the dump has made so far and run the plan anew.")},
            statement));
    return statement.kind.phase == SqlPhase::Session ? runSetting(statement) : Result<void>();
}

Result<void> DumpTailRun::runOne(const Statement &statement)
{
    ++m_outcome.statements;
    const QByteArray &verb = statement.kind.verb;
    if (areSeveral(statement.kind, statement.tokens))
        return runOther(statement);
    if (verb == "LOCK" || verb == "UNLOCK" || verb == "COMMIT" || verb == "ROLLBACK" ||
        (statement.kind.phase == SqlPhase::Skipped && (verb == "BEGIN" || verb == "START")))
        return runTransaction(statement);
    if (statement.kind.phase == SqlPhase::Session)
        return runSetting(statement);
    return isRowsOrQuestion(statement.kind) ? runRows(statement) : runOther(statement);
}

Result<void> DumpTailRun::runSetting(const Statement &statement)
{
    const bool commits = hasWord(statement.tokens, {"autocommit", "TRANSACTION"});
    if (commits)
        MILLRACE_TRY_VOID(commitBatch());
    MILLRACE_TRY_VOID(execute(statement));
    if (!commits)
        return {};
    m_numbersNoted = false;
    MILLRACE_TRY(const auto on, m_connection->value(u"SELECT @@autocommit"_s));
    m_autocommit = on.toInt() != 0;
    m_inTransaction = m_inTransaction && !m_autocommit;
    return {};
}

Result<void> DumpTailRun::runTransaction(const Statement &statement)
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
    if (begins && m_marks.isEmpty()) // inside, the transaction would not see it
        MILLRACE_TRY_VOID(makeMarks());
    if (isInTransaction() && verb != "ROLLBACK" && !m_marks.isEmpty())
        MILLRACE_TRY_VOID(mark(statement.place.byteOffset));
    m_numbersNoted = false;
    if (verb == "ROLLBACK")
        m_outcome.rows = m_rowsBefore;
    m_rowsBefore = m_outcome.rows;
    MILLRACE_TRY_VOID(locks ? m_connection->execute(u"COMMIT"_s) : execute(statement));
    m_inTransaction = begins || (hasWord(statement.tokens, {"CHAIN"}) && !hasWord(statement.tokens, {"NO"}));
    return begins ? Result<void>() : m_context.log.done(list, statement.end);
}

/// What changes rows, and commits with the mark.
Result<void> DumpTailRun::runRows(const Statement &statement)
{
    if (m_marks.isEmpty())
        MILLRACE_TRY_VOID(makeMarks());
    if (m_marks.isEmpty()) // no schema yet: a question, which changes nothing
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
    if (!m_batchOpen)
        MILLRACE_TRY_VOID(beginBatch(statement.place.byteOffset));
    MILLRACE_TRY_VOID(execute(statement));
    m_batchBytes += statement.text.size();
    m_batchDoneTo = statement.end;
    return takesBack ? Result<void>() : commitBatch();
}

Result<void> DumpTailRun::beginBatch(qint64 offset)
{
    MILLRACE_TRY_VOID(noteNumbers(offset));
    // A line that is there as long as the transaction is: some errors end it, and the server does not say so.
    const QString sql = u"START TRANSACTION; INSERT INTO %1 VALUES (%2, %3, 0)"_s.arg(
        m_marks, quotedString(m_context.runId), QString::number(openMark));
    MILLRACE_TRY_VOID(m_connection->executeScript(sql.toUtf8()));
    m_batchOpen = true;
    m_batchBytes = 0;
    m_batchDoneTo = offset;
    return {};
}

Result<void> DumpTailRun::commitBatch()
{
    if (!std::exchange(m_batchOpen, false))
        return {};
    const QString run = quotedString(m_context.runId);
    const QString sql = u"UPDATE %1 SET row_count = %3 WHERE run_id = %2 AND statement = %4; DELETE FROM %1 "
                        u"WHERE run_id = %2 "
                        "AND statement = %5; COMMIT"_s.arg(m_marks, run)
                            .arg(m_batchDoneTo)
                            .arg(doneMark)
                            .arg(openMark);
    MILLRACE_TRY_VOID(m_connection->executeScript(sql.toUtf8()));
    m_numbersNoted = false;
    return {};
}

Result<void> DumpTailRun::noteNumbers(qint64 offset)
{
    if (std::exchange(m_numbersNoted, true))
        return {};
    MILLRACE_TRY(const auto in, schemas());
    return m_numbers.note(*m_own, in, offset);
}

/// Behind an error: what ran before the statement stays where the server has it still.
Result<void> DumpTailRun::keepOfBatch()
{
    if (!m_batchOpen)
        return {};
    MILLRACE_TRY(const auto open,
                 m_connection->value(u"SELECT COUNT(*) FROM %1 WHERE run_id = %2 AND statement = %3"_s.arg(
                     m_marks, quotedString(m_context.runId), QString::number(openMark))));
    if (open.toInt() == 1)
        return commitBatch();
    m_batchOpen = false;
    return m_connection->execute(u"ROLLBACK"_s);
}

/// No table that the dump may write into keeps rows of a transaction that is taken back.
Result<bool> DumpTailRun::takesAllBack()
{
    if (m_takesBack)
        return *m_takesBack;
    MILLRACE_TRY(const auto in, schemas());
    MILLRACE_TRY(const auto keeps,
                 m_own->value(u"SELECT COUNT(*) FROM information_schema.TABLES AS t JOIN "
                              "information_schema.ENGINES AS e ON e.ENGINE = t.ENGINE WHERE e.TRANSACTIONS = "
                              "'NO' AND t.TABLE_SCHEMA IN (%1)"_s.arg(in)));
    m_takesBack = keeps.toInt() == 0;
    return *m_takesBack;
}

/// That the dump may write into, as an SQL list.
Result<QString> DumpTailRun::schemas()
{
    MILLRACE_TRY(const auto current, m_connection->value(u"SELECT DATABASE()"_s));
    QStringList schemas{quotedString(current.toString())};
    for (const DumpObject &table : m_tail.tables)
        schemas << quotedString(table.schema);
    schemas.removeDuplicates();
    return schemas.join(u", "_s);
}

/// Structure, routines, CALL …: they commit by themselves.
Result<void> DumpTailRun::runOther(const Statement &statement)
{
    MILLRACE_TRY_VOID(commitBatch());
    const bool several = areSeveral(statement.kind, statement.tokens);
    const bool tells = !several && (statement.kind.phase == SqlPhase::Structure ||
                                    statement.kind.phase == SqlPhase::AfterData);
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
    if (isInTransaction() && !m_marks.isEmpty()) // it may commit what stands before it
        MILLRACE_TRY_VOID(mark(at));
    m_takesBack.reset();
    m_numbers.structureChanged();
    m_numbersNoted = false;
    auto ran = execute(statement);
    constexpr int schemaExists = 1007;
    const int code = ran ? 0 : ran.error().context.serverCode.value_or(0);
    if (!ran && !(again && saysDoneAlready(code)) && code != schemaExists)
        return ran;
    m_inTransaction = false;
    return m_context.log.done(list, statement.end);
}

Result<void> DumpTailRun::execute(const Statement &statement)
{
    const auto ran = m_connection->executeScript(statement.text);
    if (!ran)
        return fail(located(ran.error(), statement));
    if (statement.kind.phase == SqlPhase::Data)
        m_outcome.rows += ran->changed;
    m_outcome.warnings += ran->warnings;
    m_rowsChanged = m_outcome.rows;
    // Stopped meanwhile: said in front of the next one.
    (void)m_limiter.pass(statement.text.size(), double(ran->changed), m_context.control.stopToken());
    (void)m_context.control.passThrottle(statement.text.size(), double(ran->changed),
                                         m_context.control.stopToken());
    return {};
}

/// In the schema that the session is in; where that is none, in the one that the dump's tables go into.
Result<void> DumpTailRun::makeMarks()
{
    MILLRACE_TRY(const auto current, m_connection->value(u"SELECT DATABASE()"_s));
    QString schema = current.toString();
    if (schema.isEmpty())
        schema = m_tail.tables.value(0).schema;
    if (current.toString().isEmpty()) { // the dump may be about to make it
        MILLRACE_TRY(const bool there, isSchemaThere(schema, *m_own));
        if (!there)
            return {};
    }
    MILLRACE_TRY_VOID(writeFileAtomically(m_context.folder + u"/marks"_s, schema.toUtf8()));
    m_marks = qualifiedName(schema, marksName);
    const QString create = u"CREATE TABLE IF NOT EXISTS %1 (run_id varchar(64) NOT NULL, statement bigint "
                           "NOT NULL, row_count bigint NOT NULL, PRIMARY KEY (run_id, statement)) "
                           "ENGINE=InnoDB"_s.arg(m_marks);
    return SharedTable(m_marks).join(*m_own, create,
                                     u"INSERT INTO %1 VALUES (%2, %3, 0)"_s.arg(
                                         m_marks, quotedString(m_context.runId), QString::number(doneMark)));
}

Result<void> DumpTailRun::mark(qint64 offset)
{
    return m_connection->execute(u"UPDATE %1 SET row_count = %2 WHERE run_id = %3 AND statement = %4"_s.arg(
        m_marks, QString::number(offset), quotedString(m_context.runId), QString::number(doneMark)));
}

Result<void> DumpTailRun::forget() const
{
    const QString path = m_context.folder + u"/marks"_s;
    if (!QFile::exists(path))
        return {};
    MILLRACE_TRY(const auto schema, readWholeFile(path));
    MILLRACE_TRY(const auto connection, Connection::open(m_context.target.withoutSchema()));
    return SharedTable(qualifiedName(QString::fromUtf8(schema), marksName))
        .leave(*connection, u"run_id = %1"_s.arg(quotedString(m_context.runId)));
}

} // namespace millrace
