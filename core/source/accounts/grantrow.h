// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/account.h"
#include "core/source/rows/rowreader.h"

#include <QSet>

namespace millrace {

/// A row of a table in which a server keeps its accounts (mysql.user, mysql.db …), by the names of its
/// columns, in whatever case; a column that the table has not is as one that holds nothing. What is not as it
/// should be is a fault of the row: whoever reads looks in the end.
class GrantRow
{
public:
    GrantRow(const QStringList &columns, QVector<Field> fields);

    bool has(const QString &column) const { return m_columns.contains(column); } ///< lower case, as below
    bool isNull(const QString &column) const;
    QByteArray bytes(const QString &column);
    QString text(const QString &column);        ///< fault: it is not in UTF-8
    qint64 number(const QString &column);       ///< fault: it is none
    double decimal(const QString &column);      ///< fault: likewise
    bool isYes(const QString &column);          ///< of Y, N, 1, 0 and ''; fault: another
    QStringList members(const QString &column); ///< of a SET, upper case
    /// Columns that nobody has asked for, in the table's order.
    QStringList others() const;
    /// Whose it is: `user` and `host`, or columns of other names. Without a host: a role of MariaDB's, or an
    /// account at any host. Fault: the table has no such columns.
    AccountName account(const QString &userColumn = QStringLiteral("user"),
                        const QString &hostColumn = QStringLiteral("host"));

    void setFault(const QString &fault);
    const QString &fault() const { return m_fault; } ///< the first, for people; empty: none

private:
    const Field *find(const QString &column);

    QStringList m_columns; ///< lower case
    QVector<Field> m_fields;
    QSet<QString> m_asked;
    QString m_fault;
};

} // namespace millrace
