// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/tailstatement.h"

#include "core/source/bytes/charsets.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/sqldump/inserthead.h"
#include "core/source/sqldump/sqlsettings.h"

#include <algorithm>

namespace millrace {

Result<TailStatement> TailStatement::read(SqlDumpReader &reader, SqlDumpReader::Event event,
                                          const WordRewriter &rewriter)
{
    TailStatement statement{.place = reader.place()};
    const SqlLexRules rules = reader.session().rules();
    if (event == SqlDumpReader::Event::Insert) {
        statement.text = reader.head().text;
        const bool replaces = reader.head().verb == InsertHead::Verb::Replace;
        statement.kind = {.phase = SqlPhase::Data, .verb = replaces ? "REPLACE" : "INSERT"};
        statement.ignores = reader.head().verb == InsertHead::Verb::InsertIgnore;
        const QByteArray &schema = reader.head().schema;
        const QByteArray &in = schema.isEmpty() ? reader.session().schema : schema;
        statement.table = DumpReading::keyOf(displayText(in), displayText(reader.head().table));
        statement.target = reader.head().table;
        MILLRACE_TRY_VOID(reader.holdInsert());
    }
    statement.text.append(reader.text().data(), qsizetype(reader.text().size()));
    if (event == SqlDumpReader::Event::Statement) {
        statement.text = rewriter.rewritten(statement.text, rules);
        statement.kind = classifySqlStatement(reader.text(), rules);
        const QByteArray &text = statement.text;
        InsertHead head;
        if (statement.isInsertOrReplace() &&
            readInsertHead(text.constBegin(), text.constEnd(), rules, head) != HeadKind::NeedMore)
            statement.target = head.table;
    }
    // With any other delimiter several statements may stand there.
    if (event == SqlDumpReader::Event::Statement || rules.delimiter != ";")
        statement.tokens = sqlTokens(statement.text, rules);
    constexpr qsizetype headWords = 3; // INSERT HIGH_PRIORITY IGNORE
    if (statement.kind.verb == "INSERT" && hasWord(statement.tokens.mid(0, headWords), {"IGNORE"}))
        statement.ignores = true;
    statement.end = reader.offset();
    return statement;
}

bool TailStatement::isOfSession() const
{
    if (kind.phase == SqlPhase::Session)
        return kind.verb != "USE" && !whatOnlyThisSessionKnows(tokens).isEmpty();
    const bool makesTemporary = kind.verb == "CREATE" && hasWord(tokens.mid(0, 5), {"TEMPORARY"});
    const bool intoVariable = kind.verb == "SELECT" && hasWord(tokens, {"INTO"});
    return makesTemporary || intoVariable || kind.verb == "PREPARE";
}

TailStatement::Duplicates TailStatement::duplicatesOf(const Connection::ScriptResult &answer) const
{
    if (!isInsertOrReplace() || isSeveral())
        return {};
    if (ignores)
        return {.skipped = answer.duplicates.value_or(answer.changed == 0 ? 1 : 0)};
    // Of a single row that takes another's place both are counted as changed, of one that is updated too.
    return {.replaced = answer.duplicates.value_or(std::max<qint64>(0, answer.changed - 1))};
}

bool TailStatement::isRowsOrQuestion() const
{
    return kind.phase == SqlPhase::Data || kind.verb == "SELECT" || kind.verb == "DO" ||
           kind.verb == "WITH" || kind.verb == "VALUES";
}

} // namespace millrace
