// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/tables/flavourddl.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/sqltokens.h"

#include <algorithm>

namespace millrace {

namespace {

/// A stretch of the statement and what takes its place.
struct Edit
{
    qsizetype offset = 0;
    qsizetype length = 0;
    QString text;
};

class Mender
{
public:
    Mender(const QString &sql, const QVector<SqlToken> &tokens, const ServerFacts &target)
        : m_sql(sql)
        , m_tokens(tokens)
        , m_target(target)
    {}

    MendedDdl mended()
    {
        for (m_at = 0; m_at < m_tokens.size(); ++m_at)
            if (m_tokens.at(m_at).kind == SqlToken::Kind::Word)
                word(m_tokens.at(m_at).text.toLower());
        QString sql = m_sql;
        for (auto edit = m_edits.crbegin(); edit != m_edits.crend(); ++edit)
            sql.replace(edit->offset, edit->length, edit->text);
        return {.sql = sql, .changes = m_changes};
    }

private:
    void word(const QString &text)
    {
        if (text == "collate"_L1)
            return collation();
        if (m_target.isMariaDb())
            return;
        if (text == "engine"_L1)
            return engine();
        static const QStringList options{
            u"page_checksum"_s,     u"transactional"_s,          u"page_compressed"_s, u"encrypted"_s,
            u"encryption_key_id"_s, u"page_compression_level"_s, u"ietf_quotes"_s};
        if (options.contains(text) && isSymbol(m_at + 1, "="))
            return leaveOut(m_at, m_at + 2,
                            CoreText::tr("The table option %1 is MariaDB's: left out.").arg(text.toUpper()));
        if (text == "with"_L1 && isWord(m_at + 1, "system") && isWord(m_at + 2, "versioning"))
            return leaveOut(
                m_at, m_at + 2,
                CoreText::tr("WITH SYSTEM VERSIONING is MariaDB's: the copy has the current rows and "
                             "keeps no history."));
        type(text);
    }

    /// Types of MariaDB that MySQL lacks, by a type that holds the same text.
    void type(const QString &text)
    {
        static const QVector<std::pair<QString, QString>> types{
            {u"uuid"_s, u"char(36) CHARACTER SET ascii"_s},
            {u"inet6"_s, u"varchar(45) CHARACTER SET ascii"_s},
            {u"inet4"_s, u"varchar(15) CHARACTER SET ascii"_s}};
        // A type stands after its column's name; elsewhere the word is a function.
        const bool afterName = m_at > 0 && m_tokens.at(m_at - 1).kind == SqlToken::Kind::QuotedIdentifier;
        for (const auto &[name, instead] : types)
            if (text == name && afterName)
                replace(m_at, m_at, instead,
                        CoreText::tr("Column %1 is %2, which MySQL has not: it becomes %3.")
                            .arg(m_tokens.at(m_at - 1).text, name.toUpper(), instead));
    }

    void engine()
    {
        if (!isSymbol(m_at + 1, "=") || m_at + 2 >= m_tokens.size())
            return;
        const QString name = m_tokens.at(m_at + 2).text;
        if (name.compare("Aria"_L1, Qt::CaseInsensitive) == 0)
            replace(m_at + 2, m_at + 2, u"InnoDB"_s,
                    CoreText::tr("The engine Aria is MariaDB's: the table becomes InnoDB."));
    }

    /// A collation that only the other flavour has, by the nearest there is.
    void collation()
    {
        const qsizetype at = m_at + (isSymbol(m_at + 1, "=") ? 2 : 1);
        if (at >= m_tokens.size())
            return;
        const QString name = m_tokens.at(at).text.toLower();
        const QString instead = nearest(name);
        if (!instead.isEmpty())
            replace(at, at, instead,
                    CoreText::tr("The collation %1 is unknown there: %2 takes its place, which may order and "
                                 "compare some characters differently.")
                        .arg(name, instead));
    }

    QString nearest(const QString &name) const
    {
        const bool uca1400 = name.contains("uca1400"_L1);
        const bool uca900 = name.contains("_0900_"_L1);
        if (!m_target.isMariaDb() && name.endsWith("_nopad_bin"_L1))
            return QString(name).remove(u"nopad_"_s);
        if (uca1400 == uca900 || m_target.can(uca1400 ? Ability::CollationsUca1400 : Ability::Collations0900))
            return {};
        if (name.endsWith("_0900_bin"_L1))
            return u"utf8mb4_bin"_s;
        const bool sensitive = name.endsWith("_cs"_L1) || name.contains("_as_cs"_L1);
        const QString charset = name.section(u'_', 0, 0);
        const QString family = m_target.can(Ability::Collations0900)      ? u"utf8mb4_0900"_s
                               : m_target.can(Ability::CollationsUca1400) ? u"utf8mb4_uca1400"_s
                                                                          : QString();
        if (family.isEmpty() || charset != "utf8mb4"_L1)
            return charset + (sensitive ? u"_bin"_s : u"_unicode_520_ci"_s);
        return family + (sensitive ? u"_as_cs"_s : name.contains("_as_"_L1) ? u"_as_ci"_s : u"_ai_ci"_s);
    }

    bool isSymbol(qsizetype at, const char *symbol) const
    {
        return at < m_tokens.size() && m_tokens.at(at).kind == SqlToken::Kind::Symbol &&
               m_tokens.at(at).text == QLatin1String(symbol);
    }
    bool isWord(qsizetype at, const char *word) const
    {
        return at < m_tokens.size() && m_tokens.at(at).kind == SqlToken::Kind::Word &&
               m_tokens.at(at).text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    }
    void replace(qsizetype first, qsizetype last, const QString &text, const QString &change)
    {
        if (last >= m_tokens.size())
            return;
        const qsizetype end = m_tokens.at(last).offset + m_tokens.at(last).length;
        m_edits << Edit{m_tokens.at(first).offset, end - m_tokens.at(first).offset, text};
        if (!m_changes.contains(change))
            m_changes << change;
        m_at = last;
    }
    void leaveOut(qsizetype first, qsizetype last, const QString &change)
    {
        replace(first, last, {}, change);
    }

    const QString &m_sql;
    const QVector<SqlToken> &m_tokens;
    const ServerFacts &m_target;
    qsizetype m_at = 0;
    QVector<Edit> m_edits; ///< from front to back
    QStringList m_changes;
};

} // namespace

MendedDdl mendedFor(const QString &createSql, const ServerFacts &target)
{
    const auto tokens = sqlTokens(createSql);
    if (!tokens)
        return {.sql = createSql, .changes = {}};
    return Mender(createSql, *tokens, target).mended();
}

} // namespace millrace
