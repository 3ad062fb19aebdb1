// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/warmup.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/base/text.h"
#include "core/load/control/statementkiller.h"
#include "core/server/connection.h"
#include "core/server/errorcatalogue.h"
#include "core/server/freshreads.h"
#include "core/server/serverhost.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"
#include "core/verify/poolpages.h"

#include <QElapsedTimer>
#include <algorithm>

namespace millrace {

namespace {

const QString clustered = u"PRIMARY"_s;

Error cancelled()
{
    return {.code = ErrorCode::Cancelled, .what = CoreText::tr("The warm-up was stopped.")};
}

bool isLoss(const Error &error)
{
    return isConnectionLoss(error.context.serverCode.value_or(0));
}

double secondsOf(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

/// One warm-up on its way: the connection and what was found out about its server.
class Warming
{
public:
    Warming(const Warmup &job, std::unique_ptr<Connection> connection, ServerFacts facts)
        : m_job(job)
        , m_connection(std::move(connection))
        , m_facts(std::move(facts))
        , m_host(ServerHost::find(*m_connection))
        , m_killer(job.target, 1, job.stop)
    {
        m_killer.watch(0, m_connection->threadId());
    }

    Result<WarmupReport> run()
    {
        return warmAll().map_error([this](const Error &error) { return told(error); });
    }

private:
    Result<WarmupReport> warmAll();
    Result<void> prepareSession();
    Result<QVector<TableSchema>> readSchemas();
    MemoryFigures memory();
    qint64 pagesRead();
    Result<WarmedTable> warm(const TableSchema &table);
    Result<double> maintain(const char *verb, const TableSchema &table, QStringList &notes);
    QStringList chosenIndexes(const TableSchema &table, QStringList &notes) const;
    Result<WarmedIndex> scan(const TableSchema &table, const QString &index);
    Result<void> scanOnce(const QString &sql, double &seconds, qint64 &reads);
    Result<QString> writePageList();
    /// What goes wrong after a stop does so because of it.
    Error told(const Error &error) const { return m_job.stop.stop_requested() ? cancelled() : error; }
    void say(const QString &stage) const
    {
        if (m_job.onStage)
            m_job.onStage(stage);
    }

    const Warmup &m_job;
    std::unique_ptr<Connection> m_connection;
    const ServerFacts m_facts;
    const ServerHost m_host;
    WarmupReport m_report;
    bool m_tooLarge = false;  ///< a table was left out because it is larger than the pool
    StatementKiller m_killer; ///< declared last: its thread ends before anything else goes
};

/// A statement that takes hours is what this is about; locks are nobody's business here.
Result<void> Warming::prepareSession()
{
    MILLRACE_TRY_VOID(m_connection->execute(u"SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED"_s));
    for (const QString &name : {u"max_statement_time"_s, u"max_execution_time"_s})
        if (m_facts.variables.contains(name))
            MILLRACE_TRY_VOID(m_connection->execute(u"SET SESSION %1 = 0"_s.arg(name)));
    return {};
}

/// All of them before the first is read: a name that is wrong shall not be found out after an hour.
Result<QVector<TableSchema>> Warming::readSchemas()
{
    QVector<TableSchema> tables;
    for (const QString &name : m_job.tables) {
        const qsizetype dot = name.indexOf(u'.');
        const QString schema = dot < 0 ? m_job.target.spec.schema : name.left(dot);
        MILLRACE_TRY(auto table, readTable(*m_connection, schema, name.mid(dot + 1)));
        tables << std::move(table);
    }
    return tables;
}

qint64 Warming::pagesRead()
{
    // With the pages of read-ahead, which MariaDB counts among Innodb_buffer_pool_reads as well and MySQL
    // does not.
    const auto rows = m_connection->rows(u"SHOW GLOBAL STATUS LIKE 'Innodb_pages_read'"_s);
    return rows && !rows->isEmpty() ? rows->first().value(1).toLongLong() : -1;
}

MemoryFigures Warming::memory()
{
    MemoryFigures figures{
        .pagesRead = pagesRead(), .residentBytes = m_host.residentBytes(), .readBytes = m_host.readBytes()};
    const auto rows =
        m_connection->rows(u"SHOW GLOBAL STATUS WHERE Variable_name IN ('Innodb_buffer_pool_pages_data', "
                           "'Innodb_buffer_pool_pages_total', 'Innodb_page_size')"_s);
    for (const auto &row : rows.value_or(QVector<QVector<QVariant>>())) {
        const QString name = row.value(0).toString().toLower();
        (name.endsWith("_data"_L1)    ? figures.pagesData
         : name.endsWith("_total"_L1) ? figures.pagesTotal
                                      : figures.pageBytes) = row.value(1).toLongLong();
    }
    return figures;
}

Result<WarmupReport> Warming::warmAll()
{
    MILLRACE_TRY_VOID(prepareSession());
    MILLRACE_TRY(const auto tables, readSchemas());
    m_report.server = m_facts.displayName();
    m_report.poolBytes = m_facts.bufferPoolBytes();
    m_report.before = memory();
    if (!m_host.isLocal())
        m_report.notes << CoreText::tr("The server's process runs elsewhere: its memory and its reads from "
                                       "disk are not known.");
    else if (m_report.before.readBytes < 0)
        m_report.notes << CoreText::tr(
                              "What the server's process (pid %1) has read from disk is shown to its own "
                              "account and to root only.")
                              .arg(m_host.pid);
    for (const TableSchema &table : tables) {
        MILLRACE_TRY(auto warmed, warm(table));
        m_report.tables << std::move(warmed);
    }
    m_report.after = memory();
    if (m_job.options.pageList || m_tooLarge) {
        MILLRACE_TRY(m_report.pageList, writePageList());
    }
    return m_job.stop.stop_requested() ? Result<WarmupReport>(fail(cancelled())) : m_report;
}

/// OPTIMIZE and ANALYZE answer with rows; a refusal is one of them.
Result<double> Warming::maintain(const char *verb, const TableSchema &table, QStringList &notes)
{
    const QString name = QString::fromLatin1(verb);
    say(u"%1: %2"_s.arg(table.name, name));
    QElapsedTimer timer;
    timer.start();
    const auto rows = m_connection->rows(
        u"%1 NO_WRITE_TO_BINLOG TABLE %2"_s.arg(name, qualifiedName(table.schema, table.name)));
    if (m_job.stop.stop_requested())
        return fail(cancelled());
    if (!rows) {
        if (isLoss(rows.error()))
            return fail(rows.error());
        notes << CoreText::tr("%1 was refused: %2").arg(name, rows.error().text());
        return -1.0;
    }
    for (const auto &row : *rows)
        if (row.size() > 3 && row[2].toString().compare("error"_L1, Qt::CaseInsensitive) == 0) {
            notes << CoreText::tr("%1 was refused: %2").arg(name, row[3].toString());
            return -1.0;
        }
    return secondsOf(timer);
}

QStringList Warming::chosenIndexes(const TableSchema &table, QStringList &notes) const
{
    QStringList chosen{clustered};
    for (const Index &index : table.indexes)
        if (!index.primary && m_job.options.indexes.contains(WarmupOptions::allIndexes))
            chosen << index.name;
    for (const QString &wanted : m_job.options.indexes) {
        if (wanted == WarmupOptions::allIndexes)
            continue;
        const auto found =
            std::find_if(table.indexes.begin(), table.indexes.end(), [&wanted](const Index &index) {
                return index.name.compare(wanted, Qt::CaseInsensitive) == 0;
            });
        if (found == table.indexes.end())
            notes << CoreText::tr("There is no index %1.").arg(wanted);
        else if (!chosen.contains(found->name))
            chosen << found->name;
    }
    return chosen;
}

Result<WarmedTable> Warming::warm(const TableSchema &table)
{
    WarmedTable warmed{.table = table.schema + u'.' + table.name};
    if (table.engine.compare("InnoDB"_L1, Qt::CaseInsensitive) != 0) {
        warmed.notes
            << CoreText::tr("Its engine is %1: the buffer pool holds InnoDB tables only.").arg(table.engine);
        return warmed;
    }
    for (const auto &[wanted, verb, seconds] :
         {std::tuple{m_job.options.optimize, "OPTIMIZE", &WarmedTable::optimizeSeconds},
          std::tuple{m_job.options.analyze, "ANALYZE", &WarmedTable::analyzeSeconds}}) {
        if (!wanted)
            continue;
        MILLRACE_TRY(warmed.*seconds, maintain(verb, table, warmed.notes));
    }
    MILLRACE_TRY(
        const auto sizes,
        m_connection->rows(
            u"SELECT DATA_LENGTH, INDEX_LENGTH FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 "
            "AND TABLE_NAME = %2"_s.arg(quotedString(table.schema), quotedString(table.name))));
    if (!sizes.isEmpty()) {
        warmed.dataBytes = sizes.first().value(0).toLongLong();
        warmed.indexBytes = sizes.first().value(1).toLongLong();
    }
    if (m_report.poolBytes > 0 && warmed.dataBytes > m_report.poolBytes) {
        m_tooLarge = true;
        warmed.notes << CoreText::tr(
                            "Not scanned: its %1 do not fit into the buffer pool of %2, and a scan would "
                            "only throw out what users have read into it.")
                            .arg(sizeText(warmed.dataBytes), sizeText(m_report.poolBytes));
        return warmed;
    }

    QString why;
    MILLRACE_TRY(const auto before, poolPages(*m_connection, m_facts, table.schema, table.name, why));
    for (const QString &index : chosenIndexes(table, warmed.notes)) {
        MILLRACE_TRY(auto scanned, scan(table, index));
        warmed.indexes << std::move(scanned);
    }
    if (!why.isEmpty()) {
        warmed.notes << why;
        return warmed;
    }
    MILLRACE_TRY(const auto after, poolPages(*m_connection, m_facts, table.schema, table.name, why));
    for (WarmedIndex &index : warmed.indexes) {
        index.pagesBefore = before.value(index.index, 0);
        index.pagesAfter = after.value(index.index, 0);
    }
    return warmed;
}

Result<WarmedIndex> Warming::scan(const TableSchema &table, const QString &index)
{
    const bool hasPrimary = std::any_of(table.indexes.begin(), table.indexes.end(),
                                        [](const Index &each) { return each.primary; });
    QString hint = u"FORCE INDEX (%1)"_s.arg(quotedIdentifier(index));
    if (index == clustered && !hasPrimary) {
        QStringList others;
        for (const Index &each : table.indexes)
            others << quotedIdentifier(each.name);
        hint = others.isEmpty() ? QString() : u"IGNORE INDEX (%1)"_s.arg(others.join(u", "_s));
    }
    const QString sql = u"SELECT SUM(0) FROM %1 %2"_s.arg(qualifiedName(table.schema, table.name), hint);
    WarmedIndex warmed{.index = index};
    say(CoreText::tr("%1: reading %2").arg(table.name, index));
    MILLRACE_TRY_VOID(scanOnce(sql, warmed.firstSeconds, warmed.firstReads));
    say(CoreText::tr("%1: reading %2 again").arg(table.name, index));
    MILLRACE_TRY_VOID(scanOnce(sql, warmed.secondSeconds, warmed.secondReads));
    return warmed;
}

Result<void> Warming::scanOnce(const QString &sql, double &seconds, qint64 &reads)
{
    if (m_job.stop.stop_requested())
        return fail(cancelled());
    FreshReads fresh(*m_connection); // what is warmed is all that was loaded
    const qint64 before = pagesRead();
    QElapsedTimer timer;
    timer.start();
    MILLRACE_TRY_VOID(fresh.ask([&] { return m_connection->value(sql); }));
    seconds = secondsOf(timer);
    const qint64 after = pagesRead();
    reads = before < 0 || after < before ? -1 : after - before;
    return {};
}

/// The share of the pages and what becomes of the list are the server's own settings, which stay as they are.
Result<QString> Warming::writePageList()
{
    say(CoreText::tr("the list of pages is written"));
    constexpr auto pause = std::chrono::milliseconds(100);
    constexpr int longestMs = 60'000;
    constexpr int sameSecondMs = 2'000; // a second list within one second is told in the same words
    const QString question = u"SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_dump_status'"_s;
    const auto status = [&]() -> Result<QString> {
        MILLRACE_TRY(const auto rows, m_connection->rows(question));
        return rows.isEmpty() ? QString() : rows.first().value(1).toString();
    };
    MILLRACE_TRY(const auto before, status());
    if (const auto asked = m_connection->execute(u"SET GLOBAL innodb_buffer_pool_dump_now = ON"_s); !asked) {
        if (isLoss(asked.error()))
            return fail(asked.error());
        return CoreText::tr("The list of pages was not written: %1").arg(asked.error().text());
    }
    QElapsedTimer timer;
    timer.start();
    QString now;
    do {
        MILLRACE_TRY(now, status());
        const bool completed = now.contains("completed"_L1);
        if (completed && (now != before || timer.hasExpired(sameSecondMs)))
            break;
    } while (!timer.hasExpired(longestMs) && sleepFor(m_job.stop, pause));
    const QString share = m_facts.variables.value(u"innodb_buffer_pool_dump_pct"_s);
    const bool loads = m_facts.variables.value(u"innodb_buffer_pool_load_at_startup"_s) == "ON"_L1;
    QString text =
        CoreText::tr("List of pages: %1 (%2 % of each pool, the most recently used). ").arg(now, share);
    text += loads ? CoreText::tr("The server reads these pages at its next start.")
                  : CoreText::tr("For the server to read them at its next start put "
                                 "innodb_buffer_pool_load_at_startup=ON into its my.cnf.");
    if (share.toInt() < 100)
        text += CoreText::tr(" For all pages: SET GLOBAL innodb_buffer_pool_dump_pct=100.");
    return text;
}

} // namespace

Result<WarmupReport> Warmup::run() const
{
    MILLRACE_TRY(auto connection, Connection::open(target));
    MILLRACE_TRY(auto facts, ServerFacts::read(*connection));
    return Warming(*this, std::move(connection), std::move(facts)).run();
}

} // namespace millrace
