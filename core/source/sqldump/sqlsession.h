// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlbytetokens.h"

#include <QHash>

namespace millrace {

/// SqlSession::sqlMode of a dump that says SET sql_mode = '', which is not the same as none: a list of
/// nothing, and to the readers of lists as good as any.
inline constexpr char noSqlMode[] = ",";

/// SqlSession::connection where only the server knows: SET CHARACTER SET takes that of the schema.
inline constexpr char unknownConnection[] = "?";

/// What the dump's own statements have made of the session that runs it, as far as it changes how the bytes
/// that follow are read: USE, SET NAMES, SET CHARACTER SET, SET character_set_client, SET sql_mode (also from
/// @variables that the dump filled before), DELIMITER. A value type; copies share their bytes.
struct SqlSession
{
    QByteArray schema;  ///< of the last USE; empty: none yet
    QByteArray charset; ///< character_set_client; empty: the dump did not say
    /// Character set or collation that literals are taken for where it is not the one that goes with charset:
    /// lower case, the dump's word for it.
    QByteArray connection;
    QByteArray sqlMode;  ///< upper case; empty: the dump did not say; noSqlMode: it said ''
    QByteArray timeZone; ///< as TIMESTAMP values are written; empty: the dump did not say
    QByteArray delimiter = ";";
    QHash<QByteArray, QByteArray> variables; ///< @name → what it holds of the above

    SqlLexRules rules() const;
    /// Literals lose something on their way from charset to connection, or nobody knows.
    bool convertsLiterals() const;

    /// Rows mean the same in both: character sets, mode and time zone are.
    bool readsRowsAs(const SqlSession &other) const;

    /// Reads one statement that has just been run; everything but SET and USE leaves the session as it is.
    void apply(const char *begin, const char *end);

    friend bool operator==(const SqlSession &, const SqlSession &) = default;

private:
    void applySet(SqlByteTokens &tokens);
    void assign(QByteArray name, bool isUserVariable, const QByteArray &value);
    void setNames(const QByteArray &name, const QByteArray &collation);
    void setClient(const QByteArray &name);
    void setConnection(const QByteArray &name);
    QByteArray valueOf(const QByteArray &name, bool isUserVariable) const;
};

} // namespace millrace
