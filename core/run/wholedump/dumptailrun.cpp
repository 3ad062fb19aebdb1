// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumptailrun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/load/journal/sharedtable.h"
#include "core/source/bytes/charsets.h"
#include "core/source/content/unpackedcontent.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/sqldump/sqlclassify.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/sql/quoting.h"

#include <QFile>
#include <algorithm>

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

} // namespace

const QString DumpTailRun::list = u"tail"_s;

/// One of the dump, as the file has it.
struct DumpTailRun::Statement
{
    QByteArray text;
    SqlStatementClass kind;
    QVector<SqlByteToken> tokens; ///< of the first bytes, where it is an INSERT … VALUES
    SqlPlace place;
    qint64 end = 0;
    QString table; ///< of an INSERT … VALUES: DumpReading::keyOf()
};

DumpTailRun::DumpTailRun(Context context)
    : m_context(std::move(context))
    , m_tail(*m_context.plan.tail)
{
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
                       {.text = statement.text.left(400), .place = statement.place});
}

Result<InOrderOutcome> DumpTailRun::run()
{
    MILLRACE_TRY_VOID(begin());
    MILLRACE_TRY_VOID(runAll());
    // A transaction that the dump leaves open ends with the client's session: nothing of it stays.
    MILLRACE_TRY_VOID(m_connection->execute(u"ROLLBACK"_s));
    // Before the marks go: who is killed after that would find none and run the statements again.
    MILLRACE_TRY_VOID(m_context.log.done(list, whole));
    return m_outcome;
}

Result<void> DumpTailRun::begin()
{
    if (!m_context.log.wasBegun(list, whole))
        MILLRACE_TRY_VOID(m_context.log.begin(list, whole));
    MILLRACE_TRY(m_connection, openForDump(m_context.plan, m_context.target));
    // No other connection of ours waits for its locks, and what the run does may take hours between two.
    MILLRACE_TRY_VOID(m_connection->execute(u"SET SESSION wait_timeout = 86400"_s));
    MILLRACE_TRY_VOID(readMarks());
    m_doneTo = std::max(m_doneTo, m_context.log.lastDone(list));
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
    m_marks = qualifiedName(QString::fromUtf8(schema), u"_millrace_statements"_s);
    const auto done =
        m_connection->value(u"SELECT MAX(row_count) FROM %1 WHERE run_id = %2 AND statement = -2"_s.arg(
            m_marks, quotedString(m_context.runId)));
    constexpr int noSuchTable = 1146; // it was killed before it made the table
    if (!done && done.error().context.serverCode != noSuchTable)
        return fail(done.error());
    if (done)
        m_doneTo = done->toLongLong();
    else
        m_marks.clear();
    return {};
}

Result<void> DumpTailRun::runAll()
{
    const SourceFile file{.path = m_context.plan.path, .way = m_tail.way};
    MILLRACE_TRY(const auto input, openUnpacked(file.content(), m_tail.begin.byteOffset));
    SqlDumpReader reader(*input, {}, m_tail.begin, m_tail.session);
    for (;;) {
        if (m_context.stop.stop_requested())
            return fail(runStopped());
        MILLRACE_TRY(const auto event, reader.next());
        if (event == SqlDumpReader::Event::End)
            return {};
        if (event == SqlDumpReader::Event::Comment)
            continue;
        Statement statement{.place = reader.place()};
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
            const SqlLexRules rules = reader.session().rules();
            statement.kind = classifySqlStatement(reader.text(), rules);
            statement.tokens = sqlTokens(statement.text, rules);
        }
        statement.end = reader.offset();
        if (!isLeftOut(statement))
            MILLRACE_TRY_VOID(statement.place.byteOffset < m_doneTo ? pass(statement) : runOne(statement));
        m_at = statement.end;
    }
}

bool DumpTailRun::isLeftOut(const Statement &statement) const
{
    if (m_tail.skipped.contains(statement.place.byteOffset))
        return true;
    if (!statement.table.isEmpty())
        return m_context.plan.leftOut.contains(statement.table);
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
    return statement.kind.phase == SqlPhase::Session ? execute(statement) : Result<void>();
}

Result<void> DumpTailRun::runOne(const Statement &statement)
{
    ++m_outcome.statements;
    const QByteArray &verb = statement.kind.verb;
    // Locks would keep us from our own marks; nobody else is kept out of anything that matters here. Both
    // statements commit.
    if (verb == "LOCK" || verb == "UNLOCK" || verb == "COMMIT" || verb == "ROLLBACK" || verb == "BEGIN" ||
        (verb == "START" && hasWord(statement.tokens, {"TRANSACTION"})))
        return runTransaction(statement);
    if (statement.kind.phase == SqlPhase::Session) {
        MILLRACE_TRY_VOID(execute(statement));
        if (hasWord(statement.tokens, {"autocommit"})) {
            MILLRACE_TRY(const auto on, m_connection->value(u"SELECT @@autocommit"_s));
            m_autocommit = on.toInt() != 0;
            m_inTransaction = m_inTransaction && !m_autocommit;
        }
        return {};
    }
    return statement.kind.phase == SqlPhase::Data ? runRows(statement) : runOther(statement);
}

Result<void> DumpTailRun::runTransaction(const Statement &statement)
{
    const QByteArray &verb = statement.kind.verb;
    const bool begins = verb == "BEGIN" || verb == "START";
    const bool backTo = verb == "ROLLBACK" && hasWord(statement.tokens, {"TO"});
    if (backTo)
        return execute(statement);
    if (begins && m_marks.isEmpty()) // inside, the transaction would not see it
        MILLRACE_TRY_VOID(makeMarks());
    const bool open = m_inTransaction || !m_autocommit;
    if (open && verb != "ROLLBACK" && !m_marks.isEmpty())
        MILLRACE_TRY_VOID(mark(statement.place.byteOffset));
    MILLRACE_TRY_VOID(verb == "LOCK" || verb == "UNLOCK" ? m_connection->execute(u"COMMIT"_s)
                                                         : execute(statement));
    m_inTransaction = begins || (hasWord(statement.tokens, {"CHAIN"}) && !hasWord(statement.tokens, {"NO"}));
    if (begins)
        return {};
    return m_context.log.done(list, statement.end);
}

/// What changes rows and commits with the mark.
Result<void> DumpTailRun::runRows(const Statement &statement)
{
    if (m_marks.isEmpty())
        MILLRACE_TRY_VOID(makeMarks());
    if (m_inTransaction || !m_autocommit) // the mark goes in before its COMMIT
        return execute(statement);
    MILLRACE_TRY_VOID(m_connection->execute(u"START TRANSACTION"_s));
    if (const auto ran = execute(statement); !ran) {
        (void)m_connection->execute(u"ROLLBACK"_s);
        return ran;
    }
    MILLRACE_TRY_VOID(mark(statement.end));
    return m_connection->execute(u"COMMIT"_s);
}

/// Structure, routines, CALL …: they commit by themselves.
Result<void> DumpTailRun::runOther(const Statement &statement)
{
    const bool tells =
        statement.kind.phase == SqlPhase::Structure || statement.kind.phase == SqlPhase::AfterData;
    // A SELECT, a SAVEPOINT: it comes and goes with its transaction. Structure ends it.
    if ((m_inTransaction || !m_autocommit) && !tells && statement.kind.verb != "RENAME")
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
    if ((m_inTransaction || !m_autocommit) && !m_marks.isEmpty()) // it may commit what stands before it
        MILLRACE_TRY_VOID(mark(at));
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
    return {};
}

/// In the schema that the session is in; where that is none, in the one that the dump's tables go into.
Result<void> DumpTailRun::makeMarks()
{
    MILLRACE_TRY(const auto current, m_connection->value(u"SELECT DATABASE()"_s));
    QString schema = current.toString();
    if (schema.isEmpty())
        schema = m_tail.tables.value(0).schema;
    MILLRACE_TRY_VOID(writeFileAtomically(m_context.folder + u"/marks"_s, schema.toUtf8()));
    m_marks = qualifiedName(schema, u"_millrace_statements"_s);
    // Over a connection of its own: the dump's session keeps its settings.
    MILLRACE_TRY(const auto connection, Connection::open(m_context.target.withoutSchema()));
    const QString create = u"CREATE TABLE IF NOT EXISTS %1 (run_id varchar(64) NOT NULL, statement bigint "
                           "NOT NULL, row_count bigint NOT NULL, PRIMARY KEY (run_id, statement)) "
                           "ENGINE=InnoDB"_s.arg(m_marks);
    return SharedTable(m_marks).join(
        *connection, create,
        u"INSERT INTO %1 VALUES (%2, -2, 0)"_s.arg(m_marks, quotedString(m_context.runId)));
}

Result<void> DumpTailRun::mark(qint64 offset)
{
    return m_connection->execute(u"UPDATE %1 SET row_count = %2 WHERE run_id = %3 AND statement = -2"_s.arg(
        m_marks, QString::number(offset), quotedString(m_context.runId)));
}

Result<void> DumpTailRun::forget() const
{
    const QString path = m_context.folder + u"/marks"_s;
    if (!QFile::exists(path))
        return {};
    MILLRACE_TRY(const auto schema, readWholeFile(path));
    MILLRACE_TRY(const auto connection, Connection::open(m_context.target.withoutSchema()));
    return SharedTable(qualifiedName(QString::fromUtf8(schema), u"_millrace_statements"_s))
        .leave(*connection, u"run_id = %1"_s.arg(quotedString(m_context.runId)));
}

} // namespace millrace
