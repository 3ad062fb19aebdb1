// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/serverfacts.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/connection.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

/// "10.11.19-MariaDB-…" → 101119; "5.5.5-10.4.1-MariaDB" (the replication prefix) → 100401.
int versionNumber(const QString &text)
{
    QString cleaned = text;
    if (text.contains(u"MariaDB"_s, Qt::CaseInsensitive) && cleaned.startsWith(u"5.5.5-"_s))
        cleaned.remove(0, 6);
    static const QRegularExpression parts(u"^(\\d+)\\.(\\d+)\\.(\\d+)"_s);
    const auto match = parts.match(cleaned);
    return match.captured(1).toInt() * 10000 + match.captured(2).toInt() * 100 + match.captured(3).toInt();
}

double medianLatencyMs(Connection &connection)
{
    QVector<double> times;
    for (int i = 0; i < ServerFacts::latencyRounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        if (!connection.value(u"SELECT 1"_s))
            return 0;
        times << static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    std::sort(times.begin(), times.end());
    return times.at(times.size() / 2);
}

/// Whether a name is covered by the database part of a grant: `%` and `_` are wildcards unless escaped.
bool matchesPattern(const QString &pattern, const QString &name)
{
    QString expression;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar c = pattern.at(i);
        if (c == u'\\' && i + 1 < pattern.size())
            expression += QRegularExpression::escape(QString(pattern.at(++i)));
        else if (c == u'%')
            expression += u".*"_s;
        else if (c == u'_')
            expression += u'.';
        else
            expression += QRegularExpression::escape(QString(c));
    }
    return QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(name).hasMatch();
}

QString unquoted(QString identifier)
{
    if (identifier.size() >= 2 && identifier.startsWith(u'`'))
        identifier = identifier.mid(1, identifier.size() - 2).replace(u"``"_s, u"`"_s);
    return identifier;
}

/// Whether a list of privileges, as it stands in a grant, holds this one. A privilege on some columns only is
/// not the privilege.
bool listNames(const QString &list, const QString &privilege)
{
    if (list.startsWith(u"ALL PRIVILEGES"_s, Qt::CaseInsensitive))
        return true;
    for (const QString &given : list.split(u','))
        if (given.trimmed().compare(privilege, Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

} // namespace

QString ServerFacts::displayName() const
{
    static const QRegularExpression number(u"\\d+\\.\\d+\\.\\d+"_s);
    QString text = versionText;
    if (isMariaDb() && text.startsWith(u"5.5.5-"_s))
        text.remove(0, 6);
    const QString shown = number.match(text).captured(0);
    const QString own = (isMariaDb() ? u"MariaDB "_s : u"MySQL "_s) + (shown.isEmpty() ? text : shown);
    return kind == ServerKind::Usual ? own : u"%1 (%2)"_s.arg(serverKindName(kind), own);
}

qint64 ServerFacts::bufferPoolBytes() const
{
    return variables.value(u"innodb_buffer_pool_size"_s).toLongLong();
}

bool ServerFacts::has(const QString &privilege, const QString &schema, const QString &table) const
{
    static const QRegularExpression line(
        u"^(GRANT|REVOKE) (.+) ON (?:TABLE )?(\\*|`(?:[^`]|``)+`|[^.` ]+)\\.(\\*|`(?:[^`]|``)+`|[^.` ]+) "
        "(?:TO|FROM) "_s);
    bool everywhere = false;
    bool takenBackHere = false;
    for (const QString &grant : grants) {
        const auto match = line.match(grant);
        if (!match.hasMatch() || !listNames(match.captured(2), privilege))
            continue;
        const QString onSchema = unquoted(match.captured(3));
        const QString onTable = unquoted(match.captured(4));
        // With partial_revokes, where such lines come from, wildcards are plain characters.
        if (match.captured(1) == "REVOKE"_L1)
            takenBackHere = takenBackHere || onSchema == schema;
        else if (onSchema == "*"_L1)
            everywhere = true;
        else if (!schema.isEmpty() && matchesPattern(onSchema, schema) &&
                 (onTable == "*"_L1 ||
                  (!table.isEmpty() && onTable.compare(table, Qt::CaseInsensitive) == 0)))
            return true;
    }
    return everywhere && !takenBackHere;
}

bool ServerFacts::splitsLoads() const
{
    constexpr int ofMariaDb = 100400;
    constexpr int ofMySql = 80000;
    return cluster.isGalera() && version < (isMariaDb() ? ofMariaDb : ofMySql) &&
           variables.value(u"wsrep_load_data_splitting"_s) == "ON"_L1;
}

void ServerFacts::tryOut(Connection &connection, const QString &schema)
{
    behaviour =
        tryBehaviour(connection, schema, variables.value(u"local_infile"_s) == "ON"_L1 && !splitsLoads());
    if (splitsLoads()) // more rows than anybody would try it with
        behaviour.load = ServerBehaviour::Tried::Kept;
}

Result<ServerFacts> ServerFacts::read(Connection &connection)
{
    ServerFacts facts;
    MILLRACE_TRY(const auto identity,
                 connection.rows(u"SELECT VERSION(), @@version_comment, CURRENT_USER()"_s));
    const QVector<QVariant> said = identity.value(0); // a stranger's server may answer with no row at all
    facts.versionText = said.value(0).toString();
    const QString comment = said.value(1).toString();
    facts.flavour = facts.versionText.contains(u"MariaDB"_s, Qt::CaseInsensitive) ||
                            comment.contains(u"MariaDB"_s, Qt::CaseInsensitive)
                        ? Flavour::MariaDb
                        : Flavour::MySql;
    facts.version = versionNumber(facts.versionText);
    facts.currentUser = said.value(2).toString();
    facts.latencyMs = medianLatencyMs(connection);

    MILLRACE_TRY(const auto variables, connection.rows(u"SHOW GLOBAL VARIABLES"_s));
    for (const auto &row : variables)
        facts.variables.insert(row.value(0).toString().toLower(), row.value(1).toString());
    facts.kind = serverKind(facts.versionText, comment, facts.variables);
    facts.localInfile = facts.variables.value(u"local_infile"_s) == "ON"_L1;

    // Both say more about variables; what they do not say is found out when one is set.
    if (facts.isMariaDb()) {
        if (const auto fixed = connection.rows(
                u"SELECT VARIABLE_NAME FROM information_schema.SYSTEM_VARIABLES WHERE READ_ONLY = 'YES'"_s))
            for (const auto &row : *fixed)
                facts.readOnlyVariables.insert(row.value(0).toString().toLower());
    } else if (const auto redo = connection.rows(u"SHOW GLOBAL STATUS LIKE 'Innodb_redo_log_enabled'"_s);
               redo && !redo->isEmpty()) {
        facts.redoLogEnabled = redo->first().value(1).toString() == "ON"_L1;
    }

    facts.cluster = ClusterFacts::read(connection, facts.variables);
    facts.words = ServerWords::read(connection, facts.variables);
    facts.tlsCipher = connection.tlsCipher();
    facts.tlsVersion = connection.tlsVersion();
    facts.compression = connection.compression();
    facts.compressionDecision = connection.compressionDecision();

    MILLRACE_TRY(const auto grants, connection.rows(u"SHOW GRANTS"_s));
    static const QRegularExpression secret(
        u"\\s+IDENTIFIED (BY PASSWORD|VIA|WITH) .*?(?=( REQUIRE| WITH|$))"_s);
    for (const auto &row : grants)
        facts.grants << row.value(0).toString().remove(secret);
    return facts;
}

} // namespace millrace
