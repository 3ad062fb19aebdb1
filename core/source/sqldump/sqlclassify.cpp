// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlclassify.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace millrace {

namespace {

using Kind = SqlByteToken::Kind;

struct ObjectWord
{
    const char *word;
    SqlObject object;
    SqlPhase phase; ///< of CREATE
};

constexpr std::array objectWords{ObjectWord{"TABLE", SqlObject::Table, SqlPhase::Structure},
                                 ObjectWord{"TABLES", SqlObject::Table, SqlPhase::Structure},
                                 ObjectWord{"DATABASE", SqlObject::Database, SqlPhase::Structure},
                                 ObjectWord{"SCHEMA", SqlObject::Database, SqlPhase::Structure},
                                 ObjectWord{"SEQUENCE", SqlObject::Sequence, SqlPhase::Structure},
                                 ObjectWord{"VIEW", SqlObject::View, SqlPhase::AfterData},
                                 ObjectWord{"TRIGGER", SqlObject::Trigger, SqlPhase::AfterData},
                                 ObjectWord{"PROCEDURE", SqlObject::Procedure, SqlPhase::AfterData},
                                 ObjectWord{"FUNCTION", SqlObject::Function, SqlPhase::AfterData},
                                 ObjectWord{"EVENT", SqlObject::Event, SqlPhase::AfterData},
                                 ObjectWord{"INDEX", SqlObject::Index, SqlPhase::AfterData},
                                 ObjectWord{"USER", SqlObject::Account, SqlPhase::AfterData},
                                 ObjectWord{"ROLE", SqlObject::Account, SqlPhase::AfterData}};

struct VerbWord
{
    const char *word;
    SqlPhase phase;
};

constexpr std::array verbWords{
    VerbWord{"SET", SqlPhase::Session},       VerbWord{"USE", SqlPhase::Session},
    VerbWord{"INSERT", SqlPhase::Data},       VerbWord{"REPLACE", SqlPhase::Data},
    VerbWord{"UPDATE", SqlPhase::Data},       VerbWord{"DELETE", SqlPhase::Data},
    VerbWord{"TRUNCATE", SqlPhase::Data},     VerbWord{"LOAD", SqlPhase::Data},
    VerbWord{"LOCK", SqlPhase::Skipped},      VerbWord{"UNLOCK", SqlPhase::Skipped},
    VerbWord{"START", SqlPhase::Skipped},     VerbWord{"BEGIN", SqlPhase::Skipped},
    VerbWord{"COMMIT", SqlPhase::Skipped},    VerbWord{"GRANT", SqlPhase::AfterData},
    VerbWord{"REVOKE", SqlPhase::AfterData},  VerbWord{"ANALYZE", SqlPhase::AfterData},
    VerbWord{"OPTIMIZE", SqlPhase::AfterData}};

/// Schema and name, of which \a first is the first token.
std::pair<QByteArray, QByteArray> readName(SqlByteTokens &tokens, const SqlByteToken &first)
{
    const QByteArray name = first.text;
    // A dot directly after it: what was read was the schema.
    SqlByteTokens ahead = tokens;
    if (!ahead.next().isMark('.'))
        return {{}, name};
    tokens = ahead;
    return {name, tokens.next().text};
}

/// What follows CREATE, ALTER or DROP; \a tokens is left after the object's name.
void readObject(SqlByteTokens &tokens, SqlStatementClass &found)
{
    // DEFINER=`event`@`user`, ALGORITHM=…, OR REPLACE, TEMPORARY, UNIQUE: passed over. A quoted name is no
    // object word.
    SqlByteToken token = tokens.next();
    const ObjectWord *object = nullptr;
    for (; !token.isEnd() && object == nullptr && !token.isMark('('); token = tokens.next()) {
        if (token.isMark('='))
            tokens.next(); // DEFINER=user@host, ALGORITHM=MERGE: its value is not an object either
        for (const ObjectWord &each : objectWords)
            if (token.isWord(each.word))
                object = &each;
    }
    if (object == nullptr)
        return;
    found.object = object->object;
    found.phase = object->phase;
    while (token.isWord("IF") || token.isWord("NOT") || token.isWord("EXISTS"))
        token = tokens.next();
    if (!token.isName())
        return;
    std::tie(found.schema, found.name) = readName(tokens, token);
    if (found.object == SqlObject::Trigger || found.object == SqlObject::Index) {
        // CREATE TRIGGER t AFTER INSERT ON a FOR EACH ROW …; CREATE INDEX i USING BTREE ON a (…); DROP INDEX
        // i ON a
        SqlByteTokens ahead = tokens;
        for (token = ahead.next(); !token.isEnd() && !token.isMark('(') && !token.isWord("FOR");
             token = ahead.next())
            if (token.isWord("ON")) {
                if (token = ahead.next(); token.isName())
                    std::tie(found.tableSchema, found.table) = readName(ahead, token);
                break;
            }
    }
    if (found.verb != "DROP")
        return;
    for (SqlByteTokens ahead = tokens; ahead.next().isMark(','); tokens = ahead)
        if (token = ahead.next(); token.isName())
            found.moreNames << readName(ahead, token);
}

/// SELECT SETVAL(`shop`.`s`, 1001, 0), as mariadb-dump writes it after CREATE SEQUENCE; DO SETVAL(…).
bool readSetval(SqlByteTokens tokens, SqlStatementClass &found)
{
    if (!tokens.next().isWord("SETVAL") || !tokens.next().isMark('('))
        return false;
    const SqlByteToken name = tokens.next();
    if (!name.isName())
        return false;
    std::tie(found.schema, found.name) = readName(tokens, name);
    for (SqlByteToken token = tokens.next(); !token.isMark(')'); token = tokens.next())
        if (!token.isMark(',') && !token.isMark('-') &&
            (token.kind != Kind::Word || token.text.front() < '0' || token.text.front() > '9'))
            return false; // a value that something else has to say
    return tokens.next().isEnd();
}

/// After BEGIN.
bool beginsTransaction(SqlByteTokens tokens)
{
    SqlByteToken token = tokens.next();
    if (token.isWord("WORK"))
        token = tokens.next();
    return token.isEnd();
}

bool switchesKeys(SqlByteTokens &tokens)
{
    const SqlByteToken first = tokens.next();
    return (first.isWord("DISABLE") || first.isWord("ENABLE")) && tokens.next().isWord("KEYS");
}

} // namespace

SqlStatementClass classifySqlStatement(std::string_view statement, const SqlLexRules &rules)
{
    SqlByteTokens tokens(statement.data(), statement.data() + statement.size(), rules);
    SqlStatementClass found;
    const SqlByteToken first = tokens.next();
    if (first.kind != Kind::Word)
        return found;
    found.verb = first.text.toUpper();
    for (const VerbWord &each : verbWords)
        if (found.verb == each.word)
            found.phase = each.phase;
    if (found.verb == "SET") {
        const SqlByteToken what = tokens.next();
        if (what.isWord("PASSWORD"))
            found.phase = SqlPhase::AfterData;
        if (what.isWord("STATEMENT")) // SET STATEMENT max_statement_time = 1 FOR INSERT …: MariaDB
            found.phase = SqlPhase::Unknown;
        return found;
    }
    if (found.verb == "BEGIN" && !beginsTransaction(tokens)) // BEGIN NOT ATOMIC …: MariaDB
        found.phase = SqlPhase::Unknown;
    if ((found.verb == "SELECT" || found.verb == "DO") && readSetval(tokens, found)) {
        found.phase = SqlPhase::Structure;
        found.object = SqlObject::Sequence;
        return found;
    }
    if (found.verb != "CREATE" && found.verb != "ALTER" && found.verb != "DROP")
        return found;
    found.creates = found.verb == "CREATE";
    readObject(tokens, found);
    if (found.verb == "ALTER" && found.object != SqlObject::None)
        found.phase = switchesKeys(tokens) ? SqlPhase::Skipped : SqlPhase::AfterData;
    // Dumps drop a view or table to make room for its successor: where that stands depends on the successor.
    if (found.verb == "DROP" && found.object == SqlObject::View)
        found.phase = SqlPhase::Structure;
    return found;
}

bool areSeveral(const SqlStatementClass &kind, const QVector<SqlByteToken> &tokens)
{
    switch (kind.object) {
    case SqlObject::Trigger:
    case SqlObject::Procedure:
    case SqlObject::Function:
    case SqlObject::Event:
        return false;
    default:
        break;
    }
    const auto mark = std::find_if(tokens.begin(), tokens.end(),
                                   [](const SqlByteToken &token) { return token.isMark(';'); });
    return mark != tokens.end() && mark + 1 != tokens.end();
}

} // namespace millrace
