// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QSet>
#include <QString>

namespace millrace {

class Connection;

/// Names that a server knows and another one may not, as it lists them itself; lower case. A list that is
/// empty is not known.
struct ServerWords
{
    QSet<QString> collations;
    QSet<QString> charsets;
    QSet<QString> engines; ///< that tables can be made with
    QString defaultEngine; ///< as the server writes it

    /// \a variables: as ServerFacts has them. What an account may not see stays empty.
    static ServerWords read(Connection &connection, const QMap<QString, QString> &variables);
};

} // namespace millrace
