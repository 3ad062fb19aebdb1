// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/serverfacts.h"

#include "core/base/coretext.h"
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
    if (text.contains(QStringLiteral("MariaDB"), Qt::CaseInsensitive) &&
        cleaned.startsWith(QStringLiteral("5.5.5-")))
        cleaned.remove(0, 6);
    static const QRegularExpression parts(QStringLiteral("^(\\d+)\\.(\\d+)\\.(\\d+)"));
    const auto match = parts.match(cleaned);
    return match.captured(1).toInt() * 10000 + match.captured(2).toInt() * 100 + match.captured(3).toInt();
}

double medianLatencyMs(Connection &connection)
{
    QVector<double> times;
    for (int i = 0; i < ServerFacts::latencyRounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        if (!connection.value(QStringLiteral("SELECT 1")))
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
        if (c == QLatin1Char('\\') && i + 1 < pattern.size())
            expression += QRegularExpression::escape(QString(pattern.at(++i)));
        else if (c == QLatin1Char('%'))
            expression += QStringLiteral(".*");
        else if (c == QLatin1Char('_'))
            expression += QLatin1Char('.');
        else
            expression += QRegularExpression::escape(QString(c));
    }
    return QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(name).hasMatch();
}

QString unquoted(QString identifier)
{
    if (identifier.size() >= 2 && identifier.startsWith(QLatin1Char('`')))
        identifier =
            identifier.mid(1, identifier.size() - 2).replace(QStringLiteral("``"), QStringLiteral("`"));
    return identifier;
}

/// Whether a list of privileges, as it stands in a grant, holds this one. A privilege on some columns only is
/// not the privilege.
bool listNames(const QString &list, const QString &privilege)
{
    if (list.startsWith(QStringLiteral("ALL PRIVILEGES"), Qt::CaseInsensitive))
        return true;
    for (const QString &given : list.split(QLatin1Char(',')))
        if (given.trimmed().compare(privilege, Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

} // namespace

QString ServerFacts::displayName() const
{
    static const QRegularExpression number(QStringLiteral("\\d+\\.\\d+\\.\\d+"));
    QString text = versionText;
    if (isMariaDb() && text.startsWith(QStringLiteral("5.5.5-")))
        text.remove(0, 6);
    const QString shown = number.match(text).captured(0);
    return (isMariaDb() ? QStringLiteral("MariaDB ") : QStringLiteral("MySQL ")) +
           (shown.isEmpty() ? text : shown);
}

qint64 ServerFacts::bufferPoolBytes() const
{
    return variables.value(QStringLiteral("innodb_buffer_pool_size")).toLongLong();
}

bool ServerFacts::has(const QString &privilege, const QString &schema, const QString &table) const
{
    static const QRegularExpression line(QStringLiteral(
        "^(GRANT|REVOKE) (.+) ON (?:TABLE )?(\\*|`(?:[^`]|``)+`|[^.` ]+)\\.(\\*|`(?:[^`]|``)+`|[^.` ]+) "
        "(?:TO|FROM) "));
    bool everywhere = false;
    bool takenBackHere = false;
    for (const QString &grant : grants) {
        const auto match = line.match(grant);
        if (!match.hasMatch() || !listNames(match.captured(2), privilege))
            continue;
        const QString onSchema = unquoted(match.captured(3));
        const QString onTable = unquoted(match.captured(4));
        // With partial_revokes, where such lines come from, wildcards are plain characters.
        if (match.captured(1) == QLatin1String("REVOKE"))
            takenBackHere = takenBackHere || onSchema == schema;
        else if (onSchema == QLatin1String("*"))
            everywhere = true;
        else if (!schema.isEmpty() && matchesPattern(onSchema, schema) &&
                 (onTable == QLatin1String("*") ||
                  (!table.isEmpty() && onTable.compare(table, Qt::CaseInsensitive) == 0)))
            return true;
    }
    return everywhere && !takenBackHere;
}

Result<ServerFacts> ServerFacts::read(Connection &connection)
{
    ServerFacts facts;
    const auto identity =
        connection.rows(QStringLiteral("SELECT VERSION(), @@version_comment, CURRENT_USER()"));
    if (!identity)
        return fail(identity.error());
    const QVector<QVariant> said = identity->value(0); // a stranger's server may answer with no row at all
    facts.versionText = said.value(0).toString();
    const QString comment = said.value(1).toString();
    facts.flavour = facts.versionText.contains(QStringLiteral("MariaDB"), Qt::CaseInsensitive) ||
                            comment.contains(QStringLiteral("MariaDB"), Qt::CaseInsensitive)
                        ? Flavour::MariaDb
                        : Flavour::MySql;
    facts.version = versionNumber(facts.versionText);
    facts.currentUser = said.value(2).toString();
    facts.latencyMs = medianLatencyMs(connection);

    const auto variables = connection.rows(QStringLiteral("SHOW GLOBAL VARIABLES"));
    if (!variables)
        return fail(variables.error());
    for (const auto &row : *variables)
        facts.variables.insert(row.value(0).toString().toLower(), row.value(1).toString());
    facts.localInfile = facts.variables.value(QStringLiteral("local_infile")) == QLatin1String("ON");

    // Both say more about variables; what they do not say is found out when one is set.
    if (facts.isMariaDb()) {
        if (const auto fixed = connection.rows(QStringLiteral(
                "SELECT VARIABLE_NAME FROM information_schema.SYSTEM_VARIABLES WHERE READ_ONLY = 'YES'")))
            for (const auto &row : *fixed)
                facts.readOnlyVariables.insert(row.value(0).toString().toLower());
    } else if (const auto redo =
                   connection.rows(QStringLiteral("SHOW GLOBAL STATUS LIKE 'Innodb_redo_log_enabled'"));
               redo && !redo->isEmpty()) {
        facts.redoLogEnabled = redo->first().value(1).toString() == QLatin1String("ON");
    }

    facts.tlsCipher = connection.tlsCipher();
    facts.tlsVersion = connection.tlsVersion();

    const auto grants = connection.rows(QStringLiteral("SHOW GRANTS"));
    if (!grants)
        return fail(grants.error());
    static const QRegularExpression secret(
        QStringLiteral("\\s+IDENTIFIED (BY PASSWORD|VIA|WITH) .*?(?=( REQUIRE| WITH|$))"));
    for (const auto &row : *grants)
        facts.grants << row.value(0).toString().remove(secret);
    return facts;
}

} // namespace millrace
