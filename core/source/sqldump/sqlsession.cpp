// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlsession.h"

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
        // The target: NAMES cs | [SESSION|LOCAL|GLOBAL] name | @@[session.]name | @name
        int ats = 0;
        bool global = false;
        QByteArray name;
        for (; !token.isEnd() && !token.isMark('=') && !token.isMark(','); token = tokens.next()) {
            if (token.isMark('@'))
                ++ats;
            else if (token.isWord("GLOBAL") || token.isWord("PERSIST"))
                global = true;
            else if (token.isWord("COLLATE"))
                token = tokens.next();
            else if (token.kind == Kind::Text || // SET NAMES 'utf8mb4'
                     (token.isName() && name.compare("NAMES", Qt::CaseInsensitive) == 0))
                assign("character_set_client", false, token.text);
            else if (token.isName())
                name = token.text;
        }
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
        charset = value.toLower();
    else if (name == "time_zone")
        timeZone = value.compare("DEFAULT", Qt::CaseInsensitive) == 0 ? QByteArray() : value;
}

QByteArray SqlSession::valueOf(const QByteArray &name, bool isUserVariable) const
{
    const QByteArray lower = name.toLower();
    if (isUserVariable)
        return variables.value(lower);
    if (lower == "time_zone")
        return timeZone;
    return lower == "sql_mode" ? sqlMode : lower == "character_set_client" ? charset : QByteArray();
}

} // namespace millrace
