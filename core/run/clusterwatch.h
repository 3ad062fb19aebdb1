// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"

#include <QString>
#include <functional>
#include <thread>

namespace millrace {

/// Looks every two seconds at the cluster a load goes into, over a connection of its own at the node where
/// the sessions are: a COMMIT that waits for a majority, or a node that was cut off, says nothing by itself.
/// Tells what is not as it should be, each time it changes, and when it is well again. Where the node does
/// not answer it says nothing: the workers do. From construction to destruction.
class ClusterWatch
{
public:
    /// \a isBad: false for what is well again. On the watch's thread.
    using Tell = std::function<void(bool isBad, const QString &what)>;

    ClusterWatch(const ResolvedConnection &target, Tell tell);

private:
    void run(const std::stop_token &stop);

    const ResolvedConnection m_target;
    const Tell m_tell;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
