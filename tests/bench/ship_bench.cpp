// SPDX-License-Identifier: GPL-3.0-or-later
// A table built beside the server and taken in, against the server's own best ways, in turn, on one server.
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/wholedump/dumprun.h"
#include "core/sql/quoting.h"
#include "core/tuning/sessionguard.h"
#include "tests/bench/benchdata.h"
#include "tests/bench/benchmain.h"
#include "tests/bench/processortime.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QProcess>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <future>
#include <map>
#include <thread>

namespace millrace::bench {

namespace {

using test::PrivateServer;

struct Options
{
    qint64 rows = 4'000'000;
    QString keys = u"none"_s; ///< besides the primary key: none, integers (two), string
    bool shuffled = false;
    bool events = false;
    int repeats = 3;
    qint64 poolBytes = 1024LL * 1024 * 1024;
    qint64 memoryBytes = 512LL * 1024 * 1024;
    QStringList ways;
    QStringList serverArguments;
};

/// What one way took, whole: from the first statement to its proof.
struct Took
{
    double seconds = 0;
    double targetSeconds = 0;  ///< processor time of the target
    double machineSeconds = 0; ///< of all: the client, the throwaway server, the target
    double stallMs = 0;        ///< the longest statement of another client on the target
};

/// Prints what a run says, and when.
class Chronicler final : public RunObserver
{
public:
    explicit Chronicler(bool prints)
        : m_prints(prints)
    {
        m_timer.start();
    }
    void onEvent(const Event &event) override
    {
        if (m_prints)
            std::printf("    %7.3f s  %s\n", static_cast<double>(m_timer.nsecsElapsed()) / 1e9,
                        qPrintable(event.text));
    }

private:
    QElapsedTimer m_timer;
    bool m_prints;
};

/// Another client of the target: changes one row of a table of its own, again and again, as an application
/// does.
class OtherClient
{
public:
    OtherClient(const ResolvedConnection &target, const QString &table)
        : m_thread([this, target, table](const std::stop_token &stop) { work(stop, target, table); })
    {}

    /// The longest statement so far, and the count begins anew.
    double takeLongestMs() { return static_cast<double>(m_longestNs.exchange(0)) / 1e6; }

private:
    void work(const std::stop_token &stop, const ResolvedConnection &target, const QString &table)
    {
        const auto connection = orThrow(Connection::open(target));
        QElapsedTimer timer;
        while (!stop.stop_requested()) {
            timer.start();
            orThrow(connection->execute(u"UPDATE %1 SET n = n + 1 WHERE id = 1"_s.arg(table)));
            m_longestNs = std::max(m_longestNs.load(), timer.nsecsElapsed());
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }

    std::atomic<qint64> m_longestNs = 0;
    std::jthread m_thread; ///< last: it ends before what it writes to
};

class Bench
{
public:
    explicit Bench(const Options &options)
        : m_options(options)
        , m_server({.memoryBytes = options.poolBytes, .extraArguments = options.serverArguments})
        , m_table{.schema = m_server.freshSchema()}
        , m_target(m_server.connectionAs(u"root"_s, m_server.connection().password, m_table.schema))
    {
        m_server.execute(u"CREATE TABLE %1 (id INT PRIMARY KEY, n BIGINT)"_s.arg(others()));
        m_server.execute(u"INSERT INTO %1 VALUES (1, 0)"_s.arg(others()));
        const QString whole = m_server.filesFolder() + u"/credits.txt"_s;
        writeRows(whole, 1, options.rows);
        if (options.shuffled)
            call(u"shuf"_s, {u"-o"_s, whole, whole});
        call(u"split"_s, {u"-n"_s, u"l/2"_s, whole, m_server.filesFolder() + u"/half_"_s});
        for (const char *half : {"/half_aa", "/half_ab"})
            m_halves << m_server.filesFolder() + QLatin1String(half);
        m_table.recreate(m_server);
        m_plan = planFor({whole}, m_table, m_server);
        m_plan.wayIn = WayIn::Ship;
        m_plan.memoryBytes = options.memoryBytes;
        m_plan.shipServer = qEnvironmentVariable("MILLRACE_TEST_SERVER");
    }

    void run()
    {
        std::printf("%s, %s rows%s, keys besides the primary key: %s, buffer pool %s\n",
                    qPrintable(m_server.value(u"SELECT VERSION()"_s).toString()),
                    qPrintable(groupedNumber(m_options.rows)), m_options.shuffled ? " in no order" : "",
                    qPrintable(m_options.keys), qPrintable(sizeText(m_options.poolBytes)));
        QStringList ways = m_options.ways;
        std::map<QString, std::vector<Took>> took;
        for (int round = 1; round <= m_options.repeats; ++round) {
            for (const QString &way : std::as_const(ways)) {
                took[way].push_back(measure(way));
                print(u"round %1, %2"_s.arg(round).arg(way), took[way].back(), took[way].back(), nullptr);
            }
            std::rotate(ways.begin(), ways.begin() + 1, ways.end()); // nobody always meets the warmer machine
        }
        std::printf("\nmedians\n");
        const Took base = median(took.at(m_options.ways.first()));
        for (const QString &way : m_options.ways)
            print(way, median(took.at(way)), base, "against the first");
    }

private:
    QString others() const { return qualifiedName(m_table.schema, u"others"_s); }
    QString credits() const { return qualifiedName(m_table.schema, BenchTable::name()); }

    static void call(const QString &program, const QStringList &arguments)
    {
        if (QProcess::execute(program, arguments) != 0)
            throw std::runtime_error(program.toStdString() + " failed");
    }

    QString keys() const
    {
        if (m_options.keys == "integers"_L1)
            return u"ADD KEY user (user_id), ADD KEY cause (cause_id)"_s;
        if (m_options.keys == "string"_L1)
            return u"ADD KEY action (action, id)"_s;
        return {};
    }

    void addKeys()
    {
        if (!keys().isEmpty())
            m_server.execute(u"ALTER TABLE %1 %2"_s.arg(credits(), keys()));
    }

    void loadHalf(const QString &path)
    {
        const auto connection = orThrow(Connection::open(m_target));
        SessionGuard settings(*connection);
        orThrow(settings.apply(m_plan.session));
        orThrow(connection->execute(u"LOAD DATA INFILE %1 INTO TABLE %2 CHARACTER SET utf8mb4 (id, user_id, "
                                    "action, cause_id, created_at)"_s.arg(quotedString(path), credits())));
    }

    /// Two sessions, the server reading the files itself.
    void load()
    {
        std::vector<std::future<void>> sessions;
        for (const QString &half : std::as_const(m_halves))
            sessions.push_back(std::async(std::launch::async, [this, half] { loadHalf(half); }));
        for (auto &session : sessions)
            session.get();
    }

    void ship(ShipFiles files)
    {
        Plan plan = m_plan;
        plan.shipFiles = files;
        auto folder = orThrow(RunFolder::create(plan));
        RunControl control;
        Chronicler observer(m_options.events);
        const RunSummary summary =
            makeRun(plan, {.folder = *folder, .control = control, .observer = observer, .target = m_target})
                ->run();
        if (summary.status != RunState::Done || !summary.tables.first().verified)
            throw std::runtime_error(summary.error ? summary.error->text().toStdString()
                                                   : "the run is not verified");
    }

    Took measure(const QString &way)
    {
        m_table.recreate(m_server);
        if (way != "alter"_L1)
            addKeys();
        settle(m_server);
        OtherClient other(m_target, others());
        const qint64 pid = m_server.server().status().pid;
        const double target = processorSecondsOf(pid);
        const double machine = machineProcessorSeconds();
        QElapsedTimer timer;
        timer.start();
        if (way == "direct"_L1 || way == "rebuilt"_L1) {
            ship(way == "direct"_L1 ? ShipFiles::Direct : ShipFiles::Rebuilt);
        } else {
            load();
            if (way == "alter"_L1)
                addKeys();
        }
        const Took took{.seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9,
                        .targetSeconds = processorSecondsOf(pid) - target,
                        .machineSeconds = machineProcessorSeconds() - machine,
                        .stallMs = other.takeLongestMs()};
        const QString checksum = m_server.checksum(m_table.schema, BenchTable::name());
        if (m_checksum.isEmpty())
            m_checksum = checksum;
        if (m_checksum != checksum)
            throw std::runtime_error("the table differs after " + way.toStdString());
        return took;
    }

    static Took median(const std::vector<Took> &all)
    {
        Took result;
        for (double Took::*figure :
             {&Took::seconds, &Took::targetSeconds, &Took::machineSeconds, &Took::stallMs}) {
            std::vector<double> values;
            for (const Took &took : all)
                values.push_back(took.*figure);
            std::ranges::sort(values);
            const std::size_t half = values.size() / 2;
            result.*figure = values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
        }
        return result;
    }

    static void print(const QString &what, const Took &took, const Took &base, const char *against)
    {
        std::printf("%-18s %7.2f s, processor: target %6.2f s, all %6.2f s; longest stall %6.0f ms",
                    qPrintable(what), took.seconds, took.targetSeconds, took.machineSeconds, took.stallMs);
        if (against)
            std::printf("; %s: %.2f of the time, %.2f of the target's processor time", against,
                        took.seconds / base.seconds, took.targetSeconds / base.targetSeconds);
        std::printf("\n");
        std::fflush(stdout);
    }

    const Options m_options;
    PrivateServer m_server;
    BenchTable m_table;
    ResolvedConnection m_target;
    Plan m_plan;
    QStringList m_halves; ///< of the same rows
    QString m_checksum;   ///< of the table after the first load
};

Options optionsFrom(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Loads the same rows into the same empty table in turn: LOAD DATA INFILE by two sessions with every "
        "key in place (load), with the primary key alone and one ALTER for the others (alter), and whole "
        "runs "
        "that ship the table, rebuilt and direct. Exit: 0, or 2 when it could not measure."_s);
    parser.addHelpOption();
    const auto option = [](const char *name, const char *text, const char *value, const char *standard) {
        return QCommandLineOption(QLatin1String(name), QLatin1String(text), QLatin1String(value),
                                  QLatin1String(standard));
    };
    parser.addOptions(
        {option("rows", "Rows to load.", "N", "4000000"),
         option("keys", "Besides the primary key: none, integers, string.", "KEYS", "none"),
         option("repeats", "Rounds.", "N", "3"), option("pool-mib", "The server's buffer pool.", "N", "1024"),
         option("memory-mib", "Memory for sorting.", "N", "512"),
         option("ways", "Which, in which order; the first is what the others are compared with.", "LIST",
                "load,alter,rebuilt,direct"),
         QCommandLineOption(u"shuffled"_s, u"The rows are in no order."_s),
         QCommandLineOption(u"events"_s, u"Print what each run says, and when."_s),
         QCommandLineOption(u"server-argument"_s, u"For the server; may be repeated."_s, u"ARGUMENT"_s)});
    parser.process(arguments);
    const Options options{.rows = parser.value(u"rows"_s).toLongLong(),
                          .keys = parser.value(u"keys"_s),
                          .shuffled = parser.isSet(u"shuffled"_s),
                          .events = parser.isSet(u"events"_s),
                          .repeats = parser.value(u"repeats"_s).toInt(),
                          .poolBytes = parser.value(u"pool-mib"_s).toLongLong() * 1024 * 1024,
                          .memoryBytes = parser.value(u"memory-mib"_s).toLongLong() * 1024 * 1024,
                          .ways = parser.value(u"ways"_s).split(u','),
                          .serverArguments = parser.values(u"server-argument"_s)};
    if (options.rows < 1 || options.repeats < 1 || options.poolBytes < 1 || options.memoryBytes < 1)
        throw std::runtime_error("every number must be 1 or more");
    if (!QStringList{u"none"_s, u"integers"_s, u"string"_s}.contains(options.keys))
        throw std::runtime_error("--keys is none, integers or string");
    for (const QString &way : options.ways)
        if (!QStringList{u"load"_s, u"alter"_s, u"rebuilt"_s, u"direct"_s}.contains(way))
            throw std::runtime_error("unknown way " + way.toStdString());
    return options;
}

} // namespace

} // namespace millrace::bench

int main(int argc, char **argv)
{
    using namespace millrace::bench;
    return benchMain(argc, argv, "ship_bench", [](const QStringList &arguments) {
        Bench(optionsFrom(arguments)).run();
        return true;
    });
}
