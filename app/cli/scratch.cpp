// SPDX-License-Identifier: GPL-3.0-or-later
// scratch and sample: a server and a dump to try things on.
#include "app/cli/command.h"
#include "app/cli/sizes.h"
#include "core/base/text.h"
#include "core/server/scratchseal.h"
#include "core/server/scratchserver.h"
#include "core/source/sampledump.h"

#include <QDir>
#include <QRegularExpression>
#include <optional>

namespace millrace::cli {

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

namespace {

QJsonObject statusJson(const ScratchServer::Status &status)
{
    return {{QStringLiteral("running"), status.running},
            {QStringLiteral("pid"), status.pid},
            {QStringLiteral("program"), status.program},
            {QStringLiteral("folder"), status.folder},
            {QStringLiteral("socket"), status.socket},
            {QStringLiteral("error_log"), status.errorLog},
            {QStringLiteral("durability"), durabilityName(status.durability)},
            {QStringLiteral("in_memory"), status.inMemory},
            {QStringLiteral("eat_my_data"), status.eatMyData},
            {QStringLiteral("has_data"), status.hasData},
            {QStringLiteral("memory_bytes"), status.memoryBytes},
            {QStringLiteral("data_bytes"), status.dataBytes}};
}

QString placeOf(const ScratchServer::Status &status)
{
    return status.inMemory ? QStringLiteral("The scratch server in memory")
                           : QStringLiteral("The scratch server");
}

void printStatus(const ScratchServer::Status &status)
{
    if (!status.running)
        return printLine(QStringLiteral("%1 does not run. %2")
                             .arg(placeOf(status),
                                  status.hasData
                                      ? QStringLiteral("It keeps %1 of data in %2; millrace-cli scratch "
                                                       "delete%3 takes them away.")
                                            .arg(sizeText(status.dataBytes), status.folder,
                                                 status.inMemory ? QStringLiteral(" --in-memory") : QString())
                                      : QStringLiteral("It has no data.")));
    QString durability = durabilityName(status.durability);
    if (status.durability == ScratchServer::Durability::None)
        durability += status.eatMyData.isEmpty()
                          ? QStringLiteral(" (libeatmydata is not installed: InnoDB still syncs its files)")
                          : QStringLiteral(" (with %1)").arg(status.eatMyData);
    printLine(QStringLiteral(
                  "%1 runs: %2, pid %3, buffer pool %4, data %5, durability %6.\n  folder  %7\n  socket  "
                  "%8\n  log     %9")
                  .arg(placeOf(status), status.program)
                  .arg(status.pid)
                  .arg(sizeText(status.memoryBytes), sizeText(status.dataBytes), durability, status.folder,
                       status.socket, status.errorLog));
    printLine(
        QStringLiteral("  client  mariadb --socket='%1' --user=root --password=\"$(cat '%2/password')\"\n"
                       "  It runs on until it is stopped: millrace-cli scratch stop%3.")
            .arg(status.socket, status.folder, status.inMemory ? QStringLiteral(" --in-memory") : QString()));
}

/// The one in memory too, where there is one: nobody shall forget it.
int printBoth(const ScratchServer::Options &options, bool json)
{
    const ScratchServer::Status status = ScratchServer(options).status();
    const ScratchServer::Status memory = ScratchServer(ScratchServer::Options{.inMemory = true}).status();
    const bool both = !options.inMemory && (memory.running || memory.hasData);
    if (json) {
        QJsonObject object = statusJson(status);
        if (both)
            object.insert(QStringLiteral("memory_server"), statusJson(memory));
        printJson(object);
        return Ok;
    }
    printStatus(status);
    if (both)
        printStatus(memory);
    return Ok;
}

int sealNow(const ScratchServer::Options &options, bool json)
{
    const auto report = sealScratch(options, [](const QString &stage) { printError(stage); });
    if (!report) {
        const int exitCode = failed(report.error());
        return report.error().code == ErrorCode::ContentMismatch ? static_cast<int>(StoppedResumable)
                                                                 : exitCode;
    }
    if (json) {
        printJson(report->toJson());
        return Ok;
    }
    printLine(QStringLiteral(
                  "Sealed in %1 s: stopped cleanly (%2 s, durability was %3%4), its files synced, started "
                  "again with full durability; the checksums of all %5 are what they were.")
                  .arg(report->secondsTotal, 0, 'f', 1)
                  .arg(report->shutdownSeconds, 0, 'f', 1)
                  .arg(report->wasDurability,
                       report->eatMyData.isEmpty() ? QString() : QStringLiteral(" with libeatmydata"),
                       counted(report->tables.size(), QStringLiteral("table"), QStringLiteral("tables"))));
    for (const SealReport::Table &table : report->tables)
        printLine(QStringLiteral("  %1  %2").arg(table.checksum, 10).arg(table.name));
    printStatus(report->status);
    return Ok;
}

} // namespace

int scratchCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("The private server: own data, socket only, random password. start leaves it running; "
                       "stop ends it and keeps "
                       "its data; seal makes data that were loaded without care for the disk as safe as any; "
                       "delete stops it and "
                       "takes everything away."));
    parser.addPositionalArgument(QStringLiteral("ACTION"),
                                 QStringLiteral("start, stop, status, seal or delete."));
    parser.addOptions({
        {QStringLiteral("durability"),
         QStringLiteral(
             "full, relaxed (default: may lose the last second in a crash) or none (libeatmydata where it "
             "is installed: a crash of the machine loses everything)."),
         QStringLiteral("LEVEL"), QStringLiteral("relaxed")},
        {QStringLiteral("memory"), QStringLiteral("Buffer pool, for example 512M or 4G (default 512M)."),
         QStringLiteral("SIZE"), QStringLiteral("512M")},
        {QStringLiteral("in-memory"), QStringLiteral("The one that keeps its data in memory (tmpfs).")},
        {QStringLiteral("server"),
         QStringLiteral(
             "mariadb, mysql or the path of a server program; without it that of the data, else whichever "
             "is found."),
         QStringLiteral("PROGRAM")},
        {QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")},
    });
    parser.setChoices(QStringLiteral("durability"), {durabilityName(ScratchServer::Durability::Full),
                                                     durabilityName(ScratchServer::Durability::Relaxed),
                                                     durabilityName(ScratchServer::Durability::None)});
    parser.setChoices(QStringLiteral("ACTION"),
                      {QStringLiteral("start"), QStringLiteral("stop"), QStringLiteral("status"),
                       QStringLiteral("seal"), QStringLiteral("delete")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("scratch"), arguments, exitCode))
        return exitCode;
    const QString action = parser.positionalArguments().value(0);
    const auto durability = durabilityFromName(parser.value(QStringLiteral("durability")));
    const auto memory = sizeOf(parser.value(QStringLiteral("memory")));
    constexpr qint64 leastBytes = 8 * 1024 * 1024;
    if (parser.positionalArguments().size() != 1 || !durability || !memory || *memory < leastBytes) {
        printError(
            QStringLiteral("millrace-cli scratch: start, stop, status, seal or delete; --durability full, "
                           "relaxed or none; --memory from 8M."));
        return UsageError;
    }
    QString program = parser.value(QStringLiteral("server"));
    if (program == QLatin1String("mariadb"))
        program = QStringLiteral("mariadbd");
    else if (program == QLatin1String("mysql"))
        program = QStringLiteral("mysqld");
    const ScratchServer::Options options{.inMemory = parser.isSet(QStringLiteral("in-memory")),
                                         .durability = *durability,
                                         .memoryBytes = *memory,
                                         .program = program};
    const bool json = parser.isSet(QStringLiteral("json"));
    ScratchServer server(options);
    if (action == QLatin1String("start")) {
        if (const auto started = server.start(); !started)
            return failed(started.error());
    } else if (action == QLatin1String("stop")) {
        if (const auto stopped = server.stop(); !stopped)
            return failed(stopped.error());
    } else if (action == QLatin1String("delete")) {
        if (const auto removed = server.remove(); !removed)
            return failed(removed.error());
    } else if (action == QLatin1String("seal")) {
        return sealNow(options, json);
    } else if (action != QLatin1String("status")) {
        printError(QStringLiteral("millrace-cli scratch: “%1” is not start, stop, status, seal or delete.")
                       .arg(action));
        return UsageError;
    }
    return printBoth(options, json);
}

int sampleCommand(const QStringList &arguments)
{
    CommandParser parser;
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
