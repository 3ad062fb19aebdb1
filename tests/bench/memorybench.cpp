// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memorybench.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "tests/bench/benchdata.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <cstdio>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace millrace::bench {

namespace {

struct Client
{
    int exitCode = -1;
    qint64 peakBytes = 0; ///< ru_maxrss of this one process
    QByteArray output;
};

/// wait4 and not QProcess: only so does the kernel say what this child, and no other, used.
Client runClient(const QString &planFile, const QString &outputFile)
{
    const QByteArray plan = QFile::encodeName(planFile);
    const QByteArray output = QFile::encodeName(outputFile);
    const QByteArray program = QFile::encodeName(test::millraceCli());
    const char *const arguments[] = {program.constData(), "run", plan.constData(), "--json", nullptr};
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.constData(),
                                       O_WRONLY | O_CREAT | O_TRUNC, 0600);
    pid_t pid = 0;
    const int failed =
        ::posix_spawn(&pid, arguments[0], &actions, nullptr, const_cast<char *const *>(arguments), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (failed != 0)
        throw std::runtime_error(program.toStdString() + " cannot be started");
    int status = 0;
    rusage usage = {};
    if (::wait4(pid, &status, 0, &usage) != pid)
        throw std::runtime_error("wait4 failed");
    return {.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            .peakBytes = static_cast<qint64>(usage.ru_maxrss) * 1024,
            .output = orThrow(readWholeFile(outputFile))};
}

} // namespace

bool runMemoryBench(const BenchOptions &options)
{
    test::PrivateServer server({.memoryBytes = options.poolBytes});
    const BenchTable table{.schema = server.freshSchema(), .indexes = options.indexes};
    table.recreate(server);
    const QString file = server.filesFolder() + u"/credits.txt"_s;
    const qint64 rows = writeRows(file, 1, 0, options.bigBytes);
    Plan plan = planFor({file}, table, server);
    plan.workers = options.workers;
    const QString planFile = server.folder() + u"/bench.millrace"_s;
    orThrow(plan.save(planFile));
    qputenv("MILLRACE_PASSWORD", server.connection().password.toLatin1());
    std::printf("One file of %s, %s rows, %d workers, %s rows per chunk\n",
                qPrintable(sizeText(options.bigBytes)), qPrintable(groupedNumber(rows)), plan.workers,
                qPrintable(groupedNumber(plan.chunkRows)));
    std::fflush(stdout);

    const Client client = runClient(planFile, server.folder() + u"/client.json"_s);
    if (client.exitCode != 0)
        throw std::runtime_error("millrace-cli ended with exit code " + std::to_string(client.exitCode) +
                                 ": " + client.output.toStdString());
    const QJsonObject summary = QJsonDocument::fromJson(client.output).object();
    const qint64 loaded = server.value(u"SELECT COUNT(*) FROM %1.credits"_s.arg(table.schema)).toLongLong();
    if (loaded != rows)
        throw std::runtime_error("the table holds " + std::to_string(loaded) + " rows");
    const bool kept = client.peakBytes <= options.maxRssBytes;
    std::printf("%s rows/s, %.1f s\n", qPrintable(rateText(summary.value(u"rows_per_second"_s).toDouble())),
                summary.value(u"seconds"_s).toDouble());
    std::printf("client's peak resident memory: %s by the kernel, %s by its own report; bound %s: %s\n",
                qPrintable(sizeText(client.peakBytes)),
                qPrintable(sizeText(summary.value(u"peak_rss_bytes"_s).toInteger())),
                qPrintable(sizeText(options.maxRssBytes)), kept ? "kept" : "EXCEEDED");
    return kept;
}

} // namespace millrace::bench
