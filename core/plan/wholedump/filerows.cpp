// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/filerows.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/server/tableschema.h"
#include "core/source/bytes/charsets.h"

#include <algorithm>

namespace millrace {

namespace {

using Tokens = QVector<SqlByteToken>;

bool isOneOf(const SqlByteToken &token, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&token](const char *word) { return token.isWord(word); });
}

bool isSame(const QByteArray &a, const QByteArray &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// A change of ALTER TABLE after which the columns, their order and what they make of a field are what they
/// were. Of what is not known here: no.
bool keepsColumns(const Tokens &change)
{
    if (change.isEmpty())
        return true;
    const SqlByteToken &verb = change.first();
    const SqlByteToken what = change.value(1);
    if (verb.isWord("ADD"))
        return isOneOf(what, {"PRIMARY", "KEY", "INDEX", "UNIQUE", "FULLTEXT", "SPATIAL", "CONSTRAINT",
                              "FOREIGN", "CHECK", "PARTITION"});
    if (verb.isWord("DROP"))
        return isOneOf(what, {"PRIMARY", "KEY", "INDEX", "FOREIGN", "CONSTRAINT", "CHECK", "PARTITION"});
    if (verb.isWord("RENAME"))
        return isOneOf(what, {"KEY", "INDEX"});
    if (verb.isWord("MODIFY")) // as phpMyAdmin makes a number of its own of the key
        return hasWord(change, {"AUTO_INCREMENT"}) && !hasWord(change, {"FIRST", "AFTER"});
    return isOneOf(verb, {"ENGINE", "AUTO_INCREMENT", "COMMENT", "DISABLE", "ENABLE", "ROW_FORMAT",
                          "KEY_BLOCK_SIZE", "MAX_ROWS", "MIN_ROWS", "AVG_ROW_LENGTH", "CHECKSUM", "PACK_KEYS",
                          "ALGORITHM", "LOCK", "FORCE", "STATS_PERSISTENT", "STATS_AUTO_RECALC",
                          "STATS_SAMPLE_PAGES"});
}

/// ALTER TABLE name change, change …
bool keepsAllColumns(const SqlDumpStatement &alter)
{
    const Tokens tokens = alter.tokens();
    qsizetype at = 0;
    while (at < tokens.size() && !tokens.at(at).isWord("TABLE"))
        ++at;
    ++at;
    while (at < tokens.size() && isOneOf(tokens.at(at), {"IF", "EXISTS"}))
        ++at;
    at += at + 1 < tokens.size() && tokens.at(at + 1).isMark('.') ? 3 : 1;
    Tokens change;
    int depth = 0;
    for (; at < tokens.size(); ++at) {
        const SqlByteToken &token = tokens.at(at);
        depth += token.isMark('(') ? 1 : token.isMark(')') ? -1 : 0;
        if (depth > 0 || !token.isMark(',')) {
            change << token;
            continue;
        }
        if (!keepsColumns(change))
            return false;
        change.clear();
    }
    return keepsColumns(change);
}

bool isAbout(const SqlDumpStatement &statement, const FileTable &table)
{
    if (isSame(statement.kind.name, table.name) && isSame(statement.schema, table.schema))
        return true;
    return std::any_of(
        statement.kind.moreNames.begin(), statement.kind.moreNames.end(), [&](const auto &other) {
            const QByteArray &schema = other.first.isEmpty() ? statement.session.schema : other.first;
            return isSame(other.second, table.name) && isSame(schema, table.schema);
        });
}

/// Whatever it is called for there, in whichever schema.
bool mentions(const SqlDumpStatement &statement, const FileTable &table)
{
    const Tokens tokens = statement.tokens();
    return std::any_of(tokens.begin(), tokens.end(), [&table](const SqlByteToken &token) {
        return token.isName() && isSame(token.text, table.name);
    });
}

/// Made, not used: what stands in it is looked at when somebody does.
bool isBody(const SqlDumpStatement &statement)
{
    switch (statement.kind.object) {
    case SqlObject::Trigger:
    case SqlObject::View:
    case SqlObject::Procedure:
    case SqlObject::Function:
    case SqlObject::Event:
        return true;
    default:
        return false;
    }
}

tl::unexpected<Error> placeMatters(const FileTable &table, SqlPlace place, const QByteArray &text)
{
    return fail(
        {.code = ErrorCode::PlanInvalid,
         .what = CoreText::tr("The rows of %1 are in a file of their own, and it matters whether they "
                              "are there before this statement or only after it: %2")
                     .arg(displayText(table.name), displayText(text.left(160)).simplified()),
         .howToFix = CoreText::tr("Run the SQL file with the mysql client first; the files can then "
                                  "be loaded into the tables that are there."),
         .context = {.line = place.line, .byteOffset = place.byteOffset}});
}

class Program
{
public:
    Program(const SqlDumpInspection &dump, const std::optional<DumpTurn> &turn)
        : m_dump(dump)
        , m_turn(turn)
        , m_hasTriggers(std::any_of(dump.statements.begin(), dump.statements.end(), [](const auto &each) {
            return each.kind.object == SqlObject::Trigger && each.kind.creates;
        }))
    {}

    Result<void> expect(const FileTable &table) const
    {
        for (const SqlDumpTable &rows : m_dump.tables) {
            const bool own = isSame(rows.name, table.name) && isSame(rows.schema, table.schema);
            if (rows.insertStatements > 0 && (own || (m_hasTriggers && isInTail({.byteOffset = rows.end}))))
                return placeMatters(table, rows.firstInsert, "INSERT INTO " + rows.name);
        }
        bool made = false;
        for (const SqlDumpStatement &statement : m_dump.statements) {
            if (isInTail(statement.place) && !isInnocent(statement, table))
                return placeMatters(table, statement.place, statement.text);
            if (statement.kind.object != SqlObject::Table || !isAbout(statement, table))
                continue;
            if (made && (statement.kind.creates || statement.kind.verb == "DROP" ||
                         (statement.kind.verb == "ALTER" && !keepsAllColumns(statement))))
                return placeMatters(table, statement.place, statement.text);
            made = made || statement.kind.creates;
        }
        return {};
    }

private:
    bool isInTail(SqlPlace place) const { return m_turn && place.byteOffset >= m_turn->from.byteOffset; }

    bool isInnocent(const SqlDumpStatement &statement, const FileTable &table) const
    {
        if (isBody(statement))
            return true;
        switch (statement.kind.phase) {
        case SqlPhase::Unknown: // CALL and the like may look at whatever there is
            return false;
        case SqlPhase::Data:
            return !m_hasTriggers && !mentions(statement, table);
        default:
            return !mentions(statement, table);
        }
    }

    const SqlDumpInspection &m_dump;
    const std::optional<DumpTurn> &m_turn;
    const bool m_hasTriggers;
};

} // namespace

Result<void> expectRowsOfFiles(const SqlDumpInspection &dump, const std::optional<DumpTurn> &turn,
                               const QVector<FileTable> &tables)
{
    const Program program(dump, turn);
    for (const FileTable &table : tables)
        MILLRACE_TRY_VOID(program.expect(table));
    return {};
}

Result<void> expectTableOfFile(const Source &source, const QString &schema, const QString &table,
                               Connection &server)
{
    if (const auto there = readTable(server, schema, table); there)
        return {};
    const QString file = source.files.first().name();
    return fail(
        {.code = ErrorCode::PlanInvalid,
         .what = CoreText::tr("Nobody makes a table for the rows of %1: %2.%3 is neither in the dump nor "
                              "on the server.")
                     .arg(file, schema, table),
         .howToFix = CoreText::tr("Name the file after its table, or leave it out."),
         .context = {.file = file}});
}

Result<void> expectFieldsOfFile(const Source &source, const DumpDdl &ddl, const QString &table)
{
    const qsizetype all = ddl.columns.size();
    const qsizetype own = ddl.columnNames(false).size();
    if (all == 0 || !source.fieldNames.isEmpty() || source.fieldCount == all || source.fieldCount == own)
        return {};
    const QString file = source.files.first().name();
    const QString columns = own == all
                                ? columnsText(all)
                                : CoreText::tr("%1, %2 of them not generated").arg(columnsText(all)).arg(own);
    return fail(
        {.code = ErrorCode::FieldCountWrong,
         .what = CoreText::tr("The rows of %1 have %2, and %3 has %4: which field is which column is not "
                              "certain.")
                     .arg(file, fieldsText(source.fieldCount), table, columns),
         .howToFix = CoreText::tr("Load this table on its own and say which field goes where, or leave it "
                                  "out here."),
         .context = {.file = file}});
}

} // namespace millrace
