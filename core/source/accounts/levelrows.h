// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/accountset.h"
#include "core/source/accounts/grantrow.h"

#include <QMap>
#include <functional>

namespace millrace {

/// Of mysql.db: what an account may do in a schema, or in those that match a pattern.
AccountStatement readDbRow(GrantRow &row);
/// Of mysql.procs_priv: FUNCTION, PROCEDURE, PACKAGE, PACKAGE BODY, LIBRARY.
AccountStatement readProcsPrivRow(GrantRow &row);
/// Of mysql.proxies_priv.
AccountStatement readProxiesPrivRow(GrantRow &row);
/// Of mysql.roles_mapping (MariaDB) and mysql.role_edges (MySQL).
AccountStatement readRolesMappingRow(GrantRow &row);
AccountStatement readRoleEdgesRow(GrantRow &row);
/// Of mysql.global_grants: one of MySQL's dynamic privileges.
AccountStatement readGlobalGrantsRow(GrantRow &row);

/// What becomes a statement only with other rows.
class GatheredRows
{
public:
    /// Of mysql.tables_priv. \a all: the privileges that there are for tables (upper case): ALL PRIVILEGES.
    void addTable(GrantRow &row, const QString &place, const QStringList &all);
    /// Of mysql.columns_priv: behind the row of its table.
    void addColumn(GrantRow &row, const QString &place);
    /// Of mysql.default_roles (MySQL).
    void addDefaultRole(GrantRow &row, const QString &place);

    /// \a isAccount: to the server that the rows come from.
    void addTo(AccountSet &accounts, const std::function<bool(const AccountName &)> &isAccount) const;

private:
    struct OfTable
    {
        AccountName name;
        AccountGrant grant;
        QString place;
        bool isOfColumns = false; ///< its row says that there are privileges of columns
    };
    struct Roles
    {
        AccountName name;
        QVector<AccountName> roles;
        QString place;
    };
    OfTable &tableOf(GrantRow &row, const QString &place);

    QVector<OfTable> m_tables;
    QMap<QStringList, qsizetype> m_tableIndex; ///< account, schema and table
    QVector<Roles> m_roles;
};

} // namespace millrace
