// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/tables/ddl.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/createtable.h"
#include "core/sql/quoting.h"
#include "core/sql/sqlcursor.h"

#include <algorithm>

namespace millrace {

Result<QString> retargetedCreateTable(const QString &sql, const QString &schema, const QString &table)
{
    const auto bad = [](const QString &what) {
        return fail({.code = ErrorCode::ExpressionInvalid,
                     .what = what,
                     .howToFix = CoreText::tr("Give one CREATE TABLE statement.")});
    };
    const auto notValid = [&bad](const QString &what) {
        return bad(CoreText::tr("The CREATE TABLE text is not valid: %1").arg(what));
    };
    SqlCursor at(sql, {.doubleQuotedNames = true});
    if (const auto whole = at.scan().check(); !whole)
        return notValid(whole.error().what);
    while (!at.atEnd() && !(at.peek().isWord("CREATE") && at.peek(1).isWord("TABLE")))
        at.take();
    if (at.atEnd())
        return bad(CoreText::tr("There is no CREATE TABLE statement in the text."));
    const auto read = readCreateTable(at);
    if (!read)
        return bad(CoreText::tr("The table's definition does not follow its name."));
    if (!read->closed)
        return notValid(CoreText::tr("the list of columns is not closed"));
    if (at.skip(';') && !at.atEnd())
        return bad(CoreText::tr("Something follows the CREATE TABLE statement: %1")
                       .arg(sql.mid(at.peek().offset, 60).simplified()));
    return u"CREATE TABLE IF NOT EXISTS %1 "_s.arg(qualifiedName(schema, table)) +
           sql.mid(read->listOffset, read->end - read->listOffset).trimmed();
}

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
    Mender(const QString &sql, const ServerFacts &target)
        : m_at(sql)
        , m_target(target)
    {}

    MendedDdl mended()
    {
        QString sql = m_at.text();
        if (m_at.scan().faultAt >= 0)
            return {.sql = sql, .changes = {}};
        for (; !m_at.atEnd(); m_at.take())
            if (m_at.peek().kind == SqlToken::Kind::Word)
                word(m_at.peek().text.toLower());
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
        if (options.contains(text) && m_at.peek(1).isSymbol('='))
            return replace(0, 2, {},
                           CoreText::tr("The table option %1 is MariaDB's: left out.").arg(text.toUpper()));
        if (text == "with"_L1 && m_at.peek(1).isWord("system") && m_at.peek(2).isWord("versioning"))
            return replace(
                0, 2, {},
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
        const SqlToken &before = m_at.peek(-1);
        for (const auto &[name, instead] : types)
            if (text == name && before.kind == SqlToken::Kind::QuotedIdentifier)
                replace(0, 0, instead,
                        CoreText::tr("Column %1 is %2, which MySQL has not: it becomes %3.")
                            .arg(before.text, name.toUpper(), instead));
    }

    void engine()
    {
        if (m_at.peek(1).isSymbol('=') && m_at.peek(2).isWord("Aria"))
            replace(2, 2, u"InnoDB"_s,
                    CoreText::tr("The engine Aria is MariaDB's: the table becomes InnoDB."));
    }

    /// A collation that only the other flavour has, by the nearest there is.
    void collation()
    {
        const int ahead = m_at.peek(1).isSymbol('=') ? 2 : 1;
        const QString name = m_at.peek(ahead).text.toLower();
        if (const QString instead = nearest(name); !instead.isEmpty())
            replace(ahead, ahead, instead,
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

    /// The tokens from \a first to \a last, both ahead of this place, which is moved to the last.
    void replace(int first, int last, const QString &text, const QString &change)
    {
        const SqlToken &to = m_at.peek(last);
        if (to.kind == SqlToken::Kind::End)
            return;
        const qsizetype from = m_at.peek(first).offset;
        m_edits << Edit{from, to.end() - from, text};
        if (!m_changes.contains(change))
            m_changes << change;
        for (int passed = 0; passed < last; ++passed)
            m_at.take();
    }

    SqlCursor m_at;
    const ServerFacts &m_target;
    QVector<Edit> m_edits; ///< from front to back
    QStringList m_changes;
};

} // namespace

MendedDdl mendedFor(const QString &createSql, const ServerFacts &target)
{
    return Mender(createSql, target).mended();
}

} // namespace millrace
