// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/insertcomparison.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/load/control/firsterror.h"
#include "core/run/trials/comparisonrows.h"
#include "core/run/trials/triallock.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/sql/quoting.h"

#include <QElapsedTimer>
#include <algorithm>
#include <atomic>
#include <barrier>
#include <optional>
#include <thread>
#include <vector>

namespace millrace {

namespace {

const QString comparisonPrefix = u"_millrace_compare_"_s;

Error cancelled()
{
    return {.code = ErrorCode::Cancelled, .what = CoreText::tr("The comparison was stopped.")};
}

Error outOfRange(const QString &what)
{
    return {.code = ErrorCode::PlanInvalid, .what = what, .howToFix = CoreText::tr("Give other figures.")};
}

double median(QVector<double> values)
{
    if (values.isEmpty())
        return -1;
    std::sort(values.begin(), values.end());
    const qsizetype middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

/// The tables of one comparison, on the connection that holds their lock.
class Tables
{
public:
    Tables(Connection &connection, const QString &schema)
        : m_connection(connection)
        , m_schema(schema)
        , m_mark(newTrialName(comparisonPrefix))
    {}
    ~Tables() { (void)drop(); }
    Tables(const Tables &) = delete;
    Tables &operator=(const Tables &) = delete;

    QString name(int index) const { return qualifiedName(m_schema, u"%1_%2"_s.arg(m_mark).arg(index)); }
    Result<void> lock() { return holdTrialLock(m_connection, m_mark); }
    Result<void> create(int count)
    {
        MILLRACE_TRY_VOID(drop());
        for (m_count = 0; m_count < count;) {
            // Counted before it is made: an answer that is lost may stand for a table that is there.
            const int index = m_count++;
            MILLRACE_TRY_VOID(m_connection.execute(
                u"CREATE TABLE %1 (id int NOT NULL PRIMARY KEY, k int NOT NULL, c char(120) NOT "
                "NULL, pad char(60) NOT NULL, KEY k (k)) ENGINE=InnoDB CHARACTER SET latin1"_s.arg(
                    name(index))));
        }
        return {};
    }
    Result<void> drop()
    {
        Result<void> result;
        for (; m_count > 0; --m_count)
            if (const auto dropped =
                    m_connection.execute(u"DROP TABLE IF EXISTS %1"_s.arg(name(m_count - 1)));
                !dropped && result)
                result = dropped;
        return result;
    }

private:
    Connection &m_connection;
    const QString m_schema;
    const QString m_mark;
    int m_count = 0;
};

enum class Way
{
    Load,
    Insert
};

/// One repetition: workers take chunks of all tables from one list.
class Trial
{
public:
    Trial(const ResolvedConnection &target, const Tables &tables, const ComparisonCell &cell, Way way,
          std::stop_token stop)
        : m_target(target)
        , m_tables(tables)
        , m_cell(cell)
        , m_way(way)
        , m_stop(std::move(stop))
    {}
    Result<double> run();

private:
    void work();
    Result<void> sendChunk(Connection &connection, const QString &table, qint64 first, qint64 rows);
    Result<void> insertChunk(Connection &connection, const QString &table, qint64 first, qint64 rows);

    const ResolvedConnection &m_target;
    const Tables &m_tables;
    const ComparisonCell &m_cell;
    const Way m_way;
    const std::stop_token m_stop;
    std::atomic<qint64> m_nextChunk = 0;
    std::optional<std::barrier<>> m_start; ///< all are connected when the clock starts
    FirstError m_error;
};

Result<double> Trial::run()
{
    m_start.emplace(m_cell.workers + 1);
    QElapsedTimer timer;
    {
        std::vector<std::jthread> workers; // joined at the end of this block
        workers.reserve(static_cast<std::size_t>(m_cell.workers));
        for (int i = 0; i < m_cell.workers; ++i)
            workers.emplace_back([this] { work(); });
        m_start->arrive_and_wait();
        timer.start();
    }
    if (const auto error = m_error.error())
        return fail(*error);
    if (m_stop.stop_requested())
        return fail(cancelled());
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

void Trial::work()
{
    auto connection = Connection::open(m_target);
    if (!connection)
        m_error.report(connection.error());
    else if (const auto set = (*connection)->execute(u"SET SESSION autocommit = 0"_s); !set)
        m_error.report(set.error());
    m_start->arrive_and_wait();
    const qint64 chunks =
        (m_cell.rows + ComparisonOptions::rowsPerChunk - 1) / ComparisonOptions::rowsPerChunk;
    while (!m_error.isThere() && !m_stop.stop_requested()) {
        const qint64 chunk = m_nextChunk++;
        if (chunk >= chunks * m_cell.tables)
            break;
        // Chunk by chunk through all tables, as a load of many tables goes.
        const QString table = m_tables.name(static_cast<int>(chunk % m_cell.tables));
        const qint64 first = chunk / m_cell.tables * ComparisonOptions::rowsPerChunk;
        const qint64 rows = std::min(ComparisonOptions::rowsPerChunk, m_cell.rows - first);
        auto sent = sendChunk(**connection, table, first + 1, rows);
        if (sent)
            sent = (*connection)->execute(u"COMMIT"_s);
        if (!sent)
            m_error.report(sent.error());
    }
}

Result<void> Trial::sendChunk(Connection &connection, const QString &table, qint64 first, qint64 rows)
{
    if (m_way == Way::Insert)
        return insertChunk(connection, table, first, rows);
    ComparisonFeed feed(first, rows);
    MILLRACE_TRY(
        const auto loaded,
        connection.loadData(
            u"LOAD DATA LOCAL INFILE 'millrace comparison' INTO TABLE %1 CHARACTER SET latin1 (id, k, c, pad)"_s
                .arg(table),
            feed));
    if (loaded.records == rows && loaded.skipped == 0)
        return {};
    return fail(
        {.code = ErrorCode::StatementFailed,
         .what = CoreText::tr("LOAD DATA took %1 rows of %2.").arg(loaded.records - loaded.skipped).arg(rows),
         .howToFix = CoreText::tr("Compare on a server that nobody else writes to.")});
}

Result<void> Trial::insertChunk(Connection &connection, const QString &table, qint64 first, qint64 rows)
{
    ComparisonRows source(first, rows);
    const QByteArray head = "INSERT INTO " + table.toUtf8() + " (id, k, c, pad) VALUES (";
    while (!source.atEnd()) {
        QByteArray sql = head;
        sql.reserve(ComparisonOptions::bytesPerInsert + 1024);
        for (;;) {
            source.append(sql, ",", "'");
            sql += ')';
            if (source.atEnd() || sql.size() >= ComparisonOptions::bytesPerInsert)
                break;
            sql += ",(";
        }
        MILLRACE_TRY_VOID(connection.executeBytes(sql));
    }
    return {};
}

} // namespace

double ComparisonCell::load() const
{
    return median(loadSeconds);
}

double ComparisonCell::insert() const
{
    return median(insertSeconds);
}

double ComparisonCell::ratio() const
{
    return load() > 0 && insert() > 0 ? load() / insert() : -1;
}

QJsonObject ComparisonCell::toJson() const
{
    return {{u"tables"_s, tables},
            {u"rows"_s, rows},
            {u"workers"_s, workers},
            {u"load_seconds"_s, load()},
            {u"insert_seconds"_s, insert()},
            {u"load_to_insert"_s, ratio()},
            {u"load_runs"_s, toJsonValue(loadSeconds)},
            {u"insert_runs"_s, toJsonValue(insertSeconds)}};
}

QJsonObject Comparison::toJson() const
{
    return {
        {u"server"_s, server}, {u"cells"_s, toJsonValue(cells)}, {u"leftovers_dropped"_s, leftoversDropped}};
}

QByteArray Comparison::toCsv() const
{
    qsizetype repetitions = 0;
    for (const ComparisonCell &cell : cells)
        repetitions = std::max(repetitions, cell.loadSeconds.size());
    QByteArray csv = "tables,rows,workers,load_seconds,insert_seconds,load_to_insert";
    for (qsizetype i = 1; i <= repetitions; ++i)
        csv += ",load_" + QByteArray::number(i) + ",insert_" + QByteArray::number(i);
    csv += '\n';
    const auto seconds = [](double value) { return QByteArray::number(value, 'f', 4); };
    for (const ComparisonCell &cell : cells) {
        csv += QByteArray::number(cell.tables) + ',' + QByteArray::number(cell.rows) + ',' +
               QByteArray::number(cell.workers) + ',' + seconds(cell.load()) + ',' + seconds(cell.insert()) +
               ',' + seconds(cell.ratio());
        for (qsizetype i = 0; i < repetitions; ++i)
            csv += ',' + (i < cell.loadSeconds.size() ? seconds(cell.loadSeconds[i]) : QByteArray()) + ',' +
                   (i < cell.insertSeconds.size() ? seconds(cell.insertSeconds[i]) : QByteArray());
        csv += '\n';
    }
    return csv;
}

Result<void> ComparisonOptions::validate() const
{
    if (tables.isEmpty() || rows.isEmpty() || workers.isEmpty() || repetitions < 1)
        return fail(outOfRange(CoreText::tr("A comparison needs tables, rows, workers and a repetition.")));
    for (const int count : tables)
        if (count < 1 || count > mostTables)
            return fail(outOfRange(CoreText::tr("%1 tables; it can be 1 to %2.").arg(count).arg(mostTables)));
    for (const qint64 count : rows)
        if (count < 1 || count > 2'000'000'000)
            return fail(outOfRange(CoreText::tr("%1 rows; it can be 1 to 2,000,000,000.").arg(count)));
    for (const int count : workers)
        if (count < 1 || count > mostWorkers)
            return fail(
                outOfRange(CoreText::tr("%1 workers; it can be 1 to %2.").arg(count).arg(mostWorkers)));
    return {};
}

Result<int> dropComparisonLeftovers(const ResolvedConnection &target)
{
    MILLRACE_TRY(const auto connection, Connection::open(target));
    return dropTrialLeftovers(*connection, target.spec.schema, comparisonPrefix, u"_[0-9]+"_s);
}

Result<Comparison> compareWays(const ResolvedConnection &target, const ComparisonOptions &options,
                               const std::function<void(const ComparisonCell &)> &onCell,
                               std::stop_token stop)
{
    MILLRACE_TRY_VOID(options.validate());
    MILLRACE_TRY(const auto connection, Connection::open(target));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*connection));
    if (!facts.takesLocal())
        return fail(
            {.code = ErrorCode::LocalInfileOff,
             .what = CoreText::tr("The server refuses LOAD DATA LOCAL: there is nothing to compare."),
             .howToFix = CoreText::tr("SET GLOBAL local_infile = ON, or compare on the scratch server.")});
    Comparison result{.server = facts.displayName()};
    MILLRACE_TRY(result.leftoversDropped, dropComparisonLeftovers(target));

    Tables tables(*connection, target.spec.schema);
    MILLRACE_TRY_VOID(tables.lock());
    for (const int tableCount : options.tables)
        for (const qint64 rows : options.rows)
            for (const int workers : options.workers)
                result.cells << ComparisonCell{.tables = tableCount, .rows = rows, .workers = workers};
    for (ComparisonCell &cell : result.cells)
        for (int i = 0; i < options.repetitions; ++i) {
            // By turns, and each first as often as second: what warms up or fills up meets both.
            for (const Way way :
                 {i % 2 == 0 ? Way::Load : Way::Insert, i % 2 == 0 ? Way::Insert : Way::Load}) {
                if (stop.stop_requested())
                    return fail(cancelled());
                MILLRACE_TRY_VOID(tables.create(cell.tables));
                MILLRACE_TRY(const auto seconds, Trial(target, tables, cell, way, stop).run());
                (way == Way::Load ? cell.loadSeconds : cell.insertSeconds) << seconds;
            }
            if (onCell)
                onCell(cell);
        }
    MILLRACE_TRY_VOID(tables.drop());
    return result;
}

} // namespace millrace
