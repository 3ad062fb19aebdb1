// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/foreign/foreignwords.h"

#include "core/base/literals.h"
#include "core/mapping/foreign/functioncalls.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

using Kind = SqlByteToken::Kind;

constexpr std::array tableOptions{
    "PAGE_CHECKSUM",   "TRANSACTIONAL",     "PAGE_COMPRESSED",  "PAGE_COMPRESSION_LEVEL",
    "ENCRYPTED",       "ENCRYPTION_KEY_ID", "IETF_QUOTES",      "ENCRYPTION",
    "COMPRESSION",     "AUTOEXTEND_SIZE",   "SECONDARY_ENGINE", "SECONDARY_ENGINE_ATTRIBUTE",
    "ENGINE_ATTRIBUTE"};

constexpr std::array objectWords{"TABLE", "DATABASE", "SCHEMA",   "VIEW", "TRIGGER", "PROCEDURE", "FUNCTION",
                                 "EVENT", "INDEX",    "SEQUENCE", "USER", "ROLE",    "TABLESPACE"};

/// All that any of the servers has: `_utf8mb4'x'` is a text with its character set in front, `_id 'x'` a
/// column and what it is called.
constexpr std::array charsetNames{
    "armscii8", "ascii",   "big5",    "binary", "cp1250",   "cp1251",  "cp1256",   "cp1257",  "cp850",
    "cp852",    "cp866",   "cp932",   "dec8",   "eucjpms",  "euckr",   "filename", "gb18030", "gb2312",
    "gbk",      "geostd8", "greek",   "hebrew", "hp8",      "keybcs2", "koi8r",    "koi8u",   "latin1",
    "latin2",   "latin5",  "latin7",  "macce",  "macroman", "sjis",    "swe7",     "tis620",  "ucs2",
    "ujis",     "utf16",   "utf16le", "utf32",  "utf8",     "utf8mb3", "utf8mb4"};

template <typename List> bool isOneOf(const SqlByteToken &token, const List &words)
{
    return std::any_of(words.begin(), words.end(), [&token](const char *word) { return token.isWord(word); });
}

class Finder
{
public:
    Finder(const QByteArray &statement, const SqlLexRules &rules, const SqlRules &target)
        : m_begin(statement.constData())
    {
        SqlByteTokens reader(m_begin, m_begin + statement.size(), rules);
        SqlByteToken token = reader.next();
        for (; !token.isEnd(); token = reader.next())
            if (const int version = reader.commentVersion();
                version < 0 || target.runs(version, reader.isCommentOfMariaDb()))
                m_tokens << token;
        if (token.kind == Kind::Cut) // a quote that never ends
            m_tokens.clear();
    }

    QVector<WordPlace> find()
    {
        const SqlByteToken &verb = at(0);
        if (verb.isWord("SET"))
            setStatement();
        else if (verb.isWord("CREATE") || verb.isWord("ALTER"))
            definition();
        else
            texts(0, m_tokens.size(), false);
        calls();
        operators();
        std::stable_sort(m_places.begin(), m_places.end(), [](const WordPlace &a, const WordPlace &b) {
            return a.clauseOffset < b.clauseOffset;
        });
        // A word that is the value of another one (COLLATE COLLATE) is none itself.
        qsizetype end = 0;
        m_places.removeIf([&end](const WordPlace &place) {
            const bool inside = place.clauseOffset < end;
            if (!inside)
                end = std::max(place.offset + place.length, place.clauseOffset + place.clauseLength);
            return inside;
        });
        return m_places;
    }

private:
    const SqlByteToken &at(qsizetype i) const
    {
        return i >= 0 && i < m_tokens.size() ? m_tokens.at(i) : m_end;
    }

    /// \a from and \a to: the first and last token of the word; the clause begins with \a clause.
    void add(WordKind kind, const QByteArray &name, qsizetype from, qsizetype to, qsizetype clause,
             bool fixed = false)
    {
        const qsizetype offset = at(from).begin - m_begin;
        const qsizetype clauseAt = at(clause).begin - m_begin;
        const qsizetype end = at(to).end - m_begin;
        m_places << WordPlace{.kind = kind,
                              .name = name,
                              .offset = offset,
                              .length = end - offset,
                              .clauseOffset = clauseAt,
                              .clauseLength = end - clauseAt,
                              .fixed = fixed};
    }

    /// An option of a table; options may be separated by commas.
    void addOption(WordKind kind, const QByteArray &name, qsizetype word, qsizetype to)
    {
        add(kind, name, to, to, at(word - 1).isMark(',') && m_afterList ? word - 1 : word);
    }

    bool isValue(qsizetype i) const
    {
        return at(i).kind == Kind::Word || at(i).kind == Kind::Name || at(i).kind == Kind::Text;
    }

    /// Past the sign where there is one.
    qsizetype pastEquals(qsizetype i) const { return at(i).isMark('=') ? i + 1 : i; }

    /// COLLATE x; where \a charsets, CHARACTER SET x and CHARSET x.
    bool text(qsizetype i, bool charsets, bool fixed)
    {
        const SqlByteToken &token = at(i);
        if (token.kind != Kind::Word || at(i - 1).isMark('.') || at(i - 1).isMark('@'))
            return false;
        const bool collates = token.isWord("COLLATE");
        const bool twoWords = token.isWord("CHARACTER") && at(i + 1).isWord("SET");
        if (!collates && !(charsets && (twoWords || token.isWord("CHARSET"))))
            return false;
        const qsizetype value = pastEquals(i + (twoWords ? 2 : 1));
        if (!isValue(value) || at(value).isWord("DEFAULT"))
            return false;
        add(collates ? WordKind::Collation : WordKind::Charset, at(value).text.toLower(), value, value, i,
            fixed);
        return true;
    }

    /// CONVERT(… USING x) and _x'…': character sets of expressions. CHARSET alone may be anybody's name
    /// there.
    bool expression(qsizetype i)
    {
        const SqlByteToken &token = at(i);
        if (token.kind != Kind::Word)
            return false;
        if (token.isWord("USING") && isValue(i + 1) && at(i + 2).isMark(')') &&
            !isOneOf(at(i + 1), std::array{"BTREE", "HASH", "RTREE"})) {
            add(WordKind::Charset, at(i + 1).text.toLower(), i + 1, i + 1, i);
            return true;
        }
        const QByteArray name = token.text.toLower();
        const auto named = [&name](const char *charset) { return name.mid(1) == charset; };
        if (!name.startsWith('_') || at(i + 1).kind != Kind::Text ||
            std::none_of(charsetNames.begin(), charsetNames.end(), named))
            return false;
        add(WordKind::Charset, name.mid(1), i, i, i);
        m_places.last().offset += 1; // the underscore stays
        m_places.last().length -= 1;
        return true;
    }

    void texts(qsizetype from, qsizetype to, bool withCharsets)
    {
        for (qsizetype i = from; i < to; ++i)
            if (!text(i, withCharsets, false))
                expression(i);
    }

    /// Of a routine, trigger or event. COLLATE and CHARACTER are reserved words of all servers: what follows
    /// is the name of a collation or character set and nothing else. CHARSET is none.
    void body(qsizetype from, qsizetype to)
    {
        for (qsizetype i = from; i < to; ++i)
            if (at(i).kind == Kind::Text)
                mention(i);
            else if (!text(i, at(i).isWord("CHARACTER"), false))
                expression(i);
        settings(from, to, true);
    }

    /// A text that says COLLATE may be run as a statement one day, or be nothing but a text: it is named.
    void mention(qsizetype i)
    {
        static const QRegularExpression collate(u"\\bcollate\\s*=?\\s*(\\w*(?:_0900_|uca1400|_nopad_)\\w*)"_s,
                                                QRegularExpression::CaseInsensitiveOption);
        const auto match = collate.match(QString::fromUtf8(at(i).text));
        if (match.hasMatch())
            add(WordKind::Collation, match.captured(1).toLower().toUtf8(), i, i, i, true);
    }

    void setStatement()
    {
        texts(1, m_tokens.size(), false);
        settings(1, m_tokens.size(), false);
    }

    /// SET a = 1, @@session.b = 'x', @c = 2. In a body: from wherever it stands there.
    void settings(qsizetype from, qsizetype to, bool fixed)
    {
        for (qsizetype i = from; i < to; ++i) {
            const bool ofUser = at(i - 1).isMark('@') && !at(i - 2).isMark('@');
            const qsizetype sign = at(i + 1).isMark(':') ? i + 2 : i + 1;
            if (ofUser || !at(i).isName() || !at(sign).isMark('='))
                continue;
            const QByteArray name = at(i).text.toLower();
            const qsizetype value = sign + 1;
            const qsizetype end = endOfValue(value, to);
            if (name == "sql_mode")
                modes(value, end, fixed);
            else if ((name == "collation_connection" || name == "collation_database" ||
                      name == "collation_server") &&
                     end == value + 1 && isValue(value) && !at(value).isWord("DEFAULT"))
                add(WordKind::Collation, at(value).text.toLower(), value, value, value, fixed);
        }
    }

    qsizetype endOfValue(qsizetype value, qsizetype to) const
    {
        int depth = 0;
        qsizetype i = value;
        for (; i < to; ++i) {
            depth += at(i).isMark('(') ? 1 : at(i).isMark(')') ? -1 : 0;
            if (depth < 0 || at(i).isMark(';') || (depth == 0 && at(i).isMark(',')))
                break;
        }
        return i;
    }

    /// One text is a list that can be written anew; of a value that is put together each part is named.
    void modes(qsizetype value, qsizetype end, bool fixed)
    {
        const bool alone = end == value + 1;
        const auto isMode = [&](const SqlByteToken &token) {
            if (token.kind == Kind::Word) // ANSI; no number, no variable of a routine's
                return alone && !fixed && !token.isWord("DEFAULT") &&
                       !(*token.begin >= '0' && *token.begin <= '9');
            return token.kind == Kind::Text;
        };
        for (qsizetype i = value; i < end; ++i)
            if (isMode(at(i)))
                add(WordKind::SqlMode, at(i).text.toUpper(), i, i, i, fixed || !alone);
    }

    /// CREATE and ALTER: what stands in front of the object, then the object.
    void definition()
    {
        qsizetype i = 1;
        for (; i < m_tokens.size() && !isOneOf(at(i), objectWords) && !at(i).isMark('('); ++i)
            if (at(i).isWord("DEFINER") && at(i + 1).isMark('='))
                i = definer(i);
            else if (at(i).isMark('='))
                ++i; // ALGORITHM=MERGE
        const SqlByteToken &object = at(i);
        const qsizetype end = m_tokens.size();
        if (object.isWord("TABLE"))
            return table(i + 1);
        if (object.isWord("PROCEDURE") || object.isWord("FUNCTION") || object.isWord("TRIGGER") ||
            object.isWord("EVENT")) {
            const qsizetype begin = bodyOf(object, i + 1);
            m_body = begin;
            texts(i, begin, true);
            return body(begin, end);
        }
        texts(i, end, object.isWord("DATABASE") || object.isWord("SCHEMA"));
    }

    /// `a`@`b`, a@b.c, 'a'@'b', a; not CURRENT_USER. Returns its last token.
    qsizetype definer(qsizetype word)
    {
        const qsizetype user = word + 2;
        if (at(user).isWord("CURRENT_USER") || at(user).isWord("CURRENT_ROLE") || !isValue(user))
            return user;
        qsizetype last = user;
        QByteArray name = at(user).text;
        if (at(user + 1).isMark('@') && isValue(user + 2)) {
            last = user + 2;
            name += '@' + at(last).text;
            // A host without quotes is all that stands together: db1.example.org
            if (at(last).kind == Kind::Word)
                while (at(last + 1).begin == at(last).end && at(last + 1).begin != nullptr &&
                       (at(last + 1).isMark('.') || at(last + 1).kind == Kind::Word))
                    name += at(++last).text;
        }
        add(WordKind::Definer, name, user, last, word);
        // With the blank after it: it stood between two words.
        WordPlace &place = m_places.last();
        for (const char *c = at(last).end;
             at(last + 1).begin != nullptr && c < at(last + 1).begin && *c == ' '; ++c)
            ++place.clauseLength;
        return last;
    }

    qsizetype pastBrackets(qsizetype i) const { return millrace::pastBrackets(m_tokens, i); }

    qsizetype bodyOf(const SqlByteToken &object, qsizetype i) const
    {
        const qsizetype end = m_tokens.size();
        if (object.isWord("EVENT") || object.isWord("TRIGGER")) {
            for (; i < end; ++i)
                if (object.isWord("EVENT") ? at(i).isWord("DO")
                                           : at(i).isWord("ROW") && at(i - 1).isWord("EACH"))
                    return i + 1;
            return end;
        }
        while (i < end && !at(i).isMark('('))
            ++i;
        i = pastBrackets(i);
        if (at(i).isWord("RETURNS")) {
            i += 2;
            if (at(i).isMark('('))
                i = pastBrackets(i);
            for (;; ++i) {
                if (at(i).isWord("CHARACTER") && at(i + 1).isWord("SET"))
                    i += 2;
                else if (at(i).isWord("CHARSET") || at(i).isWord("COLLATE"))
                    i += 1;
                else if (!isOneOf(at(i), std::array{"UNSIGNED", "SIGNED", "ZEROFILL", "ASCII", "UNICODE",
                                                    "BINARY", "PRECISION", "VARYING"}))
                    break;
            }
        }
        while (i < end && (isOneOf(at(i), std::array{"COMMENT", "LANGUAGE", "SQL", "NOT", "DETERMINISTIC",
                                                     "CONTAINS", "NO", "READS", "MODIFIES", "DATA",
                                                     "SECURITY", "DEFINER", "INVOKER"}) ||
                           at(i).kind == Kind::Text))
            ++i;
        return i;
    }

    void table(qsizetype i)
    {
        while (at(i).isWord("IF") || at(i).isWord("NOT") || at(i).isWord("EXISTS"))
            ++i;
        i += at(i + 1).isMark('.') ? 3 : 1;
        const bool creates = at(0).isWord("CREATE");
        if (creates && at(i).isMark('(')) {
            const qsizetype end = pastBrackets(i);
            columns(i, end);
            i = end;
            m_afterList = true;
        }
        options(i, creates);
    }

    /// The list of columns and keys of CREATE TABLE.
    void columns(qsizetype from, qsizetype end)
    {
        int depth = 0;
        for (qsizetype i = from; i < end; ++i) {
            const bool begins = depth == 1 && (at(i - 1).isMark('(') || at(i - 1).isMark(','));
            depth += at(i).isMark('(') ? 1 : at(i).isMark(')') ? -1 : 0;
            if (begins && isColumn(at(i)) && isType(i + 1) && at(i + 1).kind == Kind::Word)
                add(WordKind::ColumnType, at(i + 1).text.toLower(), i + 1, i + 1, i + 1);
            if (!begins) // a column may be called so
                if (!text(i, true, false))
                    expression(i);
        }
    }

    static bool isColumn(const SqlByteToken &name)
    {
        return name.isName() &&
               !isOneOf(name, std::array{"KEY", "INDEX", "UNIQUE", "PRIMARY", "CONSTRAINT", "FOREIGN",
                                         "CHECK", "FULLTEXT", "SPATIAL", "PERIOD"});
    }

    bool isType(qsizetype i) const { return isOneOf(at(i), std::array{"UUID", "INET6", "INET4"}); }

    /// What stands after the list, or all of ALTER TABLE.
    void options(qsizetype from, bool creates)
    {
        const qsizetype first = m_places.size();
        int depth = 0;
        QByteArray engine;
        for (qsizetype i = from; i < m_tokens.size(); ++i) {
            depth += at(i).isMark('(') ? 1 : at(i).isMark(')') ? -1 : 0;
            if (creates && depth == 0 && (at(i).isWord("SELECT") || at(i).isWord("AS")))
                return texts(i, m_tokens.size(), false);
            if (at(i).kind != Kind::Word || text(i, true, false))
                continue;
            if (!creates && at(i - 1).kind == Kind::Name && isType(i))
                add(WordKind::ColumnType, at(i).text.toLower(), i, i, i);
            option(i, depth, creates, engine);
        }
        for (qsizetype place = first; place < m_places.size(); ++place)
            if (m_places.at(place).kind == WordKind::RowFormat && !engine.isEmpty())
                m_places[place].name += '/' + engine;
    }

    void option(qsizetype i, int depth, bool creates, QByteArray &engine)
    {
        const bool equals = at(i + 1).isMark('=');
        const qsizetype value = pastEquals(i + 1);
        const bool isType = at(i).isWord("TYPE") && creates && equals && depth == 0;
        if (isType)
            add(WordKind::TableOption, "TYPE", i, i, i);
        if ((at(i).isWord("ENGINE") && (equals || depth == 0)) || isType) {
            if (!isValue(value))
                return;
            add(WordKind::Engine, at(value).text.toLower(), value, value, value);
            if (depth == 0)
                engine = at(value).text.toLower();
        } else if (at(i).isWord("ROW_FORMAT") && depth == 0 && isValue(value)) {
            addOption(WordKind::RowFormat, at(value).text.toLower(), i, value);
        } else if (at(i).isWord("WITH") && at(i + 1).isWord("SYSTEM") && at(i + 2).isWord("VERSIONING")) {
            add(WordKind::TableOption, "WITH SYSTEM VERSIONING", i, i + 2, i);
        } else if (equals && depth == 0 && isOneOf(at(i), tableOptions) && isValue(value)) {
            addOption(WordKind::TableOption, at(i).text.toUpper(), i, value);
        }
    }

    /// Wherever they stand; which of them a server really lacks is its own word.
    void calls()
    {
        for (const FunctionCall &call : functionCallsIn(m_tokens, m_body > 0))
            add(WordKind::Function, call.function->name, call.name, call.name, call.name,
                m_body > 0 && call.name >= m_body && !call.function->ownGrammar);
    }

    /// j->'$.a', t.j ->> '$.a': MySQL's grammar has a column in front and a text after, and gives the call
    /// that it stands for.
    void operators()
    {
        for (qsizetype i = 1; i < m_tokens.size(); ++i) {
            const auto follows = [&](qsizetype one) {
                return at(one).isMark('>') && at(one).begin == at(one - 1).end;
            };
            if (!at(i).isMark('-') || !follows(i + 1))
                continue;
            const bool unquotes = follows(i + 2);
            const qsizetype path = i + (unquotes ? 3 : 2);
            qsizetype column = i - 1;
            while (at(column).isName() && at(column - 1).isMark('.') && at(column - 2).isName())
                column -= 2;
            const bool isCall = at(column).isName() && !at(column - 1).isMark('@') &&
                                !at(column - 1).isMark('.') && at(path).kind == Kind::Text;
            add(WordKind::Operator, unquotes ? "->>" : "->", isCall ? column : i, isCall ? path : i,
                isCall ? column : i, !isCall || namesColumn(column, path));
            if (!isCall)
                continue;
            const auto text = [this](qsizetype from, qsizetype to) {
                return QByteArray(at(from).begin, at(to).end - at(from).begin);
            };
            const QByteArray call = "JSON_EXTRACT(" + text(column, i - 1) + ", " + text(path, path) + ')';
            m_places.last().instead = unquotes ? "JSON_UNQUOTE(" + call + ')' : call;
        }
    }

    /// A view's or a new table's column that has no other name than the text of its expression.
    bool namesColumn(qsizetype first, qsizetype last) const
    {
        const SqlByteToken &before = at(first - 1);
        const SqlByteToken &follower = at(last + 1);
        const bool isAll = (before.isWord("SELECT") || before.isWord("DISTINCT") || before.isMark(',')) &&
                           (follower.isEnd() || follower.isMark(',') || follower.isWord("FROM"));
        return m_body == 0 && isAll && at(0).isWord("CREATE");
    }

    const char *m_begin;
    qsizetype m_body = 0;           ///< the first token of a routine's, trigger's or event's
    QVector<SqlByteToken> m_tokens; ///< that the target would run
    const SqlByteToken m_end;
    bool m_afterList = false;
    QVector<WordPlace> m_places;
};

} // namespace

QVector<WordPlace> foreignWordsIn(const QByteArray &statement, const SqlLexRules &rules,
                                  const SqlRules &target)
{
    return Finder(statement, rules, target).find();
}

QList<QByteArray> modesIn(const QByteArray &list)
{
    QList<QByteArray> modes;
    for (const QByteArray &mode : list.split(','))
        if (const QByteArray name = mode.trimmed().toUpper(); !name.isEmpty())
            modes << name;
    return modes;
}

} // namespace millrace
