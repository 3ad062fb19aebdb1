// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/poolpages.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/server/errorcatalogue.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

/// In LIKE, where _ and % stand for anything.
QString likeText(QString text)
{
    return text.replace(u'\\', u"\\\\"_s).replace(u'_', u"\\_"_s).replace(u'%', u"\\%"_s);
}

QString cachedIndexesQuery(const QString &fileName)
{
    return u"SELECT i.NAME, CAST(SUM(c.N_CACHED_PAGES) AS UNSIGNED) FROM "
           "information_schema.INNODB_TABLES t "
           "JOIN information_schema.INNODB_INDEXES i ON i.TABLE_ID = t.TABLE_ID "
           "JOIN information_schema.INNODB_CACHED_INDEXES c ON c.INDEX_ID = i.INDEX_ID "
           "WHERE t.NAME = %1 OR t.NAME LIKE %2 GROUP BY i.NAME"_s.arg(
               quotedString(fileName), quotedString(likeText(fileName + u"#p#"_s) + u'%'));
}

QString bufferPageQuery(const QString &schema, const QString &table)
{
    const QString name = qualifiedName(schema, table);
    return u"SELECT INDEX_NAME, COUNT(*) FROM information_schema.INNODB_BUFFER_PAGE "
           "WHERE (TABLE_NAME = %1 OR TABLE_NAME LIKE %2) AND INDEX_NAME IS NOT NULL "
           "GROUP BY INDEX_NAME"_s.arg(quotedString(name),
                                       quotedString(likeText(name + u" /* Partition"_s) + u'%'));
}

} // namespace

QString innodbFileName(const QString &name)
{
    QString result;
    for (const QChar c : name) {
        const char16_t code = c.unicode();
        if (code > 0x7f)
            return {};
        if (c.isLetterOrNumber() || c == u'_')
            result += c;
        else
            result += u"@%1"_s.arg(code, 4, 16, '0'_L1);
    }
    return result;
}

Result<QMap<QString, qint64>> poolPages(Connection &connection, const ServerFacts &facts,
                                        const QString &schema, const QString &table, QString &why)
{
    const bool cheap = facts.can(Ability::CachedIndexesListed);
    QString query;
    if (cheap) {
        const QString schemaName = innodbFileName(schema);
        const QString tableName = innodbFileName(table);
        if (schemaName.isEmpty() || tableName.isEmpty()) {
            why = CoreText::tr("Pages of this table in the buffer pool: not counted, InnoDB knows it under "
                               "another spelling of its name.");
            return QMap<QString, qint64>();
        }
        query = cachedIndexesQuery(schemaName + u'/' + tableName);
    } else if (facts.bufferPoolBytes() > largestPoolToCount) {
        why = CoreText::tr(
                  "Pages of this table in the buffer pool: not counted, which would make a row of every "
                  "page of a pool of %1.")
                  .arg(sizeText(facts.bufferPoolBytes()));
        return QMap<QString, qint64>();
    } else {
        query = bufferPageQuery(schema, table);
    }
    const auto rows = connection.rows(query);
    if (!rows) {
        if (isConnectionLoss(rows.error().context.serverCode.value_or(0)))
            return fail(rows.error());
        why =
            CoreText::tr("Pages of this table in the buffer pool: not counted. %1").arg(rows.error().text());
        if (rows.error().code == ErrorCode::PrivilegeMissing)
            why =
                CoreText::tr("Pages of this table in the buffer pool: not counted, for want of a privilege. "
                             "GRANT PROCESS ON *.* TO %1")
                    .arg(quotedAccount(facts.currentUser));
        return QMap<QString, qint64>();
    }
    QMap<QString, qint64> pages;
    for (const auto &row : *rows) {
        const QString name = row.value(0).toString();
        pages[name == "GEN_CLUST_INDEX"_L1 ? u"PRIMARY"_s : name] += row.value(1).toLongLong();
    }
    return pages;
}

} // namespace millrace
