// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratchserver.h"

#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/server/quoting.h"
#include "core/server/scratchfolder.h"
#include "core/server/serverprogram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QProcess>
#include <unistd.h>

namespace millrace {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;

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
            QStringLiteral("Another process has been starting or stopping the private server in %1 "
                           "for minutes.")
                .arg(folder.path()),
            QStringLiteral("End that process, then try again.")));
    return fail(writeError(folder.lockFile(), EACCES, QStringLiteral("the lock file cannot be made")));
}

QStringList durabilityArguments(const ServerProgram &program, ScratchServer::Durability durability,
                                qint64 memoryBytes)
{
    // A redo log as large as the pool keeps checkpoints out of the way of a load; more only lengthens
    // recovery.
    const qint64 redoBytes = qBound<qint64>(48 * mebibyte, memoryBytes, 2048 * mebibyte);
    QStringList arguments;
    if (!program.mariaDb && program.version >= 80030)
        arguments << QStringLiteral("--innodb-redo-log-capacity=%1").arg(redoBytes);
    else
        arguments << QStringLiteral("--innodb-log-file-size=%1").arg(redoBytes);
    if (durability == ScratchServer::Durability::Full)
        return arguments << QStringLiteral("--innodb-flush-log-at-trx-commit=1");
    // 2 and not 0: what was committed survives the end of the server process, only not that of the machine.
    return arguments << QStringLiteral("--innodb-flush-log-at-trx-commit=2")
                     << QStringLiteral("--skip-log-bin") << QStringLiteral("--innodb-doublewrite=OFF");
}

QStringList serverArguments(const ServerProgram &program, const ScratchFolder &folder, const QString &socket,
                            const ScratchServer::Options &options)
{
    QStringList arguments{QStringLiteral("--no-defaults"),
                          QStringLiteral("--datadir=") + folder.dataFolder(),
                          QStringLiteral("--socket=") + socket,
                          QStringLiteral("--pid-file=") + folder.pidFile(),
                          QStringLiteral("--log-error=") + folder.errorLog(),
                          QStringLiteral("--init-file=") + folder.initFile(),
                          QStringLiteral("--tmpdir=") + folder.temporaryFolder(),
                          QStringLiteral("--skip-networking"),
                          QStringLiteral("--local-infile=1"),
                          QStringLiteral("--character-set-server=utf8mb4"),
                          QStringLiteral("--max-allowed-packet=1G"),
                          QStringLiteral("--innodb-buffer-pool-size=%1").arg(options.memoryBytes)};
    if (!program.mariaDb) // MariaDB lets the server read any file it may; MySQL only those of one folder
        arguments << QStringLiteral("--secure-file-priv=") + folder.filesFolder()
                  << QStringLiteral("--loose-mysqlx=OFF");
    if (::geteuid() == 0)
        arguments << QStringLiteral("--user=root");
    return arguments + durabilityArguments(program, options.durability, options.memoryBytes) +
           options.extraArguments;
}

/// What the server wrote since that place of its log.
QString logSince(const ScratchFolder &folder, qint64 offset)
{
    QFile log(folder.errorLog());
    if (!log.open(QIODevice::ReadOnly))
        return {};
    constexpr qint64 enough = 256 * 1024;
    log.seek(qMax(offset, log.size() - enough));
    return QString::fromUtf8(log.readAll());
}

/// Starts the server apart from us: its own session, no terminal, no parent to wait for it.
Result<ServerProcess> spawn(const ServerProgram &program, const QStringList &arguments,
                            const ScratchFolder &folder)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("MILLRACE_PASSWORD")); // /proc/PID/environ lives as long as the server

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
            scratchError(QStringLiteral("%1 cannot be started: %2.").arg(program.path, process.errorString()),
                         QStringLiteral("Check that this account may run it.")));
    const auto server = ServerProcess::fromPid(pid);
    if (!server)
        return fail(serverProgramError(QStringLiteral("%1 ended at once.").arg(program.path),
                                       logSince(folder, 0), folder.errorLog()));
    return *server;
}

Result<ScratchState> launch(const ScratchFolder &folder, const ScratchServer::Options &options)
{
    const auto program = ServerProgram::find(options.program);
    if (!program)
        return fail(program.error());
    const bool hasData = QFileInfo::exists(folder.dataFolder());
    if (auto data = hasData ? program->checkDataFolder(folder.dataFolder())
                            : program->makeDataFolder(folder.dataFolder());
        !data)
        return fail(data.error());

    folder.forgetServer();
    const auto socket = folder.chooseSocket();
    if (!socket)
        return fail(socket.error());
    const auto password = folder.ensurePassword();
    if (!password)
        return fail(password.error());
    if (auto written = folder.writeInitFile(*password); !written)
        return fail(written.error());

    const auto process = spawn(*program, serverArguments(*program, folder, *socket, options), folder);
    if (!process)
        return fail(process.error());
    const ScratchState state{.process = *process,
                             .program = program->path,
                             .socket = *socket,
                             .durability = options.durability,
                             .memoryBytes = options.memoryBytes};
    if (auto saved = folder.saveState(state); !saved) {
        process->requestEnd(); // a server nobody could find again is none
        return fail(saved.error());
    }
    return state;
}

ResolvedConnection rootConnection(const ScratchState &state, const QString &password)
{
    ResolvedConnection root;
    root.spec.scratch = true;
    root.spec.socket = state.socket;
    root.spec.user = QStringLiteral("root");
    root.password = password;
    return root;
}

Result<ResolvedConnection> waitForAnswer(const ScratchState &state, const ScratchFolder &folder,
                                         qint64 logOffset, int timeoutMs)
{
    constexpr int pollMs = 50;
    const ResolvedConnection root = rootConnection(state, folder.password());
    QElapsedTimer timer;
    timer.start();
    QString lastAnswer;
    while (!timer.hasExpired(timeoutMs)) {
        if (!state.process.isRunning())
            return fail(serverProgramError(QStringLiteral("The private server ended while it was starting."),
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
                    QStringLiteral("The private server in %1 does not take the password in %2.")
                        .arg(folder.path(), folder.passwordFile()),
                    QStringLiteral("Stop it and start it again: the password is set anew at every start.")));
            if (code != ErrorCode::ServerUnreachable && code != ErrorCode::ConnectionLost)
                return fail(connection.error()); // waiting does not mend it
        }
        (void)state.process.waitUntilGone(pollMs); // ends at once when the server does
    }
    return fail(serverProgramError(
        QStringLiteral("The private server (pid %1) runs but has not answered within %2. %3")
            .arg(state.process.pid())
            .arg(durationText(timeoutMs), lastAnswer),
        logSince(folder, logOffset), folder.errorLog()));
}

} // namespace

ScratchServer::ScratchServer(Options options)
    : m_options(std::move(options))
{}

Result<ResolvedConnection> ScratchServer::start()
{
    ScratchFolder folder(m_options.folder);
    if (auto prepared = folder.prepare(); !prepared)
        return fail(prepared.error());
    const auto lock = lockFolder(folder, m_options.startTimeoutMs);
    if (!lock)
        return fail(lock.error());

    const qint64 logOffset = QFileInfo(folder.errorLog()).size();
    if (const auto running = folder.runningServer()) {
        if (auto saved = folder.saveState(*running); !saved)
            return fail(saved.error());
        return waitForAnswer(*running, folder, logOffset, m_options.startTimeoutMs);
    }
    const auto launched = launch(folder, m_options);
    if (!launched)
        return fail(launched.error());
    auto answer = waitForAnswer(*launched, folder, logOffset, m_options.startTimeoutMs);
    if (!answer && !launched->process.isRunning())
        folder.forgetServer();
    return answer;
}

Result<ResolvedConnection> ScratchServer::connection() const
{
    const ScratchFolder folder(m_options.folder);
    const auto running = folder.runningServer();
    if (!running)
        return fail(scratchError(QStringLiteral("The private server in %1 does not run.").arg(folder.path()),
                                 QStringLiteral("Start it: millrace-cli scratch start.")));
    const QString password = folder.password();
    if (password.isEmpty())
        return fail(scratchError(QStringLiteral("The password of the private server, %1, is gone or damaged.")
                                     .arg(folder.passwordFile()),
                                 QStringLiteral("Stop the server and start it again: it gets a new one.")));
    return rootConnection(*running, password);
}

Result<void> ScratchServer::stop()
{
    const ScratchFolder folder(m_options.folder);
    if (!folder.exists())
        return {};
    const auto lock = lockFolder(folder, m_options.startTimeoutMs);
    if (!lock)
        return fail(lock.error());

    if (const auto running = folder.runningServer()) {
        constexpr int endingMs = 60'000;
        running->process.requestEnd();
        if (!running->process.waitUntilGone(endingMs))
            return fail(scratchError(
                QStringLiteral("The private server (pid %1) has not ended within %2.")
                    .arg(running->process.pid())
                    .arg(durationText(endingMs)),
                QStringLiteral("It may still be writing changed pages to disk: wait, and look at %1.")
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
                  .dataBytes = folder.dataBytes()};
    if (const auto running = folder.runningServer()) {
        status.running = true;
        status.pid = running->process.pid();
        status.program = running->program;
        status.socket = running->socket;
        status.durability = running->durability;
        status.memoryBytes = running->memoryBytes;
    }
    return status;
}

Result<ResolvedConnection> resolveTarget(const ConnectionSpec &spec, const QString &password)
{
    if (!spec.scratch)
        return resolveConnection(spec, password);
    auto target = ScratchServer({}).start();
    if (!target || spec.schema.isEmpty())
        return target;
    const auto connection = Connection::open(*target);
    if (!connection)
        return fail(connection.error());
    if (auto made =
            (*connection)
                ->execute(
                    QStringLiteral("CREATE DATABASE IF NOT EXISTS %1").arg(quotedIdentifier(spec.schema)));
        !made)
        return fail(made.error());
    target->spec.schema = spec.schema;
    return target;
}

} // namespace millrace
