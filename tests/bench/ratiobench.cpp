// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ratiobench.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/migrationrun.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"
#include "core/tuning/sessionguard.h"
#include "tests/bench/benchdata.h"
#include "tests/bench/processortime.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <future>

namespace millrace::bench {

namespace {

using test::PrivateServer;

/// When the proof began.
class VerifyWatch final : public RunObserver
{
public:
    VerifyWatch() { m_timer.start(); }
    void onEvent(const Event &event) override
    {
        if (event.values.value(u"stage"_s).toString() == "verify"_L1)
            m_begun = m_timer.nsecsElapsed();
    }
    /// From there until now; call when the run has returned.
    double seconds() const { return static_cast<double>(m_timer.nsecsElapsed() - m_begun) / 1e9; }

private:
    QElapsedTimer m_timer;
    qint64 m_begun = 0; ///< the event comes on the thread that runs
};

struct Round
{
    double serverSeconds = 0;
    double runSeconds = 0;
    double loadSeconds = 0;   ///< of runSeconds, the load phase
    double verifySeconds = 0; ///< of runSeconds, the proof
    double clientCpu = 0;     ///< processor time during the run
    double serverCpu = 0;
};

/// One session of the baseline: what a DBA would type, with the session settings that Millrace uses.
void loadByServer(const ResolvedConnection &target, const Plan &plan, const QString &path)
{
    const auto connection = orThrow(Connection::open(target));
    SessionGuard settings(*connection);
    orThrow(settings.apply(plan.session));
    orThrow(connection->execute(
        u"LOAD DATA INFILE %1 INTO TABLE %2 CHARACTER SET binary (id, user_id, "
        "action, cause_id, created_at)"_s.arg(quotedString(path), qualifiedName(plan.schema, plan.table))));
}

double measureServer(const ResolvedConnection &target, const Plan &plan)
{
    QElapsedTimer timer;
    timer.start();
    std::vector<std::future<void>> sessions;
    for (const SourceFile &file : plan.source.files)
        sessions.push_back(std::async(std::launch::async, loadByServer, target, plan, file.path));
    for (auto &session : sessions)
        session.get();
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

void measureMillrace(const ResolvedConnection &target, const Plan &plan, qint64 serverPid, Round &round)
{
    const double clientBefore = ownProcessorSeconds();
    const double serverBefore = processorSecondsOf(serverPid);
    QElapsedTimer timer;
    timer.start();
    const auto folder = orThrow(RunFolder::create(plan));
    RunControl control;
    VerifyWatch observer;
    const RunSummary summary =
        MigrationRun(plan, {.folder = *folder, .control = control, .observer = observer, .target = target})
            .run();
    round.runSeconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    round.verifySeconds = observer.seconds();
    round.loadSeconds = summary.loadSeconds;
    round.clientCpu = ownProcessorSeconds() - clientBefore;
    round.serverCpu = processorSecondsOf(serverPid) - serverBefore;
    if (summary.status != RunState::Done || !summary.tables.first().verified)
        throw std::runtime_error(
            "the run is not done and verified: " +
            (summary.error ? summary.error->text() : summary.tables.first().notVerifiedBecause)
                .toStdString());
}

double bestOf(const QVector<Round> &rounds, double Round::*seconds)
{
    const auto less = [seconds](const Round &a, const Round &b) { return a.*seconds < b.*seconds; };
    return (*std::min_element(rounds.begin(), rounds.end(), less)).*seconds;
}

double medianOf(const QVector<Round> &rounds, double Round::*seconds)
{
    std::vector<double> values;
    for (const Round &round : rounds)
        values.push_back(round.*seconds);
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

void printLine(const char *what, const QVector<Round> &rounds, double Round::*seconds, qint64 rows)
{
    const double best = bestOf(rounds, seconds);
    const double median = medianOf(rounds, seconds);
    std::printf("%-44s %8.2f %12s %8.2f %12s %9.3f %9.3f\n", what, best,
                qPrintable(rateText(static_cast<double>(rows) / best)), median,
                qPrintable(rateText(static_cast<double>(rows) / median)),
                best / bestOf(rounds, &Round::serverSeconds),
                median / medianOf(rounds, &Round::serverSeconds));
}

QStringList writeFiles(const PrivateServer &server, const BenchOptions &options)
{
    QStringList files;
    qint64 next = 1;
    for (int i = 0; i < options.workers; ++i) {
        const qint64 count = options.rows / options.workers + (i < options.rows % options.workers ? 1 : 0);
        files << u"%1/credits_%2.txt"_s.arg(server.filesFolder()).arg(i + 1);
        next += writeRows(files.last(), next, count);
    }
    return files;
}

} // namespace

bool runRatioBench(const BenchOptions &options)
{
    PrivateServer server({.memoryBytes = options.poolBytes});
    const BenchTable table{.schema = server.freshSchema(), .indexes = options.indexes};
    table.recreate(server);
    Plan plan = planFor(writeFiles(server, options), table, server);
    plan.workers = options.workers;
    plan.chunkRows = options.chunkRows;
    plan.wayIn = enumFromName<WayIn>(options.way).value();
    plan.verify = enumFromName<VerifyLevel>(options.verify).value();
    const ResolvedConnection target =
        server.connectionAs(u"root"_s, server.connection().password, table.schema);
    std::printf("%s, %s rows, %d sessions, %s rows per chunk, %s, buffer pool %s\n",
                qPrintable(server.value(u"SELECT VERSION()"_s).toString()),
                qPrintable(groupedNumber(options.rows)), options.workers,
                qPrintable(groupedNumber(options.chunkRows)),
                options.indexes ? "primary key and 2 secondary indexes" : "primary key only",
                qPrintable(sizeText(options.poolBytes)));

    QVector<Round> rounds;
    QString expected;
    for (int i = 0; i < options.repeats; ++i) {
        Round round;
        const auto check = [&](const char *side) {
            const QString checksum = server.checksum(table.schema, BenchTable::name());
            if (expected.isEmpty())
                expected = checksum;
            if (checksum != expected)
                throw std::runtime_error(std::string("the table differs after the load by ") + side);
        };
        const auto byServer = [&] {
            table.recreate(server);
            settle(server);
            round.serverSeconds = measureServer(target, plan);
            check("the server");
        };
        const auto byMillrace = [&] {
            table.recreate(server);
            settle(server);
            measureMillrace(target, plan, server.server().status().pid, round);
            check("Millrace");
        };
        // Who goes first changes: neither side always meets the warmer machine.
        if (i % 2 == 0) {
            byServer();
            byMillrace();
        } else {
            byMillrace();
            byServer();
        }
        std::printf(
            "round %d: server %.2f s, Millrace %.2f s (load %.2f s, proof %.2f s), ratio %.3f, client "
            "CPU %.2f s, server CPU %.2f s\n",
            i + 1, round.serverSeconds, round.runSeconds, round.loadSeconds, round.verifySeconds,
            round.runSeconds / round.serverSeconds, round.clientCpu, round.serverCpu);
        std::fflush(stdout);
        rounds << round;
    }

    std::printf("\n%-44s %8s %12s %8s %12s %9s %9s\n", "", "best s", "rows/s", "median s", "rows/s",
                "ratio b/b", "ratio m/m");
    printLine("LOAD DATA INFILE by the server", rounds, &Round::serverSeconds, options.rows);
    printLine("Millrace, whole run with journal and proof", rounds, &Round::runSeconds, options.rows);
    printLine("Millrace, load phase", rounds, &Round::loadSeconds, options.rows);
    std::printf("median proof / median load phase: %.3f; median client CPU / median server CPU: %.3f\n",
                medianOf(rounds, &Round::verifySeconds) / medianOf(rounds, &Round::loadSeconds),
                medianOf(rounds, &Round::clientCpu) / medianOf(rounds, &Round::serverCpu));
    const double ratio = bestOf(rounds, &Round::runSeconds) / bestOf(rounds, &Round::serverSeconds);
    if (options.maxRatio <= 0)
        return true;
    std::printf("whole run, best against best: %.3f; bound %.3f: %s\n", ratio, options.maxRatio,
                ratio <= options.maxRatio ? "kept" : "EXCEEDED");
    return ratio <= options.maxRatio;
}

} // namespace millrace::bench
