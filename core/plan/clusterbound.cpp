// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/clusterbound.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 galeraRows = 50'000;
constexpr qint64 galeraBytes = 16LL * 1024 * 1024;
constexpr int shareOfRows = 2;
/// A group of MySQL 9.7 took rows of 47 bytes (bigint, int, varchar, int, datetime) up to about their text's
/// length, and of five one-digit BIGINTs less than a quarter of it. Such narrow rows are cut by what is
/// refused.
constexpr int shareOfBytes = 3;

/// \a limit: 0 where there is none. Names it in \a origin where it is what bounds.
qint64 within(qint64 usual, qint64 limit, int share, const QString &name, const QString &shown,
              QStringList &origin)
{
    if (limit <= 0 || (usual > 0 && limit / share >= usual))
        return usual;
    origin << u"%1 = %2"_s.arg(name, shown);
    return std::max<qint64>(1, limit / share);
}

} // namespace

ClusterBound clusterBound(const ClusterFacts &cluster)
{
    ClusterBound bound;
    QStringList origin;
    if (cluster.isGalera()) {
        bound.limits = {.rows = cluster.mostRows, .bytes = cluster.mostBytes};
        bound.bounds.rows = within(galeraRows, cluster.mostRows, shareOfRows, u"wsrep_max_ws_rows"_s,
                                   groupedNumber(cluster.mostRows), origin);
        bound.bounds.bytes = within(galeraBytes, cluster.mostBytes, shareOfBytes, u"wsrep_max_ws_size"_s,
                                    sizeText(cluster.mostBytes), origin);
        bound.origin = origin.isEmpty() ? CoreText::tr("%1 or %2, so that its other nodes keep up")
                                              .arg(rowsText(galeraRows), sizeText(galeraBytes))
                                        : CoreText::tr("%1, with room to spare").arg(origin.join(u", "_s));
    } else if (cluster.isGroup()) {
        bound.limits.bytes = cluster.mostBytes;
        bound.bounds.bytes =
            within(0, cluster.mostBytes, shareOfBytes, u"group_replication_transaction_size_limit"_s,
                   sizeText(cluster.mostBytes), origin);
        if (!origin.isEmpty())
            bound.origin = CoreText::tr("%1, with room to spare").arg(origin.first());
    }
    return bound;
}

} // namespace millrace
