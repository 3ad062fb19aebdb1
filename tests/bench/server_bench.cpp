// SPDX-License-Identifier: GPL-3.0-or-later
// A table from one server to another: a whole Millrace run against the dump program piped into the client.
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/mapping.h"
#include "core/run/migrationrun.h"
#include "core/server/connection.h"
#include "core/source/sourceserver.h"
#include "tests/bench/benchdata.h"
#include "tests/bench/benchmain.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QProcess>
#include <algorithm>
#include <cstdio>
#include <exception>

using namespace Qt::StringLiterals;

namespace millrace::bench {

namespace {

using test::PrivateServer;

struct Options
{
    qint64 rows = 1'000'000;
    int repeats = 3;
    int workers = 2;
};

class Silent final : public RunObserver
{
public:
    void onEvent(const Event &) override {}
};

/// What a DBA would type. The two programs and the two servers run at the same time.
double pipe(const PrivateServer &from, const PrivateServer &to, const QString &schema, const QString &target)
{
    const auto login = [](const PrivateServer &server) {
        return u"--no-defaults --socket='%1' --user=root"_s.arg(server.connection().spec.socket);
    };
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"FROM_PASSWORD"_s, from.connection().password);
    environment.insert(u"TO_PASSWORD"_s, to.connection().password);
    shell.setProcessEnvironment(environment);
    QElapsedTimer timer;
    timer.start();
    shell.start(u"bash"_s,
                {u"-c"_s, u"set -o pipefail; MYSQL_PWD=$FROM_PASSWORD mariadb-dump %1 --single-transaction "
                          "--no-create-info %2 %3 | MYSQL_PWD=$TO_PASSWORD mariadb %4 %5"_s.arg(
                              login(from), schema, BenchTable::name(), login(to), target)});
    if (!shell.waitForFinished(-1) || shell.exitCode() != 0)
        throw std::runtime_error("the pipe failed: " + shell.readAllStandardError().toStdString());
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

double run(const Plan &plan, const PrivateServer &from, const PrivateServer &to)
{
    QElapsedTimer timer;
    timer.start();
    const auto folder = orThrow(RunFolder::create(plan));
    RunControl control;
    Silent observer;
    const RunSummary summary = MigrationRun(plan, {.folder = *folder,
                                                   .control = control,
                                                   .observer = observer,
                                                   .target = to.connection(plan.schema),
                                                   .source = from.connection(plan.source.table->schema)})
                                   .run();
    if (summary.status != RunState::Done || !summary.tables.first().verified)
        throw std::runtime_error(
            (summary.error ? summary.error->text() : summary.tables.first().notVerifiedBecause)
                .toStdString());
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

void measure(const Options &options)
{
    PrivateServer from({.memoryBytes = 512LL * 1024 * 1024});
    PrivateServer to({.memoryBytes = 512LL * 1024 * 1024});
    const BenchTable source{.schema = from.freshSchema()};
    const BenchTable target{.schema = to.freshSchema()};
    source.recreate(from);
    {
        const QString file = from.filesFolder() + u"/rows.txt"_s;
        writeRows(file, 1, options.rows);
        from.execute(u"LOAD DATA INFILE '%1' INTO TABLE %2.%3 CHARACTER SET binary"_s.arg(
            file, source.schema, BenchTable::name()));
    }
    const QString expected = from.checksum(source.schema, BenchTable::name());
    ResolvedConnection there = from.connection(source.schema);
    there.spec.scratch = false;
    Plan plan{.name = u"bench"_s, .connection = to.connection(target.schema).spec};
    {
        const auto connection = orThrow(openSource(there, plan.timeZone()));
        plan.source =
            orThrow(inspectServerTable(*connection, {.server = there.spec, .table = BenchTable::name()}));
    }
    plan.schema = target.schema;
    plan.table = BenchTable::name();
    for (const QString &name : plan.source.fieldNames)
        plan.mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Column, .name = name};
    plan.workers = options.workers;
    plan.chunkRows = std::max<qint64>(1, options.rows / (4 * options.workers));
    std::printf("%s, %s rows, %d workers\n", qPrintable(to.value(u"SELECT VERSION()"_s).toString()),
                qPrintable(groupedNumber(options.rows)), options.workers);
    double bestPipe = 1e9;
    double bestRun = 1e9;
    for (int round = 0; round < options.repeats; ++round) {
        double seconds[2] = {};
        // Who goes first changes: neither side always meets the warmer machine.
        for (const bool ours : {round % 2 == 0, round % 2 != 0}) {
            target.recreate(to);
            settle(to);
            seconds[ours ? 1 : 0] = ours ? run(plan, from, to) : pipe(from, to, source.schema, target.schema);
            if (to.checksum(target.schema, BenchTable::name()) != expected)
                throw std::runtime_error("the copy differs from the source");
        }
        std::printf("round %d: dump | client %.2f s, Millrace %.2f s, ratio %.3f\n", round + 1, seconds[0],
                    seconds[1], seconds[1] / seconds[0]);
        std::fflush(stdout);
        bestPipe = std::min(bestPipe, seconds[0]);
        bestRun = std::min(bestRun, seconds[1]);
    }
    std::printf("best: dump | client %.2f s (%s), Millrace %.2f s (%s), ratio %.3f\n", bestPipe,
                qPrintable(rateText(static_cast<double>(options.rows) / bestPipe)), bestRun,
                qPrintable(rateText(static_cast<double>(options.rows) / bestRun)), bestRun / bestPipe);
}

Options optionsFrom(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"rows"_s, u"Rows (default 1000000)."_s, u"N"_s, u"1000000"_s},
                       {u"repeats"_s, u"Rounds (default 3)."_s, u"N"_s, u"3"_s},
                       {u"workers"_s, u"Workers (default 2)."_s, u"N"_s, u"2"_s}});
    parser.process(arguments);
    return {.rows = std::max<qint64>(1, parser.value(u"rows"_s).toLongLong()),
            .repeats = std::max(1, parser.value(u"repeats"_s).toInt()),
            .workers = std::max(1, parser.value(u"workers"_s).toInt())};
}

} // namespace

} // namespace millrace::bench

int main(int argc, char **argv)
{
    using namespace millrace::bench;
    return benchMain(argc, argv, "server_bench", [](const QStringList &arguments) {
        measure(optionsFrom(arguments));
        return true;
    });
}
