// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QVector>

namespace millrace {

class Connection;

/// A replica that is connected to a server now.
struct LogReader
{
    QString name;    ///< its address, or what is known of it
    QString address; ///< for clients, "10.0.0.7:3306"; empty: not known
};

/// What SHOW REPLICAS lists, and who reads the binary log without being listed there. MySQL's replicas that
/// do not say their host (report_host) are at the one that their session comes from, where that can be told,
/// or at \a serverHost where that is the server's own machine; MariaDB's of that kind are not listed at all,
/// and nobody knows their port. Errors: the server's; PrivilegeMissing among them.
Result<QVector<LogReader>> logReadersOf(Connection &connection, const QString &serverHost);

} // namespace millrace
