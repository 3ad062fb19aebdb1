// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/accountrows.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/accounts/globalprivrow.h"
#include "core/source/accounts/grantcolumns.h"
#include "core/source/accounts/grantrow.h"
#include "core/source/accounts/levelrows.h"
#include "core/source/accounts/userrow.h"
#include "core/source/bytes/charsets.h"

#include <QHash>
#include <algorithm>
#include <array>
#include <span>

namespace millrace {

namespace {

constexpr std::array grantTables{"user",         "global_priv",   "db",           "tables_priv",
                                 "columns_priv", "procs_priv",    "proxies_priv", "roles_mapping",
                                 "role_edges",   "default_roles", "global_grants"};

/// Its texts are in UTF-8, as far as it has any.
bool isReadable(const SqlKeptRow &row)
{
    return row.isPlain && (isAscii(row.line) || ((row.charset.isEmpty() || isUtf8Charset(row.charset)) &&
                                                 isValidUtf8(row.line, false)));
}

QVector<Field> fieldsOf(const QByteArray &line)
{
    static const RowReader reader{Dialect::mysqldumpTab()};
    const QByteArray whole = line + '\n'; // else an empty field at its end is none
    Row row;
    reader.readRow(std::span(whole.constData(), static_cast<std::size_t>(whole.size())), row);
    return row.fields;
}

/// Servers take the UTF-8 of a name for latin1, which is Windows-1252 to them, where they write it into
/// mysql.procs_priv (MariaDB 10.11, MySQL 9.7), where MySQL was seen not to find it again.
QString takenForLatin1(const QString &name)
{
    constexpr std::array<char16_t, 32> from0x80{
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};
    QString taken = QString::fromLatin1(name.toUtf8());
    for (QChar &c : taken)
        if (c >= QChar(0x80) && c < QChar(0xA0))
            c = QChar(from0x80.at(c.unicode() - 0x80U));
    return taken;
}

} // namespace

bool isGrantTable(const QByteArray &schema, const QByteArray &table)
{
    return schema == "mysql" && std::any_of(grantTables.begin(), grantTables.end(),
                                            [&table](const char *name) { return table == name; });
}

void AccountRows::add(const SqlDumpTable &table, const PlaceText &placeText)
{
    const auto named = [&table](const Table &each) { return each.name == table.name; };
    auto there = std::find_if(m_tables.begin(), m_tables.end(), named);
    if (there == m_tables.end()) {
        Table added{.name = table.name};
        if (const auto defined = std::find_if(m_definitions.begin(), m_definitions.end(), named);
            defined != m_definitions.end())
            added = m_definitions.takeAt(defined - m_definitions.begin());
        if (added.createSql.isEmpty()) {
            added.createSql = table.createSql;
            added.rules = table.createSession.rules();
        }
        if (table.keptRows.isEmpty()) {
            m_definitions << added;
            return;
        }
        there = m_tables.insert(m_tables.end(), added);
    }
    if (there->rows.isEmpty())
        there->columns = table.columns;
    for (const SqlKeptRow &row : table.keptRows)
        there->rows << KeptRow{row, placeText(row.place)};
}

const AccountRows::Table *AccountRows::find(const char *name) const
{
    const auto found = std::find_if(m_tables.begin(), m_tables.end(),
                                    [name](const Table &each) { return each.name == name; });
    return found == m_tables.end() ? nullptr : &*found;
}

void AccountRows::readEach(const char *name, AccountSet &accounts,
                           const std::function<void(GrantRow &row, const QString &place)> &take) const
{
    const Table *table = find(name);
    if (table == nullptr)
        return;
    QStringList columns;
    for (const QByteArray &column : table->columns)
        columns << QString::fromUtf8(column);
    if (columns.isEmpty())
        columns = columnsOfGrantTable(table->createSql, table->rules);
    for (const KeptRow &kept : table->rows) {
        QString fault = CoreText::tr("no row of plain values in UTF-8");
        if (isReadable(kept.row)) {
            GrantRow row(columns, fieldsOf(kept.row.line));
            take(row, kept.place);
            fault = row.fault();
        }
        if (!fault.isEmpty())
            accounts.addUnreadable(u"%1 (mysql.%2: %3)"_s.arg(kept.place, QLatin1String(name), fault));
    }
}

void AccountRows::addTo(AccountSet &accounts) const
{
    // Who is in none of the two is no account to a server, whatever the others say: remains of old ones.
    const bool knowsUsers = find("user") != nullptr || find("global_priv") != nullptr;
    QHash<QString, AccountName> users; // by what they may be called in the others
    const auto isAccount = [&](const AccountName &name) {
        return !knowsUsers || users.contains(name.text());
    };
    const auto eachUser = [&](const char *table, QVector<AccountStatement> (*read)(GrantRow &)) {
        readEach(table, accounts, [&](GrantRow &row, const QString &place) {
            const QVector<AccountStatement> statements = read(row);
            AccountName name = row.account();
            if (!row.fault().isEmpty())
                return;
            users.insert(name.text(), name);
            for (const AccountStatement &statement : statements)
                accounts.add(statement, place);
        });
    };
    const auto eachGrant = [&](const char *table, AccountStatement (*read)(GrantRow &)) {
        readEach(table, accounts, [&](GrantRow &row, const QString &place) {
            AccountStatement statement = read(row);
            AccountName &name = statement.accounts.first().name;
            if (!row.fault().isEmpty() || !isAccount(name))
                return;
            name = users.value(name.text(), name);
            accounts.add(statement, place);
        });
    };
    eachUser("user", readUserRow);
    eachUser("global_priv", readGlobalPrivRow);
    eachGrant("global_grants", readGlobalGrantsRow);
    eachGrant("db", readDbRow);
    GatheredRows gathered;
    QStringList all;
    if (const Table *table = find("tables_priv"))
        for (const QString &member : membersOfSet(table->createSql, table->rules, u"table_priv"_s))
            all << member.toUpper();
    readEach("tables_priv", accounts,
             [&](GrantRow &row, const QString &place) { gathered.addTable(row, place, all); });
    readEach("columns_priv", accounts,
             [&](GrantRow &row, const QString &place) { gathered.addColumn(row, place); });
    eachGrant("proxies_priv", readProxiesPrivRow);
    eachGrant("roles_mapping", readRolesMappingRow);
    eachGrant("role_edges", readRoleEdgesRow);
    readEach("default_roles", accounts,
             [&](GrantRow &row, const QString &place) { gathered.addDefaultRole(row, place); });
    gathered.addTo(accounts, isAccount);
    const QList<AccountName> known = users.values();
    for (AccountName name : known) {
        const AccountName meant = name;
        name.user = takenForLatin1(name.user);
        if (!users.contains(name.text()))
            users.insert(name.text(), meant);
    }
    eachGrant("procs_priv", readProcsPrivRow);
}

} // namespace millrace
