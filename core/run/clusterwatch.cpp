// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/clusterwatch.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/run/nodelook.h"
#include "core/server/connection.h"
#include "core/server/sessions/nodechoice.h"

namespace millrace {

namespace {

constexpr auto betweenLooks = std::chrono::seconds(2);
constexpr int secondsForItsLogin = 5;

} // namespace

ClusterWatch::ClusterWatch(const ResolvedConnection &target, Tell tell, Show show)
    : m_target(target)
    , m_tell(std::move(tell))
    , m_show(std::move(show))
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

void ClusterWatch::run(const std::stop_token &stop)
{
    std::unique_ptr<Connection> connection;
    NodeLook nodes(m_target);
    QString before;
    int sizeBefore = -1;
    while (sleepFor(stop, betweenLooks)) {
        if (connection && !connection->isAlive())
            connection.reset();
        if (!connection) {
            auto opened = Connection::open(m_target, secondsForItsLogin);
            if (!opened)
                continue;
            connection = std::move(*opened);
        }
        const ClusterFacts cluster = ClusterFacts::readNow(*connection);
        if (!cluster.isCluster() && connection->isAlive())
            m_show(nodes.lookAtReplicas(*connection, stop));
        if (!cluster.isCluster() || !connection->isAlive())
            continue;
        m_show(nodes.look(*connection, cluster, stop));
        const QString now = clusterTrouble(cluster);
        if (cluster.isGalera() && sizeBefore > 0 && cluster.size > 0 && cluster.size < sizeBefore)
            m_tell(true, CoreText::tr("Nodes in the Galera cluster: %1 now, %2 before.")
                             .arg(cluster.size)
                             .arg(sizeBefore));
        sizeBefore = cluster.size;
        if (now == before)
            continue;
        m_tell(!now.isEmpty(),
               now.isEmpty()
                   ? CoreText::tr("The cluster is as it should be again, at node %1.").arg(cluster.node)
                   : now);
        before = now;
    }
}

} // namespace millrace
