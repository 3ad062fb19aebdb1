// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/buildprogressreader.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// The server's word for what it does, in ours.
QString stageText(const QString &serverText)
{
    static constexpr std::array names{
        std::pair{"metadata lock",
                  QT_TRANSLATE_NOOP("core", "waiting until other sessions let go of the table")},
        std::pair{"read PK", QT_TRANSLATE_NOOP("core", "reading the rows")},
        std::pair{"merge sort", QT_TRANSLATE_NOOP("core", "sorting")},
        std::pair{"(insert)", QT_TRANSLATE_NOOP("core", "writing")},
        std::pair{"log apply", QT_TRANSLATE_NOOP("core", "adding what others changed meanwhile")},
        std::pair{"flush", QT_TRANSLATE_NOOP("core", "writing to disk")},
        std::pair{"(end)", QT_TRANSLATE_NOOP("core", "finishing")},
        std::pair{"ommitting", QT_TRANSLATE_NOOP("core", "finishing")},
        std::pair{"altering", QT_TRANSLATE_NOOP("core", "reading, sorting and writing")},
        std::pair{"copy", QT_TRANSLATE_NOOP("core", "copying the table")},
    };
    for (const auto &[part, text] : names)
        if (serverText.contains(QLatin1String(part)))
            return CoreText::tr(text);
    return {};
}

} // namespace

BuildProgressReader::BuildProgressReader(Connection &connection, const ServerFacts &facts,
                                         const WatchedBuild &build)
    : m_connection(connection)
    , m_facts(facts)
    , m_build(build)
{
    if (m_facts.can(Ability::AlterProgressListed) || m_build.indexes == 0)
        return;
    enableStages();
    // Each partition counts for itself: no sum to hold the figure against.
    if (!m_build.partitioned)
        m_totalPages = leafPages() * (1 + 3 * m_build.indexes);
}

BuildProgressReader::~BuildProgressReader()
{
    for (const QString &statement : m_putBack)
        (void)m_connection.execute(statement);
}

void BuildProgressReader::read(IndexBuildStatus &status)
{
    if (m_build.indexes == 0)
        return;
    if (m_facts.can(Ability::AlterProgressListed))
        readMariaDb(status);
    else
        readMySql(status);
}

void BuildProgressReader::readMariaDb(IndexBuildStatus &status)
{
    const auto rows = m_connection.rows(
        u"SELECT STATE, STAGE, MAX_STAGE, PROGRESS FROM information_schema.PROCESSLIST WHERE ID = %1"_s.arg(
            m_build.threadId));
    if (!rows || rows->isEmpty())
        return;
    const QVector<QVariant> &row = rows->first();
    double share = -1;
    if (const double stages = row.value(2).toDouble(); stages > 0) {
        share = (row.value(1).toDouble() - 1 + row.value(3).toDouble() / 100) / stages;
    } else if (const auto percent =
                   m_connection.rows(u"SHOW GLOBAL STATUS LIKE 'Innodb\\_onlineddl\\_pct\\_progress'"_s);
               percent && !percent->isEmpty()) {
        const double hundredths = percent->first().value(1).toDouble();
        if (hundredths > 0)
            share = hundredths / 10'000;
    }
    status.report(stageText(row.value(0).toString()), share);
}

void BuildProgressReader::readMySql(IndexBuildStatus &status)
{
    // The threads that write the indexes have no number in the process list; ours is there while they work.
    const auto rows = m_connection.rows(
        u"SELECT e.EVENT_NAME, e.WORK_COMPLETED, t.PROCESSLIST_ID = %1, t.PROCESSLIST_STATE "
        "FROM performance_schema.threads t LEFT JOIN performance_schema.events_stages_current e "
        "ON e.THREAD_ID = t.THREAD_ID AND e.EVENT_NAME LIKE 'stage/innodb/alter table%' "
        "WHERE t.PROCESSLIST_ID = %1 OR (t.PROCESSLIST_ID IS NULL AND e.EVENT_NAME IS NOT NULL)"_s.arg(
            m_build.threadId));
    if (!rows)
        return;
    QString stage;
    double work = 0;
    for (const auto &row : *rows) {
        if (row.value(2).toInt() == 1)
            stage = row.value(0).isNull() ? row.value(3).toString() : row.value(0).toString();
        work = std::max(work, row.value(1).toDouble());
    }
    const bool measured = m_totalPages > 0 && work > 0 && stage.startsWith(u"stage/"_s);
    status.report(stageText(stage), measured ? std::min(work / m_totalPages, 0.99) : -1);
}

void BuildProgressReader::enableStages()
{
    const auto switchOn = [this](const QString &table, const QString &where) {
        const QString full = u"performance_schema."_s + table;
        const auto off =
            m_connection.rows(u"SELECT NAME FROM %1 WHERE %2 AND ENABLED = 'NO'"_s.arg(full, where));
        if (!off)
            return;
        for (const auto &row : *off) {
            const QString update = u"UPDATE %1 SET ENABLED = '%2' WHERE NAME = %3"_s;
            const QString name = quotedString(row.value(0).toString());
            if (m_connection.execute(update.arg(full, u"YES"_s, name)))
                m_putBack << update.arg(full, u"NO"_s, name);
        }
    };
    switchOn(u"setup_consumers"_s, u"NAME = 'events_stages_current'"_s);
    switchOn(u"setup_instruments"_s, u"NAME LIKE 'stage/innodb/alter table%'"_s);
}

double BuildProgressReader::leafPages()
{
    const QString schema = quotedString(m_build.schema);
    const QString table = quotedString(m_build.table);
    const auto exact =
        m_connection.value(u"SELECT stat_value FROM mysql.innodb_index_stats WHERE database_name = %1 AND "
                           "table_name = %2 AND index_name IN ('PRIMARY', 'GEN_CLUST_INDEX') AND "
                           "stat_name = 'n_leaf_pages'"_s.arg(schema, table));
    if (exact && exact->toDouble() > 0)
        return exact->toDouble();
    // An account that may not read the statistics: all pages of the table, of which about 1 in 8 is no leaf
    // or is still empty (measured: 3,980 leaves of 4,581 pages).
    const auto bytes =
        m_connection.value(u"SELECT DATA_LENGTH FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 AND "
                           "TABLE_NAME = %2"_s.arg(schema, table));
    const double pageBytes = m_facts.variables.value(u"innodb_page_size"_s).toDouble();
    return bytes && pageBytes > 0 ? bytes->toDouble() / pageBytes * 7 / 8 : 0;
}

} // namespace millrace
