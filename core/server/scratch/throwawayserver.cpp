// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/throwawayserver.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/wallclock.h"
#include "core/server/scratch/datatemplate.h"
#include "core/server/scratch/serverprocess.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <unistd.h>

namespace millrace {

namespace {

const QString prefix = u"throwaway-"_s;

QString ownerFile(const QString &folder)
{
    return folder + u"/owner.json"_s;
}

/// On disk, and in memory where there is a tmpfs.
QStringList bases()
{
    QStringList result{ThrowawayServer::home()};
    if (const QString memory = ScratchServer::memoryFolder(); !memory.isEmpty())
        result << memory + u"-throwaway"_s;
    return result;
}

bool ownerRuns(const QString &folder)
{
    const auto content = readWholeFile(ownerFile(folder));
    if (!content) {
        // Its owner may be about to write the file; it does so at once.
        constexpr int secondsToWrite = 60;
        return QFileInfo(folder).lastModified().secsTo(wallNow()) < secondsToWrite;
    }
    const auto owner = ServerProcess::fromJson(QJsonDocument::fromJson(*content).object());
    return owner && owner->isRunning();
}

bool removeFolder(const QString &folder)
{
    ScratchServer server(ScratchServer::Options{.folder = folder + u"/server"_s});
    // Not asked to shut down: it would write out what is deleted next, and take seconds for it.
    if (!server.endAtOnce() || !server.remove())
        return false;
    const bool removed = QDir(folder).removeRecursively();
    QDir().rmdir(QFileInfo(folder).path()); // stays while another one is in it
    return removed;
}

} // namespace

QString ThrowawayServer::home()
{
    return dataHome() + u"/throwaway"_s;
}

Result<std::unique_ptr<ThrowawayServer>> ThrowawayServer::start(ScratchServer::Options options)
{
    removeLeftovers();
    if (options.inMemory && bases().size() < 2)
        return fail({.code = ErrorCode::ScratchServerFailed,
                     .what = CoreText::tr("There is no tmpfs with room for a server in memory: neither "
                                          "$XDG_RUNTIME_DIR nor /dev/shm is one."),
                     .howToFix = CoreText::tr("Mount one, or let the server keep its data on disk.")});
    std::unique_ptr<ThrowawayServer> server(new ThrowawayServer);
    server->m_folder = u"%1/%2%3"_s.arg(bases()[options.inMemory ? 1 : 0], prefix)
                           .arg(QRandomGenerator::system()->generate(), 8, 16, '0'_L1);
    MILLRACE_TRY_VOID(ensurePrivateFolder(server->m_folder));
    const auto self = ServerProcess::fromPid(::getpid());
    if (self)
        MILLRACE_TRY_VOID(
            writeFileAtomically(ownerFile(server->m_folder), QJsonDocument(self->toJson()).toJson()));
    options.folder = server->m_folder + u"/server"_s;
    MILLRACE_TRY(const auto program, ServerProgram::find(options.program));
    MILLRACE_TRY_VOID(copyDataTemplate(program, ScratchFolder(options.folder).dataFolder()));
    server->m_server = std::make_unique<ScratchServer>(options);
    MILLRACE_TRY(server->m_root, server->m_server->start());
    return server;
}

ThrowawayServer::~ThrowawayServer()
{
    if (!m_folder.isEmpty())
        (void)removeFolder(m_folder);
}

int ThrowawayServer::removeLeftovers()
{
    int removed = 0;
    for (const QString &base : bases())
        for (const QFileInfo &folder :
             QDir(base).entryInfoList({prefix + u'*'}, QDir::Dirs | QDir::NoSymLinks))
            if (folder.ownerId() == ::geteuid() && !ownerRuns(folder.filePath()) &&
                removeFolder(folder.filePath()))
                ++removed;
    return removed;
}

} // namespace millrace
