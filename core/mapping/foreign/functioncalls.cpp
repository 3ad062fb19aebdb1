// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/foreign/functioncalls.h"

#include "core/base/literals.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

using Kind = SqlByteToken::Kind;

/// What a name with a bracket after it is no call after: INSERT INTO x (a), KEY x (a), WITH x (a) AS ….
constexpr std::array namingWords{
    "AS",        "INTO",   "TABLE",         "EXISTS",       "VIEW",    "KEY",       "INDEX",
    "UNIQUE",    "CALL",   "FULLTEXT",      "SPATIAL",      "WITH",    "RECURSIVE", "REFERENCES",
    "PROCEDURE", "CURSOR", "FUNCTION",      "OPEN",         "DELAYED", "PARTITION", "SUBPARTITION",
    "INSERT",    "IGNORE", "HIGH_PRIORITY", "LOW_PRIORITY", "REPLACE", "TRIGGER",   "EVENT"};

const SqlByteToken &tokenAt(const QVector<SqlByteToken> &tokens, qsizetype i)
{
    static const SqlByteToken end;
    return i >= 0 && i < tokens.size() ? tokens.at(i) : end;
}

/// x(10) in a list of names: so many characters of a column.
bool isLength(const QVector<SqlByteToken> &tokens, qsizetype name)
{
    const SqlByteToken &before = tokenAt(tokens, name - 1);
    const SqlByteToken &length = tokenAt(tokens, name + 2);
    return (before.isMark('(') || before.isMark(',')) && length.kind == Kind::Word && *length.begin >= '0' &&
           *length.begin <= '9' && tokenAt(tokens, name + 3).isMark(')');
}

/// CREATE … INDEX k ON x (a): what stands after ON is a table.
bool makesIndex(const QVector<SqlByteToken> &tokens)
{
    constexpr qsizetype mostInFront = 5; // CREATE OR REPLACE UNIQUE INDEX
    if (!tokenAt(tokens, 0).isWord("CREATE"))
        return false;
    for (qsizetype i = 1; i < mostInFront; ++i)
        if (tokenAt(tokens, i).isWord("INDEX"))
            return true;
    return false;
}

bool isCall(const QVector<SqlByteToken> &tokens, qsizetype i, bool ofRoutine)
{
    const SqlByteToken &before = tokenAt(tokens, i - 1);
    const auto isBefore = [&before](const char *word) { return before.isWord(word); };
    if (before.kind == Kind::Name || before.kind == Kind::Text || before.isMark('.') || before.isMark('@') ||
        before.isMark(')') || std::any_of(namingWords.begin(), namingWords.end(), isBefore))
        return false;
    const qsizetype next = pastBrackets(tokens, i + 1);
    if (tokenAt(tokens, next).isWord("AS") && tokenAt(tokens, next + 1).isMark('('))
        return false; // WITH a AS (…), x (b) AS (…)
    if (ofRoutine)
        return true;
    const SqlByteToken &verb = tokenAt(tokens, 0);
    if ((verb.isWord("CREATE") || verb.isWord("ALTER")) && isLength(tokens, i))
        return false;
    return !(before.isWord("ON") && makesIndex(tokens));
}

} // namespace

QVector<FunctionCall> functionCallsIn(const QVector<SqlByteToken> &tokens, bool ofRoutine)
{
    QVector<FunctionCall> calls;
    for (qsizetype i = 0; i < tokens.size(); ++i)
        if (tokens.at(i).kind == Kind::Word && tokenAt(tokens, i + 1).isMark('('))
            if (const auto *const function = serverFunction(tokens.at(i).text.toUpper());
                function != nullptr && isCall(tokens, i, ofRoutine))
                calls << FunctionCall{.name = i, .function = function};
    return calls;
}

QSet<QByteArray> functionsMadeBy(const QByteArray &statement, const SqlLexRules &rules)
{
    QSet<QByteArray> names;
    // Most statements make none, and some are long.
    if (!QLatin1StringView(statement).contains("FUNCTION"_L1, Qt::CaseInsensitive))
        return names;
    const QVector<SqlByteToken> tokens = sqlTokens(statement, rules);
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (!tokens.at(i).isWord("FUNCTION"))
            continue;
        qsizetype name = i + 1;
        for (const char *word : {"IF", "NOT", "EXISTS"})
            name += tokenAt(tokens, name).isWord(word) ? 1 : 0;
        name += tokenAt(tokens, name + 1).isMark('.') ? 2 : 0;
        if (tokenAt(tokens, name).isName())
            names.insert(tokenAt(tokens, name).text.toUpper());
    }
    return names;
}

qsizetype pastBrackets(const QVector<SqlByteToken> &tokens, qsizetype i)
{
    int depth = 0;
    for (; i < tokens.size(); ++i) {
        depth += tokens.at(i).isMark('(') ? 1 : tokens.at(i).isMark(')') ? -1 : 0;
        if (depth == 0)
            return i + 1;
    }
    return i;
}

} // namespace millrace
