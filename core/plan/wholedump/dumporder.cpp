// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumporder.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/source/sqldump/sqlbytetokens.h"
#include "core/source/sqldump/sqlsettings.h"

#include <algorithm>
#include <bit>

namespace millrace {

namespace {

using Names = QSet<QByteArray>;

QByteArray keyOf(const QByteArray &schema, const QByteArray &name)
{
    return schema.toLower() + '.' + name.toLower();
}

/// Whatever the statement may mean a table, view, sequence or routine by.
Names namesIn(const SqlDumpStatement &statement)
{
    Names names;
    const QVector<SqlByteToken> tokens = statement.tokens();
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (!tokens.at(i).isName() || (i > 0 && tokens.at(i - 1).isWord("AS"))) // an alias names nothing
            continue;
        if (i >= 2 && tokens.at(i - 1).isMark('.') && tokens.at(i - 2).isName())
            names.insert(keyOf(tokens.at(i - 2).text, tokens.at(i).text));
        else
            names.insert(keyOf(statement.session.schema, tokens.at(i).text));
    }
    return names;
}

/// What the statement makes, changes or drops, as keyOf().
Names objectsOf(const SqlDumpStatement &statement)
{
    Names names;
    if (!statement.kind.name.isEmpty())
        names.insert(keyOf(statement.schema, statement.kind.name));
    for (const auto &[schema, name] : statement.kind.moreNames)
        names.insert(keyOf(schema.isEmpty() ? statement.session.schema : schema, name));
    return names;
}

bool isRowAsItStands(const SqlDumpStatement &statement)
{
    return statement.kind.phase == SqlPhase::Data && statement.kind.object == SqlObject::Table;
}

/// TRUNCATE t, DELETE FROM t: nothing else has to be looked at to know what it does.
bool emptiesOneTable(const SqlDumpStatement &statement)
{
    const QVector<SqlByteToken> tokens = statement.tokens();
    const bool empties = statement.kind.verb == "TRUNCATE" || statement.kind.verb == "DELETE";
    const bool qualified = tokens.size() > 3 && tokens.at(tokens.size() - 2).isMark('.');
    return empties && tokens.size() - (qualified ? 2 : 0) <= 3;
}

/// UPDATE t, DELETE FROM t after the last row of t, which ask for nothing but t: they run when its rows are
/// in. \a others: whatever else the dump knows by name.
bool isAboutItsTable(const SqlDumpStatement &statement, const SqlDumpTable *table, const Names &others)
{
    const QVector<SqlByteToken> tokens = statement.tokens();
    const bool changes = statement.kind.verb == "UPDATE" || statement.kind.verb == "DELETE";
    if (!changes || table == nullptr || table->rows == 0 || statement.afterRow < table->rows ||
        hasWord(tokens, {"SELECT", "LAST_INSERT_ID", "ROW_COUNT"}) ||
        std::any_of(tokens.begin(), tokens.end(),
                    [](const SqlByteToken &token) { return token.isMark('@'); }))
        return false;
    Names named = namesIn(statement).intersect(others);
    named.remove(keyOf(table->schema, table->name));
    return named.isEmpty();
}

/// CREATE TABLE … SELECT, UNION, TABLE a.
bool isMadeOfRows(const QVector<SqlByteToken> &create)
{
    return hasWord(create, {"SELECT", "UNION"}) || hasWord(create.mid(2), {"TABLE"});
}

/// COMMIT AND CHAIN, too.
bool beginsTransaction(const SqlDumpStatement &statement, const QVector<SqlByteToken> &tokens)
{
    const QByteArray &verb = statement.kind.verb;
    const bool chains = verb == "COMMIT" && hasWord(tokens, {"CHAIN"}) && !hasWord(tokens, {"NO"});
    return chains || (statement.kind.phase == SqlPhase::Skipped && (verb == "START" || verb == "BEGIN"));
}

/// Nothing: the statement leaves the checks as they are.
std::optional<bool> checksForeignKeysBehind(const QVector<SqlByteToken> &tokens)
{
    if (setsTo(tokens, "foreign_key_checks", "0") || setsTo(tokens, "foreign_key_checks", "OFF"))
        return false;
    return hasWord(tokens, {"foreign_key_checks"}) ? std::optional(true) : std::nullopt;
}

QString whyNoRows(const SqlDumpTable &table)
{
    return table.noRows->code == ErrorCode::FieldCountWrong
               ? CoreText::tr("Not all rows of %1 have the same number of values: line %2.")
                     .arg(displayText(table.name), QString::number(table.noRows->context.line.value_or(0)))
               : table.noRows->what;
}

QString textOf(const SqlDumpStatement &statement)
{
    return displayText(statement.text.left(100)).simplified();
}

} // namespace

/// Where in the dump names stand, the last place of each.
struct DumpOrder::Places
{
    explicit Places(const SqlDumpInspection &dump)
    {
        for (const SqlDumpTable &table : dump.tables)
            if (table.insertStatements > 0) {
                const QByteArray key = keyOf(table.schema, table.name);
                rowsOf.insert(key, &table);
                rowsEnd.insert(key, table.end);
            }
        for (const SqlDumpTable &table : dump.tables) {
            known.insert(keyOf(table.schema, table.name));
            if (table.insertStatements > 0 && table.createSql.toUpper().contains("REFERENCES"))
                for (const QByteArray &name : namesIn({.text = table.createSql, .session = table.session})) {
                    const qint64 first = table.firstInsert.byteOffset;
                    referredFrom[name] = std::min(referredFrom.value(name, first), first);
                }
            mayRefer =
                mayRefer || table.createSql.isEmpty() || table.createSql.toUpper().contains("REFERENCES");
        }
        for (const SqlDumpStatement &statement : dump.statements)
            if (statement.kind.phase != SqlPhase::Data)
                known.unite(objectsOf(statement));
        for (const SqlDumpStatement &statement : dump.statements)
            if (const QByteArray key = keyOf(statement.schema, statement.kind.name);
                statement.kind.phase == SqlPhase::Data &&
                isAboutItsTable(statement, rowsOf.value(key), known))
                rowsEnd[key] = std::max(rowsEnd.value(key), statement.place.byteOffset);
        Names views;
        for (const SqlDumpStatement &statement : dump.statements)
            if (statement.kind.object == SqlObject::View && statement.kind.creates)
                views.unite(objectsOf(statement));
        for (const SqlDumpStatement &statement : dump.statements)
            if (statement.kind.object == SqlObject::View ||
                (statement.kind.verb == "DROP" && views.intersects(objectsOf(statement)))) {
                continue; // a view, or what stands in for it: these keep their order
            } else if (statement.kind.phase == SqlPhase::Structure) {
                for (const QByteArray &name : objectsOf(statement))
                    madeLast[name] = statement.place.byteOffset;
                lastStructure = statement.place.byteOffset;
                if (statement.kind.object == SqlObject::Table && statement.kind.creates) {
                    const bool isQuery = isMadeOfRows(statement.tokens());
                    for (const QByteArray &name : namesIn(statement)) {
                        namedLast[name] = statement.place.byteOffset;
                        if (isQuery)
                            usedByTables[name] = statement.place.byteOffset;
                    }
                }
            } else if (isRowAsItStands(statement)) {
                for (const QByteArray &name : namesIn(statement))
                    usedByRows[name] = statement.place.byteOffset;
            }
    }
    static bool isBehind(const QHash<QByteArray, qint64> &places, const QByteArray &name, qint64 place)
    {
        return places.value(name, -1) > place;
    }

    QHash<QByteArray, const SqlDumpTable *> rowsOf;
    QHash<QByteArray, qint64> referredFrom; ///< by foreign keys: the first row of a table that has one
    Names known;                            ///< all that the dump has names for
    bool mayRefer = false;                  ///< a foreign key, or nobody knows
    QHash<QByteArray, qint64> rowsEnd;
    QHash<QByteArray, qint64> madeLast;     ///< as what a statement of structure makes or drops
    QHash<QByteArray, qint64> namedLast;    ///< anywhere in a CREATE TABLE
    QHash<QByteArray, qint64> usedByTables; ///< in a CREATE TABLE that is made of rows
    QHash<QByteArray, qint64> usedByRows;   ///< in a row that is an expression
    qint64 lastStructure = -1;
};

void DumpOrder::keepAsItStands(const SqlDumpTable &table, const QString &why)
{
    turnAtRows(table, why);
}

bool DumpOrder::checksForeignKeysAt(SqlPlace place) const
{
    bool checks = true;
    for (const SqlDumpStatement &statement : m_dump.statements) {
        if (statement.place.byteOffset > place.byteOffset)
            break;
        if (statement.kind.phase == SqlPhase::Session)
            checks = checksForeignKeysBehind(statement.tokens()).value_or(checks);
    }
    return checks;
}

void DumpOrder::turnAt(SqlPlace place, const SqlSession &session, const QString &why)
{
    if (!m_turn || place.byteOffset < m_turn->from.byteOffset)
        m_turn = DumpTurn{.from = place, .session = session, .why = why};
}

void DumpOrder::turnAtRows(const SqlDumpTable &table, const QString &why)
{
    turnAt(table.firstInsert, table.session, why);
}

/// The session's last INSERT says what LAST_INSERT_ID() is.
void DumpOrder::turnAtInsertBefore(SqlPlace place, const QString &why)
{
    const SqlDumpTable *last = nullptr;
    for (const SqlDumpTable &table : m_dump.tables)
        if (table.insertStatements > 0 && table.end <= place.byteOffset &&
            (last == nullptr || table.end > last->end))
            last = &table;
    if (last != nullptr)
        turnAtRows(*last, why);
}

/// What a statement has done is known only to the session that ran it, up to the next one.
void DumpOrder::turnAtStatementBefore(SqlPlace place, const QString &why)
{
    const SqlDumpStatement *last = nullptr;
    for (const SqlDumpStatement &statement : m_dump.statements)
        if (statement.place.byteOffset < place.byteOffset &&
            (last == nullptr || statement.place.byteOffset > last->place.byteOffset))
            last = &statement;
    const SqlDumpTable *rows = nullptr;
    for (const SqlDumpTable &table : m_dump.tables)
        if (table.insertStatements > 0 && table.end <= place.byteOffset &&
            (rows == nullptr || table.end > rows->end))
            rows = &table;
    if (rows != nullptr && (last == nullptr || rows->end > last->place.byteOffset))
        turnAtRows(*rows, why);
    else if (last != nullptr)
        turnAt(last->place, last->session, why);
}

std::optional<DumpTurn> DumpOrder::turn()
{
    const Places places(m_dump);
    if (m_dump.firstSource)
        turnAt(m_dump.firstSource->place, m_dump.firstSource->session,
               CoreText::tr("Another file runs there: %1.").arg(displayText(m_dump.firstSource->name)));
    lookAtTransactions();
    for (const SqlDumpStatement &statement : m_dump.statements)
        look(statement, places);
    for (const SqlDumpTable &table : m_dump.tables)
        if (table.insertStatements > 0 && table.noRows)
            turnAtRows(table, whyNoRows(table));
        else if (std::popcount(table.verbs) > 1)
            turnAtRows(table,
                       CoreText::tr("INSERT, INSERT IGNORE and REPLACE are mixed among the rows of %1.")
                           .arg(displayText(table.name)));
        else if (table.insertStatements > 0 && table.sessionsDiffer)
            turnAtRows(table, CoreText::tr("The INSERT statements of %1 stand under different settings of "
                                           "character set, sql_mode or time zone.")
                                  .arg(displayText(table.name)));
    wholeTables();
    return m_turn;
}

/// No table and no transaction is cut in two: where the turn falls into one, it goes in front of it.
void DumpOrder::wholeTables()
{
    for (bool moved = m_turn.has_value(); moved;) {
        moved = false;
        for (const SqlDumpTable &table : m_dump.tables)
            if (table.insertStatements > 0 && table.end > m_turn->from.byteOffset &&
                table.firstInsert.byteOffset < m_turn->from.byteOffset) {
                turnAtRows(table, m_turn->why);
                moved = true;
            }
        for (const auto &[begin, end] : std::as_const(m_transactions))
            if (end > m_turn->from.byteOffset && begin->place.byteOffset < m_turn->from.byteOffset) {
                turnAt(begin->place, begin->session, m_turn->why);
                moved = true;
            }
    }
}

/// What the dump itself takes back, and what it never commits, is taken back here, too.
void DumpOrder::lookAtTransactions()
{
    const SqlDumpStatement *open = nullptr; ///< since this statement nothing is committed
    bool autocommit = true;
    for (const SqlDumpStatement &statement : m_dump.statements) {
        const QByteArray &verb = statement.kind.verb;
        const QVector<SqlByteToken> tokens = statement.tokens();
        const bool commits = verb == "COMMIT" || verb == "LOCK" ||
                             statement.kind.phase == SqlPhase::Structure ||
                             statement.kind.phase == SqlPhase::AfterData;
        if (commits && !m_transactions.isEmpty() && m_transactions.last().second > statement.place.byteOffset)
            m_transactions.last().second = statement.place.byteOffset;
        if (verb == "ROLLBACK" && !hasWord(tokens, {"TO"})) {
            const SqlDumpStatement &from = open != nullptr ? *open : statement;
            turnAt(from.place, from.session, CoreText::tr("The dump takes back what it did: ROLLBACK."));
            return;
        }
        if (verb == "SET" && hasWord(tokens, {"autocommit"})) {
            const bool on = setsTo(tokens, "autocommit", "1") || setsTo(tokens, "autocommit", "ON");
            if (!on && setsTo(tokens, "autocommit", "0"))
                autocommit = false;
            else
                autocommit = true; // also where it is set back to what it was
            open = autocommit ? nullptr : &statement;
        } else if (beginsTransaction(statement, tokens)) {
            if (verb == "START" && hasWord(tokens, {"ONLY"})) // READ ONLY
                turnAt(statement.place, statement.session,
                       CoreText::tr("What this does is the server's to say: %1").arg(textOf(statement)));
            open = &statement;
            m_transactions << std::pair(&statement, m_dump.bytesRead);
        } else if (commits) {
            open = autocommit ? nullptr : &statement;
        }
    }
    if (open == nullptr)
        return;
    for (const SqlDumpTable &table : m_dump.tables)
        if (table.insertStatements > 0 && table.end > open->place.byteOffset)
            turnAt(open->place, open->session, CoreText::tr("The dump ends without a COMMIT."));
}

void DumpOrder::look(const SqlDumpStatement &statement, const Places &places)
{
    if (changesServer(statement.tokens()))
        return;
    if (m_asking.has(statement.kind, statement.tokens())) {
        const QString why =
            CoreText::tr("It asks what the statement before has done: %1").arg(textOf(statement));
        turnAtStatementBefore(statement.place, why);
        turnAt(statement.place, statement.session, why);
    }
    if (areSeveral(statement.kind, statement.tokens()))
        return turnAt(
            statement.place, statement.session,
            CoreText::tr("Several statements stand between two delimiters: %1").arg(textOf(statement)));
    switch (statement.kind.phase) {
    case SqlPhase::Session:
        return lookAtSetting(statement);
    case SqlPhase::Structure:
        return lookAtStructure(statement, places);
    case SqlPhase::AfterData:
        return lookAtMovedBack(statement, places);
    case SqlPhase::Data:
        return lookAtData(statement, places);
    case SqlPhase::Skipped:
        return;
    case SqlPhase::Unknown:
        break;
    }
    const QVector<SqlByteToken> tokens = statement.tokens();
    if (m_myRocks.has(statement.kind.verb, tokens))
        return;
    const QString why = CoreText::tr("What this does is the server's to say: %1").arg(textOf(statement));
    if (hasWord(tokens, {"LAST_INSERT_ID", "IDENTITY"}))
        turnAtInsertBefore(statement.place, why);
    turnAt(statement.place, statement.session, why);
}

void DumpOrder::lookAtSetting(const SqlDumpStatement &statement)
{
    const QVector<SqlByteToken> tokens = statement.tokens();
    m_checksForeignKeys = checksForeignKeysBehind(tokens).value_or(m_checksForeignKeys);
    if (statement.kind.verb == "USE" || statement.text.contains("rocksdb"))
        return;
    const QString odd = whatOnlyThisSessionKnows(tokens);
    if (odd.isEmpty())
        return;
    const QString why =
        CoreText::tr("Only the session that runs the dump knows %1: %2").arg(odd, textOf(statement));
    if (hasWord(tokens, {"LAST_INSERT_ID", "IDENTITY"}))
        turnAtInsertBefore(statement.place, why);
    turnAt(statement.place, statement.session, why);
}

void DumpOrder::lookAtStructure(const SqlDumpStatement &statement, const Places &places)
{
    const qint64 place = statement.place.byteOffset;
    const QString why =
        CoreText::tr("This changes the structure after rows of it: %1").arg(textOf(statement));
    const auto rowsBefore = [&](const QByteArray &name) {
        const SqlDumpTable *rows = places.rowsOf.value(name);
        return rows != nullptr && rows->firstInsert.byteOffset < place ? rows : nullptr;
    };
    const QVector<SqlByteToken> tokens = statement.tokens();
    if (statement.kind.object == SqlObject::Table && hasWord(tokens.mid(0, 5), {"TEMPORARY"}))
        return turnAt(
            statement.place, statement.session,
            CoreText::tr("A temporary table is known to one session only: %1").arg(textOf(statement)));
    if (statement.kind.object == SqlObject::Database && statement.kind.verb == "DROP") {
        for (const SqlDumpTable &table : m_dump.tables)
            if (table.insertStatements > 0 && table.firstInsert.byteOffset < place &&
                table.schema.compare(statement.kind.name, Qt::CaseInsensitive) == 0)
                turnAt(statement.place, statement.session, why);
        return;
    }
    for (const QByteArray &name : objectsOf(statement))
        if (rowsBefore(name) != nullptr)
            return turnAt(statement.place, statement.session, why);
    if (m_schemaChanges % 2 != 0 && statement.kind.creates)
        turnAt(
            statement.place, statement.session,
            CoreText::tr("An ALTER DATABASE before it may say what this becomes: %1").arg(textOf(statement)));
    const bool creates = statement.kind.object == SqlObject::Table && statement.kind.creates;
    if (creates && (isMadeOfRows(tokens) || hasWord(tokens, {"LIKE"})))
        for (const QByteArray &name : namesIn(statement))
            if (rowsBefore(name) != nullptr && !objectsOf(statement).contains(name))
                return turnAt(statement.place, statement.session,
                              CoreText::tr("This is made of rows before it: %1").arg(textOf(statement)));
    if (statement.kind.verb != "DROP" || !m_checksForeignKeys)
        return;
    // A foreign key of rows that are there keeps its parent, or is looked at.
    for (const QByteArray &name : objectsOf(statement))
        if (places.referredFrom.value(name, place) < place)
            return turnAt(statement.place, statement.session, why);
}

/// Triggers, indexes, views, routines …: moved after all rows and all structure.
void DumpOrder::lookAtMovedBack(const SqlDumpStatement &statement, const Places &places)
{
    const qint64 place = statement.place.byteOffset;
    const auto turnHere = [&] {
        turnAt(statement.place, statement.session,
               CoreText::tr("What follows depends on this: %1").arg(textOf(statement)));
    };
    const auto meets = [&](const Names &names, const QHash<QByteArray, qint64> &where) {
        return std::any_of(names.begin(), names.end(),
                           [&](const QByteArray &name) { return Places::isBehind(where, name, place); });
    };
    const Names own = objectsOf(statement);
    const Names table{
        keyOf(statement.kind.tableSchema.isEmpty() ? statement.session.schema : statement.kind.tableSchema,
              statement.kind.table)};
    switch (statement.kind.object) {
    case SqlObject::Trigger:
        // DROP TRIGGER does not say of which table: as good as any.
        if (statement.kind.table.isEmpty() ? places.lastStructure > place
                                           : meets(table, places.rowsEnd) || meets(table, places.madeLast))
            turnHere();
        return;
    case SqlObject::View:
        if (meets(own, places.rowsEnd) || meets(own, places.usedByTables) ||
            meets(namesIn(statement), places.madeLast))
            turnHere();
        return;
    case SqlObject::Procedure:
    case SqlObject::Function:
        if (meets(own, places.usedByRows) || meets(own, places.usedByTables))
            turnHere();
        return;
    case SqlObject::Database:
        ++m_schemaChanges;
        return;
    case SqlObject::Table:
    case SqlObject::Index:
    case SqlObject::Event: {
        const Names names = namesIn(statement);
        const Names of = statement.kind.object == SqlObject::Index ? table : own;
        if (meets(names, places.rowsEnd) || meets(names, places.madeLast) ||
            meets(names, places.usedByRows) ||
            (statement.kind.object != SqlObject::Event && meets(of, places.namedLast)))
            turnHere();
        return;
    }
    case SqlObject::Sequence: { // ALTER SEQUENCE: defaults may count on with it
        const Names names = namesIn(statement);
        if (!places.rowsEnd.isEmpty() || meets(names, places.madeLast))
            turnHere();
        return;
    }
    case SqlObject::None:
    case SqlObject::Account:
        return; // GRANT, ANALYZE: nothing in the dump can tell
    }
}

void DumpOrder::lookAtData(const SqlDumpStatement &statement, const Places &places)
{
    const QVector<SqlByteToken> tokens = statement.tokens();
    const auto turnHere = [&](const QString &why) {
        turnAt(statement.place, statement.session, why.arg(textOf(statement)));
    };
    if (isRowAsItStands(statement)) {
        const bool ownSession = hasWord(tokens, {"LAST_INSERT_ID", "SELECT", "ROW_COUNT", "FOUND_ROWS"}) ||
                                std::any_of(tokens.begin(), tokens.end(),
                                            [](const SqlByteToken &token) { return token.isMark('@'); });
        if (!ownSession)
            return;
        const QString why = CoreText::tr("The value depends on what ran before: %1");
        if (hasWord(tokens, {"LAST_INSERT_ID", "IDENTITY"}))
            turnAtInsertBefore(statement.place, why.arg(textOf(statement)));
        return turnHere(why);
    }
    const bool mayCascade =
        statement.kind.verb == "DELETE" && m_checksForeignKeys &&
        std::any_of(m_dump.tables.begin(), m_dump.tables.end(), [&](const auto &table) {
            return table.insertStatements > 0 && table.firstInsert.byteOffset < statement.place.byteOffset;
        });
    if (emptiesOneTable(statement) && statement.afterRow == 0 && !mayCascade)
        return;
    if (!(m_checksForeignKeys && places.mayRefer) &&
        isAboutItsTable(statement, places.rowsOf.value(keyOf(statement.schema, statement.kind.name)),
                        places.known))
        return;
    if (statement.kind.verb == "LOAD" && hasWord(tokens, {"LOCAL"}))
        return turnHere(CoreText::tr("There the client would send a file of its own, which is not done: %1"));
    turnHere(CoreText::tr("This changes rows by what is there: %1"));
}

} // namespace millrace
