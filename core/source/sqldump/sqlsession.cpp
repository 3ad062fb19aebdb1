// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlsession.h"

#include "core/source/bytes/charsets.h"

namespace millrace {

namespace {

using Kind = SqlByteToken::Kind;

/// Modes that bring ANSI_QUOTES with them (manual, "Combination SQL Modes").
bool impliesAnsiQuotes(const QByteArray &mode)
{
    for (const char *name : {"ANSI_QUOTES", "ANSI", "DB2", "MAXDB", "MSSQL", "ORACLE", "POSTGRESQL"})
        if (mode == name)
            return true;
    return false;
}

bool isDefault(const QByteArray &value)
{
    return value.compare("DEFAULT", Qt::CaseInsensitive) == 0;
}

/// What a SET statement assigns to.
enum class Target
{
    Setting,
    Names,
    CharacterSet
};

} // namespace

SqlLexRules SqlSession::rules() const
{
    SqlLexRules rules;
    for (const QByteArray &mode : sqlMode.split(',')) {
        const QByteArray name = mode.trimmed();
        if (name == "NO_BACKSLASH_ESCAPES")
            rules.backslashEscapes = false;
        if (impliesAnsiQuotes(name))
            rules.ansiQuotes = true;
    }
    rules.trailBytes = trailBytesOf(charset);
    rules.delimiter = delimiter;
    return rules;
}

bool SqlSession::convertsLiterals() const
{
    if (connection.isEmpty())
        return false;
    const qsizetype end = connection.indexOf('_'); // latin1_swedish_ci
    const QByteArray to = lastingCharsetName(connection.left(end < 0 ? connection.size() : end));
    const QByteArray from = charset.isEmpty() ? QByteArray("utf8mb4") : lastingCharsetName(charset);
    if (to == from || to == "uca1400") // MariaDB's collations of any character set
        return false;
    const bool holdsAll = to == "utf8mb4" || (to == "utf8mb3" && from != "utf8mb4" && from != "gb18030");
    return from == "binary" || !holdsAll;
}

bool SqlSession::readsRowsAs(const SqlSession &other) const
{
    return charset == other.charset && connection == other.connection && sqlMode == other.sqlMode &&
           timeZone == other.timeZone;
}

void SqlSession::apply(const char *begin, const char *end)
{
    const SqlLexRules now = rules();
    SqlByteTokens tokens(begin, end, now);
    const SqlByteToken first = tokens.next();
    if (first.isWord("USE")) {
        if (const SqlByteToken name = tokens.next(); name.isName())
            schema = name.text;
    } else if (first.isWord("SET")) {
        applySet(tokens);
    }
}

void SqlSession::applySet(SqlByteTokens &tokens)
{
    SqlByteToken token = tokens.next();
    if (token.isWord("DEFAULT") || token.isWord("ROLE") || token.isWord("PASSWORD"))
        return; // SET DEFAULT ROLE NONE FOR 'a'@'localhost' names no character set
    while (!token.isEnd()) {
        // The target: NAMES cs | CHARACTER SET cs | [SESSION|LOCAL|GLOBAL] name | @@[session.]name | @name
        Target target = Target::Setting;
        QByteArray collation;
        int ats = 0;
        bool global = false;
        QByteArray name;
        for (; !token.isEnd() && !token.isMark('=') && !token.isMark(','); token = tokens.next()) {
            if (token.isMark('@'))
                ++ats;
            else if (token.isWord("GLOBAL") || token.isWord("PERSIST"))
                global = true;
            else if (token.isWord("COLLATE")) {
                token = tokens.next();
                collation = token.text;
            } else if (ats == 0 && name.isEmpty() && token.isWord("NAMES"))
                target = Target::Names;
            else if (ats == 0 && name.isEmpty() && (token.isWord("CHARACTER") || token.isWord("CHARSET")))
                target = Target::CharacterSet;
            else if (token.kind == Kind::Text || token.isName()) {
                if (target == Target::Setting || !token.isWord("SET"))
                    name = token.text;
            }
        }
        if (target != Target::Setting)
            setNames(name, target == Target::Names ? collation : QByteArray(unknownConnection));
        if (!token.isMark('=')) { // SET NAMES, SET TRANSACTION
            token = tokens.next();
            continue;
        }
        // The value: names and texts it is made of. CONCAT(@@sql_mode, ',X') becomes the list it means.
        QByteArray value;
        bool saysNothing = false; // '' and not something that is not known here
        int depth = 0;
        int valueAts = 0;
        for (token = tokens.next(); !token.isEnd() && (depth > 0 || !token.isMark(','));
             token = tokens.next()) {
            QByteArray part;
            if (token.isMark('@'))
                ++valueAts;
            else if (token.isMark('('))
                ++depth;
            else if (token.isMark(')'))
                --depth;
            else if (token.kind == Kind::Text) {
                part = token.text;
                saysNothing = part.isEmpty();
            } else if (token.isName() && !token.isWord("CONCAT") && !token.isWord("NULL") &&
                       !token.isWord("session"))
                part = valueAts > 0 ? valueOf(token.text, valueAts == 1) : token.text;
            if (token.kind != Kind::Mark) {
                valueAts = token.isWord("session") ? valueAts : 0;
                if (!part.isEmpty())
                    value += (value.isEmpty() ? "" : ",") + part;
            }
        }
        if (value.isEmpty() && saysNothing && ats != 1 && name.compare("sql_mode", Qt::CaseInsensitive) == 0)
            value = noSqlMode;
        if (!global)
            assign(name, ats == 1, value);
        if (token.isEnd())
            return;
        token = tokens.next();
    }
}

void SqlSession::assign(QByteArray name, bool isUserVariable, const QByteArray &value)
{
    name = name.toLower();
    if (isUserVariable)
        variables.insert(name, value);
    else if (name == "sql_mode")
        sqlMode = value.toUpper();
    else if (name == "character_set_client")
        setClient(value);
    else if (name == "character_set_connection" || name == "collation_connection")
        setConnection(value);
    else if (name == "time_zone")
        timeZone = isDefault(value) ? QByteArray() : value;
}

void SqlSession::setNames(const QByteArray &name, const QByteArray &collation)
{
    charset = isDefault(name) ? QByteArray() : name.toLower();
    connection = collation.toLower();
    if (isDefault(name) || isDefault(collation))
        connection = isDefault(name) ? unknownConnection : "";
}

/// The connection's stays what it was.
void SqlSession::setClient(const QByteArray &name)
{
    const QByteArray before = valueOf("character_set_connection", false);
    charset = isDefault(name) ? QByteArray() : name.toLower();
    setConnection(before);
}

void SqlSession::setConnection(const QByteArray &name)
{
    connection = isDefault(name) ? QByteArray(unknownConnection) : name.toLower();
    if (connection == (charset.isEmpty() ? QByteArray("utf8mb4") : charset))
        connection.clear();
}

QByteArray SqlSession::valueOf(const QByteArray &name, bool isUserVariable) const
{
    const QByteArray lower = name.toLower();
    if (isUserVariable)
        return variables.value(lower);
    if (lower == "time_zone")
        return timeZone;
    if (lower == "character_set_connection" || lower == "collation_connection")
        return !connection.isEmpty() ? connection : charset.isEmpty() ? QByteArray("utf8mb4") : charset;
    return lower == "sql_mode" ? sqlMode : lower == "character_set_client" ? charset : QByteArray();
}

} // namespace millrace
