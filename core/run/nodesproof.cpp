// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/nodesproof.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/freshreads.h"

namespace millrace {

namespace {

constexpr int secondsForLogin = 5; // of a node that is in the cluster; behind a firewall it never answers

QString andMore(int size, qsizetype named)
{
    const auto others = static_cast<int>(size - 1 - named);
    return others <= 0 ? QString()
                       : counted(others, CoreText::tr("node that is not known by name"),
                                 CoreText::tr("nodes that are not known by name"));
}

} // namespace

Result<QString> NodesProof::sentence(Connection &server, const std::stop_token &stop) const
{
    const ClusterFacts cluster = ClusterFacts::readNow(server);
    if (!cluster.isCluster())
        return QString();
    QStringList level;
    QStringList notAsked;
    qsizetype named = 0;
    for (const ClusterFacts::Member &member : cluster.members) {
        if (member.isSelf)
            continue;
        if (stop.stop_requested())
            return fail({.code = ErrorCode::Cancelled, .what = CoreText::tr("The proof was cancelled.")});
        ++named;
        if (!asksOthers || member.address.isEmpty()) {
            notAsked << member.name;
            continue;
        }
        const auto asked = ask(member.address);
        if (asked) {
            level << member.name;
        } else if (asked.error().code == ErrorCode::CountMismatch) {
            Error lacking = asked.error();
            lacking.what = CoreText::tr("Node %1: %2").arg(member.name, lacking.what);
            return fail(lacking);
        } else {
            notAsked << u"%1 (%2)"_s.arg(member.name, asked.error().what);
        }
    }
    if (const QString more = andMore(cluster.size, named); !more.isEmpty())
        notAsked << more;
    QString text = CoreText::tr("Counted on node %1.").arg(cluster.node);
    if (!level.isEmpty())
        text +=
            u' ' +
            CoreText::tr("By its journal every chunk has arrived at %1 as well.").arg(level.join(u", "_s));
    if (!notAsked.isEmpty())
        text += u' ' + CoreText::tr("Not asked: %1.").arg(notAsked.join(u", "_s));
    else if (cluster.size < 0)
        text += u' ' + CoreText::tr("The other nodes were not asked: this account may not see them.");
    return text;
}

/// Errors: CountMismatch; of the way there.
Result<void> NodesProof::ask(const QString &address) const
{
    const auto place = hostAndPort(address);
    if (!place)
        return fail(
            {.code = ErrorCode::BadTargetUrl, .what = CoreText::tr("“%1” is no address").arg(address)});
    const ResolvedConnection there = target.withoutSchema().at(place->first, place->second);
    MILLRACE_TRY(const auto node, Connection::open(there, secondsForLogin));
    if (freshWayOf(*node).kind == ClusterKind::None)
        return fail({.code = ErrorCode::StatementFailed, .what = CoreText::tr("it is in no cluster")});
    MILLRACE_TRY(const auto entries, journal.read(*node));
    const JournalTotals here = totalsOf(entries);
    if (here.chunks == totals.chunks && here.tally.rows == totals.tally.rows)
        return {};
    return fail(
        {.code = ErrorCode::CountMismatch,
         .what =
             CoreText::tr("its journal holds %1 in %2 chunks, that of the node the load went to %3 in %4.")
                 .arg(rowsText(here.tally.rows), groupedNumber(here.chunks), groupedNumber(totals.tally.rows),
                      groupedNumber(totals.chunks)),
         .howToFix = CoreText::tr("Look at that node's error log and state before you read from it.")});
}

} // namespace millrace
