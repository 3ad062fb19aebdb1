// SPDX-License-Identifier: GPL-3.0-or-later
// What each setting is worth by itself: the same load without any, and with this one alone, in turn, on a
// private server that puts every commit on disk and writes a binary log, as a server that matters does.
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/migrationrun.h"
#include "core/tuning/knobs.h"
#include "tests/bench/benchdata.h"
#include "tests/bench/benchmain.h"

#include <QCommandLineParser>
#include <QSysInfo>
#include <algorithm>
#include <cstdio>
#include <thread>

namespace millrace::bench {

namespace {

using test::PrivateServer;

struct Options
{
    qint64 rows = 1'000'000;
    qint64 chunkRows = 50'000;
    int workers = 2;
    int repeats = 3;
    bool indexes = false;
    qint64 poolBytes = 256LL * 1024 * 1024;
    QStringList knobs; ///< empty: all that can be set while this server runs
};

class NoObserver final : public RunObserver
{
public:
    void onEvent(const Event &event) override
    {
        if (event.kind == Event::Kind::Warning)
            m_warning = event.text;
    }
    QString warning() const { return m_warning; }

private:
    QString m_warning;
};

double median(QVector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

class Bench
{
public:
    explicit Bench(const Options &options)
        : m_options(options)
        , m_server(
              {.memoryBytes = options.poolBytes,
               .extraArguments = {u"--innodb-flush-log-at-trx-commit=1"_s, u"--sync-binlog=1"_s,
                                  u"--innodb-doublewrite=ON"_s, u"--log-bin=bench"_s, u"--server-id=1"_s}})
        , m_table{.schema = m_server.freshSchema(), .indexes = options.indexes}
        , m_target(m_server.connectionAs(u"root"_s, m_server.connection().password, m_table.schema))
        , m_facts(orThrow(ServerFacts::read(*orThrow(Connection::open(m_target)))))
    {
        const QString file = m_server.filesFolder() + u"/credits.txt"_s;
        writeRows(file, 1, options.rows);
        m_table.recreate(m_server);
        m_plan = planFor({file}, m_table, m_server);
        m_plan.session.clear();
        m_plan.workers = options.workers;
        m_plan.chunkRows = options.chunkRows;
        m_plan.verify = VerifyLevel::Counts;
    }

    void run()
    {
        std::printf(
            "%s on %s, %u cores; %s rows in chunks of %s, %d workers, %s, buffer pool %s; binary log, "
            "doublewrite and flush at commit on\n",
            qPrintable(m_facts.displayName()), qPrintable(QSysInfo::prettyProductName()),
            std::thread::hardware_concurrency(), qPrintable(groupedNumber(m_options.rows)),
            qPrintable(groupedNumber(m_options.chunkRows)), m_options.workers,
            m_options.indexes ? "2 secondary indexes" : "primary key only",
            qPrintable(sizeText(m_options.poolBytes)));
        std::printf("%-32s %-22s %9s %9s %7s\n", "setting", "value", "without", "with", "ratio");
        load({}, {}); // the first one warms up whatever there is to warm up
        for (const Knob &knob : knobs(m_facts)) {
            const bool wanted = m_options.knobs.isEmpty() || m_options.knobs.contains(knob.name);
            const QString value = knob.scratch.isEmpty() ? knob.during : knob.scratch;
            if (wanted && knob.isToggle() && !value.isEmpty() &&
                (knob.group == KnobGroup::Session || knob.group == KnobGroup::Global))
                compare(knob, value);
        }
    }

private:
    void compare(const Knob &knob, const QString &value)
    {
        QVector<double> without;
        QVector<double> with;
        for (int round = 0; round < m_options.repeats; ++round)
            // Who goes first changes: neither always meets the warmer machine.
            for (const bool on : {round % 2 == 0, round % 2 != 0}) {
                const double seconds = on ? load(knob, value) : load({}, {});
                if (seconds < 0) {
                    std::printf("%-32s %-22s not set: %s\n", qPrintable(knob.name), qPrintable(value),
                                qPrintable(m_refusal));
                    return;
                }
                (on ? with : without) << seconds;
            }
        std::printf("%-32s %-22s %7.2f s %7.2f s %7.2f   (best %.2f, %.2f)\n", qPrintable(knob.name),
                    qPrintable(value), median(without), median(with), median(with) / median(without),
                    *std::min_element(without.begin(), without.end()),
                    *std::min_element(with.begin(), with.end()));
        std::fflush(stdout);
    }

    /// Seconds of the load itself; below 0: the setting was not taken, see m_refusal.
    double load(const Knob &knob, const QString &value)
    {
        m_table.recreate(m_server);
        settle(m_server);
        m_server.execute(m_facts.isMariaDb() || m_facts.version < 80400 ? u"RESET MASTER"_s
                                                                        : u"RESET BINARY LOGS AND GTIDS"_s);
        Plan plan = m_plan;
        const SessionSetting setting{knob.name, value};
        if (!value.isEmpty())
            (knob.group == KnobGroup::Session ? plan.session : plan.global) << setting;
        if (knob.name == "innodb_redo_log"_L1)
            plan.redoLogOffServer = m_facts.variables.value(u"server_uuid"_s);
        const auto folder = orThrow(RunFolder::create(plan));
        RunControl control;
        NoObserver observer;
        const RunSummary summary =
            MigrationRun(plan,
                         {.folder = *folder, .control = control, .observer = observer, .target = m_target})
                .run();
        if (!value.isEmpty() && (!summary.error.has_value() || summary.status == RunState::Refused)) {
            const auto changed =
                orThrow(folder->events()); // a setting that was refused is told, and the load goes on
            for (const Event &event : changed)
                if (event.values.value(u"name"_s).toString() == knob.name &&
                    event.kind == Event::Kind::Warning) {
                    m_refusal = event.text;
                    return -1;
                }
        }
        if (summary.status == RunState::Refused && !value.isEmpty()) {
            m_refusal = summary.error ? summary.error->text() : QString();
            return -1;
        }
        if (summary.status != RunState::Done || !summary.tables.first().verified)
            throw std::runtime_error(summary.error ? summary.error->text().toStdString()
                                                   : "the run is not verified");
        return summary.loadSeconds;
    }

    const Options m_options;
    PrivateServer m_server;
    BenchTable m_table;
    ResolvedConnection m_target;
    ServerFacts m_facts;
    Plan m_plan;
    QString m_refusal;
};

Options optionsFrom(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Measures what each setting is worth by itself. Exit: 0 measured, 2 failed."_s);
    parser.addHelpOption();
    Options options;
    const auto number = [](const char *name, const char *text, qint64 value) {
        return QCommandLineOption(QLatin1String(name), QLatin1String(text), u"N"_s, QString::number(value));
    };
    parser.addOptions({number("rows", "Rows.", options.rows),
                       number("chunk-rows", "Rows per chunk.", options.chunkRows),
                       number("workers", "Workers.", options.workers),
                       number("repeats", "Pairs per setting.", options.repeats),
                       number("pool-mib", "Buffer pool, MiB.", options.poolBytes / (1024 * 1024)),
                       {u"indexes"_s, u"Two secondary indexes in place."_s},
                       {u"knob"_s, u"Only this setting; may be repeated."_s, u"NAME"_s}});
    parser.process(arguments);
    options.rows = countOf(parser, "rows");
    options.chunkRows = countOf(parser, "chunk-rows");
    options.workers = static_cast<int>(countOf(parser, "workers"));
    options.repeats = static_cast<int>(countOf(parser, "repeats"));
    options.poolBytes = countOf(parser, "pool-mib") * 1024 * 1024;
    options.indexes = parser.isSet(u"indexes"_s);
    options.knobs = parser.values(u"knob"_s);
    return options;
}

} // namespace

} // namespace millrace::bench

int main(int argc, char **argv)
{
    using namespace millrace::bench;
    return benchMain(argc, argv, "knob_bench", [](const QStringList &arguments) {
        Bench(optionsFrom(arguments)).run();
        return true;
    });
}
