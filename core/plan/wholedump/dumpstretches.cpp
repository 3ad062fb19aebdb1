// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpstretches.h"

#include "core/source/sqldump/sqlbytetokens.h"
#include "core/source/sqldump/sqlrowstream.h"
#include "core/source/sqldump/sqlsettings.h"

#include <QSet>
#include <algorithm>
#include <bit>
#include <limits>

namespace millrace {

namespace {

using Tokens = QVector<SqlByteToken>;

bool names(const Tokens &tokens, const QByteArray &name)
{
    return std::any_of(tokens.begin(), tokens.end(), [&name](const SqlByteToken &token) {
        return token.isName() && token.text.compare(name, Qt::CaseInsensitive) == 0;
    });
}

/// @x, @@x: what a session has of its own. DEFINER = root@localhost is none.
bool asksTheSession(const Tokens &tokens)
{
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (!tokens.at(i).isMark('@'))
            continue;
        const bool isAccount = i >= 3 && tokens.at(i - 2).isMark('=') && tokens.at(i - 3).isWord("DEFINER");
        if (!isAccount)
            return true;
    }
    return hasWord(tokens, {"TEMPORARY", "CONNECTION_ID", "GET_LOCK", "PREPARE", "NEXTVAL", "SETVAL"});
}

/// What ran last in the session: a load in another session leaves nothing there.
bool asksWhatRanLast(const Tokens &tokens)
{
    return hasWord(tokens, {"LAST_INSERT_ID", "IDENTITY", "INSERT_ID", "ROW_COUNT", "FOUND_ROWS", "WARNINGS",
                            "WARNING_COUNT", "ERROR_COUNT", "ERRORS", "DIAGNOSTICS", "LASTVAL", "STATUS"});
}

/// A routine or trigger that sets what the session is like after it.
bool setsTheSession(const Tokens &tokens)
{
    return hasWord(tokens, {"SESSION", "sql_mode", "time_zone", "foreign_key_checks", "unique_checks",
                            "autocommit", "NAMES", "auto_increment_increment", "timestamp"});
}

/// SET @a = …: no row of plain values asks for it.
bool setsUserVariable(const Tokens &tokens)
{
    const bool isUsers = tokens.value(1).isMark('@') && !tokens.value(2).isMark('@');
    return isUsers && std::none_of(tokens.begin(), tokens.end(),
                                   [](const SqlByteToken &token) { return token.isMark(','); });
}

/// The program goes through a dump once and keeps what each table would need to know.
class Finder
{
public:
    Finder(const SqlDumpInspection &dump, const DumpTurn &turn, const QVector<DumpSource> &sources)
        : m_dump(dump)
        , m_turn(turn)
        , m_sources(sources)
    {}

    QVector<DumpStretch> find()
    {
        if (!look())
            return {};
        QVector<DumpStretch> found;
        for (const SqlDumpTable &table : m_dump.tables)
            if (isPlain(table) && isTogether(table) && isAsItWasMade(table))
                if (const auto one = stretch(table))
                    found << *one;
        std::sort(found.begin(), found.end(), [](const DumpStretch &a, const DumpStretch &b) {
            return a.table->firstInsert.byteOffset < b.table->firstInsert.byteOffset;
        });
        return found;
    }

private:
    /// What is about all tables. False: none may be loaded.
    bool look()
    {
        bool autocommit = true;
        std::optional<qint64> open; // since this place nothing is committed
        for (const SqlDumpStatement &statement : m_dump.statements) {
            m_tokens << statement.tokens();
            const Tokens &tokens = m_tokens.last();
            const QByteArray &verb = statement.kind.verb;
            const qint64 at = statement.place.byteOffset;
            if (verb == "ROLLBACK" || verb == "SAVEPOINT" || verb == "XA" || asksWhatRanLast(tokens))
                return false;
            const bool isCode = statement.kind.object == SqlObject::Trigger ||
                                statement.kind.object == SqlObject::Procedure ||
                                statement.kind.object == SqlObject::Function;
            if (isCode && setsTheSession(tokens))
                return false;
            m_codeAsksSession = m_codeAsksSession || (isCode && asksTheSession(tokens));
            if (statement.kind.phase == SqlPhase::Session && verb != "USE" && !changesServer(tokens) &&
                !setsUserVariable(tokens) && !whatOnlyThisSessionKnows(tokens).isEmpty())
                m_sessionKnowsFrom = std::min(m_sessionKnowsFrom, at);
            if (setsTo(tokens, "foreign_key_checks", "0") || setsTo(tokens, "foreign_key_checks", "OFF"))
                m_foreignKeys << std::pair(at, false);
            else if (statement.kind.phase == SqlPhase::Session && hasWord(tokens, {"foreign_key_checks"}))
                m_foreignKeys << std::pair(at, true);
            const bool commits = verb == "COMMIT" || verb == "LOCK" ||
                                 statement.kind.phase == SqlPhase::Structure ||
                                 statement.kind.phase == SqlPhase::AfterData;
            if (verb == "SET" && hasWord(tokens, {"autocommit"})) {
                autocommit = !(setsTo(tokens, "autocommit", "0") || setsTo(tokens, "autocommit", "OFF"));
                open = autocommit ? std::nullopt : std::optional(at);
            } else if (const bool chains =
                           verb == "COMMIT" && hasWord(tokens, {"CHAIN"}) && !hasWord(tokens, {"NO"});
                       chains ||
                       (statement.kind.phase == SqlPhase::Skipped && (verb == "START" || verb == "BEGIN"))) {
                open = at;
            } else if (commits) {
                open = autocommit ? std::nullopt : std::optional(at);
            }
        }
        m_neverCommittedFrom = open.value_or(std::numeric_limits<qint64>::max());
        return true;
    }

    bool isPlain(const SqlDumpTable &table) const
    {
        return table.insertStatements > 0 && table.rows > 0 && table.rowsRunAsIs == 0 && !table.noRows &&
               std::popcount(table.verbs) == 1 && !table.sessionsDiffer && !table.createSql.isEmpty() &&
               table.createPlace.byteOffset < table.firstInsert.byteOffset &&
               table.firstInsert.byteOffset >= m_turn.from.byteOffset && table.end <= m_neverCommittedFrom &&
               table.firstInsert.byteOffset < m_sessionKnowsFrom;
    }

    bool checksForeignKeysAt(qint64 place) const
    {
        bool checks = true;
        for (const auto &[from, on] : m_foreignKeys)
            if (from < place)
                checks = on;
        return checks;
    }

    /// A file of a program that follows another has a head of its own: what rows of a load are given as well,
    /// or do without. \a i: of the dump's statements.
    bool isHeadOfFile(const SqlDumpTable &table, qsizetype i) const
    {
        const SqlDumpStatement &statement = m_dump.statements.at(i);
        const Tokens &tokens = m_tokens.at(i);
        const bool isAmongRows =
            std::any_of(table.inFiles.begin(), table.inFiles.end(), [&](const SqlRowsInFile &rows) {
                return statement.place.byteOffset > rows.firstInsert.byteOffset &&
                       statement.place.byteOffset < rows.end;
            });
        return !isAmongRows && statement.kind.phase == SqlPhase::Session && statement.kind.verb == "SET" &&
               !changesServer(tokens) && whatOnlyThisSessionKnows(tokens).isEmpty() &&
               !hasWord(tokens, {"autocommit", "TRANSACTION", "check_constraint_checks", "sql_log_bin",
                                 "sql_select_limit", "sql_safe_updates"});
    }

    /// Nothing that anybody could tell stands between its rows, and all of them in one file, or in files that
    /// follow each other.
    bool isTogether(const SqlDumpTable &table) const
    {
        const qint64 begin = table.firstInsert.byteOffset;
        const auto within = [&](qint64 place) { return place > begin && place < table.end; };
        for (const SqlDumpTable &other : m_dump.tables)
            if (&other != &table && other.insertStatements > 0 && other.firstInsert.byteOffset < table.end &&
                other.end > begin)
                return false;
        for (qsizetype i = 0; i < m_dump.statements.size(); ++i)
            if (const SqlDumpStatement &statement = m_dump.statements.at(i);
                within(statement.place.byteOffset) && statement.kind.phase != SqlPhase::Skipped &&
                !isHeadOfFile(table, i))
                return false;
        for (const DumpSource &source : m_sources)
            if (!source.follows &&
                (within(source.command.byteOffset) || within(source.begin) || within(source.end)))
                return false;
        return std::all_of(table.inFiles.begin(), table.inFiles.end(), [&](const SqlRowsInFile &rows) {
            return checksForeignKeysAt(rows.firstInsert.byteOffset) == checksForeignKeysAt(begin);
        });
    }

    /// Between its CREATE and its first row nothing is about it but triggers, views and code.
    bool isAsItWasMade(const SqlDumpTable &table) const
    {
        qsizetype made = 0;
        for (qsizetype i = 0; i < m_dump.statements.size(); ++i) {
            const SqlDumpStatement &statement = m_dump.statements.at(i);
            const qint64 place = statement.place.byteOffset;
            if (place >= table.firstInsert.byteOffset)
                break;
            const bool isAbout = names(m_tokens.at(i), table.name);
            const bool isTable = statement.kind.object == SqlObject::Table;
            made += isTable && statement.kind.creates && isAbout &&
                            statement.kind.name.compare(table.name, Qt::CaseInsensitive) == 0
                        ? 1
                        : 0;
            if (statement.kind.object == SqlObject::Database && statement.kind.verb == "ALTER")
                return false; // what its texts are stored as
            const QByteArray &verb = statement.kind.verb;
            const bool asks = verb == "SELECT" || verb == "WITH" || verb == "VALUES" || verb == "DO";
            const bool mayDoAnything =
                (statement.kind.phase == SqlPhase::Unknown && !asks && !changesServer(m_tokens.at(i))) ||
                areSeveral(statement.kind, m_tokens.at(i));
            if (mayDoAnything)
                return false;
            if (place <= table.createPlace.byteOffset || statement.kind.phase == SqlPhase::Skipped)
                continue;
            const bool changesTable = (isTable && !statement.kind.creates) ||
                                      statement.kind.object == SqlObject::Index || verb == "RENAME";
            if (isAbout && changesTable)
                return false;
        }
        return made == 1;
    }

    std::optional<DumpStretch> stretch(const SqlDumpTable &table) const
    {
        DumpStretch found{.table = &table};
        for (qsizetype i = 0; i < m_dump.statements.size(); ++i) {
            const SqlDumpStatement &statement = m_dump.statements.at(i);
            // A trigger that came and went, or one with a name that hides its table: as if it were there.
            if (statement.kind.object == SqlObject::Trigger && statement.kind.creates &&
                statement.place.byteOffset < table.firstInsert.byteOffset &&
                names(m_tokens.at(i), table.name))
                found.hasTriggers = true;
        }
        found.checksForeignKeys = checksForeignKeysAt(table.firstInsert.byteOffset);
        constexpr unsigned plainInsert = SqlRowStream::Insert;
        if (found.hasTriggers && (m_codeAsksSession || table.verbs != plainInsert))
            return std::nullopt;
        return found;
    }

    const SqlDumpInspection &m_dump;
    const DumpTurn &m_turn;
    const QVector<DumpSource> &m_sources;
    QVector<Tokens> m_tokens; ///< of the dump's statements
    bool m_codeAsksSession = false;
    qint64 m_sessionKnowsFrom = std::numeric_limits<qint64>::max();
    qint64 m_neverCommittedFrom = std::numeric_limits<qint64>::max();
    QVector<std::pair<qint64, bool>> m_foreignKeys; ///< from where on they are checked, or not
};

} // namespace

QVector<DumpStretch> stretchesOf(const SqlDumpInspection &dump, const DumpTurn &turn,
                                 const QVector<DumpSource> &sources)
{
    return Finder(dump, turn, sources).find();
}

} // namespace millrace
