// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <optional>

namespace millrace {

class Connection;

/// What whoever answers does with a row in a transaction that is rolled back: a chunk and its line in the
/// journal live and die together, and that is all that a run's promises rest on. Proxies and engines that
/// speak the protocol show themselves by it, whatever they call themselves.
struct ServerBehaviour
{
    enum class Tried
    {
        Not,       ///< see why
        TakenBack, ///< the row was gone after ROLLBACK
        Kept,      ///< it was still there: the statement commits by itself
        Refused    ///< see refusal
    };
    Tried load = Tried::Not;   ///< of LOAD DATA LOCAL
    Tried insert = Tried::Not; ///< of INSERT; not tried where LOAD DATA LOCAL was taken back
    std::optional<Error> refusal;
    QString why; ///< it was not tried: the account may not, there is no such schema, …

    bool wasTried() const { return load != Tried::Not || insert != Tried::Not; }
    bool refusesLoad() const { return load == Tried::Refused || load == Tried::Kept; }
};

/// Tries it with a temporary table of \a schema, which nobody else sees and no log has rows of, and which is
/// gone afterwards; some seven round trips. \a isLocalOn: the server says that it takes LOAD DATA LOCAL.
/// Errors are values of the result; a connection that is lost shows with whatever is asked next. REQUIRES: no
/// transaction is open.
ServerBehaviour tryBehaviour(Connection &connection, const QString &schema, bool isLocalOn);

} // namespace millrace
