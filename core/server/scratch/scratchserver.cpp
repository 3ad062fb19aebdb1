// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/scratchserver.h"
#include "core/server/scratch/datatemplate.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/server/scratch/scratchfolder.h"
#include "core/server/scratch/serverprogram.h"
#include "core/sql/quoting.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QProcess>
#include <QStorageInfo>
#include <unistd.h>

namespace millrace {

namespace {

constexpr qint64 mebibyte = 1024LL * 1024;

/// Redo log, system tables and temporary tables of a new server.
qint64 memoryForFiles(qint64 poolBytes)
{
    return qBound<qint64>(48 * mebibyte, poolBytes, 2048 * mebibyte) + 256 * mebibyte;
}

Error scratchError(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::ScratchServerFailed, .what = what, .howToFix = howToFix};
}

/// Who starts may first make a data directory, which takes as long as it takes: others wait for that.
Result<std::unique_ptr<QLockFile>> lockFolder(const ScratchFolder &folder, int timeoutMs)
{
    constexpr int makingDataMs = 180'000;
    auto lock = std::make_unique<QLockFile>(folder.lockFile());
    lock->setStaleLockTime(0); // only the end of its process makes a lock stale, however long it takes
    if (lock->tryLock(timeoutMs + makingDataMs))
        return lock;
    if (lock->error() == QLockFile::LockFailedError)
        return fail(scratchError(
            CoreText::tr("Another process has been starting or stopping the private server in %1 "
                         "for minutes.")
                .arg(folder.path()),
            CoreText::tr("End that process, then try again.")));
    return fail(writeError(folder.lockFile(), EACCES, CoreText::tr("the lock file cannot be made")));
}

QStringList durabilityArguments(const ServerProgram &program, ScratchServer::Durability durability,
                                qint64 memoryBytes)
{
    // A redo log as large as the pool keeps checkpoints out of the way of a load; more only lengthens
    // recovery.
    const qint64 redoBytes = qBound<qint64>(48 * mebibyte, memoryBytes, 2048 * mebibyte);
    QStringList arguments;
    if (program.can(Ability::RedoLogCapacity))
        arguments << u"--innodb-redo-log-capacity=%1"_s.arg(redoBytes);
    else
        arguments << u"--innodb-log-file-size=%1"_s.arg(redoBytes);
    if (durability == ScratchServer::Durability::Full)
        return arguments << u"--innodb-flush-log-at-trx-commit=1"_s;
    if (durability == ScratchServer::Durability::None) {
        arguments << u"--innodb-flush-log-at-trx-commit=0"_s << u"--skip-log-bin"_s
                  << u"--innodb-doublewrite=OFF"_s
                  << u"--loose-innodb-flush-method=nosync"_s; // through the page cache, and never to the disk
        return arguments;
    }
    // 2 and not 0: what was committed survives the end of the server process, only not that of the machine.
    return arguments << u"--innodb-flush-log-at-trx-commit=2"_s << u"--skip-log-bin"_s
                     << u"--innodb-doublewrite=OFF"_s;
}

QStringList serverArguments(const ServerProgram &program, const ScratchFolder &folder, const QString &socket,
                            const ScratchServer::Options &options)
{
    QStringList arguments{u"--no-defaults"_s,
                          u"--datadir="_s + folder.dataFolder(),
                          u"--socket="_s + socket,
                          u"--pid-file="_s + folder.pidFile(),
                          u"--log-error="_s + folder.errorLog(),
                          u"--init-file="_s + folder.initFile(),
                          u"--tmpdir="_s + folder.temporaryFolder(),
                          u"--skip-networking"_s,
                          u"--local-infile=1"_s,
                          u"--character-set-server=utf8mb4"_s,
                          u"--max-allowed-packet=1G"_s,
                          u"--innodb-buffer-pool-size=%1"_s.arg(options.memoryBytes)};
    if (!program.mariaDb) // MariaDB lets the server read any file it may; MySQL only those of one folder
        arguments << u"--secure-file-priv="_s + folder.filesFolder() << u"--loose-mysqlx=OFF"_s;
    if (const QString base = program.baseFolder(); !base.isEmpty())
        arguments << u"--basedir="_s + base;
    if (::geteuid() == 0)
        arguments << u"--user=root"_s;
    return arguments + durabilityArguments(program, options.durability, options.memoryBytes) +
           options.extraArguments;
}

/// What the server wrote since that place of its log.
QString logSince(const ScratchFolder &folder, qint64 offset)
{
    QFile log(folder.errorLog());
    if (!log.open(QIODevice::ReadOnly))
        return {};
    constexpr qint64 enough = 256LL * 1024;
    log.seek(qMax(offset, log.size() - enough));
    return QString::fromUtf8(log.readAll());
}

/// Starts the server apart from us: its own session, no terminal, no parent to wait for it.
Result<ServerProcess> spawn(const ServerProgram &program, const QStringList &arguments,
                            const ScratchFolder &folder, const QString &preload)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"MILLRACE_PASSWORD"_s); // /proc/PID/environ lives as long as the server

    if (!preload.isEmpty())
        environment.insert(u"LD_PRELOAD"_s, preload);

    QProcess process;
    process.setProgram(program.path);
    process.setArguments(arguments);
    process.setWorkingDirectory(folder.dataFolder());
    process.setProcessEnvironment(environment);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    // Bad options are complained about before the log is opened.
    process.setStandardErrorFile(folder.errorLog(), QIODevice::Append);
    qint64 pid = 0;
    if (!process.startDetached(&pid))
        return fail(
            scratchError(CoreText::tr("%1 cannot be started: %2.").arg(program.path, process.errorString()),
                         CoreText::tr("Check that this account may run it.")));
    const auto server = ServerProcess::fromPid(pid);
    if (!server)
        return fail(serverProgramError(CoreText::tr("%1 ended at once.").arg(program.path),
                                       logSince(folder, 0), folder.errorLog()));
    return *server;
}

/// Where Debian, Fedora and their like put it.
QString eatMyDataLibrary(const QString &given)
{
    if (!given.isEmpty())
        return given;
    QStringList folders{u"/usr/lib/libeatmydata"_s, u"/usr/lib64/libeatmydata"_s, u"/usr/lib64"_s,
                        u"/usr/lib"_s, u"/usr/local/lib"_s};
    const QDir lib(u"/usr/lib"_s);
    for (const QString &triplet : lib.entryList({u"*-linux-gnu*"_s}, QDir::Dirs))
        folders << lib.filePath(triplet);
    for (const QString &folder : std::as_const(folders))
        for (const char *name : {"libeatmydata.so", "libeatmydata.so.1"})
            if (const QString path = folder + u'/' + QLatin1String(name); QFileInfo::exists(path))
                return path;
    return {};
}

/// What the kernel would give without taking it from somebody; -1: not known.
qint64 availableMemory()
{
    QFile file(u"/proc/meminfo"_s);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith("MemAvailable:"))
            return line.mid(13).trimmed().split(' ').first().toLongLong() * 1024;
    return -1;
}

/// The pool and the files come out of the same memory; a tmpfs that fills it up makes the kernel kill.
Result<void> checkMemory(const ScratchFolder &folder, const ScratchServer::Options &options)
{
    const qint64 needed = options.memoryBytes + memoryForFiles(options.memoryBytes);
    const qint64 available = availableMemory();
    if (!folder.isOnTmpfs())
        return fail(
            scratchError(CoreText::tr("%1 is not in memory: no tmpfs is mounted there.").arg(folder.path()),
                         CoreText::tr("Give it a folder on a tmpfs, such as one below /dev/shm.")));
    if (available < 0 || available >= needed)
        return {};
    return fail(scratchError(
        CoreText::tr(
            "A server in memory with a buffer pool of %1 needs %2 with its log and first files, and only "
            "%3 of memory are to be had.")
            .arg(sizeText(options.memoryBytes), sizeText(needed), sizeText(available)),
        CoreText::tr("Give it a smaller pool (scratch start --memory), or let it keep its data on disk.")));
}

Result<ScratchState> launch(const ScratchFolder &folder, const ScratchServer::Options &options)
{
    // Data that are there choose the program, unless somebody does; a name that cannot start them is refused
    // below.
    const QString wanted =
        options.program.isEmpty() ? ServerProgram::programOfData(folder.dataFolder()) : options.program;
    auto program = ServerProgram::find(wanted);
    if (!program && options.program.isEmpty() && !wanted.isEmpty())
        program = ServerProgram::find();
    if (!program)
        return fail(program.error());
    if (options.inMemory)
        MILLRACE_TRY_VOID(checkMemory(folder, options));
    const QString preload = options.durability == ScratchServer::Durability::None
                                ? eatMyDataLibrary(options.eatMyData)
                                : QString();
    const bool hasData = QFileInfo::exists(folder.dataFolder());
    MILLRACE_TRY_VOID(hasData ? program->checkDataFolder(folder.dataFolder())
                              : copyDataTemplate(*program, folder.dataFolder()));

    folder.forgetServer();
    MILLRACE_TRY(const auto socket, folder.chooseSocket());
    MILLRACE_TRY(const auto password, folder.ensurePassword());
    MILLRACE_TRY_VOID(folder.writeInitFile(password));

    MILLRACE_TRY(const auto process,
                 spawn(*program, serverArguments(*program, folder, socket, options), folder, preload));
    ScratchState state{.process = process,
                       .program = program->path,
                       .socket = socket,
                       .durability = options.durability,
                       .memoryBytes = options.memoryBytes,
                       .eatMyData = preload,
                       .startedBy = ServerProcess::fromPid(::getpid())};
    if (auto saved = folder.saveState(state); !saved) {
        process.requestEnd(); // a server nobody could find again is none
        return fail(saved.error());
    }
    return state;
}

ResolvedConnection rootConnection(const ScratchState &state, const QString &password)
{
    ResolvedConnection root;
    root.spec.scratch = true;
    root.spec.socket = state.socket;
    root.spec.user = u"root"_s;
    root.password = password;
    return root;
}

Result<ResolvedConnection> waitForAnswer(const ScratchState &state, const ScratchFolder &folder,
                                         qint64 logOffset, int timeoutMs)
{
    constexpr int pollMs = 50;
    ResolvedConnection root = rootConnection(state, folder.password());
    QElapsedTimer timer;
    timer.start();
    QString lastAnswer;
    while (!timer.hasExpired(timeoutMs)) {
        if (!state.process.isRunning())
            return fail(serverProgramError(CoreText::tr("The private server ended while it was starting."),
                                           logSince(folder, logOffset), folder.errorLog()));
        if (QFileInfo::exists(state.socket)) {
            const auto connection = Connection::open(root);
            if (connection) {
                QFile::remove(folder.initFile());
                return root;
            }
            const ErrorCode code = connection.error().code;
            lastAnswer = connection.error().what;
            if (code == ErrorCode::AccessDenied)
                return fail(scratchError(
                    CoreText::tr("The private server in %1 does not take the password in %2.")
                        .arg(folder.path(), folder.passwordFile()),
                    CoreText::tr("Stop it and start it again: the password is set anew at every start.")));
            if (code != ErrorCode::ServerUnreachable && code != ErrorCode::ConnectionLost)
                return fail(connection.error()); // waiting does not mend it
        }
        (void)state.process.waitUntilGone(pollMs); // ends at once when the server does
    }
    return fail(
        serverProgramError(CoreText::tr("The private server (pid %1) runs but has not answered within %2. %3")
                               .arg(state.process.pid())
                               .arg(durationText(timeoutMs), lastAnswer),
                           logSince(folder, logOffset), folder.errorLog()));
}

} // namespace

ScratchServer::ScratchServer(Options options)
    : m_options(std::move(options))
{
    if (m_options.inMemory && m_options.folder.isEmpty())
        m_options.folder = memoryFolder();
    if (m_options.inMemory && m_options.folder.isEmpty()) // start() says why it is of no use
        m_options.folder = dataHome() + u"/scratch-memory"_s;
}

QString ScratchServer::memoryFolder(qint64 bytes)
{
    // Two homes of one account must not find each other's server, and every later program must find this one:
    // qHash() may be another in each.
    const QByteArray home =
        QCryptographicHash::hash(QDir(dataHome()).absolutePath().toUtf8(), QCryptographicHash::Sha256);
    const QString name = u"millrace-%1-%2"_s.arg(::geteuid()).arg(QString::fromLatin1(home.toHex().left(8)));
    QString best;
    for (const QString &base : {qEnvironmentVariable("XDG_RUNTIME_DIR"), u"/dev/shm"_s}) {
        if (base.isEmpty())
            continue;
        const QStorageInfo storage(base);
        if (storage.fileSystemType() != "tmpfs" || !QFileInfo(base).isWritable())
            continue;
        const QString folder = base + u'/' + name;
        if (ScratchFolder(folder).isOurs())
            return folder;
        if (QFileInfo::exists(folder)) // of somebody else
            continue;
        if (best.isEmpty() && storage.bytesAvailable() >= std::max(bytes, memoryForFiles(64 * mebibyte)))
            best = folder;
    }
    return best;
}

Result<void> ScratchServer::remove()
{
    MILLRACE_TRY_VOID(stop());
    const ScratchFolder folder(m_options.folder);
    if (!folder.exists())
        return {};
    {
        MILLRACE_TRY(const auto lock, lockFolder(folder, m_options.startTimeoutMs));
        if (folder.runningServer()) // started by somebody else in between
            return fail(
                scratchError(CoreText::tr("The private server in %1 was started again.").arg(folder.path()),
                             CoreText::tr("Stop it, then delete it.")));
        MILLRACE_TRY_VOID(folder.removeAll());
    }
    QDir().rmdir(folder.path()); // stays when somebody put something of his own there
    return {};
}

Result<ResolvedConnection> ScratchServer::start()
{
    ScratchFolder folder(m_options.folder);
    MILLRACE_TRY_VOID(folder.prepare());
    MILLRACE_TRY(const auto lock, lockFolder(folder, m_options.startTimeoutMs));

    const qint64 logOffset = QFileInfo(folder.errorLog()).size();
    if (const auto running = folder.runningServer()) {
        MILLRACE_TRY_VOID(folder.saveState(*running));
        return waitForAnswer(*running, folder, logOffset, m_options.startTimeoutMs);
    }
    MILLRACE_TRY(const auto launched, launch(folder, m_options));
    auto answer = waitForAnswer(launched, folder, logOffset, m_options.startTimeoutMs);
    if (!answer && !launched.process.isRunning())
        folder.forgetServer();
    return answer;
}

Result<ResolvedConnection> ScratchServer::connection() const
{
    const ScratchFolder folder(m_options.folder);
    const auto running = folder.runningServer();
    if (!running)
        return fail(scratchError(CoreText::tr("The private server in %1 does not run.").arg(folder.path()),
                                 CoreText::tr("Start it: millrace-cli scratch start.")));
    const QString password = folder.password();
    if (password.isEmpty())
        return fail(scratchError(CoreText::tr("The password of the private server, %1, is gone or damaged.")
                                     .arg(folder.passwordFile()),
                                 CoreText::tr("Stop the server and start it again: it gets a new one.")));
    return rootConnection(*running, password);
}

Result<void> ScratchServer::stop()
{
    return end(&ServerProcess::requestEnd);
}

Result<void> ScratchServer::endAtOnce()
{
    return end(&ServerProcess::endAtOnce);
}

Result<void> ScratchServer::end(bool (ServerProcess::*signal)() const)
{
    const ScratchFolder folder(m_options.folder);
    if (!folder.exists())
        return {};
    MILLRACE_TRY(const auto lock, lockFolder(folder, m_options.startTimeoutMs));

    if (const auto running = folder.runningServer()) {
        constexpr int endingMs = 60'000;
        (running->process.*signal)();
        if (!running->process.waitUntilGone(endingMs))
            return fail(scratchError(
                CoreText::tr("The private server (pid %1) has not ended within %2.")
                    .arg(running->process.pid())
                    .arg(durationText(endingMs)),
                CoreText::tr("It may still be writing changed pages to disk: wait, and look at %1.")
                    .arg(folder.errorLog())));
        folder.releaseSocket(running->socket);
    }
    folder.forgetServer();
    return {};
}

ScratchServer::Status ScratchServer::status() const
{
    const ScratchFolder folder(m_options.folder);
    Status status{.folder = folder.path(),
                  .errorLog = folder.errorLog(),
                  .durability = m_options.durability,
                  .memoryBytes = m_options.memoryBytes,
                  .dataBytes = folder.dataBytes(),
                  .inMemory = folder.exists() && folder.isOnTmpfs(),
                  .hasData = QFileInfo::exists(folder.dataFolder())};
    if (const auto running = folder.runningServer()) {
        status.running = true;
        status.pid = running->process.pid();
        status.program = running->program;
        status.socket = running->socket;
        status.durability = running->durability;
        status.memoryBytes = running->memoryBytes;
        status.eatMyData = running->eatMyData;
    }
    return status;
}

Result<ResolvedConnection> resolveTarget(const ConnectionSpec &spec, const QString &password)
{
    if (!spec.scratch)
        return resolveConnection(spec, password);
    const bool onlyInMemory = !ScratchServer({}).status().running &&
                              ScratchServer(ScratchServer::Options{.inMemory = true}).status().running;
    auto target = ScratchServer(ScratchServer::Options{.inMemory = onlyInMemory}).start();
    if (!target || spec.schema.isEmpty())
        return target;
    MILLRACE_TRY(const auto connection, Connection::open(*target));
    MILLRACE_TRY_VOID(
        connection->execute(u"CREATE DATABASE IF NOT EXISTS %1"_s.arg(quotedIdentifier(spec.schema))));
    target->spec.schema = spec.schema;
    return target;
}

} // namespace millrace
