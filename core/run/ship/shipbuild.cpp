// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shipbuild.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/mapping/tables/ddl.h"
#include "core/order/keys/keyorderprobe.h"
#include "core/run/loadorder.h"
#include "core/run/migrationrun.h"
#include "core/run/ship/builtstretches.h"
#include "core/run/ship/laterevents.h"
#include "core/run/ship/partitioncheck.h"
#include "core/run/ship/shipproof.h"
#include "core/ship/hiddenshape.h"
#include "core/ship/ibd/exportfile.h"
#include "core/ship/ibdcheck/tablespacecheck.h"
#include "core/ship/shiplanes.h"
#include "core/ship/tablecontents.h"
#include "core/sql/quoting.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QThread>
#include <fcntl.h>
#include <future>
#include <utility>

namespace millrace {

namespace {

constexpr qint64 serverMemory = 512LL * 1024 * 1024;

bool isSameServer(const ServerProgram &program, const ServerFacts &facts)
{
    return program.mariaDb == facts.isMariaDb() && program.version == facts.version;
}

/// A process that was killed holds its files, and their locks, until the last of its threads is gone, which
/// is later than it looks ended; the target would be refused the file (Operating system error number 11).
Result<void> awaitUnlocked(const QString &path)
{
    constexpr int longestMs = 60'000;
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return fail(writeError(path, EACCES, file.errorString()));
    QElapsedTimer timer;
    timer.start();
    while (!timer.hasExpired(longestMs)) {
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        if (::fcntl(file.handle(), F_GETLK, &lock) != 0 || lock.l_type == F_UNLCK)
            return {};
        QThread::msleep(5);
    }
    return fail(
        {.code = ErrorCode::ScratchServerFailed,
         .what = CoreText::tr("The server that was to be thrown away does not let go of %1.").arg(path),
         .howToFix = CoreText::tr("Resume the run.")});
}

} // namespace

Result<ServerProgram> shipServerFor(const Plan &plan, const ServerFacts &facts, qint64 targetPid)
{
    QStringList found;
    const auto fits = [&](const Result<ServerProgram> &program) {
        if (program)
            found << program->displayName();
        return program && isSameServer(*program, facts);
    };
    if (!plan.shipServer.isEmpty()) {
        const auto given = ServerProgram::find(plan.shipServer);
        if (!given || fits(given))
            return given;
    } else {
        if (const QString path = QFile::symLinkTarget(u"/proc/%1/exe"_s.arg(targetPid)); !path.isEmpty()) {
            const auto own = ServerProgram::find(path);
            if (fits(own))
                return own;
        }
        for (const QString &name : {QString(), facts.isMariaDb() ? u"mariadbd"_s : u"mysqld"_s}) {
            const auto any = ServerProgram::find(name);
            if (fits(any))
                return any;
        }
    }
    return fail(
        {.code = ErrorCode::ShipServerMissing,
         .what = CoreText::tr("A table is shipped from a server of the very version of its target, %1; "
                              "found was %2.")
                     .arg(facts.displayName(), found.isEmpty() ? CoreText::tr("none") : found.join(u", "_s)),
         .howToFix = CoreText::tr("Name its program (--server), or load another way (leave --way out).")});
}

QString ShipBuild::exportedFileIn(const QString &runFolder, const char *ending)
{
    return runFolder + u"/ship/exported."_s + QLatin1String(ending);
}

std::optional<RunProgress> ShipBuild::progress() const
{
    const std::lock_guard lock(m_mutex);
    return m_rows ? std::optional(m_rows->progress()) : std::nullopt;
}

void ShipBuild::tell(const QString &text, const char *stage) const
{
    if (stage)
        m_context.log.event(Event::Kind::StageChanged, text, {{u"stage"_s, QLatin1String(stage)}});
    else
        m_context.log.event(Event::Kind::Note, text);
}

Result<ShipRecord> ShipBuild::run(TableOutcome &outcome)
{
    QDir(work({})).removeRecursively(); // of a part of the run that was killed
    MILLRACE_TRY_VOID(ensurePrivateFolder(work({})));
    const auto built = build(outcome);
    m_killer.reset();
    // Whatever a statement that was broken off says of it.
    if (m_context.control.isCancelled())
        return fail(runStopped());
    MILLRACE_TRY_VOID(built);
    m_record.step = ShipStep::Built;
    m_record.outcome = outcome;
    return m_record;
}

Result<void> ShipBuild::build(TableOutcome &outcome)
{
    MILLRACE_TRY_VOID(startServer());
    MILLRACE_TRY_VOID(makeTable());
    if (m_whyLeft.isEmpty()) {
        MILLRACE_TRY_VOID(fastLane());
    } else {
        tell(CoreText::tr("No row is built here. %1 The server that is thrown away loads them.")
                 .arg(m_whyLeft));
    }
    outcome.rowsRead = m_built.rowsRead;
    outcome.rowsLoaded = m_built.rows;
    outcome.rowsCompared = m_built.rows;
    if (!m_whyLeft.isEmpty() || m_built.left) {
        MILLRACE_TRY_VOID(proveBuilt());
        MILLRACE_TRY_VOID(slowLane(m_built.left, outcome));
    }
    MILLRACE_TRY_VOID(buildLeftIndexes());
    MILLRACE_TRY_VOID(prove(outcome));
    if (m_context.partitioned != nullptr) {
        tell(CoreText::tr("Each row is held against partition %1").arg(m_context.partition));
        MILLRACE_TRY_VOID(checkPartition(*m_sql, *m_context.partitioned, m_context.partition,
                                         m_context.plan.schema, m_context.plan.table));
    }
    return exportFiles();
}

Result<void> ShipBuild::startServer()
{
    MILLRACE_TRY(const auto program, shipServerFor(m_context.plan, m_context.facts, m_context.targetPid));
    tell(CoreText::tr("Start of a server that builds: %1").arg(program.displayName()), "ship_server");
    ScratchServer::Options options{.durability = ScratchServer::Durability::None,
                                   .memoryBytes = std::min(serverMemory, m_context.plan.memoryBytes),
                                   .program = program.path};
    if (const QString value = m_context.facts.variables.value(u"innodb_checksum_algorithm"_s);
        !value.isEmpty())
        options.extraArguments << u"--loose-innodb-checksum-algorithm="_s + value;
    // Nobody watches this server by it; without, MySQL starts in three quarters of the time and takes 250 MB
    // less.
    options.extraArguments << u"--loose-performance-schema=OFF"_s;
    MILLRACE_TRY(m_server, ThrowawayServer::start(options));
    MILLRACE_TRY(m_sql, Connection::open(m_server->root()));
    m_killer.emplace(m_server->root(), 1, m_context.control.stopToken());
    m_killer->watch(0, m_sql->threadId());
    return {};
}

/// The target's table as its server writes it down.
Result<void> ShipBuild::makeTable()
{
    const Plan &plan = m_context.plan;
    MILLRACE_TRY(const auto create,
                 retargetedCreateTable(m_context.table.createSql, plan.schema, plan.table));
    for (const QString &statement :
         // Not strict: the target has the table, whatever this server would say to who makes one like it.
         {u"SET SESSION sql_mode = '', foreign_key_checks = 0, innodb_strict_mode = 0"_s,
          u"CREATE DATABASE IF NOT EXISTS %1"_s.arg(quotedIdentifier(plan.schema)), create})
        MILLRACE_TRY_VOID(m_sql->execute(statement));
    MILLRACE_TRY_VOID(dropForeignKeys());
    MILLRACE_TRY(const auto table, readTable(*m_sql, plan.schema, plan.table));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*m_sql));
    MILLRACE_TRY(m_shape, readTableShape(*m_sql, facts, table));
    MILLRACE_TRY(m_place, TablePlace::find(*m_sql, plan.schema, plan.table));
    m_whyLeft = whyNoRowIsBuilt(plan, m_shape);
    return m_whyLeft.isEmpty() ? dropLeftIndexes() : Result<void>();
}

/// Parents are the target's: what is built here is held against them there. No file has a trace of the keys.
Result<void> ShipBuild::dropForeignKeys()
{
    if (m_context.table.foreignKeys.isEmpty())
        return {};
    QStringList names;
    for (const QString &key : m_context.table.foreignKeys)
        names << u"DROP FOREIGN KEY "_s + quotedIdentifier(key);
    return m_sql->execute(u"ALTER TABLE %1 %2"_s.arg(
        qualifiedName(m_context.plan.schema, m_context.plan.table), names.join(u", "_s)));
}

/// Indexes that only the server can make come after the rows.
Result<void> ShipBuild::dropLeftIndexes()
{
    if (m_shape.leftIndexes.isEmpty())
        return {};
    QStringList names;
    for (const IndexDefinition &index : std::as_const(m_shape.leftIndexes))
        names << u"DROP INDEX %1"_s.arg(quotedIdentifier(index.name));
    const auto dropped = m_sql->execute(u"ALTER TABLE %1 %2"_s.arg(
        qualifiedName(m_context.plan.schema, m_context.plan.table), names.join(u", "_s)));
    if (!dropped) {
        m_whyLeft = CoreText::tr("An index cannot be made after the rows: %1").arg(dropped.error().what);
        return {};
    }
    // Without the pages that they leave in the file.
    return m_sql->execute(
        u"ALTER TABLE %1 FORCE"_s.arg(qualifiedName(m_context.plan.schema, m_context.plan.table)));
}

Result<void> ShipBuild::fastLane()
{
    const Plan &plan = m_context.plan;
    MILLRACE_TRY_VOID(m_place->exportTo(*m_sql, work({}), u"template"_s));
    const bool seesTarget = plan.shipBy == ShipBy::Place; // else the server says so when it imports
    if (seesTarget && m_shape.leftIndexes.isEmpty())      // else the target has more of them
        MILLRACE_TRY_VOID(expectNothingHidden(emptyCfgIn(m_context.folder.path()), work(u"template.cfg"_s),
                                              qualifiedName(plan.schema, plan.table)));
    bool inOrder = true;
    if (const auto key = sortKeyFor(plan.mapping, m_context.table)) {
        MILLRACE_TRY(const auto order, probeHeads(plan.source, *key, {}, m_context.control.stopToken()));
        inOrder = order.verdict() == KeyOrder::Verdict::InOrder;
    }
    const QString zone = plan.sessionTimeZone();
    BuiltStretches stretches(m_context.statistics);
    tell(inOrder ? CoreText::tr("Rows are built")
                 : CoreText::tr("Rows are read, sorted by the primary key and built"),
         "ship_build");
    m_context.statistics.setState(RunState::Loading);
    FastLane lane(
        {.source = plan.source,
         .mapping = plan.mapping,
         .shape = m_shape,
         .templateFile = work(u"template.ibd"_s),
         .exportFile = work(u"template.cfg"_s),
         .file = m_place->built(),
         .folder = work(u"sorted"_s),
         .memoryBytes = plan.memoryBytes,
         .utc = zone == "+00:00"_L1 || zone.compare(u"UTC"_s, Qt::CaseInsensitive) == 0,
         .inKeyOrder = inOrder,
         .onRows = [&](qint64 rows, qint64 bytes) { stretches.add(rows, bytes); },
         .onSort =
             [&] {
                 stretches.startOver();
                 tell(CoreText::tr("The rows are not in the order of the primary key after all: they are "
                                   "read again and sorted"));
             },
         .stop = m_context.control.stopToken()});
    MILLRACE_TRY(m_built, lane.build());
    m_context.statistics.cuttingDone();
    tell(CoreText::tr("%1 built, a file of %2; %3 left to the server")
             .arg(rowsText(m_built.rows), sizeText(m_built.fileBytes),
                  rowsText(m_built.rowsRead - m_built.rows)));
    if (!m_built.left && m_shape.leftIndexes.isEmpty())
        tellRowsComplete();
    return takeBuiltIn(m_built);
}

void ShipBuild::tellRowsComplete()
{
    if (!std::exchange(m_rowsComplete, true) && m_context.onRowsComplete)
        m_context.onRowsComplete();
}

/// What nobody has looked at yet goes into the server that is thrown away, and nowhere else.
Result<void> ShipBuild::takeBuiltIn(const BuiltTable &built)
{
    const Plan &plan = m_context.plan;
    const QString table = qualifiedName(plan.schema, plan.table);
    tell(CoreText::tr("The file is taken in where it was built"), "ship_import_scratch");
    MILLRACE_TRY_VOID(m_sql->execute(u"ALTER TABLE %1 DISCARD TABLESPACE"_s.arg(table)));
    // By its name alone, and not onto the disk: nobody asks for this server's files after a crash.
    if (!QFile::rename(m_place->built(), m_place->ibd()))
        return fail(writeError(m_place->ibd(), EIO, CoreText::tr("the file cannot be moved there")));
    MILLRACE_TRY(const auto bytes, readWholeFile(work(u"template.cfg"_s)));
    const auto counted = ibd::ExportFile::withAutoIncrement(
        {reinterpret_cast<const ibd::Byte *>(bytes.constData()), std::size_t(bytes.size())},
        built.lastAutoIncrement + 1);
    if (!counted)
        return fail(
            {.code = ErrorCode::ShipBuildFailed, .what = QString::fromStdString(counted.fault().what)});
    MILLRACE_TRY_VOID(
        writeFileAtomically(m_place->cfg(), QByteArray(reinterpret_cast<const char *>(counted->data()),
                                                       qsizetype(counted->size()))));
    MILLRACE_TRY_VOID(m_sql->execute(u"ALTER TABLE %1 IMPORT TABLESPACE"_s.arg(table)));
    m_place->clear();
    if (built.lastAutoIncrement > 0)
        MILLRACE_TRY_VOID(m_sql->execute(
            u"ALTER TABLE %1 AUTO_INCREMENT = %2"_s.arg(table).arg(built.lastAutoIncrement + 1)));
    return {};
}

/// Before the server adds rows of which less is known.
Result<void> ShipBuild::proveBuilt()
{
    if (m_built.rows == 0)
        return {};
    return proveForShipping({.rows = m_built.rows, .checksum = QString::number(m_built.checksum)},
                            m_context.table, *m_sql, m_server->root(), m_context.control.stopToken());
}

/// A run of its own, with the plan's policies, proof and rejects, into the server that is thrown away.
Result<void> ShipBuild::slowLane(const std::optional<SortedSource> &left, TableOutcome &outcome)
{
    Plan plan = m_context.plan;
    plan.wayIn = WayIn::Auto;
    // Rows that are left are those whose text does not say what is stored: what of them can be compared, is,
    // and whether that is all the run's proof says in the end.
    if (plan.verify == VerifyLevel::Content)
        plan.verify = VerifyLevel::Sample;
    plan.connection = m_server->root().spec;
    plan.createSql.clear();
    plan.warmup = {};
    if (left)
        plan.source = left->original;
    MILLRACE_TRY(auto folder, RunFolder::create(RunPlan(plan), work(u"rows"_s)));
    LaterEvents observer(m_context.observer, m_context.statistics.elapsedMs());
    MigrationRun run(plan, {.folder = *folder,
                            .control = m_context.control,
                            .observer = observer,
                            .target = m_server->root(),
                            .source = m_context.source,
                            .isPart = true});
    if (left) {
        OrderedPlan ordered{.plan = plan, .sorted = left};
        ordered.plan.source = left->source;
        run.setOrdered(std::move(ordered));
    }
    {
        const std::lock_guard lock(m_mutex);
        m_rows = &run;
    }
    const RunSummary summary = run.run();
    {
        const std::lock_guard lock(m_mutex);
        m_rows = nullptr;
    }
    if (summary.error)
        return fail(*summary.error);
    const TableOutcome &rows = summary.tables.first();
    if (!rows.verified)
        return fail(
            {.code = ErrorCode::ContentNotCompared,
             .what = CoreText::tr("The rows that the server loaded are not proved: %1")
                         .arg(rows.notVerifiedBecause),
             .howToFix = CoreText::tr("The target was not touched. Load another way (leave --way out).")});
    m_rowsLoaded = rows.rowsAfter - rows.rowsBefore;
    outcome.rowsRead = left ? m_built.rowsRead : rows.rowsRead;
    outcome.rowsLoaded += rows.rowsLoaded;
    outcome.rowsRejected = rows.rowsRejected;
    outcome.rowsSkipped = rows.rowsSkipped;
    outcome.warnings = rows.warnings;
    outcome.warningKinds = rows.warningKinds;
    outcome.rowsCompared += rows.rowsCompared;
    outcome.comparedNote = rows.comparedNote;
    // Among the run's own files, where people look for them.
    for (const auto &[from, to] : {std::pair(rows.rejectsFile, &outcome.rejectsFile),
                                   std::pair(rows.reasonsFile, &outcome.reasonsFile)}) {
        if (from.isEmpty())
            continue;
        *to = m_context.folder.path() + u'/' + QFileInfo(from).fileName();
        QFile::remove(*to);
        if (!QFile::rename(from, *to))
            return fail(writeError(*to, EIO, CoreText::tr("the file cannot be moved there")));
    }
    return {};
}

Result<void> ShipBuild::buildLeftIndexes()
{
    if (m_shape.leftIndexes.isEmpty() || !m_whyLeft.isEmpty())
        return {};
    tell(CoreText::tr("Indexes that only the server can make"), "ship_indexes");
    m_context.statistics.setState(RunState::BuildingIndexes);
    QStringList added;
    for (const IndexDefinition &index : std::as_const(m_shape.leftIndexes))
        added << u"ADD "_s + index.sql;
    return m_sql->execute(u"ALTER TABLE %1 %2"_s.arg(
        qualifiedName(m_context.plan.schema, m_context.plan.table), added.join(u", "_s)));
}

Result<void> ShipBuild::prove(TableOutcome &outcome)
{
    const QString table = qualifiedName(m_context.plan.schema, m_context.plan.table);
    const bool rebuilt = m_context.plan.shipFiles != ShipFiles::Direct;
    tell(CoreText::tr("Proof of what is to be shipped"), "ship_proof");
    tellRowsComplete();
    m_context.statistics.setState(RunState::Verifying);
    m_record.rows = m_built.rows + m_rowsLoaded;
    ShipProof wanted{.rows = m_record.rows, .checksum = QString::number(m_built.checksum), .check = !rebuilt};
    if (!m_whyLeft.isEmpty() || m_rowsLoaded > 0) {
        // What the rows' own run has proved; a rebuilt table has to say the same.
        MILLRACE_TRY(m_record.checksum, contentsOf(*m_sql, m_context.table));
        wanted.checksum = rebuilt ? m_record.checksum : QString();
    } else {
        m_record.checksum = wanted.checksum;
    }
    if (rebuilt)
        MILLRACE_TRY_VOID(m_sql->execute(u"ALTER TABLE %1 FORCE"_s.arg(table)));
    // The disk works while the processors do.
    const auto written = std::async(std::launch::async, [path = m_place->ibd()] { writeOut(path); });
    MILLRACE_TRY_VOID(
        proveForShipping(wanted, m_context.table, *m_sql, m_server->root(), m_context.control.stopToken()));
    MILLRACE_TRY(
        const auto next,
        m_sql->value(u"SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 AND "
                     "TABLE_NAME = %2"_s.arg(quotedString(m_context.plan.schema),
                                             quotedString(m_context.plan.table))));
    m_record.nextAutoIncrement = next.toString();
    outcome.checksum = m_record.checksum;
    written.wait();
    return {};
}

/// The table's files move out under its lock, and then the server goes at once: one that lived on might write
/// into them.
Result<void> ShipBuild::exportFiles()
{
    const QString table = qualifiedName(m_context.plan.schema, m_context.plan.table);
    tell(CoreText::tr("Export of the files"), "ship_export");
    MILLRACE_TRY_VOID(m_sql->execute(u"FLUSH TABLES %1 FOR EXPORT"_s.arg(table)));
    for (const char *ending : {"ibd", "cfg"}) {
        const QString file = exportedFileIn(m_context.folder.path(), ending);
        QFile::remove(file);
        const QString from = QLatin1String(ending) == "ibd"_L1 ? m_place->ibd() : m_place->cfg();
        if (!QFile::rename(from, file)) // copies where it has to
            return fail(writeError(file, EIO, CoreText::tr("the exported file cannot be taken there")));
    }
    m_killer.reset();
    MILLRACE_TRY_VOID(m_server->server().endAtOnce());
    m_sql.reset();
    m_server.reset();
    if (m_context.plan.shipBy == ShipBy::Place)
        MILLRACE_TRY_VOID(expectNothingHidden(emptyCfgIn(m_context.folder.path()),
                                              exportedFileIn(m_context.folder.path(), "cfg"), table));
    const QString ibd = exportedFileIn(m_context.folder.path(), "ibd");
    MILLRACE_TRY_VOID(awaitUnlocked(ibd));
    m_record.fileBytes = QFileInfo(ibd).size();
    MILLRACE_TRY(const auto hash, hashOfFile(ibd));
    m_record.fileHash = QString::number(hash, 16);
    return checkFile();
}

/// The last look before the target, by code that shares nothing with what wrote the file.
Result<void> ShipBuild::checkFile() const
{
    const ibdcheck::CheckReport report =
        ibdcheck::checkTablespace({.path = exportedFileIn(m_context.folder.path(), "ibd").toStdString(),
                                   .cfgPath = exportedFileIn(m_context.folder.path(), "cfg").toStdString(),
                                   .threads = 2,
                                   .stop = m_context.control.stopToken()});
    if (report.stopped)
        return fail(runStopped());
    if (report.good() && report.rows == static_cast<uint64_t>(m_record.rows))
        return {};
    QString what =
        CoreText::tr("it holds %1 rows, the server counted %2").arg(report.rows).arg(m_record.rows);
    if (!report.faults.empty())
        what = QString::fromStdString(report.faults.front().words);
    return fail(
        {.code = ErrorCode::ShipFileFaulty,
         .what = CoreText::tr("The exported file is not sound: %1.").arg(what),
         .howToFix = CoreText::tr("The target was not touched. Load another way (leave --way out).")});
}

} // namespace millrace
