// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace millrace {

class Connection;

/// Drops the accounts that the run made and that nobody has changed since; writes down what became of each
/// (AccountRecord). A run that made none: nothing. Errors: the server's; those of the record.
Result<void> takeAccountsBack(const QString &runFolder, Connection &server);

} // namespace millrace
