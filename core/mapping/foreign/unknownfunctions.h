// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QSet>
#include <QStringList>

namespace millrace {

class Connection;

/// Those of the functions (upper case) that the server has neither built in nor loaded, and that nobody made
/// in any of its schemas. It is asked to prepare a call of each, which runs nothing. Errors: the server's,
/// where it cannot be asked at all.
Result<QSet<QString>> unknownFunctions(const QStringList &names, Connection &server);

/// Those of the operators (-> and ->>) that the server's grammar has not; asked likewise. Errors: likewise.
Result<QSet<QString>> unknownOperators(const QStringList &names, Connection &server);

} // namespace millrace
