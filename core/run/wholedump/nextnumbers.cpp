// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/nextnumbers.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/sql/quoting.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace millrace {

QString NextNumbers::filePath() const
{
    return m_path + u"/numbers.json"_s;
}

Result<void> NextNumbers::note(Connection &connection, const QString &schemas, qint64 offset)
{
    if (m_areNone)
        return {};
    MILLRACE_TRY(
        const auto rows,
        connection.rows(
            u"SELECT TABLE_SCHEMA, TABLE_NAME, AUTO_INCREMENT FROM "
            "information_schema.TABLES WHERE TABLE_SCHEMA IN (%1) AND ENGINE = 'InnoDB'"_s.arg(schemas)));
    m_areNone = rows.isEmpty();
    QJsonArray tables;
    for (const auto &row : rows) // NULL where there is no such column; to MySQL also before its first row
        tables << QJsonArray{row.at(0).toString(), row.at(1).toString(),
                             QString::number(std::max<qulonglong>(1, row.at(2).toULongLong()))};
    // Not synced: what is lost with the machine is which numbers were left out, not a row.
    QFile file(filePath());
    const QByteArray json =
        QJsonDocument(QJsonObject{{u"offset"_s, offset}, {u"next"_s, tables}}).toJson(QJsonDocument::Compact);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(json) != json.size())
        return fail(writeError(file.fileName(), 0, file.errorString()));
    return {};
}

Result<void> NextNumbers::putBack(Connection &connection, qint64 doneTo) const
{
    QFile file(filePath());
    if (!file.open(QIODevice::ReadOnly))
        return {}; // nothing was noted
    // One that was cut off was not followed by a statement.
    const QJsonObject note = QJsonDocument::fromJson(file.readAll()).object();
    if (note.value(u"offset"_s).toInteger(-1) < doneTo)
        return {};
    const QJsonArray tables = note.value(u"next"_s).toArray();
    for (const auto &table : tables) {
        const QString schema = table[0].toString();
        const QString name = table[1].toString();
        const QString next = table[2].toString();
        MILLRACE_TRY(const auto now,
                     connection.value(u"SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE "
                                      "TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(quotedString(schema),
                                                                                    quotedString(name))));
        if (!now.isValid() || now.toString() == next)
            continue;
        const auto put = connection.execute(
            u"ALTER TABLE %1 AUTO_INCREMENT = %2"_s.arg(qualifiedName(schema, name), next));
        constexpr int tableAccessDenied = 1142; // then numbers are left out, as after any crash
        if (!put && put.error().context.serverCode != tableAccessDenied)
            return put;
    }
    return {};
}

} // namespace millrace
