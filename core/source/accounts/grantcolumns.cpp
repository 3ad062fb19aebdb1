// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/grantcolumns.h"

#include <functional>
#include <utility>

namespace millrace {

namespace {

/// Each column with the index of the token behind its name.
void eachColumn(const QVector<SqlByteToken> &tokens,
                const std::function<void(const QString &name, qsizetype behind)> &take)
{
    int depth = 0;
    bool isFirst = false; // of what stands between two commas
    for (qsizetype at = 0; at < tokens.size(); ++at) {
        const SqlByteToken &token = tokens.at(at);
        if (token.isMark(')'))
            --depth;
        else if (token.isMark('('))
            isFirst = ++depth == 1;
        else if (depth == 1 && token.isMark(','))
            isFirst = true;
        else if (depth == 1 && std::exchange(isFirst, false) && token.kind == SqlByteToken::Kind::Name)
            take(QString::fromUtf8(token.text), at + 1); // tools quote them; PRIMARY, KEY … are words
    }
}

} // namespace

QStringList columnsOfGrantTable(const QByteArray &createSql, const SqlLexRules &rules)
{
    QStringList columns;
    eachColumn(sqlTokens(createSql, rules), [&columns](const QString &name, qsizetype) { columns << name; });
    return columns;
}

QStringList membersOfSet(const QByteArray &createSql, const SqlLexRules &rules, const QString &column)
{
    QStringList members;
    const auto tokens = sqlTokens(createSql, rules);
    eachColumn(tokens, [&](const QString &name, qsizetype behind) {
        if (name.compare(column, Qt::CaseInsensitive) != 0 || behind >= tokens.size() ||
            !tokens.at(behind).isWord("SET"))
            return;
        for (qsizetype at = behind + 2; at < tokens.size() && !tokens.at(at).isMark(')'); ++at)
            if (tokens.at(at).kind == SqlByteToken::Kind::Text)
                members << QString::fromUtf8(tokens.at(at).text);
    });
    return members;
}

} // namespace millrace
