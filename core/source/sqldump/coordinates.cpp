// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/coordinates.h"

#include "core/base/literals.h"
#include "core/source/sqldump/sqlsettings.h"

#include <QRegularExpression>

namespace millrace {

namespace {

/// What is in a comment of the dump, where that is one: "-- CHANGE MASTER TO …;", "/* SET … ; */".
QByteArray uncommented(const QByteArray &text)
{
    QByteArray inner = text.trimmed();
    if (inner.startsWith("/*") && !inner.startsWith("/*!") && !inner.startsWith("/*M!"))
        return inner.mid(2, inner.size() - (inner.endsWith("*/") ? 4 : 2)).trimmed();
    while (inner.startsWith('-') || inner.startsWith('#'))
        inner = inner.mid(1);
    return inner.trimmed();
}

/// All texts after the first equals sign, one after the other: GTID_PURGED=/*!80000 '+'*/ '3e11fa47-…'.
QString assignedText(const QVector<SqlByteToken> &tokens)
{
    QString text;
    bool isAssigned = false;
    for (const SqlByteToken &token : tokens) {
        isAssigned = isAssigned || token.isMark('=');
        if (isAssigned && token.kind == SqlByteToken::Kind::Text)
            text += QString::fromUtf8(token.text);
    }
    return text;
}

/// What a CHANGE statement says of the source.
struct ChangedSource
{
    QString file, host;
    qint64 position = 0;
    int port = 0;
};

ChangedSource changedSource(const QVector<SqlByteToken> &tokens)
{
    ChangedSource source;
    for (qsizetype i = 0; i + 2 < tokens.size(); ++i) {
        if (!tokens.at(i).isName() || !tokens.at(i + 1).isMark('='))
            continue;
        const SqlByteToken &name = tokens.at(i);
        const QByteArray &value = tokens.at(i + 2).text;
        if (name.isWord("MASTER_LOG_FILE") || name.isWord("SOURCE_LOG_FILE"))
            source.file = QString::fromUtf8(value);
        else if (name.isWord("MASTER_LOG_POS") || name.isWord("SOURCE_LOG_POS"))
            source.position = value.toLongLong();
        else if (name.isWord("MASTER_HOST") || name.isWord("SOURCE_HOST"))
            source.host = QString::fromUtf8(value);
        else if (name.isWord("MASTER_PORT") || name.isWord("SOURCE_PORT"))
            source.port = value.toInt();
    }
    return source;
}

} // namespace

bool ReplicationCoordinates::hasMariaDbGtids() const
{
    static const QRegularExpression form(u"^\\d+-\\d+-\\d+(,\\d+-\\d+-\\d+)*$"_s);
    return form.match(gtids).hasMatch();
}

std::optional<bool> ReplicationCoordinates::isOfMariaDb() const
{
    if (!serverVersion.isEmpty())
        return serverVersion.contains("MariaDB"_L1, Qt::CaseInsensitive);
    if (!gtids.isEmpty())
        return hasMariaDbGtids();
    return {};
}

QString ReplicationCoordinates::text() const
{
    return !gtids.isEmpty() ? gtids : file.isEmpty() ? file : u"%1:%2"_s.arg(file).arg(position);
}

QString ReplicationCoordinates::plainGtids(const QString &text)
{
    QString plain = text;
    plain.removeIf([](QChar c) { return c.isSpace(); });
    return plain.startsWith(u'+') ? plain.mid(1) : plain;
}

bool ReplicationCoordinates::take(const QByteArray &text, const SqlLexRules &rules)
{
    if (!text.contains("LOG_FILE") && !text.contains("log_file") && !text.contains("GTID") &&
        !text.contains("gtid") && !text.contains("this slave)") && !text.contains("this replica)") &&
        !text.contains("SHOW SLAVE STATUS"))
        return false;
    const bool isComment = text.startsWith("--") || text.startsWith('#') || text.startsWith("/* ");
    const QByteArray inner = uncommented(text);
    // What mysqldump and mariadb-dump say in front of those of a replica's source.
    if (isComment && file.isEmpty() &&
        (inner.endsWith("(the master of this slave)") || inner.endsWith("(the source of this replica)") ||
         inner.contains("taken from SHOW SLAVE STATUS"))) {
        ofItsSource = true;
        return false;
    }
    const QVector<SqlByteToken> tokens = sqlTokens(inner, rules);
    if (tokens.isEmpty())
        return false;
    if (tokens.first().isWord("CHANGE")) {
        const ChangedSource source = changedSource(tokens);
        if (source.file.isEmpty() || source.position <= 0 || !file.isEmpty())
            return false;
        file = source.file;
        position = source.position;
        if (!source.host.isEmpty()) {
            host = source.host;
            port = source.port;
        }
        return true;
    }
    const QString setting = replicationSettingOf(tokens);
    if ((setting != "GTID_PURGED"_L1 && setting != "GTID_SLAVE_POS"_L1) || !gtids.isEmpty())
        return false;
    gtids = plainGtids(assignedText(tokens));
    return !gtids.isEmpty();
}

} // namespace millrace
