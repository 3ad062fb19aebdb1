// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumptailmarks.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/load/journal/sharedtable.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"

#include <QFile>
#include <QHash>
#include <utility>

namespace millrace {

namespace {

const QString marksName = u"_millrace_statements"_s;
/// Rows of that table: how far the dump is; that a transaction of ours is still open; what ran so far.
constexpr int doneMark = -2;
constexpr int openMark = -3;
constexpr int rowsMark = -4;
constexpr int warningsMark = -5;
// -6: DumpTailMarks::begunMark
constexpr int keptMark = -7;
constexpr int skippedMark = -8;
constexpr int replacedMark = -9;

} // namespace

QString DumpTailMarks::pathIn(const QString &folder)
{
    return folder + u"/marks"_s;
}

Result<DumpTailMarks::Reached> DumpTailMarks::read()
{
    if (!QFile::exists(m_path))
        return Reached();
    MILLRACE_TRY(const auto schema, readWholeFile(m_path));
    const QString table = qualifiedName(QString::fromUtf8(schema), marksName);
    // A killed program's session may be about to commit: its open line is waited for.
    const QString query =
        u"SELECT statement, row_count FROM %1 WHERE run_id = %2 AND statement <= %3 ORDER BY statement FOR UPDATE"_s
            .arg(table, quotedString(m_runId), QString::number(doneMark));
    FreshReads fresh(m_own);
    const auto lines = fresh.ask([&] { return m_own.rows(query); });
    constexpr int noSuchTable = 1146; // it was killed before it made the table
    if (!lines && lines.error().context.serverCode != noSuchTable)
        return fail(lines.error());
    QHash<int, qint64> marks;
    if (lines)
        for (const auto &line : *lines)
            marks.insert(line.value(0).toInt(), line.value(1).toLongLong());
    if (!marks.contains(doneMark))
        return Reached();
    m_table = table;
    Reached reached{.offset = marks.value(doneMark)};
    if (marks.contains(rowsMark) && marks.contains(warningsMark))
        reached.outcome = InOrderOutcome{.rows = marks.value(rowsMark),
                                         .skipped = marks.value(skippedMark),
                                         .replaced = marks.value(replacedMark),
                                         .warnings = marks.value(warningsMark)};
    reached.begun = marks.value(begunMark, -1);
    reached.keptTo = marks.value(keptMark);
    return reached;
}

Result<void> DumpTailMarks::make(const QString &schema)
{
    MILLRACE_TRY_VOID(writeFileAtomically(m_path, schema.toUtf8()));
    m_table = qualifiedName(schema, marksName);
    const QString create = u"CREATE TABLE IF NOT EXISTS %1 (run_id varchar(64) NOT NULL, statement bigint "
                           "NOT NULL, row_count bigint NOT NULL, PRIMARY KEY (run_id, statement)) "
                           "ENGINE=InnoDB"_s.arg(m_table);
    const QString line = u"(%1, %2, 0)"_s.arg(quotedString(m_runId));
    QStringList lines;
    for (const auto &[mark, value] : reached(0, {}))
        lines << line.arg(mark);
    return SharedTable(m_table).join(m_own, create,
                                     u"INSERT INTO %1 VALUES %2"_s.arg(m_table, lines.join(u", "_s)));
}

DumpTailMarks::Marks DumpTailMarks::reached(qint64 offset, const InOrderOutcome &outcome)
{
    return {{doneMark, offset},
            {rowsMark, outcome.rows},
            {warningsMark, outcome.warnings},
            {skippedMark, outcome.skipped},
            {replacedMark, outcome.replaced}};
}

QString DumpTailMarks::updateSql(qint64 offset, const InOrderOutcome &outcome) const
{
    QString cases;
    QStringList marks;
    for (const auto &[mark, value] : reached(offset, outcome)) {
        cases += u" WHEN %1 THEN %2"_s.arg(mark).arg(value);
        marks << QString::number(mark);
    }
    return u"UPDATE %1 SET row_count = CASE statement%2 END WHERE run_id = %3 AND statement IN (%4)"_s.arg(
        m_table, cases, quotedString(m_runId), marks.join(u", "_s));
}

Result<void> DumpTailMarks::put(const Marks &marks)
{
    QStringList lines; // some may not be there yet
    for (const auto &[mark, value] : marks)
        lines << u"(%1, %2, %3)"_s.arg(quotedString(m_runId)).arg(mark).arg(value);
    return m_own.execute(u"REPLACE INTO %1 VALUES %2"_s.arg(m_table, lines.join(u", "_s)));
}

Result<void> DumpTailMarks::begin(qint64 offset, const std::optional<InOrderOutcome> &done, qint64 keptTo)
{
    Marks marks{{begunMark, offset}};
    if (keptTo > 0)
        marks.append({keptMark, keptTo});
    if (done)
        marks += reached(offset, *done);
    return put(marks);
}

Result<void> DumpTailMarks::kept(qint64 end)
{
    return put({{keptMark, end}});
}

Result<void> DumpTailMarks::settle(qint64 end, const InOrderOutcome &outcome)
{
    return put(reached(end, outcome));
}

Result<void> DumpTailMarks::set(qint64 offset, const InOrderOutcome &outcome)
{
    return m_session.execute(updateSql(offset, outcome));
}

Result<void> DumpTailMarks::beginBatch(bool openly)
{
    // A line that is there as long as the transaction is.
    const QString line = u"; INSERT INTO %1 VALUES (%2, %3, 0)"_s.arg(m_table, quotedString(m_runId),
                                                                      QString::number(openMark));
    const QString sql = u"START TRANSACTION"_s + (openly ? line : QString());
    MILLRACE_TRY_VOID(m_session.executeScript(sql.toUtf8()));
    m_batchOpen = true;
    m_hasLine = openly;
    return {};
}

Result<void> DumpTailMarks::commitBatch(qint64 offset, const InOrderOutcome &outcome)
{
    if (!std::exchange(m_batchOpen, false))
        return {};
    const QString sql = u"%1; DELETE FROM %2 WHERE run_id = %3 AND statement = %4; COMMIT"_s.arg(
        updateSql(offset, outcome), m_table, quotedString(m_runId), QString::number(openMark));
    MILLRACE_TRY_VOID(m_session.executeScript(sql.toUtf8()));
    return {};
}

Result<void> DumpTailMarks::keepOfBatch(qint64 offset, const InOrderOutcome &outcome)
{
    if (!m_batchOpen)
        return {};
    // Some errors end the transaction, and the server does not say so with them.
    MILLRACE_TRY_VOID(m_session.execute(u"DO 0"_s));
    bool open = m_session.isInTransaction();
    if (m_hasLine) {
        MILLRACE_TRY(const auto lines,
                     m_session.value(u"SELECT COUNT(*) FROM %1 WHERE run_id = %2 AND statement = %3"_s.arg(
                         m_table, quotedString(m_runId), QString::number(openMark))));
        open = lines.toInt() == 1;
    }
    if (open)
        return commitBatch(offset, outcome);
    m_batchOpen = false;
    return m_session.execute(u"ROLLBACK"_s);
}

Result<void> DumpTailMarks::forget(const ResolvedConnection &target, const QString &runId,
                                   const QString &folder)
{
    const QString path = pathIn(folder);
    if (!QFile::exists(path))
        return {};
    MILLRACE_TRY(const auto schema, readWholeFile(path));
    MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
    return SharedTable(qualifiedName(QString::fromUtf8(schema), marksName))
        .leave(*connection, u"run_id = %1"_s.arg(quotedString(runId)));
}

} // namespace millrace
