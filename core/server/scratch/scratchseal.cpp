// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/scratchseal.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/server/rowchecksum.h"
#include "core/server/scratch/scratchfolder.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace millrace {

namespace {

Error sealError(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::ScratchServerFailed, .what = what, .howToFix = howToFix};
}

/// CHECKSUM TABLE; where it is not the same in every session, a sum over the columns' text, whatever the
/// order of the rows.
Result<QString> checksumStatement(Connection &connection, const ServerFacts &facts, const QString &schema,
                                  const QString &table)
{
    const QString name = qualifiedName(schema, table);
    QString byServer = u"CHECKSUM TABLE %1 EXTENDED"_s.arg(name);
    if (facts.can(Ability::SteadyJsonChecksum))
        return byServer;
    MILLRACE_TRY(const auto described, readTable(connection, schema, table));
    if (std::ranges::none_of(described.columns,
                             [](const Column &column) { return column.type == "json"_L1; }))
        return byServer;
    return u"SELECT NULL, CONCAT(COUNT(*), ':', COALESCE(SUM(%1), 0)) FROM %2"_s.arg(
        rowChecksumSql(described.columns), name);
}

Result<QVector<SealReport::Table>> checksums(const ResolvedConnection &root)
{
    MILLRACE_TRY(const auto connection, Connection::open(root));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*connection));
    MILLRACE_TRY(const auto schemas, listSchemas(*connection));
    QVector<SealReport::Table> result;
    for (const QString &schema : schemas) {
        MILLRACE_TRY(const auto tables, listTables(*connection, schema));
        for (const TableSummary &table : tables) {
            if (table.engine.isEmpty()) // a view
                continue;
            MILLRACE_TRY(const auto statement, checksumStatement(*connection, facts, schema, table.name));
            MILLRACE_TRY(const auto rows, connection->rows(statement));
            result << SealReport::Table{schema + u'.' + table.name,
                                        rows.isEmpty() ? QString() : rows.first().value(1).toString()};
        }
    }
    return result;
}

/// What libeatmydata kept from the disk: the server believed that it was there.
Result<void> syncFiles(const QString &folder)
{
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return fail(writeError(folder, errno, CoreText::tr("it cannot be opened")));
#ifdef Q_OS_LINUX
    const int result = ::syncfs(descriptor);
    const int reason = errno;
#else
    ::sync();
    const int result = 0;
    const int reason = 0;
#endif
    ::close(descriptor);
    return result == 0 ? Result<void>()
                       : fail(writeError(folder, reason, CoreText::tr("its files cannot be synced")));
}

/// The tables whose checksums differ, or that one of the two lacks.
QStringList differences(const QVector<SealReport::Table> &before, const QVector<SealReport::Table> &after)
{
    QMap<QString, QString> left;
    for (const SealReport::Table &table : before)
        left.insert(table.name, table.checksum);
    QStringList different;
    for (const SealReport::Table &table : after)
        if (!left.contains(table.name) || left.take(table.name) != table.checksum)
            different << table.name;
    return different + left.keys();
}

} // namespace

QJsonObject SealReport::toJson() const
{
    QJsonArray list;
    for (const Table &table : tables)
        list << QJsonObject{{u"table"_s, table.name}, {u"checksum"_s, table.checksum}};
    return {{u"tables"_s, list},
            {u"was_durability"_s, wasDurability},
            {u"was_eat_my_data"_s, eatMyData},
            {u"shutdown_seconds"_s, shutdownSeconds},
            {u"seconds"_s, secondsTotal},
            {u"durability"_s, enumName(status.durability)},
            {u"pid"_s, status.pid}};
}

Result<SealReport> sealScratch(const ScratchServer::Options &options,
                               const std::function<void(const QString &)> &onStage)
{
    const auto say = [&onStage](const QString &stage) {
        if (onStage)
            onStage(stage);
    };
    QElapsedTimer total;
    total.start();
    ScratchServer server(options);
    const ScratchServer::Status was = server.status();
    if (!was.running)
        return fail(sealError(
            CoreText::tr("The private server in %1 does not run: its tables cannot be read.").arg(was.folder),
            CoreText::tr("Start it (millrace-cli scratch start), then seal it.")));
    if (was.inMemory)
        return fail(sealError(
            CoreText::tr("The private server in %1 keeps its data in memory: nothing makes them "
                         "outlast the machine.")
                .arg(was.folder),
            CoreText::tr("Load into one with its data on disk (--durability none), and seal that.")));
    MILLRACE_TRY(const auto root, server.connection());
    SealReport report{.wasDurability = enumName(was.durability), .eatMyData = was.eatMyData};
    say(CoreText::tr("Checksums of all tables"));
    MILLRACE_TRY(auto before, checksums(root));
    report.tables = before;
    {
        MILLRACE_TRY(const auto connection, Connection::open(root));
        // Everything merged and purged: the files then suit any later version, too.
        MILLRACE_TRY_VOID(connection->execute(u"SET GLOBAL innodb_fast_shutdown = 0"_s));
    }
    say(CoreText::tr("Clean shutdown"));
    QElapsedTimer shutdown;
    shutdown.start();
    MILLRACE_TRY_VOID(server.stop());
    MILLRACE_TRY_VOID(syncFiles(ScratchFolder(was.folder).dataFolder()));
    report.shutdownSeconds = static_cast<double>(shutdown.nsecsElapsed()) / 1e9;

    say(CoreText::tr("Start with full durability"));
    ScratchServer::Options safe = options;
    safe.folder = was.folder;
    safe.program = was.program;
    safe.durability = ScratchServer::Durability::Full;
    safe.memoryBytes = was.memoryBytes;
    ScratchServer sealed(safe);
    MILLRACE_TRY(const auto again, sealed.start());
    say(CoreText::tr("Checksums once more"));
    MILLRACE_TRY(const auto after, checksums(again));
    report.status = sealed.status();
    report.secondsTotal = static_cast<double>(total.nsecsElapsed()) / 1e9;
    if (const QStringList different = differences(report.tables, after); !different.isEmpty())
        return fail(
            {.code = ErrorCode::ContentMismatch,
             .what = CoreText::tr("After the restart %1 not what they were before: %2.")
                         .arg(counted(different.size(), CoreText::tr("table is"), CoreText::tr("tables are")),
                              different.join(u", "_s)),
             .howToFix = CoreText::tr("Nobody may write while a server is sealed. If nobody did, load these "
                                      "tables again.")});
    return report;
}

} // namespace millrace
