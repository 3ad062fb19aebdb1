// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of a run, in order. The engine takes them from here, so that what is shown is what runs.
#include "core/plan/statements.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/sourceserver.h"
#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/hostsettings.h"
#include "core/tuning/sessionguard.h"
#include "core/tuning/settingstable.h"

#include <array>
#include <utility>

namespace millrace {

QString createSchemaStatement(const Plan &plan)
{
    return u"CREATE DATABASE IF NOT EXISTS %1"_s.arg(quotedIdentifier(plan.schema));
}

namespace {

struct JournalColumn
{
    const char *name;
    const char *type;
};

/// In the order of the table; the server fills in when, which comes last.
constexpr std::array<JournalColumn, 14> journalColumns{{{"run_id", "varchar(64)"},
                                                        {"target_table", "varchar(64)"},
                                                        {"chunk", "bigint"},
                                                        {"first_row", "bigint"},
                                                        {"row_count", "bigint"},
                                                        {"byte_count", "bigint"},
                                                        {"skipped", "bigint"},
                                                        {"replaced", "bigint"},
                                                        {"set_aside", "bigint"},
                                                        {"warnings", "bigint"},
                                                        {"content_rows", "bigint"},
                                                        {"content_sum", "bigint unsigned"},
                                                        {"key_low", "bigint"},
                                                        {"key_high", "bigint"}}};

} // namespace

QString createJournalStatement(const Plan &plan)
{
    QString columns;
    for (const JournalColumn &column : journalColumns)
        columns += u"  %1 %2 NOT NULL,\n"_s.arg(QLatin1String(column.name), QLatin1String(column.type));
    return u"CREATE TABLE IF NOT EXISTS %1 (\n"
           "%2"
           "  committed_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,\n"
           "  PRIMARY KEY (run_id, target_table, chunk, first_row)\n"
           ") ENGINE=InnoDB CHARACTER SET utf8mb4 COMMENT='Millrace: chunks of unfinished runs'"_s.arg(
               qualifiedName(plan.schema, plan.journalTable), columns);
}

QStringList journalColumnNames()
{
    QStringList names;
    for (const JournalColumn &column : journalColumns)
        names << QLatin1String(column.name);
    return names;
}

QString insertJournalStatement(const QString &journal, const QString &values)
{
    return u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(journal, journalColumnNames().join(u", "_s), values);
}

namespace {

/// What an InsertWriter sends, with dots for the rows.
QString insertStatementText(const Plan &plan)
{
    QStringList columns;
    QStringList values;
    for (const FieldBinding &binding : plan.mapping.fields)
        if (binding.kind == FieldBinding::Kind::Column) {
            columns << quotedIdentifier(binding.name);
            values << u"…"_s;
        }
    for (const ColumnExpression &expression : plan.mapping.expressions) {
        columns << quotedIdentifier(expression.column);
        values << expression.expression;
    }
    const QString verb = plan.rowMode() == RowMode::AsServer        ? u"INSERT IGNORE"_s
                         : plan.onDuplicate == OnDuplicate::Replace ? u"REPLACE"_s
                                                                    : u"INSERT"_s;
    return u"%1 INTO %2 (%3) VALUES (%4), …"_s.arg(verb, qualifiedName(plan.schema, plan.table),
                                                   columns.join(u", "_s), values.join(u", "_s));
}

/// The dump's sql_mode without those modes that change how our literals are read, as a literal.
QString dumpMode(const QString &sqlMode)
{
    QStringList kept;
    for (const QString &each : sqlMode.split(u','))
        if (const QString name = each.trimmed(); name != "NO_BACKSLASH_ESCAPES"_L1 &&
                                                 name != "ANSI_QUOTES"_L1 && name != "ANSI"_L1 &&
                                                 !name.isEmpty())
            kept << name;
    return quotedString(kept.join(u','));
}

} // namespace

SelectVerb selectVerb(const Plan &plan, RowMode mode)
{
    return mode == RowMode::AsServer                  ? SelectVerb::InsertIgnore
           : plan.onDuplicate == OnDuplicate::Replace ? SelectVerb::Replace
                                                      : SelectVerb::Insert;
}

Conflict loadConflict(const Plan &plan, RowMode mode)
{
    return mode == RowMode::AsServer                  ? Conflict::Ignore
           : plan.onDuplicate == OnDuplicate::Replace ? Conflict::Replace
                                                      : Conflict::Error;
}

QString planLoadStatement(const Plan &plan, const QString &infileName)
{
    if (plan.source.isSameServerTable())
        return InsertSelect{.source = plan.source,
                            .mapping = plan.mapping,
                            .schema = plan.schema,
                            .table = plan.table,
                            .verb = selectVerb(plan, plan.rowMode()),
                            .name = infileName}
            .sql();
    if (plan.wayIn == WayIn::Insert)
        return insertStatementText(plan);
    if (plan.wayIn == WayIn::ServerFile)
        return serverFileStatement(plan.source.dialect, plan.mapping, plan.schema, plan.table,
                                   loadConflict(plan, plan.rowMode()), infileName);
    return loadStatement(plan.source.dialect, plan.mapping, plan.schema, plan.table, plan.rowMode(),
                         infileName);
}

QStringList sessionStatements(const Plan &plan)
{
    // Zero stays zero in AUTO_INCREMENT columns, our own string literals mean what they say, and rows that do
    // not fit are errors. Everything else of the server's sql_mode stays as it is.
    QString mode = plainQuotesMode();
    // What another server holds, or held when it was dumped with its definition, is carried over as it is, a
    // date of zeros too.
    if (plan.source.isOnServer() || !plan.source.createSql.isEmpty())
        mode = u"REPLACE(REPLACE(REPLACE(%1, 'TRADITIONAL', ''), 'NO_ZERO_IN_DATE', ''), "
               "'NO_ZERO_DATE', '')"_s.arg(mode);
    // An SQL dump says itself which mode its rows were written for: zero dates are welcome there.
    if (!plan.source.sqlMode.isEmpty())
        mode = dumpMode(plan.source.sqlMode);
    mode = u"CONCAT_WS(',', %1, 'NO_AUTO_VALUE_ON_ZERO'%2)"_s.arg(
        mode,
        plan.onError == OnError::AsServer || plan.bendsAsDump() ? QString() : u", 'STRICT_ALL_TABLES'"_s);
    // Rounding is only a note, which sql_notes=0 as the server's own default would hide. The default list of
    // warnings ends at 64 (MariaDB) or 1024 (MySQL): too short to find every row by.
    QStringList statements{u"SET SESSION sql_mode = %1"_s.arg(mode), u"SET SESSION sql_notes = 1"_s,
                           warningListStatement()};
    // The rows a statement read are locked until the chunk is committed: when it is sent again without the
    // bad ones, the others have not changed.
    if (plan.source.isSameServerTable())
        statements << u"SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s;
    return statements;
}

QString timeZoneStatement(const Plan &plan)
{
    const QString zone = plan.sessionTimeZone();
    return zone.isEmpty() ? QString() : setSessionStatement(u"time_zone"_s, zone);
}

QString warningListStatement()
{
    return u"SET SESSION max_error_count = 65535"_s;
}

Result<void> prepareSession(const Plan &plan, Connection &connection)
{
    for (const QString &statement : sessionStatements(plan))
        if (const auto set = connection.execute(statement);
            !set && (statement != warningListStatement() || set.error().code != ErrorCode::PrivilegeMissing))
            return set;
    return {};
}

namespace {

/// How the rows of a chunk are asked for on another server.
QString sourceRowsStatement(const SourceTable &table)
{
    if (table.isQuery())
        return table.query;
    return u"SELECT … %1 ORDER BY %2"_s.arg(fromRange(table, {}), keyOrder(table.key, sourceAlias()));
}

/// Lists what a run sends, from its preparation to its end.
class Lister
{
public:
    explicit Lister(const Plan &plan)
        : m_plan(plan)
        , m_table(qualifiedName(plan.schema, plan.table))
        , m_journal(qualifiedName(plan.schema, plan.journalTable))
    {
        const qint64 rows = plan.source.isTable() ? plan.source.table->rowsEstimate : plan.source.totalRows();
        m_chunks = rows < 0 ? 1 : qMax<qint64>(1, (rows + plan.chunkRows - 1) / plan.chunkRows);
    }

    QVector<PlannedStatement> list()
    {
        if (m_plan.wayIn == WayIn::Ship)
            return listShipped();
        addPreparation();
        addChunks();
        addEnd();
        return std::move(m_statements);
    }

private:
    void add(const QString &purpose, const QString &sql, qint64 times = 1)
    {
        m_statements << PlannedStatement{purpose, sql, times};
    }

    /// What touches rows of the journal, by another session than the workers'.
    void addLoggedLikeRows(const QString &purpose, const QString &sql)
    {
        const QVector<SessionSetting> settings = loggedLike(m_plan.session);
        for (const SessionSetting &setting : settings)
            add(CoreText::tr("the journal's lines are logged as the rows are"),
                setSessionStatement(setting.name, setting.value));
        add(purpose, sql);
        for (const SessionSetting &setting : settings)
            add(CoreText::tr("and on"), u"SET SESSION %1 = …"_s.arg(setting.name));
    }

    /// What a table sees that is built beside its server.
    QVector<PlannedStatement> listShipped()
    {
        const bool part = !m_plan.partition.isEmpty();
        const QString shipped = part ? qualifiedName(m_plan.schema, u"_millrace_part_…"_s) : m_table;
        const auto alter = [&](const QString &what) { return u"ALTER TABLE %1 %2"_s.arg(shipped, what); };
        if (!m_plan.createSql.isEmpty()) {
            add(CoreText::tr("create the schema when it is missing"), createSchemaStatement(m_plan));
            add(CoreText::tr("create the table when it is missing"), m_plan.createSql.trimmed());
        }
        for (const SessionSetting &setting : m_plan.session)
            if (setting.name.compare("sql_log_bin"_L1, Qt::CaseInsensitive) == 0)
                add(CoreText::tr("keep what follows out of the binary log"),
                    setSessionStatement(setting.name, setting.value));
        if (part) {
            add(CoreText::tr("a table of the same shape, in place of the partition"),
                u"CREATE TABLE %1 LIKE %2"_s.arg(shipped, m_table));
            add(CoreText::tr("and on"), alter(u"REMOVE PARTITIONING"_s));
        }
        const QString flush = u"FLUSH TABLES %1 FOR EXPORT"_s.arg(shipped);
        if (m_plan.shipBy != ShipBy::Bundle) {
            add(m_plan.shipBy == ShipBy::Place
                    ? CoreText::tr("copies of the empty table's files, for the way back")
                    : CoreText::tr("see that the folder is the server's own"),
                flush);
            add(CoreText::tr("and on"), u"UNLOCK TABLES"_s);
        }
        const QString built = CoreText::tr("server that is thrown away, %1");
        add(built.arg(CoreText::tr("the empty table, as the target writes it down")), u"CREATE TABLE …"_s);
        add(built.arg(CoreText::tr("the empty file, which is filled here")), flush);
        add(built.arg(CoreText::tr("take its empty file away")), alter(u"DISCARD TABLESPACE"_s));
        add(built.arg(CoreText::tr("take the file in")), alter(u"IMPORT TABLESPACE"_s));
        add(built.arg(CoreText::tr("rows that are not built here")), planLoadStatement(m_plan, u"chunk 1"_s));
        add(built.arg(CoreText::tr("indexes that are not built here")), alter(u"ADD INDEX …"_s));
        if (m_plan.shipFiles != ShipFiles::Direct)
            add(built.arg(CoreText::tr("have the server write every page")), alter(u"FORCE"_s));
        add(built.arg(CoreText::tr("compare with what was read")),
            u"CHECKSUM TABLE %1 EXTENDED"_s.arg(shipped));
        if (m_plan.shipFiles == ShipFiles::Direct)
            add(built.arg(CoreText::tr("look through the table")), u"CHECK TABLE %1"_s.arg(shipped));
        const QString exchange = u"ALTER TABLE %1 EXCHANGE PARTITION %2 WITH TABLE %3"_s.arg(
            m_table, quotedIdentifier(m_plan.partition), shipped);
        if (part)
            add(built.arg(CoreText::tr("hold each row against the partition, there and back")), exchange, 2);
        add(built.arg(CoreText::tr("the files to be shipped")), flush);
        add(CoreText::tr("see that the table is still empty, and keep it so"),
            u"LOCK TABLES %1 WRITE"_s.arg(shipped));
        add(CoreText::tr("take its empty file away"), alter(u"DISCARD TABLESPACE"_s));
        for (const auto &[variable, value] :
             {std::pair("innodb_io_capacity_max", "20000"), std::pair("innodb_io_capacity", "20000"),
              std::pair("innodb_adaptive_flushing", "0"), std::pair("innodb_max_dirty_pages_pct_lwm", "0"),
              std::pair("innodb_max_dirty_pages_pct", "0")})
            add(CoreText::tr("on MariaDB, until its checkpoint has passed the empty file; then put back"),
                setGlobalStatement(QLatin1String(variable), QLatin1String(value)));
        if (m_plan.shipBy != ShipBy::Bundle) {
            add(CoreText::tr("take the new one in"), alter(u"IMPORT TABLESPACE"_s));
        } else {
            add(CoreText::tr("take the new one in: again and again, until somebody has put its files there"),
                alter(u"IMPORT TABLESPACE"_s));
            add(CoreText::tr("have the server remove the .cfg that was put there"), flush);
            add(CoreText::tr("and on"), u"UNLOCK TABLES"_s);
        }
        add(CoreText::tr("the next number, where the table gives numbers"), alter(u"AUTO_INCREMENT = …"_s));
        if (!part && m_plan.shipBy == ShipBy::Place) // the other ways take no such table
            add(CoreText::tr("rows without a parent, where the table has foreign keys"),
                u"SELECT … FROM %1 AS child WHERE … NOT EXISTS (…)"_s.arg(m_table));
        add(CoreText::tr("count the rows after"), u"SELECT COUNT(*) FROM %1"_s.arg(shipped));
        if (m_plan.verify == VerifyLevel::Content)
            add(CoreText::tr("compare all contents"), u"CHECKSUM TABLE %1 EXTENDED"_s.arg(shipped));
        if (part) {
            add(CoreText::tr("keep others away"), u"LOCK TABLES %1 WRITE, %2 WRITE"_s.arg(m_table, shipped));
            add(CoreText::tr("the rows and the empty partition change places"), exchange);
            add(CoreText::tr("and away with what is empty now"), u"DROP TABLE "_s + shipped);
        }
        return std::move(m_statements);
    }

    /// The purpose, with the server's name in front where the statement is not for the target.
    QString onSource(const QString &purpose) const
    {
        return m_plan.source.isOnServer()
                   ? CoreText::tr("source %1, %2").arg(m_plan.source.table->server->displayName(), purpose)
                   : purpose;
    }

    void addSourceSession()
    {
        const SourceTable &table = *m_plan.source.table;
        const qint64 sessions = m_plan.workers + 1;
        for (const QString &statement : sourceSessionStatements(m_plan.timeZone()))
            add(onSource(CoreText::tr("each session")), statement, sessions);
        if (table.key.isEmpty())
            return;
        if (table.hasSnapshots())
            add(onSource(CoreText::tr("keep writers away while the snapshots are taken")),
                lockSourceStatement(table));
        for (const QString &statement : snapshotStatements())
            add(onSource(CoreText::tr("each session: the rows as they are now")), statement, sessions);
        if (table.hasSnapshots())
            add(onSource(CoreText::tr("let writers go on")), u"UNLOCK TABLES"_s);
    }

    /// Variables of the whole server: what they were is on disk and in a table before the first is changed.
    void addServerSettings()
    {
        if (m_plan.global.isEmpty() && m_plan.host.isEmpty())
            return;
        add(CoreText::tr("where the old values of server settings are written down, "
                         "besides the run's folder"),
            SettingsTable(m_plan.schema, {}).createStatement());
        for (const SessionSetting &setting : m_plan.global)
            add(CoreText::tr("for the whole server, put back after the load"),
                setGlobalStatement(setting.name, setting.value));
        for (const SessionSetting &setting : m_plan.host)
            add(CoreText::tr("for the server's machine (no SQL), put back after the load"),
                HostSettings::command(setting.name, setting.value));
    }

    void addServerSettingsBack()
    {
        if (m_plan.global.isEmpty() && m_plan.host.isEmpty())
            return;
        const QString purpose =
            CoreText::tr("put back to what it was, unless somebody else changed it meanwhile");
        for (auto setting = m_plan.host.rbegin(); setting != m_plan.host.rend(); ++setting)
            add(purpose, HostSettings::command(setting->name, u"…"_s));
        for (auto setting = m_plan.global.rbegin(); setting != m_plan.global.rend(); ++setting)
            add(purpose, setting->name == redoLogName() ? setGlobalStatement(setting->name, u"ON"_s)
                                                        : u"SET GLOBAL %1 = …"_s.arg(setting->name));
        add(CoreText::tr("when no other run has a row in it"),
            SettingsTable(m_plan.schema, {}).dropStatement());
    }

    void addPreparation()
    {
        if (!m_plan.createSql.isEmpty()) {
            add(CoreText::tr("create the schema when it is missing"), createSchemaStatement(m_plan));
            add(CoreText::tr("create the table when it is missing"), m_plan.createSql.trimmed());
        }
        add(CoreText::tr("create the journal"), createJournalStatement(m_plan));
        addLoggedLikeRows(CoreText::tr("the run's own line in it, which keeps it there"),
                          u"INSERT INTO %1 (…) VALUES (…)"_s.arg(m_journal));
        add(CoreText::tr("count the rows before"), u"SELECT COUNT(*) FROM %1"_s.arg(m_table));
        addServerSettings();
        if (m_plan.indexes != IndexPolicy::Keep)
            add(CoreText::tr(
                    "drop the secondary indexes, once their definitions are saved in the run's folder"),
                u"ALTER TABLE %1 DROP INDEX …"_s.arg(m_table));
        for (const QString &statement : sessionStatements(m_plan))
            add(CoreText::tr("each worker: strictness"), statement, m_plan.workers);
        for (const SessionSetting &setting : m_plan.sessionSettings())
            add(CoreText::tr("each worker: session setting, put back at the end"),
                setSessionStatement(setting.name, setting.value), m_plan.workers);
    }

    void addChunks()
    {
        if (m_plan.source.isOnServer())
            addSourceSession();
        if (m_plan.source.isTable() && !m_plan.source.table->key.isEmpty())
            add(onSource(CoreText::tr("find where the ranges of the key end, ahead of the load")),
                u"SELECT %1 %2 ORDER BY %1 LIMIT 1 OFFSET …"_s.arg(
                    keyOrder(m_plan.source.table->key, sourceAlias()), fromRange(*m_plan.source.table, {})));
        const bool sameServer = m_plan.source.isSameServerTable();
        add(CoreText::tr("each chunk"), u"START TRANSACTION"_s, m_chunks);
        if (m_plan.mapping.usesRowNumber() && !sameServer)
            add(CoreText::tr("each chunk: row number of the row before its first"),
                u"SET %1 = 0"_s.arg(rowNumberVariable()), m_chunks);
        if (m_plan.source.isOnServer())
            add(onSource(CoreText::tr("each chunk, with the range of its key")),
                sourceRowsStatement(*m_plan.source.table), m_chunks);
        add(sameServer
                ? CoreText::tr("each chunk, in statements of some ten thousand rows, each with the range "
                               "of its key")
                : CoreText::tr("each chunk"),
            planLoadStatement(m_plan, u"chunk 1"_s), m_chunks);
        add(CoreText::tr("each chunk: journal"), insertJournalStatement(m_journal, u"…"_s), m_chunks);
        add(CoreText::tr("each chunk"), u"COMMIT"_s, m_chunks);
    }

    void addEnd()
    {
        if (m_plan.indexes != IndexPolicy::Keep)
            add(CoreText::tr("build them in one go"), u"ALTER TABLE %1 ADD INDEX …"_s.arg(m_table));
        addServerSettingsBack();
        add(CoreText::tr("count the rows after"), u"SELECT COUNT(*) FROM %1"_s.arg(m_table));
        if (m_plan.verify != VerifyLevel::Counts && !m_plan.source.isSameServerTable())
            add(m_plan.verify == VerifyLevel::Content
                    ? CoreText::tr("compare contents with the checksum taken on the way, chunk by chunk")
                    : CoreText::tr("compare contents of some chunks with the checksum taken on the way"),
                u"SELECT COUNT(*), SUM(CRC32(CONCAT_WS(…))) FROM %1 WHERE … BETWEEN … AND …"_s.arg(m_table),
                m_chunks);
        addLoggedLikeRows(CoreText::tr("take the run's lines out of the journal"),
                          u"DELETE FROM %1 WHERE …"_s.arg(m_journal));
        add(CoreText::tr("lock the journal when no other run has a line in it"),
            u"LOCK TABLES %1 WRITE"_s.arg(m_journal));
        add(CoreText::tr("drop the journal when no other run needs it"), u"DROP TABLE %1"_s.arg(m_journal));
        add(CoreText::tr("let go of it"), u"UNLOCK TABLES"_s);
    }

    const Plan &m_plan;
    const QString m_table;
    const QString m_journal;
    qint64 m_chunks = 1;
    QVector<PlannedStatement> m_statements;
};

} // namespace

QString PlannedStatement::heading() const
{
    return times > 1 ? purpose + CoreText::tr(" (%1 times)").arg(groupedNumber(times)) : purpose;
}

QString PlannedStatement::text() const
{
    return u"-- %1\n%2;\n"_s.arg(heading(), sql);
}

QVector<PlannedStatement> plannedStatements(const Plan &plan)
{
    return Lister(plan).list();
}

} // namespace millrace
