// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlschemanames.h"

#include <algorithm>
#include <initializer_list>

namespace millrace {

namespace {

using Tokens = QVector<SqlByteToken>;

bool isAnyWord(const SqlByteToken &token, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&token](const char *word) { return token.isWord(word); });
}

bool isMark(const Tokens &tokens, qsizetype at, char mark)
{
    return at >= 0 && at < tokens.size() && tokens.at(at).isMark(mark);
}

/// Whether the text holds the name as a whole word.
bool holdsWord(const QByteArray &text, const QByteArray &name)
{
    const QByteArray lower = text.toLower();
    const QByteArray wanted = name.toLower();
    for (qsizetype at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
        const qsizetype end = at + wanted.size();
        if ((at == 0 || !isSqlWordByte(lower.at(at - 1))) &&
            (end == lower.size() || !isSqlWordByte(lower.at(end))))
            return true;
    }
    return false;
}

/// What it does with its texts nobody else can tell: it may run them, or look a schema up by them.
bool mayReadTexts(const SqlStatementClass &kind, const Tokens &tokens)
{
    switch (kind.object) {
    case SqlObject::View:
    case SqlObject::Trigger:
    case SqlObject::Procedure:
    case SqlObject::Function:
    case SqlObject::Event:
        return kind.verb != "DROP";
    default:
        return kind.phase == SqlPhase::Session || kind.phase == SqlPhase::Unknown ||
               (kind.phase == SqlPhase::Data && hasWord(tokens, {"SELECT"})); // else they are values
    }
}

/// Renames one schema of a statement.
class Renamer
{
public:
    Renamer(const Tokens &tokens, const SqlStatementClass &kind, QByteArray from)
        : m_tokens(tokens)
        , m_kind(kind)
        , m_from(std::move(from))
    {}

    /// The tokens that name it; nothing where that is not certain.
    std::optional<QVector<qsizetype>> places()
    {
        for (qsizetype at = 0; at < m_tokens.size(); ++at)
            if (!look(at))
                return std::nullopt;
        if (m_guessed && m_bare)
            return std::nullopt; // `a`.`b` and an `a` that is no schema
        return m_places;
    }

private:
    bool look(qsizetype at)
    {
        const SqlByteToken &token = m_tokens.at(at);
        if (token.kind == SqlByteToken::Kind::Text)
            return !mayReadTexts(m_kind, m_tokens) || isComment(at) || !holdsWord(token.text, m_from);
        if (!token.isName())
            return true;
        const bool isAccounts = m_kind.verb == "GRANT" || m_kind.verb == "REVOKE";
        QByteArray name = token.text;
        if (isAccounts)
            name.replace('\\', ""); // a pattern: shop\_1
        const bool isAccount = isMark(m_tokens, at - 1, '@') || isMark(m_tokens, at + 1, '@');
        if (isAccount || name.compare(m_from, Qt::CaseInsensitive) != 0)
            return true;
        const bool qualifies = isMark(m_tokens, at + 1, '.') && !isMark(m_tokens, at - 1, '.');
        if (!qualifies && !isNameOfSchema(at))
            return isBareHarmless(at);
        if (token.text != m_from) // on some servers another schema, on others the same
            return false;
        m_places << at;
        m_guessed = m_guessed || (qualifies && !isAccounts && !isSurely(at));
        return true;
    }

    /// Which table, alias or column is meant where it stands alone is no question of ours, unless something
    /// else has to be guessed beside it, or nobody knows what the statement means.
    bool isBareHarmless(qsizetype at)
    {
        m_bare = true;
        return m_kind.phase != SqlPhase::Unknown || isMark(m_tokens, at - 1, '.');
    }

    bool isComment(qsizetype at) const
    {
        qsizetype before = at - 1;
        if (isMark(m_tokens, before, '='))
            --before;
        return before >= 0 && m_tokens.at(before).isWord("COMMENT");
    }

    /// USE a; CREATE, ALTER and DROP DATABASE a.
    bool isNameOfSchema(qsizetype at) const
    {
        if (m_kind.verb == "USE")
            return at == 1;
        if (m_kind.object != SqlObject::Database)
            return false;
        qsizetype before = at - 1;
        while (before > 0 && isAnyWord(m_tokens.at(before), {"IF", "NOT", "EXISTS"}))
            --before;
        return before >= 0 && isAnyWord(m_tokens.at(before), {"DATABASE", "SCHEMA"});
    }

    /// Nothing but a schema can stand at this place.
    bool isSurely(qsizetype at) const
    {
        if (isMark(m_tokens, at + 3, '.')) // schema.table.column
            return true;
        if (at == 0)
            return false;
        const SqlByteToken &before = m_tokens.at(at - 1);
        if (isAnyWord(before, {"TABLE", "TABLES", "VIEW", "INTO", "REFERENCES", "TRIGGER", "PROCEDURE",
                               "FUNCTION", "EVENT", "SEQUENCE", "EXISTS", "JOIN", "TRUNCATE", "CALL"}))
            return true;
        if (before.isWord("ON")) // of a trigger or an index, in front of whatever else has an ON
            return (m_kind.object == SqlObject::Trigger || m_kind.object == SqlObject::Index) &&
                   isFirst(at - 1, "ON");
        if (before.isWord("FROM")) // EXTRACT(YEAR FROM t.column)
            return !hasWord(m_tokens, {"EXTRACT", "TRIM", "SUBSTRING", "SUBSTR", "MID"});
        const bool isList = m_kind.verb == "DROP" || m_kind.verb == "LOCK" || m_kind.verb == "RENAME";
        if (before.isMark(',') || before.isWord("TO"))
            return isList;
        return at == 1 && (m_kind.verb == "UPDATE" || m_kind.verb == "INSERT" || m_kind.verb == "REPLACE");
    }

    bool isFirst(qsizetype at, const char *word) const
    {
        return std::none_of(m_tokens.begin(), m_tokens.begin() + at,
                            [word](const SqlByteToken &token) { return token.isWord(word); });
    }

    const Tokens &m_tokens;
    const SqlStatementClass &m_kind;
    const QByteArray m_from;
    QVector<qsizetype> m_places;
    bool m_guessed = false; ///< one of them might be a table or an alias, if there is any of the name
    bool m_bare = false;    ///< something else has the name
};

QByteArray quoted(QByteArray name)
{
    return '`' + name.replace('`', "``") + '`';
}

} // namespace

std::optional<QByteArray> withSchemaNames(const QByteArray &statement, const SqlStatementClass &kind,
                                          const SqlLexRules &rules, const SchemaNames &names)
{
    const Tokens tokens = sqlTokens(statement, rules);
    QVector<std::pair<qsizetype, QByteArray>> changes;
    for (auto name = names.begin(); name != names.end(); ++name) {
        const auto places = Renamer(tokens, kind, name.key()).places();
        if (!places)
            return std::nullopt;
        for (const qsizetype place : *places)
            changes << std::pair(place, name.value());
    }
    std::sort(changes.begin(), changes.end());
    QByteArray changed;
    const char *done = statement.constData();
    for (const auto &[place, name] : std::as_const(changes)) {
        const SqlByteToken &token = tokens.at(place);
        changed.append(done, token.begin - done);
        changed += quoted(name);
        done = token.end;
    }
    return changed.append(done, statement.constData() + statement.size() - done);
}

} // namespace millrace
