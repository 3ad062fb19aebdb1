// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/scratch/scratchserver.h"

#include <memory>

namespace millrace {

/// A private server for one purpose, gone with the object: process, data and all. What a program that was
/// killed left behind (it writes down which process it was) the next start() removes, and removeLeftovers().
/// Blocks for seconds at both ends: never on the GUI thread.
class ThrowawayServer
{
public:
    /// \a options.folder is chosen here. Errors: as ScratchServer::start().
    static Result<std::unique_ptr<ThrowawayServer>> start(ScratchServer::Options options);
    ~ThrowawayServer();
    ThrowawayServer(const ThrowawayServer &) = delete;
    ThrowawayServer &operator=(const ThrowawayServer &) = delete;

    const ResolvedConnection &root() const { return m_root; }
    QString folder() const { return m_folder; }
    ScratchServer &server() { return *m_server; }

    /// Stops and deletes those whose program is gone; returns how many.
    static int removeLeftovers();
    /// Where those that are not in memory keep their data.
    static QString home();

private:
    ThrowawayServer() = default;

    QString m_folder; ///< holds owner.json, and server/ of the ScratchServer
    std::unique_ptr<ScratchServer> m_server;
    ResolvedConnection m_root;
};

} // namespace millrace
