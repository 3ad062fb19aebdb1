// SPDX-License-Identifier: GPL-3.0-or-later
// A table larger than the buffer pool: secondary indexes in place against deferred, shuffled rows against
// sorted ones, in turn, on one server. The same rows, chunks and sessions both ways.
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/indexes/indexbuild.h"
#include "core/run/migrationrun.h"
#include "core/sql/quoting.h"
#include "tests/bench/benchdata.h"
#include "tests/bench/benchmain.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QProcess>
#include <algorithm>
#include <cstdio>

namespace millrace::bench {

namespace {

using test::PrivateServer;

struct Options
{
    bool order = false; ///< shuffled rows, sorted or not; otherwise secondary indexes, deferred or not
    qint64 rows = 2'000'000;
    qint64 chunkRows = 100'000;
    qint64 poolBytes = 32LL * 1024 * 1024;
    qint64 memoryBytes = 512LL * 1024 * 1024;
    int workers = 2;
    int repeats = 1;
    double minRatio = 0; ///< 0: only printed
    QStringList serverArguments;
};

class NoObserver final : public RunObserver
{
public:
    void onEvent(const Event &) override {}
};

double seconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

/// One way of loading, whole: preflight, sort, drop, load, build, counts.
struct Way
{
    double seconds = 0;
    double evenness = 0; ///< rate of the last tenth of the rows through that of the first
    QString checksum;
    QString createText;
};

/// From the run's samples: rows per second over the last tenth of the rows through those over the first
/// tenth.
double evennessOf(const RunFolder &folder, qint64 rows)
{
    const auto samples = orThrow(folder.samples());
    const auto rateBetween = [&samples](double from, double to) {
        const auto at = [&samples](double row) {
            return std::find_if(samples.begin(), samples.end(), [row](const Sample &sample) {
                return static_cast<double>(sample.rowsStreamed) >= row;
            });
        };
        const auto first = at(from);
        const auto last = at(to);
        if (first == samples.end() || last == samples.end() || last->elapsedMs <= first->elapsedMs)
            return 0.0;
        return static_cast<double>(last->rowsStreamed - first->rowsStreamed) /
               static_cast<double>(last->elapsedMs - first->elapsedMs);
    };
    const auto all = static_cast<double>(rows);
    const double first = rateBetween(1, all / 10);
    return first > 0 ? rateBetween(all * 9 / 10, all) / first : 0;
}

class Bench
{
public:
    explicit Bench(const Options &options)
        : m_options(options)
        , m_server({.memoryBytes = options.poolBytes, .extraArguments = options.serverArguments})
        , m_table{.schema = m_server.freshSchema()}
        , m_target(m_server.connectionAs(u"root"_s, m_server.connection().password, m_table.schema))
    {
        const QString file = m_server.filesFolder() + u"/credits.txt"_s;
        writeRows(file, 1, options.rows);
        if (options.order)
            shuffle(file);
        m_table.recreate(m_server);
        m_plan = planFor({file}, m_table, m_server);
        m_plan.workers = options.workers;
        m_plan.chunkRows = options.chunkRows;
        m_plan.memoryBytes = options.memoryBytes;
    }

    bool run()
    {
        std::printf("%s, %s rows in chunks of %s, %d sessions, %s, buffer pool %s\n",
                    qPrintable(m_server.value(u"SELECT VERSION()"_s).toString()),
                    qPrintable(groupedNumber(m_options.rows)), qPrintable(groupedNumber(m_options.chunkRows)),
                    m_options.workers,
                    m_options.order ? "shuffled rows, primary key only" : "3 secondary indexes",
                    qPrintable(sizeText(m_options.poolBytes)));
        const char *plainName = m_options.order ? "in file order" : "in place";
        const char *betterName = m_options.order ? "sorted first" : "deferred";
        double bestInPlace = 0;
        double bestDeferred = 0;
        for (int round = 0; round < m_options.repeats; ++round) {
            // Who goes first changes: neither always meets the warmer machine.
            const bool deferredFirst = round % 2 == 1;
            const Way first = load(deferredFirst);
            const Way second = load(!deferredFirst);
            if (first.checksum != second.checksum || first.createText != second.createText)
                throw std::runtime_error("the two ways do not give the same table");
            const Way &inPlace = deferredFirst ? second : first;
            const Way &deferred = deferredFirst ? first : second;
            std::printf("round %d: %s %.2f s (last tenth of the rows at %.2f of the first's rate); %s %.2f s "
                        "(at %.2f); ratio %.2f; tables of %s\n",
                        round + 1, plainName, inPlace.seconds, inPlace.evenness, betterName, deferred.seconds,
                        deferred.evenness, inPlace.seconds / deferred.seconds, qPrintable(tableSize()));
            std::fflush(stdout);
            bestInPlace = round == 0 ? inPlace.seconds : std::min(bestInPlace, inPlace.seconds);
            bestDeferred = round == 0 ? deferred.seconds : std::min(bestDeferred, deferred.seconds);
        }
        const double ratio = bestInPlace / bestDeferred;
        std::printf("best: %s %.2f s (%s rows/s), %s %.2f s (%s rows/s), ratio %.2f\n", plainName,
                    bestInPlace, qPrintable(rateText(static_cast<double>(m_options.rows) / bestInPlace)),
                    betterName, bestDeferred,
                    qPrintable(rateText(static_cast<double>(m_options.rows) / bestDeferred)), ratio);
        if (m_options.minRatio <= 0)
            return true;
        std::printf("bound %.2f: %s\n", m_options.minRatio,
                    ratio >= m_options.minRatio ? "kept" : "NOT REACHED");
        return ratio >= m_options.minRatio;
    }

private:
    static void shuffle(const QString &file)
    {
        QProcess shuf;
        shuf.start(u"shuf"_s, {u"-o"_s, file, file});
        if (!shuf.waitForFinished(-1) || shuf.exitCode() != 0)
            throw std::runtime_error("shuf failed");
    }

    Way load(bool better)
    {
        m_table.recreate(m_server);
        if (!m_options.order)
            m_server.execute(u"ALTER TABLE %1 ADD KEY user (user_id), ADD KEY cause (cause_id, action), "
                             "ADD KEY created (created_at, user_id)"_s.arg(
                                 qualifiedName(m_table.schema, BenchTable::name())));
        settle(m_server);
        Plan plan = m_plan;
        if (better && m_options.order)
            plan.order = RowOrder::PrimaryKey;
        else if (better)
            plan.indexes = IndexPolicy::Defer;
        Way way;
        const auto folder = orThrow(RunFolder::create(plan));
        QElapsedTimer timer;
        timer.start();
        RunControl control;
        NoObserver observer;
        const RunSummary summary =
            MigrationRun(plan,
                         {.folder = *folder, .control = control, .observer = observer, .target = m_target})
                .run();
        way.seconds = seconds(timer);
        if (summary.status != RunState::Done || !summary.tables.first().verified)
            throw std::runtime_error(summary.error ? summary.error->text().toStdString()
                                                   : "the run is not verified");
        way.evenness = evennessOf(*folder, m_options.rows);
        way.checksum = m_server.checksum(m_table.schema, BenchTable::name());
        const auto connection = orThrow(Connection::open(m_target));
        way.createText = orThrow(connection->rows(u"SHOW CREATE TABLE "_s +
                                                  qualifiedName(m_table.schema, BenchTable::name())))
                             .first()
                             .value(1)
                             .toString();
        return way;
    }

    QString tableSize() const
    {
        const QString where =
            u"FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' AND TABLE_NAME = '%2'"_s.arg(
                m_table.schema, BenchTable::name());
        m_server.execute(u"ANALYZE TABLE "_s + qualifiedName(m_table.schema, BenchTable::name()));
        const auto connection = orThrow(Connection::open(m_server.connection()));
        const auto row = orThrow(connection->rows(u"SELECT DATA_LENGTH, INDEX_LENGTH "_s + where)).first();
        return u"%1 rows and %2 indexes"_s.arg(sizeText(row.value(0).toLongLong()),
                                               sizeText(row.value(1).toLongLong()));
    }

    const Options m_options;
    PrivateServer m_server;
    BenchTable m_table;
    ResolvedConnection m_target;
    Plan m_plan;
};

Options optionsFrom(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Measures whole runs on a private server with a small buffer pool: three secondary indexes in place "
        "against deferred, or (--order) shuffled rows in file order against sorted first. Exit: 0 within the "
        "bound, "
        "1 beyond, 2 failed."_s);
    parser.addHelpOption();
    Options options;
    const auto number = [](const char *name, const char *text, const char *value) {
        return QCommandLineOption(QLatin1String(name), QLatin1String(text), u"N"_s, QLatin1String(value));
    };
    parser.addOptions(
        {number("rows", "Rows to load.", "2000000"), number("chunk-rows", "Rows per chunk.", "100000"),
         number("pool-mib", "The server's buffer pool.", "32"), number("workers", "Sessions.", "2"),
         number("repeats", "Rounds; each measures both ways.", "1"),
         number("min-ratio", "Fail when the ratio is below this.", "0"),
         number("memory-mib", "Memory for sorting.", "512"),
         QCommandLineOption(u"order"_s, u"Shuffled rows instead of indexes."_s),
         QCommandLineOption(u"server-argument"_s, u"For the server; may be repeated."_s, u"ARGUMENT"_s)});
    parser.process(arguments);
    options.rows = parser.value(u"rows"_s).toLongLong();
    options.chunkRows = parser.value(u"chunk-rows"_s).toLongLong();
    options.poolBytes = parser.value(u"pool-mib"_s).toLongLong() * 1024 * 1024;
    options.memoryBytes = parser.value(u"memory-mib"_s).toLongLong() * 1024 * 1024;
    options.order = parser.isSet(u"order"_s);
    options.workers = parser.value(u"workers"_s).toInt();
    options.repeats = parser.value(u"repeats"_s).toInt();
    options.minRatio = parser.value(u"min-ratio"_s).toDouble();
    options.serverArguments = parser.values(u"server-argument"_s);
    if (options.rows < 1 || options.chunkRows < 1 || options.poolBytes < 1 || options.workers < 1 ||
        options.repeats < 1)
        throw std::runtime_error("every number must be 1 or more; only --min-ratio may be 0");
    return options;
}

} // namespace

} // namespace millrace::bench

int main(int argc, char **argv)
{
    using namespace millrace::bench;
    return benchMain(argc, argv, "flat_bench",
                     [](const QStringList &arguments) { return Bench(optionsFrom(arguments)).run(); });
}
