// SPDX-License-Identifier: GPL-3.0-or-later
// scratch and sample: a server and a dump to try things on.
#include "app/cli/shared/command.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/scratch/scratchseal.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/sampledump.h"

#include <QDir>
#include <optional>

namespace millrace::cli {

namespace {

QJsonObject statusJson(const ScratchServer::Status &status)
{
    return {{u"running"_s, status.running},
            {u"pid"_s, status.pid},
            {u"program"_s, status.program},
            {u"folder"_s, status.folder},
            {u"socket"_s, status.socket},
            {u"error_log"_s, status.errorLog},
            {u"durability"_s, enumName(status.durability)},
            {u"in_memory"_s, status.inMemory},
            {u"eat_my_data"_s, status.eatMyData},
            {u"has_data"_s, status.hasData},
            {u"memory_bytes"_s, status.memoryBytes},
            {u"data_bytes"_s, status.dataBytes}};
}

QString placeOf(const ScratchServer::Status &status)
{
    return status.inMemory ? u"The scratch server in memory"_s : u"The scratch server"_s;
}

void printStatus(const ScratchServer::Status &status)
{
    if (!status.running)
        return printLine(u"%1 does not run. %2"_s.arg(
            placeOf(status),
            status.hasData
                ? u"It keeps %1 of data in %2; millrace-cli scratch delete%3 takes them away."_s.arg(
                      sizeText(status.dataBytes), status.folder,
                      status.inMemory ? u" --in-memory"_s : QString())
                : u"It has no data."_s));
    QString durability = enumName(status.durability);
    if (status.durability == ScratchServer::Durability::None)
        durability += status.eatMyData.isEmpty()
                          ? u" (libeatmydata is not installed: InnoDB still syncs its files)"_s
                          : u" (with %1)"_s.arg(status.eatMyData);
    printLine(u"%1 runs: %2, pid %3, buffer pool %4, data %5, durability %6.\n  folder  %7\n  socket  "
              "%8\n  log     %9"_s.arg(placeOf(status), status.program)
                  .arg(status.pid)
                  .arg(sizeText(status.memoryBytes), sizeText(status.dataBytes), durability, status.folder,
                       status.socket, status.errorLog));
    printLine(u"  client  mariadb --socket='%1' --user=root --password=\"$(cat '%2/password')\"\n"
              "  It runs on until it is stopped: millrace-cli scratch stop%3."_s.arg(
                  status.socket, status.folder, status.inMemory ? u" --in-memory"_s : QString()));
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
            object.insert(u"memory_server"_s, statusJson(memory));
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
    printLine(u"Sealed in %1 s: stopped cleanly (%2 s, durability was %3%4), its files synced, started "
              "again with full durability; the checksums of all %5 are what they were."_s
                  .arg(report->secondsTotal, 0, 'f', 1)
                  .arg(report->shutdownSeconds, 0, 'f', 1)
                  .arg(report->wasDurability,
                       report->eatMyData.isEmpty() ? QString() : u" with libeatmydata"_s,
                       tablesText(report->tables.size())));
    for (const SealReport::Table &table : report->tables)
        printLine(u"  %1  %2"_s.arg(table.checksum, 10).arg(table.name));
    printStatus(report->status);
    return Ok;
}

void addScratchOptions(CommandParser &parser)
{
    parser.setApplicationDescription(
        u"The private server: own data, socket only, random password. start leaves it running; "
        "stop ends it and keeps "
        "its data; seal makes data that were loaded without care for the disk as safe as any; "
        "delete stops it and "
        "takes everything away."_s);
    parser.addPositionalArgument(u"ACTION"_s, u"start, stop, status, seal or delete."_s);
    parser.addOptions({
        {u"durability"_s,
         u"full, relaxed (default: may lose the last second in a crash) or none (libeatmydata where it "
         "is installed: a crash of the machine loses everything)."_s,
         u"LEVEL"_s, u"relaxed"_s},
        {u"memory"_s, u"Buffer pool, for example 512M or 4G (default 512M)."_s, u"SIZE"_s, u"512M"_s},
        {u"in-memory"_s, u"The one that keeps its data in memory (tmpfs)."_s},
        {u"server"_s,
         u"mariadb, mysql or the path of a server program; without it that of the data, else whichever "
         "is found."_s,
         u"PROGRAM"_s},
        {u"json"_s, u"One JSON object on standard output."_s},
    });
    parser.setChoices(u"durability"_s, allEnumNames<ScratchDurability>());
    parser.setChoices(u"ACTION"_s, {u"start"_s, u"stop"_s, u"status"_s, u"seal"_s, u"delete"_s});
}

/// What the parser was given; unset: it makes no sense.
std::optional<ScratchServer::Options> scratchOptions(const CommandParser &parser)
{
    constexpr qint64 leastBytes = 8LL * 1024 * 1024;
    const auto durability = enumFromName<ScratchDurability>(parser.value(u"durability"_s));
    const auto memory = sizeOf(parser.value(u"memory"_s));
    if (parser.positionalArguments().size() != 1 || !durability || !memory || *memory < leastBytes)
        return std::nullopt;
    QString program = parser.value(u"server"_s);
    if (program == "mariadb"_L1)
        program = u"mariadbd"_s;
    else if (program == "mysql"_L1)
        program = u"mysqld"_s;
    return ScratchServer::Options{.inMemory = parser.isSet(u"in-memory"_s),
                                  .durability = *durability,
                                  .memoryBytes = *memory,
                                  .program = program};
}

} // namespace

Result<int> scratchCommand(const QStringList &arguments)
{
    CommandParser parser;
    addScratchOptions(parser);
    if (const auto ended = parse(parser, u"scratch"_s, arguments))
        return *ended;
    const auto options = scratchOptions(parser);
    if (!options)
        return misused(u"scratch"_s, u"start, stop, status, seal or delete; --durability full, "
                                     "relaxed or none; --memory from 8M."_s);
    const QString action = parser.positionalArguments().first();
    const bool json = parser.isSet(u"json"_s);
    ScratchServer server(*options);
    if (action == "seal"_L1)
        return sealNow(*options, json);
    Result<void> done;
    if (action == "start"_L1)
        done = server.start().map([](const ResolvedConnection &) {});
    else if (action == "stop"_L1)
        done = server.stop();
    else if (action == "delete"_L1)
        done = server.remove();
    else if (action != "status"_L1)
        return misused(u"scratch"_s, u"“%1” is not start, stop, status, seal or delete."_s.arg(action));
    MILLRACE_TRY_VOID(done);
    return printBoth(*options, json);
}

Result<int> sampleCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Writes the sample: twelve monthly shards of action credits as mysqldump -T "
        "leaves them, and credits.ddl with the merged table."_s);
    parser.addPositionalArgument(u"FOLDER"_s, u"Where to write it."_s);
    parser.addOption({u"rows"_s, u"Rows in all (default 1000000)."_s, u"N"_s, u"1000000"_s});
    if (const auto ended = parse(parser, u"sample"_s, arguments))
        return *ended;
    bool isNumber = false;
    const qint64 rows = parser.value(u"rows"_s).toLongLong(&isNumber);
    if (parser.positionalArguments().size() != 1 || !isNumber || rows < 1)
        return misused(u"sample"_s, u"name one folder, and a number of rows from 1."_s);
    const QString folder = parser.positionalArguments().first();
    MILLRACE_TRY_VOID(writeSampleDump(folder, rows));
    printLine(u"%1 in %2"_s.arg(rowsText(rows), QDir(folder).absolutePath()));
    return Ok;
}

} // namespace millrace::cli
