// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace {

class Connection;

/// A table without its tablespace becomes an empty one again without a file being touched: a new one of the
/// same definition takes its place in one step, and the old one goes. Its next AUTO_INCREMENT value is 1.
/// May be repeated after a kill. \a mark: makes the names of the two others the run's own. Errors: the
/// server's (PrivilegeMissing: CREATE, DROP).
Result<void> replaceByEmpty(Connection &server, const QString &schema, const QString &table,
                            const QString &mark);
/// What a kill left of it.
Result<void> dropReplaced(Connection &server, const QString &schema, const QString &mark);

} // namespace millrace
