// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/draft/statementtext.h"

#include "core/base/literals.h"
#include "core/mapping/selectstatement.h"
#include "ui/language/localtext.h"
#include "ui/session/draft/migrationdraft.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

bool isWrittenByMillrace(const Source &source)
{
    return source.isTable() || source.dialect.isJsonLines() ||
           std::any_of(source.files.begin(), source.files.end(),
                       [](const SourceFile &file) { return file.way.sqlTable.has_value(); });
}

/// Marks the first place of a name in the text.
TextFault faultAt(const QString &text, const QString &name, ErrorCode code, const QString &what,
                  const QString &howToFix)
{
    for (const SqlToken &token : scanSql(text, {.executableComments = true}).tokens)
        if (token.text == name)
            return {.error = {.code = code, .what = what, .howToFix = howToFix},
                    .offset = token.offset,
                    .length = token.length};
    return {.error = {.code = code, .what = what, .howToFix = howToFix}, .offset = 0, .length = 0};
}

std::optional<TextFault> otherTable(const QString &text, const LoadText &load, const MigrationDraft &draft)
{
    const bool sameTable = load.table == draft.table();
    if (sameTable && (load.schema.isEmpty() || load.schema == draft.schema()))
        return std::nullopt;
    return faultAt(text, sameTable ? load.schema : load.table, ErrorCode::StatementNotUnderstood,
                   tr("The statement loads into %1, the table chosen is %2.%3.")
                       .arg(load.schema.isEmpty() ? load.table : load.schema + '.'_L1 + load.table,
                            draft.schema(), draft.table()),
                   tr("Choose the other table under Target, or name this one here."));
}

} // namespace

bool isStatementEditable(const MigrationDraft &draft)
{
    return !draft.table().isEmpty() && !draft.mapping().fields.isEmpty() &&
           !draft.source().isSameServerTable();
}

QString statementText(const MigrationDraft &draft)
{
    if (draft.table().isEmpty() || draft.mapping().fields.isEmpty())
        return {};
    const Source &source = draft.source();
    if (source.isSameServerTable())
        return InsertSelect{.source = source,
                            .mapping = draft.mapping(),
                            .schema = draft.schema(),
                            .table = draft.table(),
                            .verb = draft.rowMode() == RowMode::AsServer          ? SelectVerb::InsertIgnore
                                    : draft.onDuplicate() == OnDuplicate::Replace ? SelectVerb::Replace
                                                                                  : SelectVerb::Insert,
                            .name = tr("each range of the key")}
            .sql();
    const QString file = source.files.isEmpty() ? u"dump"_s : QFileInfo(source.files.first().path).fileName();
    return loadStatement(source.dialect, draft.mapping(), draft.schema(), draft.table(), draft.rowMode(),
                         file);
}

StatementReading readStatement(const QString &text, const MigrationDraft &draft)
{
    SqlRules rules{.executableComments = true};
    if (draft.facts())
        rules = {.executableComments = true,
                 .mariaDb = draft.facts()->isMariaDb(),
                 .version = draft.facts()->version};
    const auto load = parseLoadStatement(text, rules);
    StatementReading reading;
    if (!load) {
        reading.fault = load.error();
        return reading;
    }
    reading.fault = otherTable(text, *load, draft);
    reading.notes = load->notes;
    reading.mapping = draft.tableSchema() ? withAllColumns(*load, *draft.tableSchema()) : load->mapping;
    if (reading.mapping.fields.isEmpty() && !reading.fault)
        reading.fault = TextFault{.error = {.code = ErrorCode::ColumnListInvalid,
                                            .what = tr("The statement has no column list."),
                                            .howToFix = tr("Write the fields' columns in brackets.")},
                                  .offset = text.size(),
                                  .length = 0};

    Dialect dialect = load->dialect;
    if (!load->namesCharset)
        dialect.charset = draft.source().dialect.charset;
    if (!load->namesSkipLines)
        dialect.skipLines = draft.source().dialect.skipLines;
    dialect.commentsBeginWith = draft.source().dialect.commentsBeginWith;
    dialect.jsonKeys = draft.source().dialect.jsonKeys;
    dialect.jsonTexts = draft.source().dialect.jsonTexts;
    if (dialect == draft.source().dialect)
        return reading;
    reading.dialect = dialect;
    if (isWrittenByMillrace(draft.source()) && !reading.fault)
        reading.fault =
            faultAt(text, u"FIELDS"_s, ErrorCode::DialectInvalid,
                    tr("The rows do not come as they stand in a file: Millrace writes them itself, as FIELDS "
                       "and LINES said before."),
                    tr("Leave CHARACTER SET, FIELDS and LINES as they were."));
    return reading;
}

} // namespace millrace
