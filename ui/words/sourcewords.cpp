// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/sourcewords.h"

#include "ui/language/localtext.h"
#include <QCoreApplication>

namespace millrace {

QString sourceTableWords(const SourceTable &table)
{
    if (!table.server)
        return tr("table %1.%2").arg(table.schema, table.name);
    // The account is under Target where it matters; the rail is narrow.
    ConnectionSpec server = *table.server;
    server.user.clear();
    return table.isQuery() ? tr("a query on %1").arg(server.displayName())
                           : tr("%1.%2 on %3").arg(table.schema, table.name, server.displayName());
}

} // namespace millrace
