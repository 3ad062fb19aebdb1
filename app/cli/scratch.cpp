// SPDX-License-Identifier: GPL-3.0-or-later
// scratch and sample: a server and a dump to try things on.
#include "app/cli/command.h"
#include "core/base/text.h"
#include "core/server/scratchserver.h"
#include "core/source/sampledump.h"

#include <QDir>
#include <QRegularExpression>
#include <optional>

namespace millrace::cli {

namespace {

std::optional<qint64> sizeOf(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d+)([kKmMgG]?)$"));
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const int shift =
        match.captured(2).isEmpty()
            ? 0
            : 10 * (1 + static_cast<int>(QStringLiteral("kmg").indexOf(match.captured(2).toLower())));
    return match.captured(1).toLongLong() << shift;
}

QJsonObject statusJson(const ScratchServer::Status &status)
{
    return {{QStringLiteral("running"), status.running},
            {QStringLiteral("pid"), status.pid},
            {QStringLiteral("program"), status.program},
            {QStringLiteral("folder"), status.folder},
            {QStringLiteral("socket"), status.socket},
            {QStringLiteral("error_log"), status.errorLog},
            {QStringLiteral("durability"), status.durability == ScratchServer::Durability::Full
                                               ? QStringLiteral("full")
                                               : QStringLiteral("relaxed")},
            {QStringLiteral("memory_bytes"), status.memoryBytes},
            {QStringLiteral("data_bytes"), status.dataBytes}};
}

void printStatus(const ScratchServer::Status &status)
{
    if (!status.running)
        return printLine(
            QStringLiteral("The scratch server does not run. Its folder is %1.").arg(status.folder));
    printLine(
        QStringLiteral("The scratch server runs: %1, pid %2, buffer pool %3, data %4.\n  folder  %5\n  "
                       "socket  %6\n  log     %7\n"
                       "  client  mariadb --socket='%6' --user=root --password=\"$(cat '%5/password')\"")
            .arg(status.program)
            .arg(status.pid)
            .arg(sizeText(status.memoryBytes), sizeText(status.dataBytes), status.folder, status.socket,
                 status.errorLog));
}

} // namespace

int scratchCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("The private server: own data, socket only, random password. start leaves it "
                       "running; stop ends it and keeps its data."));
    parser.addPositionalArgument(QStringLiteral("ACTION"), QStringLiteral("start, stop or status."));
    parser.addOption(
        {QStringLiteral("durability"),
         QStringLiteral("full or relaxed (default): relaxed may lose the last second in a crash."),
         QStringLiteral("LEVEL"), QStringLiteral("relaxed")});
    parser.addOption({QStringLiteral("memory"),
                      QStringLiteral("Buffer pool, for example 512M or 4G (default 512M)."),
                      QStringLiteral("SIZE"), QStringLiteral("512M")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("scratch"), arguments, exitCode))
        return exitCode;
    const QString action = parser.positionalArguments().value(0);
    const QString durability = parser.value(QStringLiteral("durability"));
    const auto memory = sizeOf(parser.value(QStringLiteral("memory")));
    if (parser.positionalArguments().size() != 1 ||
        (durability != QLatin1String("full") && durability != QLatin1String("relaxed")) || !memory ||
        *memory < 8 * 1024 * 1024) {
        printError(QStringLiteral(
            "millrace-cli scratch: start, stop or status; --durability full or relaxed; --memory from 8M."));
        return UsageError;
    }

    ScratchServer server({.durability = durability == QLatin1String("full")
                                            ? ScratchServer::Durability::Full
                                            : ScratchServer::Durability::Relaxed,
                          .memoryBytes = *memory});
    if (action == QLatin1String("start")) {
        if (const auto started = server.start(); !started)
            return failed(started.error());
    } else if (action == QLatin1String("stop")) {
        if (const auto stopped = server.stop(); !stopped)
            return failed(stopped.error());
    } else if (action != QLatin1String("status")) {
        printError(QStringLiteral("millrace-cli scratch: “%1” is not start, stop or status.").arg(action));
        return UsageError;
    }
    const ScratchServer::Status status = server.status();
    if (parser.isSet(QStringLiteral("json")))
        printJson(statusJson(status));
    else
        printStatus(status);
    return Ok;
}

int sampleCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Writes the sample: twelve monthly shards of action credits as mysqldump -T "
                       "leaves them, and credits.ddl with the merged table."));
    parser.addPositionalArgument(QStringLiteral("FOLDER"), QStringLiteral("Where to write it."));
    parser.addOption({QStringLiteral("rows"), QStringLiteral("Rows in all (default 1000000)."),
                      QStringLiteral("N"), QStringLiteral("1000000")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("sample"), arguments, exitCode))
        return exitCode;
    bool isNumber = false;
    const qint64 rows = parser.value(QStringLiteral("rows")).toLongLong(&isNumber);
    if (parser.positionalArguments().size() != 1 || !isNumber || rows < 1) {
        printError(QStringLiteral("millrace-cli sample: name one folder, and a number of rows from 1."));
        return UsageError;
    }
    const QString folder = parser.positionalArguments().first();
    if (const auto written = writeSampleDump(folder, rows); !written)
        return failed(written.error());
    printLine(
        QStringLiteral("%1 in %2")
            .arg(counted(rows, QStringLiteral("row"), QStringLiteral("rows")), QDir(folder).absolutePath()));
    return Ok;
}

} // namespace millrace::cli
