// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/journal/journal.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/statements.h"
#include "core/server/connection.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"

namespace millrace {

namespace {

/// Of the line that says that a run is there.
constexpr qint64 noChunk = -1;

/// Makes an error of the journal's of one of the server's.
auto unusable(const QString &table)
{
    return [&table](const Error &cause) {
        return Error{.code = ErrorCode::JournalUnusable,
                     .what = CoreText::tr("The journal table %1 cannot be used: %2").arg(table, cause.what),
                     .howToFix = cause.howToFix,
                     .context = cause.context};
    };
}

/// A chunk's line without run and table.
struct Line
{
    qint64 chunk = 0;
    Journal::Entry entry;
};

/// The figures of a line in the order of journalColumnNames(), which begin with run and table.
template <typename SomeLine, typename Visit> void visitFigures(SomeLine &line, Visit visit)
{
    visit(line.chunk);
    visit(line.entry.firstRow);
    visit(line.entry.tally.rows);
    visit(line.entry.bytes);
    visit(line.entry.tally.skipped);
    visit(line.entry.tally.replaced);
    visit(line.entry.tally.setAside);
    visit(line.entry.tally.warnings);
    visit(line.entry.tally.content.rows);
    visit(line.entry.tally.content.sum);
    visit(line.entry.tally.content.keyLow);
    visit(line.entry.tally.content.keyHigh);
}

QStringList figureColumns()
{
    return journalColumnNames().mid(2);
}

Line lineOf(const QVector<QVariant> &row)
{
    Line line;
    visitFigures(line, [&row, column = 0](auto &figure) mutable {
        figure = row.at(column++).value<std::remove_reference_t<decltype(figure)>>();
    });
    return line;
}

} // namespace

Journal::Journal(const Plan &plan, const QString &runId)
    : m_table(qualifiedName(plan.schema, plan.journalTable))
    , m_create(createJournalStatement(plan))
    , m_where(u"run_id = %1 AND target_table = %2"_s.arg(quotedString(runId), quotedString(plan.table)))
    , m_runId(runId)
    , m_target(plan.table)
    , m_shared(m_table, loggedLike(plan.session))
{}

Result<void> Journal::create(Connection &connection) const
{
    if (!m_kept)
        return {};
    return m_shared
        .join(connection, m_create, insertStatement({.id = {noChunk}, .firstRow = {0}, .bytes = 0}, {}))
        .map_error(unusable(m_table));
}

QString Journal::insertStatement(const Chunk &piece, const ChunkTally &tally) const
{
    const Line line{.chunk = piece.id.value,
                    .entry = {.firstRow = piece.firstRow.value, .bytes = piece.bytes, .tally = tally}};
    QStringList values{quotedString(m_runId), quotedString(m_target)};
    visitFigures(line, [&values](auto figure) { values << QString::number(figure); });
    return insertJournalStatement(m_table, values.join(u", "_s));
}

Result<QVector<QVector<QVariant>>> Journal::select(Connection &connection, const QString &condition) const
{
    const QStringList columns = figureColumns();
    const QString query = u"SELECT %1 FROM %2 WHERE %3 AND chunk > %4%5 ORDER BY first_row"_s.arg(
        columns.join(u", "_s), m_table, m_where, QString::number(noChunk), condition);
    FreshReads fresh(connection); // a worker's COMMIT may have gone to another node
    MILLRACE_TRY(auto rows, fresh.ask([&] { return connection.rows(query); }).map_error(unusable(m_table)));
    MILLRACE_TRY_VOID(expectColumns(rows, columns.size()).map_error(unusable(m_table)));
    return rows;
}

Result<bool> Journal::knowsRun(Connection &connection) const
{
    const QString query = u"SELECT 1 FROM %1 WHERE %2 LIMIT 1"_s.arg(m_table, m_where);
    FreshReads fresh(connection);
    const auto line = fresh.ask([&] { return connection.value(query); });
    if (!line && line.error().code == ErrorCode::TableMissing)
        return false;
    if (!line)
        return fail(unusable(m_table)(line.error()));
    return line->isValid();
}

Result<Journal::Entries> Journal::read(Connection &connection) const
{
    if (!m_kept)
        return Entries();
    MILLRACE_TRY(const auto rows, select(connection, {}));
    Entries entries;
    for (const auto &row : rows) {
        const Line line = lineOf(row);
        entries[line.chunk] << line.entry;
    }
    return entries;
}

Result<std::optional<Journal::Entry>> Journal::find(Connection &connection, const Chunk &piece) const
{
    if (!m_kept)
        return std::optional<Entry>();
    MILLRACE_TRY(
        const auto rows,
        select(connection,
               u" AND chunk = %1 AND first_row = %2"_s.arg(piece.id.value).arg(piece.firstRow.value)));
    if (rows.isEmpty())
        return std::optional<Entry>();
    return lineOf(rows.first()).entry;
}

Result<void> Journal::add(Connection &connection, const Chunk &piece, const ChunkTally &tally) const
{
    if (!m_kept)
        return {};
    auto added = connection.execute(insertStatement(piece, tally));
    if (added || added.error().code != ErrorCode::DuplicateRow)
        return added;
    return added.map_error(unusable(m_table));
}

Result<void> Journal::finish(Connection &connection) const
{
    if (!m_kept)
        return {};
    return m_shared.leave(connection, m_where).map_error(unusable(m_table));
}

Result<void> Journal::finishRuns(Connection &connection, const QStringList &runIds) const
{
    QStringList ids;
    for (const QString &id : runIds)
        ids << quotedString(id);
    return m_shared.leave(connection, u"run_id IN (%1)"_s.arg(ids.join(u", "_s)))
        .map_error(unusable(m_table));
}

} // namespace millrace
