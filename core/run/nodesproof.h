// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/journal.h"
#include "core/server/login/connectionspec.h"
#include "core/verify/journaltotals.h"

#include <stop_token>

namespace millrace {

/// Of which nodes of a cluster a proof speaks: counts and contents are those of the node that answered, and
/// whether every chunk has arrived at the others their journals say, for a line of it commits with its chunk.
/// A node that is asked applies first all that it has received, so that asking is waiting. Only those are
/// asked that the cluster names with an address, by the same account.
struct NodesProof
{
    const ResolvedConnection &target;
    const Journal &journal;
    const JournalTotals &totals; ///< of the node that was asked
    bool asksOthers = true;      ///< false: they are named

    /// "Counted on node n1. By its journal every chunk has arrived at n2 as well. Not asked: n3 (…)."; empty
    /// on a single server. Errors: CountMismatch (a node lacks chunks), Cancelled.
    Result<QString> sentence(Connection &server, const std::stop_token &stop) const;

private:
    Result<void> ask(const QString &address) const;
};

} // namespace millrace
