// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "core/server/login/connectionspec.h"

#include <functional>
#include <thread>

namespace millrace {

/// Looks every two seconds at the cluster a load goes into, or at the replicas of a single server, over a
/// connection of its own at the node where the sessions are: a COMMIT that waits for a majority, or a node
/// that was cut off, says nothing by itself. Tells what is not as it should be, each time it changes, and
/// when it is well again, and shows how far each node is. Where the node of the sessions does not answer it
/// says nothing: the workers do. From construction to destruction.
class ClusterWatch
{
public:
    /// \a isBad: false for what is well again. On the watch's thread.
    using Tell = std::function<void(bool isBad, const QString &what)>;

    /// On the watch's thread as well.
    using Show = std::function<void(const QVector<NodeProgress> &nodes)>;

    ClusterWatch(const ResolvedConnection &target, Tell tell, Show show);

private:
    void run(const std::stop_token &stop);

    const ResolvedConnection m_target;
    const Tell m_tell;
    const Show m_show;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
