// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpforeign.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/foreign/functioncalls.h"
#include "core/mapping/foreign/unknownfunctions.h"
#include "core/server/connection.h"
#include "core/source/accounts/accountstatement.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/sql/quoting.h"

#include <QFileInfo>
#include <QHash>
#include <algorithm>

namespace millrace {

namespace {

/// Of a dump: each once, with where it stands.
class Words
{
public:
    explicit Words(const SqlRules &target)
        : m_target(target)
    {}

    void read(const QByteArray &statement, const SqlLexRules &rules, const QString &file, qint64 line)
    {
        m_made.unite(functionsMadeBy(statement, rules));
        for (const WordPlace &place : foreignWordsIn(statement, rules, m_target))
            for (const QByteArray &name :
                 place.kind == WordKind::SqlMode ? modesIn(place.name) : QList{place.name})
                add({.kind = place.kind,
                     .name = QString::fromUtf8(name),
                     .fixed = place.fixed ? 1 : 0,
                     .file = file,
                     .line = line == 0 ? 0 : line + statement.first(place.offset).count('\n')});
    }
    /// A function that the dump makes is none of a server's.
    QVector<ForeignWord> all() const
    {
        QVector<ForeignWord> words = m_words;
        words.removeIf([this](const ForeignWord &word) {
            return word.kind == WordKind::Function && m_made.contains(word.name.toUtf8());
        });
        return words;
    }

private:
    void add(const ForeignWord &met)
    {
        const std::pair key(int(met.kind), met.name);
        const qsizetype at = m_places.value(key, m_words.size());
        const bool added = at == m_words.size();
        if (added) {
            m_places.insert(key, at);
            m_words << met;
        }
        ForeignWord &word = m_words[at];
        if (!added && met.fixed == 0 && word.fixed == word.count) {
            word.file = met.file;
            word.line = met.line;
        }
        word.count += 1;
        word.fixed += added ? 0 : met.fixed;
        if (met.fixed > 0 && word.fixedLine == 0) {
            word.fixedFile = met.file;
            word.fixedLine = met.line;
        }
    }

    const SqlRules m_target;
    QVector<ForeignWord> m_words;
    QHash<std::pair<int, QString>, qsizetype> m_places; ///< by kind and name
    QSet<QByteArray> m_made;                            ///< functions, upper case
};

QStringList namesOf(WordKind kind, const QVector<ForeignWord> &words)
{
    QStringList names;
    for (const ForeignWord &word : words)
        if (word.kind == kind)
            names << word.name;
    return names;
}

/// Those of the sql_modes among the words that the server does not take.
Result<QSet<QString>> unknownModes(const QStringList &modes, Connection &server)
{
    QSet<QString> unknown;
    if (modes.isEmpty())
        return unknown;
    MILLRACE_TRY(const auto before, server.value(u"SELECT @@SESSION.sql_mode"_s));
    const auto set = [&server](const QString &list) {
        return server.execute(u"SET SESSION sql_mode = %1"_s.arg(quotedString(list)));
    };
    constexpr int wrongValue = 1231;
    if (!set(modes.join(u',')))
        for (const QString &mode : std::as_const(modes))
            if (const auto one = set(mode); !one && one.error().context.serverCode == wrongValue)
                unknown.insert(mode);
    MILLRACE_TRY_VOID(set(before.toString()));
    return unknown;
}

Result<UnknownWords> unknownOf(const QVector<ForeignWord> &words, Connection &server)
{
    UnknownWords unknown;
    MILLRACE_TRY(unknown.modes, unknownModes(namesOf(WordKind::SqlMode, words), server));
    MILLRACE_TRY(unknown.functions, unknownFunctions(namesOf(WordKind::Function, words), server));
    MILLRACE_TRY(unknown.operators, unknownOperators(namesOf(WordKind::Operator, words), server));
    return unknown;
}

/// user@host of all accounts, roles as user; unset: this account may not see them.
std::optional<QSet<QString>> accountsOf(Connection &server)
{
    const auto rows = server.rows(u"SELECT User, Host FROM mysql.user"_s);
    if (!rows)
        return std::nullopt;
    QSet<QString> accounts;
    for (const auto &row : *rows) {
        const QString host = row.value(1).toString().toLower();
        accounts.insert(host.isEmpty() ? row.value(0).toString() : row.value(0).toString() + u'@' + host);
    }
    return accounts;
}

bool isThere(const QString &definer, const QSet<QString> &accounts)
{
    if (!definer.contains(u'@'))
        return accounts.contains(definer) || accounts.contains(definer + u"@%"_s);
    return accounts.contains(definer.section(u'@', 0, -2) + u'@' + definer.section(u'@', -1).toLower());
}

/// Makes views and routines that run as somebody else. One of the two privileges is named where none is had.
bool mayNameDefiners(const ServerFacts &facts, QString &privilege)
{
    privilege = !facts.isMariaDb()                  ? (facts.version >= 80200   ? u"SET_ANY_DEFINER"_s
                                                       : facts.version >= 80000 ? u"SET_USER_ID"_s
                                                                                : u"SUPER"_s)
                : facts.can(Ability::SuperInPieces) ? u"SET USER"_s
                                                    : u"SUPER"_s;
    return facts.has(privilege) || facts.has(u"SUPER"_s);
}

class Checker
{
public:
    Checker(const DumpPlan &plan, const ServerFacts &facts, const UnknownWords &unknown)
        : m_plan(plan)
        , m_facts(facts)
        , m_unknown(unknown)
    {}

    QVector<Finding> check(const std::optional<QSet<QString>> &accounts)
    {
        const DecidedWords &decided = m_plan.foreign;
        if (decided.version > 0 && decided.mariaDb != m_facts.isMariaDb())
            warn(CoreText::tr("The plan was made for %1, and this is %2.")
                     .arg(decided.mariaDb ? u"MariaDB"_s : u"MySQL"_s, m_facts.displayName()),
                 CoreText::tr("Plan the dump again for this server."));
        for (const ForeignWord &word : decided.words)
            if (word.kind != WordKind::Definer)
                look(word);
        lookAtDefiners(accounts);
        lookAtReplication();
        return m_findings;
    }

private:
    static QString topic() { return CoreText::tr("Written for another server"); }

    void warn(const QString &what, const QString &howToFix)
    {
        m_findings << Finding::warning(topic(), what, howToFix);
    }
    void block(const QString &what, const QString &howToFix)
    {
        m_findings << Finding::blocking(
            topic(), {.code = ErrorCode::PreflightRefused, .what = what, .howToFix = howToFix});
    }

    QString placeText(const QString &file, qint64 line, qint64 count) const
    {
        const QString place = line <= 0 ? QFileInfo(file.isEmpty() ? m_plan.path : file).fileName()
                                        : CoreText::tr("line %1 of %2")
                                              .arg(groupedNumber(line),
                                                   QFileInfo(file.isEmpty() ? m_plan.path : file).fileName());
        return count == 1
                   ? CoreText::tr("It stands on %1.").arg(place)
                   : CoreText::tr("It stands there %1 times, first on %2.").arg(groupedNumber(count), place);
    }

    bool knows(WordKind kind, const QString &name) const { return isKnown(kind, name, m_facts, m_unknown); }

    void look(const ForeignWord &word)
    {
        const QString place = placeText(word.file, word.line, word.count);
        if (word.change == WordChange::None && !knows(word.kind, word.name))
            return lookAtUnknown(word, place);
        if (word.change == WordChange::Replace && word.kind != WordKind::ColumnType &&
            word.kind != WordKind::TableOption && word.kind != WordKind::SqlMode &&
            word.kind != WordKind::Operator && !knows(word.kind, word.instead.toLower()))
            return block(CoreText::tr("The plan writes %1 for %2, which this server does not know either.")
                             .arg(word.instead, wordText(word)),
                         CoreText::tr("Plan the dump again for this server."));
        if (const QString change = changeText(word); !change.isEmpty())
            m_findings << Finding::note(topic(), change, place);
        if (word.fixed > 0 && !knows(word.kind, word.name))
            lookAtFixed(word);
    }

    void lookAtUnknown(const ForeignWord &word, const QString &place)
    {
        if (word.kind == WordKind::Function)
            return lookAtFunction(word, place);
        if (word.kind == WordKind::Operator)
            return lookAtOperator(word, place);
        const QString what = CoreText::tr("The server does not know %1.").arg(wordText(word));
        if (word.fixed == word.count)
            return lookAtFixed(word);
        if (word.kind == WordKind::Engine) // NO_ENGINE_SUBSTITUTION is the session's matter
            return warn(
                what,
                CoreText::tr("It makes such tables with its own engine, or refuses them. %1").arg(place));
        block(what,
              CoreText::tr("%1 Let the plan write what the server knows, or change the dump.").arg(place));
    }

    /// No server looks at a call in a routine before it gets there; a view, column or check that has one is
    /// not even made.
    void lookAtFunction(const ForeignWord &word, const QString &place)
    {
        const ServerFunction *const function = serverFunction(word.name.toUtf8());
        const QString remedy =
            function == nullptr
                ? QString()
                : u' ' + functionRemedies(*function, m_facts.isMariaDb(), m_facts.version).join(u' ');
        if (word.count > word.fixed)
            return block(
                CoreText::tr("The server has no function %1, and refuses what the dump makes with it.")
                    .arg(word.name),
                place + remedy);
        warn(CoreText::tr(
                 "The server has no function %1: a routine, trigger or event that calls it fails when "
                 "it gets there.")
                 .arg(word.name),
             placeText(word.fixedFile, word.fixedLine, word.fixed) + remedy);
    }

    /// A grammar of its own: not even a routine is made that has it.
    void lookAtOperator(const ForeignWord &word, const QString &place)
    {
        block(CoreText::tr("The server has no operator %1, and refuses what the dump makes with it.")
                  .arg(word.name),
              CoreText::tr("%1 Write %2 in the dump, and give a column that has no other name than this one "
                           "with AS.")
                  .arg(place, word.name == "->>"_L1 ? u"JSON_UNQUOTE(JSON_EXTRACT(column, path))"_s
                                                    : u"JSON_EXTRACT(column, path)"_s));
    }

    /// In a text or a SET of a body, or in a value that is put together: nothing is changed there, and no
    /// server looks at it before it gets there.
    void lookAtFixed(const ForeignWord &word)
    {
        if (word.kind == WordKind::Operator)
            return lookAtOperator(word, placeText(word.fixedFile, word.fixedLine, word.fixed));
        warn(CoreText::tr(
                 "The server does not know %1, and it stands where nothing is changed: in a text or a SET "
                 "of a routine, which fails when it gets there, or in a value that is put together.")
                 .arg(wordText(word)),
             placeText(word.fixedFile, word.fixedLine, word.fixed));
    }

    void lookAtDefiners(const std::optional<QSet<QString>> &accounts)
    {
        QStringList others;
        QStringList missing;
        for (const ForeignWord &word : m_plan.foreign.words) {
            if (word.kind != WordKind::Definer)
                continue;
            if (const QString change = changeText(word); !change.isEmpty())
                m_findings << Finding::note(topic(), change, placeText(word.file, word.line, word.count));
            const QString definer = word.change == WordChange::Replace ? word.instead : word.name;
            if (word.change == WordChange::LeaveOut || definer == m_facts.currentUser ||
                others.contains(definer))
                continue;
            others << definer;
            if (accounts && !isThere(definer, *accounts))
                missing << definer;
        }
        if (others.isEmpty())
            return;
        QString privilege;
        const QString list = others.join(u", "_s);
        if (!mayNameDefiners(m_facts, privilege))
            m_findings << Finding::blocking(
                topic(),
                {.code = ErrorCode::PrivilegeMissing,
                 .what =
                     CoreText::tr("Views or routines of the dump run as %1, and this account may not make "
                                  "such.")
                         .arg(list),
                 .howToFix =
                     CoreText::tr("Leave the definers out (--definers strip), or GRANT %1 ON *.* TO %2;")
                         .arg(privilege, quotedAccount(m_facts.currentUser))});
        tellMissing(missing);
        if (!accounts)
            m_findings << Finding::note(topic(),
                                        CoreText::tr("Views or routines of the dump run as %1.").arg(list),
                                        CoreText::tr("This account may not see whether those are there."));
    }

    /// Definers that the server has no account for. Those that the run makes are there before what is theirs.
    void tellMissing(const QStringList &missing)
    {
        const QStringList wanted = m_plan.accounts.wanted();
        for (const QString &definer : missing) {
            const bool isMade = isThere(definer, QSet<QString>(wanted.begin(), wanted.end()));
            const bool couldBe =
                isThere(definer, QSet<QString>(m_plan.accounts.names.begin(), m_plan.accounts.names.end()));
            const QString objects = objectsOf(definer);
            if (isMade)
                m_findings << Finding::note(
                    topic(), CoreText::tr("No account of the server is called %1 yet.").arg(definer),
                    CoreText::tr("It is one of the dump's accounts, and is made before what runs as it: %1.")
                        .arg(objects));
            else
                warn(objects.isEmpty()
                         ? CoreText::tr("No account of the server is called %1: what runs as such fails when "
                                        "it is used.")
                               .arg(definer)
                         : CoreText::tr("No account of the server is called %1: what runs as such fails when "
                                        "it is used, and that is %2.")
                               .arg(definer, objects),
                     couldBe ? CoreText::tr("The dump has that account: have it made (--accounts new). Or "
                                            "leave the definers out (--definers strip) or name another "
                                            "(--definers USER@HOST).")
                             : CoreText::tr("Create it, leave the definers out (--definers strip) or name "
                                            "another (--definers USER@HOST)."));
        }
    }

    /// That run as this account, as far as the plan has their statements.
    QString objectsOf(const QString &definer) const
    {
        constexpr qsizetype mostNamed = 8;
        QStringList names;
        for (const DumpStatement &statement : m_plan.after) {
            if (statement.objects.isEmpty() || !statement.text.contains("DEFINER"))
                continue;
            for (const WordPlace &place : foreignWordsIn(statement.text, {}, m_plan.foreign.rules()))
                if (place.kind == WordKind::Definer && QString::fromUtf8(place.name) == definer)
                    names << statement.objects.first().text();
        }
        names.removeDuplicates();
        const qsizetype more = names.size() - mostNamed;
        names = names.mid(0, mostNamed);
        if (more > 0)
            names << CoreText::tr("%1 more").arg(groupedNumber(more));
        return names.join(u", "_s);
    }

    /// MySQL's GTID_PURGED means nothing to MariaDB.
    void lookAtReplication()
    {
        for (const DumpStatement &statement : m_plan.after) {
            const QString setting = replicationSettingOf(sqlTokens(statement.text, {}));
            if (!setting.isEmpty() && setting != "SQL_LOG_BIN"_L1 &&
                !m_facts.variables.contains(setting.toLower()))
                block(CoreText::tr("The server has no setting %1.").arg(setting),
                      CoreText::tr("Leave it out (--binlog leave-out)."));
        }
    }

    const DumpPlan &m_plan;
    const ServerFacts &m_facts;
    const UnknownWords &m_unknown;
    QVector<Finding> m_findings;
};

} // namespace

Result<DecidedWords> decideWords(const DumpReading &reading, const WordChoice &choice, Connection &server)
{
    MILLRACE_TRY(const auto facts, ServerFacts::read(server));
    DecidedWords decided{.choice = choice, .mariaDb = facts.isMariaDb(), .version = facts.version};
    Words met(decided.rules());
    for (const DumpScriptReading &script : reading.scripts)
        for (const SqlDumpStatement &found : script.dump.statements) {
            if (isOfAccounts(found.tokens()))
                continue; // they are made in the target's own words
            const DumpPlace at = placeInFile(script.sources, found.place);
            const QString own = script.file.name() == reading.path ? QString() : script.file.name();
            met.read(found.text, found.session.rules(),
                     at.source < 0 ? own : script.sources.at(at.source).file.path, at.place.line);
        }
    for (const DumpTableReading &table : reading.tables)
        met.read(table.found.source.createSql.toUtf8(), {}, table.found.source.files.first().name(), 0);
    const QVector<ForeignWord> words = met.all();
    MILLRACE_TRY(const auto unknown, unknownOf(words, server));
    for (const ForeignWord &each : words) {
        ForeignWord word = wordFor(each.kind, each.name, facts, choice, unknown);
        // Of the others the server's lists say nothing that a later check could ask for.
        const bool asked = word.kind == WordKind::Collation || word.kind == WordKind::Charset ||
                           word.kind == WordKind::Engine || word.kind == WordKind::SqlMode ||
                           word.kind == WordKind::Definer || word.kind == WordKind::Function ||
                           word.kind == WordKind::Operator;
        if (word.known && word.change == WordChange::None && !asked)
            continue;
        word.count = each.count;
        word.fixed = each.fixed;
        word.file = each.file;
        word.line = each.line;
        word.fixedFile = each.fixedFile;
        word.fixedLine = each.fixedLine;
        decided.words << word;
    }
    return decided;
}

QStringList changeTexts(const DecidedWords &decided)
{
    QStringList texts;
    for (const ForeignWord &word : decided.words)
        if (const QString text = changeText(word); !text.isEmpty())
            texts << text;
    return texts;
}

Result<QVector<Finding>> foreignFindings(const DumpPlan &plan, const ServerFacts &facts, Connection &server)
{
    MILLRACE_TRY(const auto unknown, unknownOf(plan.foreign.words, server));
    const bool hasDefiners =
        std::any_of(plan.foreign.words.begin(), plan.foreign.words.end(),
                    [](const ForeignWord &word) { return word.kind == WordKind::Definer; });
    return Checker(plan, facts, unknown)
        .check(hasDefiners ? accountsOf(server) : std::optional<QSet<QString>>());
}

bool isOfReplication(const DumpStatement &statement)
{
    return !replicationSettingOf(sqlTokens(statement.text, statement.session.rules())).isEmpty();
}

QVector<DumpStatement> othersOf(const DumpPlan &plan)
{
    QVector<DumpStatement> others = plan.others;
    others.removeIf(isOfReplication);
    return others;
}

QString replicationText(const QString &setting, bool leftOut)
{
    const bool log = setting == "SQL_LOG_BIN"_L1;
    if (leftOut)
        return log ? CoreText::tr("The dump sets SQL_LOG_BIN, which keeps what it does out of the server's "
                                  "binary log and so from its replicas. That is left out (--binlog as-dump "
                                  "does it, for structure and rows alike).")
                   : CoreText::tr("The dump sets %1, which says what of a replication the server is to have "
                                  "already. That is left out (--binlog as-dump does it, after the rows).")
                         .arg(setting);
    return log ? CoreText::tr(
                     "As the dump has it, structure and rows are kept out of the server's binary log "
                     "and so from its replicas.")
               : CoreText::tr("As the dump has it, %1 is set: what of a replication the server is to have "
                              "already.")
                     .arg(setting);
}

} // namespace millrace
