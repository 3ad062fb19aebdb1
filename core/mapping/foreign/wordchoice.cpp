// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/foreign/wordchoice.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>
#include <array>
#include <utility>

namespace millrace {

namespace {

/// utf8_bin for utf8mb3_bin and the other way round: two names of one thing.
QString otherUtf8Name(const QString &name)
{
    if (name == "utf8"_L1 || name.startsWith(u"utf8_"_s))
        return u"utf8mb3"_s + name.mid(4);
    if (name == "utf8mb3"_L1 || name.startsWith(u"utf8mb3_"_s))
        return u"utf8"_s + name.mid(7);
    return {};
}

bool hasCollation(const QString &name, const ServerFacts &target)
{
    const bool uca900 = name.contains("_0900_"_L1);
    if (target.isMariaDb() && uca900 && target.can(Ability::Collations0900))
        return true; // names of collations that it has under others, and lists as such
    const QSet<QString> &listed = target.words.collations;
    if (!listed.isEmpty())
        return listed.contains(name);
    if (uca900)
        return target.can(Ability::Collations0900);
    if (name.contains("uca1400"_L1))
        return target.can(Ability::CollationsUca1400);
    return target.isMariaDb() || !name.contains("_nopad_"_L1);
}

/// The nearest there is; empty: none.
QString nearestCollation(const QString &name, const ServerFacts &target)
{
    if (name.contains("_nopad_"_L1))
        return QString(name).remove(u"nopad_"_s);
    const bool uca1400 = name.contains("uca1400"_L1);
    if (!uca1400 && !name.contains("_0900_"_L1))
        return {};
    if (name.endsWith("_0900_bin"_L1))
        return u"utf8mb4_bin"_s;
    const bool sensitive = name.endsWith("_cs"_L1);
    // uca1400_ai_ci alone is of the character set around it, which is utf8mb4 wherever nobody says otherwise.
    const QString charset = name.startsWith("uca1400"_L1) ? u"utf8mb4"_s : name.section(u'_', 0, 0);
    const QString marks = sensitive ? u"_as_cs"_s : name.contains("_as_"_L1) ? u"_as_ci"_s : u"_ai_ci"_s;
    if (charset == "utf8mb4"_L1)
        for (const char *family : {"utf8mb4_0900", "utf8mb4_uca1400"})
            if (const QString found = QLatin1String(family) + marks; hasCollation(found, target))
                return found;
    return charset + (sensitive ? u"_bin"_s : u"_unicode_520_ci"_s);
}

bool hasEngine(const QString &name, const ServerFacts &target)
{
    static const QMap<QString, QString> synonyms{
        {u"heap"_s, u"memory"_s}, {u"merge"_s, u"mrg_myisam"_s}, {u"ndb"_s, u"ndbcluster"_s}};
    const QSet<QString> &listed = target.words.engines;
    if (!listed.isEmpty())
        return listed.contains(synonyms.value(name, name));
    static const QSet<QString> ofMariaDb{u"aria"_s,    u"connect"_s, u"spider"_s, u"columnstore"_s,
                                         u"mroonga"_s, u"oqgraph"_s, u"s3"_s};
    return target.isMariaDb() || !ofMariaDb.contains(name);
}

bool hasRowFormat(const QString &name, const ServerFacts &target)
{
    static const QSet<QString> everywhere{u"default"_s,    u"dynamic"_s,   u"fixed"_s,
                                          u"compressed"_s, u"redundant"_s, u"compact"_s};
    const QString format = name.section(u'/', 0, 0);
    const QString engine = name.section(u'/', 1);
    // InnoDB, which takes the engine's place, refuses what is none of its own.
    if (!engine.isEmpty() && !hasEngine(engine, target) &&
        (format == "fixed"_L1 || !everywhere.contains(format)))
        return false;
    return target.isMariaDb() || everywhere.contains(format);
}

bool isOptionOfMySql(const QString &name)
{
    static const QSet<QString> options{u"ENCRYPTION"_s,       u"COMPRESSION"_s,
                                       u"AUTOEXTEND_SIZE"_s,  u"SECONDARY_ENGINE"_s,
                                       u"ENGINE_ATTRIBUTE"_s, u"SECONDARY_ENGINE_ATTRIBUTE"_s};
    return options.contains(name);
}

bool hasOption(const QString &name, const ServerFacts &target)
{
    if (name == "TYPE"_L1)
        return !target.isMariaDb() && target.version < 50500;
    return isOptionOfMySql(name) ? !target.isMariaDb() : target.isMariaDb();
}

struct ModeRow
{
    const char *name;
    VersionRange mySql;
    VersionRange mariaDb;
};

/// Modes that not every server has (manuals, "Server SQL Modes"). A server that can be asked is asked.
bool hasMode(const QString &name, const ServerFacts &target)
{
    constexpr VersionRange never{-1, 0};
    constexpr VersionRange always{0, 0};
    constexpr VersionRange toMySql57{0, 80000};
    constexpr std::array rows{ModeRow{"NO_AUTO_CREATE_USER", toMySql57, always},
                              ModeRow{"NO_FIELD_OPTIONS", toMySql57, always},
                              ModeRow{"NO_KEY_OPTIONS", toMySql57, always},
                              ModeRow{"NO_TABLE_OPTIONS", toMySql57, always},
                              ModeRow{"DB2", toMySql57, always},
                              ModeRow{"MAXDB", toMySql57, always},
                              ModeRow{"MSSQL", toMySql57, always},
                              ModeRow{"MYSQL323", toMySql57, always},
                              ModeRow{"MYSQL40", toMySql57, always},
                              ModeRow{"ORACLE", toMySql57, always},
                              ModeRow{"POSTGRESQL", toMySql57, always},
                              ModeRow{"EMPTY_STRING_IS_NULL", never, {100300}},
                              ModeRow{"SIMULTANEOUS_ASSIGNMENT", never, {100300}},
                              ModeRow{"TIME_ROUND_FRACTIONAL", never, {100401}},
                              ModeRow{"IGNORE_BAD_TABLE_OPTIONS", never, always},
                              ModeRow{"TIME_TRUNCATE_FRACTIONAL", {80000}, never}};
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&name](const ModeRow &each) { return name == QLatin1String(each.name); });
    return row == rows.end() || (target.isMariaDb() ? row->mariaDb : row->mySql).contains(target.version);
}

/// Modes that stand for several others; those of them that say how the dump is read.
QString partsOfMode(const QString &name)
{
    static const QSet<QString> several{u"DB2"_s, u"MAXDB"_s, u"MSSQL"_s, u"ORACLE"_s, u"POSTGRESQL"_s};
    return several.contains(name) ? u"PIPES_AS_CONCAT,ANSI_QUOTES,IGNORE_SPACE"_s : QString();
}

QString insteadOf(WordKind kind, const QString &name, const ServerFacts &target)
{
    switch (kind) {
    case WordKind::Collation:
        return nearestCollation(name, target);
    case WordKind::Engine:
        return target.words.defaultEngine.isEmpty() ? u"InnoDB"_s : target.words.defaultEngine;
    case WordKind::TableOption:
        return name == "TYPE"_L1 ? u"ENGINE"_s : QString();
    case WordKind::ColumnType:
        return name == "uuid"_L1    ? u"char(36) CHARACTER SET ascii"_s
               : name == "inet6"_L1 ? u"varchar(45) CHARACTER SET ascii"_s
                                    : u"varchar(15) CHARACTER SET ascii"_s;
    case WordKind::SqlMode:
        return partsOfMode(name);
    case WordKind::Operator:
        return name == "->>"_L1 ? u"JSON_UNQUOTE(JSON_EXTRACT())"_s : u"JSON_EXTRACT()"_s;
    case WordKind::Charset:
    case WordKind::RowFormat:
    case WordKind::Definer:
    case WordKind::Function:
        return {};
    }
    Q_UNREACHABLE();
}

bool mayBeLeftOut(WordKind kind)
{
    return kind == WordKind::RowFormat || kind == WordKind::TableOption || kind == WordKind::SqlMode;
}

ForeignPolicy policyOf(WordKind kind, const WordChoice &choice)
{
    if (kind == WordKind::Collation || kind == WordKind::Charset)
        return choice.collations;
    return kind == WordKind::SqlMode ? choice.sqlModes : choice.engines;
}

void chooseDefiner(ForeignWord &word, const WordChoice &choice)
{
    if (choice.definers == DefinerPolicy::Strip)
        word.change = WordChange::LeaveOut;
    if (choice.definers != DefinerPolicy::Replace || word.name == choice.definer)
        return;
    word.change = WordChange::Replace;
    word.instead = choice.definer;
}

/// utf8 and utf8mb3, for whom only one of the two is there, or only one is not about to go.
bool chooseOtherUtf8Name(ForeignWord &word, const ServerFacts &target)
{
    const QString other = otherUtf8Name(word.name);
    const bool charset = word.kind == WordKind::Charset;
    const QSet<QString> &listed = charset ? target.words.charsets : target.words.collations;
    if (other.isEmpty() || listed.isEmpty() || listed.contains(word.name) || !listed.contains(other))
        return false;
    // MariaDB lists the one and takes both.
    word.known = target.isMariaDb() && word.name.startsWith("utf8"_L1) && !word.name.startsWith("utf8mb3"_L1);
    if (word.known)
        return true;
    word.change = WordChange::Replace;
    word.instead = other;
    word.same = true;
    return true;
}

} // namespace

bool isKnown(WordKind kind, const QString &name, const ServerFacts &target, const UnknownWords &unknown)
{
    switch (kind) {
    case WordKind::Collation: {
        const QString other = otherUtf8Name(name);
        return hasCollation(name, target) ||
               (target.isMariaDb() && !other.isEmpty() && hasCollation(other, target));
    }
    case WordKind::Charset:
        return target.words.charsets.isEmpty() || target.words.charsets.contains(name) ||
               target.words.charsets.contains(otherUtf8Name(name));
    case WordKind::Engine:
        return hasEngine(name, target);
    case WordKind::RowFormat:
        return hasRowFormat(name, target);
    case WordKind::TableOption:
        return hasOption(name, target);
    case WordKind::ColumnType:
        return target.isMariaDb();
    case WordKind::SqlMode:
        return !unknown.modes.contains(name) && hasMode(name, target);
    case WordKind::Function:
        return !unknown.functions.contains(name);
    case WordKind::Operator:
        return !unknown.operators.contains(name);
    case WordKind::Definer:
        return true;
    }
    Q_UNREACHABLE();
}

ForeignWord wordFor(WordKind kind, const QString &name, const ServerFacts &target, const WordChoice &choice,
                    const UnknownWords &unknown)
{
    ForeignWord word{.kind = kind, .name = name};
    if (kind == WordKind::Definer) {
        chooseDefiner(word, choice);
        return word;
    }
    if (kind == WordKind::Function) { // nothing says the same of whatever stands in the brackets
        word.known = isKnown(kind, name, target, unknown);
        return word;
    }
    const bool maps = policyOf(kind, choice) == ForeignPolicy::Map;
    if (maps && (kind == WordKind::Charset || kind == WordKind::Collation) &&
        chooseOtherUtf8Name(word, target))
        return word;
    word.known = isKnown(kind, name, target, unknown);
    if (word.known || !maps)
        return word;
    word.instead = insteadOf(kind, name, target);
    // utf8mb3_unicode_520_ci may have the other name there.
    if (const QString other = otherUtf8Name(word.instead); kind == WordKind::Collation &&
                                                           !hasCollation(word.instead, target) &&
                                                           !other.isEmpty() && hasCollation(other, target))
        word.instead = other;
    if (!word.instead.isEmpty())
        word.change = WordChange::Replace;
    else if (mayBeLeftOut(kind))
        word.change = WordChange::LeaveOut;
    return word;
}

QString wordText(const ForeignWord &word)
{
    switch (word.kind) {
    case WordKind::Collation:
        return CoreText::tr("the collation %1").arg(word.name);
    case WordKind::Charset:
        return CoreText::tr("the character set %1").arg(word.name);
    case WordKind::Engine:
        return CoreText::tr("the engine %1").arg(word.name);
    case WordKind::RowFormat:
        return CoreText::tr("the row format %1").arg(word.name.section(u'/', 0, 0).toUpper());
    case WordKind::TableOption:
        return CoreText::tr("the table option %1").arg(word.name);
    case WordKind::ColumnType:
        return CoreText::tr("the type %1").arg(word.name.toUpper());
    case WordKind::SqlMode:
        return CoreText::tr("the sql_mode %1").arg(word.name);
    case WordKind::Definer:
        return CoreText::tr("the definer %1").arg(word.name);
    case WordKind::Function:
        return CoreText::tr("the function %1").arg(word.name);
    case WordKind::Operator:
        return CoreText::tr("the operator %1").arg(word.name);
    }
    Q_UNREACHABLE();
}

namespace {

QString leftOutText(const ForeignWord &word)
{
    if (word.kind == WordKind::SqlMode)
        return word.name == "TIME_ROUND_FRACTIONAL"_L1 || word.name == "TIME_TRUNCATE_FRACTIONAL"_L1
                   ? CoreText::tr("The sql_mode %1 is left out of SET statements: this server has no other "
                                  "way.")
                         .arg(word.name)
               : word.name == "EMPTY_STRING_IS_NULL"_L1 || word.name == "SIMULTANEOUS_ASSIGNMENT"_L1
                   ? CoreText::tr("The sql_mode %1, which this server has not, is left out of SET "
                                  "statements: statements that rely on it do something else.")
                         .arg(word.name)
                   : CoreText::tr(
                         "The sql_mode %1, which this server has not, is left out of SET statements.")
                         .arg(word.name);
    if (word.kind == WordKind::RowFormat)
        return CoreText::tr("The row format %1 is unknown there: the table gets the server's own.")
            .arg(word.name.section(u'/', 0, 0).toUpper());
    if (word.kind == WordKind::Definer)
        return CoreText::tr(
                   "The definer %1 is left out: what had it runs as the account that loads the dump.")
            .arg(word.name);
    if (word.name == "WITH SYSTEM VERSIONING"_L1)
        return CoreText::tr("WITH SYSTEM VERSIONING is MariaDB's: the copy has the current rows and "
                            "keeps no history.");
    return (isOptionOfMySql(word.name) ? CoreText::tr("The table option %1 is MySQL's: left out.")
                                       : CoreText::tr("The table option %1 is MariaDB's: left out."))
        .arg(word.name);
}

} // namespace

QString changeText(const ForeignWord &word)
{
    if (word.change == WordChange::LeaveOut)
        return leftOutText(word);
    if (word.change == WordChange::None || word.count == word.fixed)
        return {};
    if (word.same)
        return CoreText::tr("%1 is called %2 on this server.").arg(word.name, word.instead);
    switch (word.kind) {
    case WordKind::Collation:
        return CoreText::tr("The collation %1 is unknown there: %2 takes its place, which may order and "
                            "compare some characters differently.")
            .arg(word.name, word.instead);
    case WordKind::Engine:
        return CoreText::tr("The engine %1 is not there: the table becomes %2.").arg(word.name, word.instead);
    case WordKind::TableOption:
        return CoreText::tr("%1 is what old servers called %2.").arg(word.name, word.instead);
    case WordKind::ColumnType:
        return CoreText::tr("MySQL has no type %1: it becomes %2.").arg(word.name.toUpper(), word.instead);
    case WordKind::SqlMode:
        return CoreText::tr("The sql_mode %1, which this server has not, becomes what it stood for: %2.")
            .arg(word.name, word.instead);
    case WordKind::Definer:
        return CoreText::tr("The definer %1 becomes %2.").arg(word.name, word.instead);
    case WordKind::Operator:
        return CoreText::tr("The operator %1, which this server has not, becomes the call that it stands "
                            "for: %2.")
            .arg(word.name, word.instead);
    case WordKind::Charset:
    case WordKind::RowFormat:
    case WordKind::Function:
        break;
    }
    return {};
}

} // namespace millrace
