// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of a run, in order. The engine takes them from here, so that what is shown is what runs.
#include "core/plan/statements.h"

#include "core/base/text.h"
#include "core/plan/preflight.h"
#include "core/server/quoting.h"

namespace millrace {

QString createSchemaStatement(const Plan &plan)
{
    return QStringLiteral("CREATE DATABASE IF NOT EXISTS %1").arg(quotedIdentifier(plan.schema));
}

QString createJournalStatement(const Plan &plan)
{
    return QStringLiteral(
               "CREATE TABLE IF NOT EXISTS %1 (\n"
               "  run_id varchar(64) NOT NULL,\n"
               "  target_table varchar(64) NOT NULL,\n"
               "  chunk bigint NOT NULL,\n"
               "  first_row bigint NOT NULL,\n"
               "  row_count bigint NOT NULL,\n"
               "  byte_count bigint NOT NULL,\n"
               "  deleted bigint NOT NULL,\n"
               "  skipped bigint NOT NULL,\n"
               "  warnings bigint NOT NULL,\n"
               "  committed_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,\n"
               "  PRIMARY KEY (run_id, target_table, chunk)\n"
               ") ENGINE=InnoDB CHARACTER SET utf8mb4 COMMENT='Millrace: chunks of unfinished runs'")
        .arg(qualifiedName(plan.schema, plan.journalTable));
}

QString planLoadStatement(const Plan &plan, const QString &infileName)
{
    return loadStatement(plan.source.dialect, plan.mapping, plan.schema, plan.table,
                         plan.onError == OnError::Stop ? RowMode::Strict : RowMode::AsServer, infileName);
}

QString sqlModeStatement(const Plan &plan)
{
    // Zero stays zero in AUTO_INCREMENT columns, our own string literals mean what they say, and rows that do
    // not fit are errors. Everything else of the server's sql_mode stays as it is.
    QString mode =
        QStringLiteral("REPLACE(REPLACE(@@SESSION.sql_mode, 'NO_BACKSLASH_ESCAPES', ''), 'ANSI_QUOTES', '')");
    mode =
        QStringLiteral("CONCAT_WS(',', %1, 'NO_AUTO_VALUE_ON_ZERO'%2)")
            .arg(mode, plan.onError == OnError::Stop ? QStringLiteral(", 'STRICT_ALL_TABLES'") : QString());
    return QStringLiteral("SET SESSION sql_mode = %1").arg(mode);
}

QVector<PlannedStatement> plannedStatements(const Plan &plan)
{
    QVector<PlannedStatement> statements;
    if (!plan.createSql.isEmpty()) {
        statements << PlannedStatement{QStringLiteral("create the schema when it is missing"),
                                       createSchemaStatement(plan)};
        statements << PlannedStatement{QStringLiteral("create the table when it is missing"),
                                       plan.createSql.trimmed()};
    }
    statements << PlannedStatement{QStringLiteral("create the journal"), createJournalStatement(plan)};
    statements << PlannedStatement{
        QStringLiteral("count the rows before"),
        QStringLiteral("SELECT COUNT(*) FROM %1").arg(qualifiedName(plan.schema, plan.table))};
    statements << PlannedStatement{QStringLiteral("each worker: strictness"), sqlModeStatement(plan),
                                   plan.workers};
    for (const SessionSetting &setting : plan.session)
        statements << PlannedStatement{QStringLiteral("each worker: session setting, put back at the end"),
                                       QStringLiteral("SET SESSION %1 = %2").arg(setting.name, setting.value),
                                       plan.workers};

    const qint64 rows = plan.source.totalRows();
    const qint64 chunks = rows < 0 ? 1 : qMax<qint64>(1, (rows + plan.chunkRows - 1) / plan.chunkRows);
    statements << PlannedStatement{QStringLiteral("each chunk"), QStringLiteral("START TRANSACTION"), chunks};
    if (plan.mapping.usesRowNumber())
        statements << PlannedStatement{QStringLiteral("each chunk: row number of the row before its first"),
                                       QStringLiteral("SET %1 = 0").arg(rowNumberVariable()), chunks};
    statements << PlannedStatement{QStringLiteral("each chunk"),
                                   planLoadStatement(plan, QStringLiteral("chunk 1")), chunks};
    statements << PlannedStatement{
        QStringLiteral("each chunk: journal"),
        QStringLiteral("INSERT INTO %1 (run_id, target_table, chunk, first_row, row_count, "
                       "byte_count, deleted, skipped, warnings) VALUES (…)")
            .arg(qualifiedName(plan.schema, plan.journalTable)),
        chunks};
    statements << PlannedStatement{QStringLiteral("each chunk"), QStringLiteral("COMMIT"), chunks};
    statements << PlannedStatement{
        QStringLiteral("count the rows after"),
        QStringLiteral("SELECT COUNT(*) FROM %1").arg(qualifiedName(plan.schema, plan.table))};
    statements << PlannedStatement{
        QStringLiteral("drop the journal when no other run needs it"),
        QStringLiteral("DROP TABLE %1").arg(qualifiedName(plan.schema, plan.journalTable))};
    return statements;
}

} // namespace millrace
