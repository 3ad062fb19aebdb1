// SPDX-License-Identifier: GPL-3.0-or-later
// What compression of the protocol is worth on a line of a given rate: the same load without and with it, in
// turn, over a proxy that passes no more than that.
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/migrationrun.h"
#include "tests/bench/benchdata.h"
#include "tests/bench/benchmain.h"
#include "tests/support/faultproxy.h"
#include "tests/support/freeport.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QSysInfo>
#include <algorithm>
#include <cstdio>
#include <thread>

namespace millrace::bench {

namespace {

using test::FaultProxy;
using test::LineFault;
using test::PrivateServer;

struct Options
{
    qint64 rows = 2'000'000;
    int workers = 2;
    int repeats = 3;
    qint64 megabits = 100; ///< per second
};

class Silence final : public RunObserver
{
public:
    void onEvent(const Event &) override {}
};

class Bench
{
public:
    explicit Bench(const Options &options)
        : m_options(options)
        , m_port(test::freePort())
        , m_server({.extraArguments = {u"--skip-networking=0"_s, u"--bind-address=127.0.0.1"_s,
                                       u"--port=%1"_s.arg(m_port)}})
        , m_line(m_port)
        , m_table{.schema = m_server.freshSchema()}
        , m_file(m_server.filesFolder() + u"/credits.txt"_s)
    {
        m_server.execute(u"CREATE USER line@'%' IDENTIFIED BY 'a line'"_s);
        m_server.execute(u"GRANT ALL PRIVILEGES ON *.* TO line@'%'"_s);
        writeRows(m_file, 1, options.rows);
        m_table.recreate(m_server);
        m_plan = planFor({m_file}, m_table, m_server);
        m_plan.workers = options.workers;
        m_plan.verify = VerifyLevel::Counts;
        m_line.limitTo(options.megabits * 1'000'000 / 8);
    }

    void run()
    {
        const qint64 bytes = QFileInfo(m_file).size();
        std::printf("%s, %u cores; %s rows, %s, %d workers; a line of %lld Mbit/s, no TLS\n",
                    qPrintable(QSysInfo::prettyProductName()), std::thread::hardware_concurrency(),
                    qPrintable(groupedNumber(m_options.rows)), qPrintable(sizeText(bytes)), m_options.workers,
                    static_cast<long long>(m_options.megabits));
        const QVector<Compression> both{Compression::Off, Compression::Zlib};
        QVector<double> seconds[2];
        qint64 passed[2] = {0, 0};
        for (int round = 0; round < m_options.repeats; ++round)
            // Who goes first changes: neither always meets the warmer machine.
            for (const qsizetype which : {round % 2, 1 - round % 2})
                seconds[which] << load(both.at(which), passed[which]);
        for (const qsizetype which : {0, 1}) {
            auto &times = seconds[which];
            std::sort(times.begin(), times.end());
            std::printf("%-6s median %.2f s of the load (best %.2f), %s to the server: %.2f of the file\n",
                        qPrintable(enumName(both.at(which))), times.at(times.size() / 2), times.first(),
                        qPrintable(sizeText(passed[which])),
                        static_cast<double>(passed[which]) / static_cast<double>(bytes));
        }
    }

private:
    /// Seconds of the load itself; \a passed: bytes to the server, of the whole run.
    double load(Compression compression, qint64 &passed)
    {
        m_table.recreate(m_server);
        settle(m_server);
        ResolvedConnection target{.spec = {.host = u"127.0.0.1"_s,
                                           .port = m_line.port(),
                                           .user = u"line"_s,
                                           .schema = m_table.schema,
                                           .tls = ConnectionSpec::Tls::Disabled,
                                           .compression = compression},
                                  .password = u"a line"_s};
        const auto folder = orThrow(RunFolder::create(m_plan));
        RunControl control;
        Silence observer;
        m_line.script({});
        const RunSummary summary =
            MigrationRun(m_plan,
                         {.folder = *folder, .control = control, .observer = observer, .target = target})
                .run();
        passed = m_line.passed(LineFault::Direction::ToServer);
        if (summary.status != RunState::Done || !summary.tables.first().verified)
            throw std::runtime_error(summary.error ? summary.error->text().toStdString()
                                                   : "the run is not verified");
        return summary.loadSeconds;
    }

    const Options m_options;
    const int m_port;
    PrivateServer m_server;
    FaultProxy m_line;
    BenchTable m_table;
    const QString m_file;
    Plan m_plan;
};

Options optionsFrom(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Measures what compression is worth on a line of a given rate. Exit: 0 measured, 2 failed."_s);
    parser.addHelpOption();
    Options options;
    const auto number = [](const char *name, const char *text, qint64 value) {
        return QCommandLineOption(QLatin1String(name), QLatin1String(text), u"N"_s, QString::number(value));
    };
    parser.addOptions({number("rows", "Rows.", options.rows), number("workers", "Workers.", options.workers),
                       number("repeats", "Loads each way.", options.repeats),
                       number("megabits", "Of the line, per second.", options.megabits)});
    parser.process(arguments);
    options.rows = countOf(parser, "rows");
    options.workers = static_cast<int>(countOf(parser, "workers"));
    options.repeats = static_cast<int>(countOf(parser, "repeats"));
    options.megabits = countOf(parser, "megabits");
    return options;
}

} // namespace

} // namespace millrace::bench

int main(int argc, char **argv)
{
    using namespace millrace::bench;
    return benchMain(argc, argv, "line_bench", [](const QStringList &arguments) {
        Bench(optionsFrom(arguments)).run();
        return true;
    });
}
