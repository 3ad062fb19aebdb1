// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/contentverifier.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/load/control/firsterror.h"
#include "core/load/control/statementkiller.h"
#include "core/plan/statements.h"
#include "core/server/connection.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"

#include <algorithm>
#include <thread>

namespace millrace {

namespace {

/// Rows that are compared by one statement.
struct Portion
{
    ContentSum expected;
    qint64 chunk = 0; ///< 0: the whole table
    qint64 firstRow = 0;
};

/// What the server says about a portion.
struct Stored
{
    qint64 rows = 0;
    quint64 sum = 0;
};

/// What is asked of the server.
struct Question
{
    QVector<Portion> portions; ///< one per condition, or the one that all conditions together are about
    QVector<QString> conditions;
    QVector<qint64> rows; ///< per condition, about
};

QString between(const QString &column, qint64 low, qint64 high)
{
    // In one arg(): a name may hold "%2".
    return u" WHERE %1 BETWEEN %2 AND %3"_s.arg(quotedIdentifier(column), QString::number(low),
                                                QString::number(high));
}

/// The chunks all of whose rows in the table have a checksum.
QVector<Portion> summedChunks(const Journal::Entries &entries, qint64 &rowsLoaded)
{
    QVector<Portion> portions;
    for (auto chunk = entries.constBegin(); chunk != entries.constEnd(); ++chunk) {
        ChunkTally tally;
        for (const Journal::Entry &entry : *chunk)
            tally += entry.tally;
        rowsLoaded += tally.loaded();
        if (tally.content.rows > 0 && tally.content.rows == tally.loaded())
            portions << Portion{
                .expected = tally.content, .chunk = chunk.key(), .firstRow = chunk->first().firstRow};
    }
    return portions;
}

/// True when each has a key range of its own.
bool liesApart(QVector<Portion> portions)
{
    std::sort(portions.begin(), portions.end(), [](const Portion &left, const Portion &right) {
        return left.expected.keyLow < right.expected.keyLow;
    });
    for (qsizetype i = 0; i < portions.size(); ++i)
        if (!portions.at(i).expected.hasKeys() ||
            (i > 0 && portions.at(i - 1).expected.keyHigh >= portions.at(i).expected.keyLow))
            return false;
    return true;
}

/// The key range in as many pieces as there are connections to work on them.
QVector<QString> slicesOf(const QString &column, qint64 low, qint64 high, int count)
{
    QVector<QString> slices;
    const quint64 span = static_cast<quint64>(high) - static_cast<quint64>(low);
    const quint64 step = span / static_cast<quint64>(count) + 1;
    for (quint64 at = 0;; at += step) {
        const quint64 last = std::min(span, at + (step - 1));
        slices << between(column, static_cast<qint64>(static_cast<quint64>(low) + at),
                          static_cast<qint64>(static_cast<quint64>(low) + last));
        if (last == span)
            return slices;
    }
}

/// By chunk where each has a key range of its own, else the whole table where nothing else is in it; nothing
/// where neither can be.
Question questionAbout(const QVector<Portion> &chunks, const ContentSum &all, bool isWhole,
                       const ContentVerifier &verifier)
{
    const ContentColumns &columns = verifier.watch.columns();
    Question question;
    if (!chunks.isEmpty() && liesApart(chunks)) {
        question.portions = chunks;
        for (const Portion &chunk : chunks) {
            question.conditions << between(columns.columns.at(columns.key).name, chunk.expected.keyLow,
                                           chunk.expected.keyHigh);
            question.rows << chunk.expected.rows;
        }
    } else if (!chunks.isEmpty() && isWhole && (all.hasKeys() || verifier.rowsBefore == 0)) {
        const int workers = verifier.plan.workers;
        question.portions << Portion{.expected = all};
        question.conditions = all.hasKeys() && workers > 1 ? slicesOf(columns.columns.at(columns.key).name,
                                                                      all.keyLow, all.keyHigh, workers)
                                                           : QVector<QString>{QString()};
        question.rows.fill(all.rows / question.conditions.size(), question.conditions.size());
    }
    return question;
}

/// Asks the server about many portions over several connections.
class Asker
{
public:
    Asker(const ContentVerifier &verifier, const Question &question)
        : m_verifier(verifier)
        , m_conditions(question.conditions)
        , m_rows(question.rows)
        , m_stored(static_cast<std::size_t>(m_conditions.size()))
    {}

    Result<std::vector<Stored>> ask()
    {
        const int threads = static_cast<int>(
            std::clamp<qsizetype>(m_conditions.size(), 1, std::max(1, m_verifier.plan.workers)));
        StatementKiller killer(m_verifier.target, threads, m_verifier.stop);
        {
            const auto askAs = [this, &killer](int index) {
                if (const auto done = work(killer, index); !done)
                    m_error.report(done.error());
            };
            std::vector<std::jthread> others; // the first of them is this one
            others.reserve(static_cast<std::size_t>(threads) - 1);
            for (int i = 1; i < threads; ++i)
                others.emplace_back([&askAs, i] { askAs(i); });
            askAs(0);
        }
        if (m_verifier.stop.stop_requested())
            return fail({.code = ErrorCode::Cancelled,
                         .what = CoreText::tr("Comparing the contents was cancelled.")});
        if (const auto error = m_error.error())
            return fail(*error);
        return m_stored;
    }

private:
    Result<void> work(StatementKiller &killer, int index)
    {
        const Plan &plan = m_verifier.plan;
        const QString zone = timeZoneStatement(plan);
        const QString readyFor = u"contents\n%1\n%2"_s.arg(m_verifier.target.spec.schema, zone);
        auto ready = takeReady(m_verifier.target, readyFor);
        std::unique_ptr<Connection> connection = ready ? std::move(ready->session) : nullptr;
        if (!connection) {
            MILLRACE_TRY(connection, Connection::open(m_verifier.target));
            // CHAR without the blanks a mode would add; moments in the zone they were loaded in.
            MILLRACE_TRY_VOID(connection->execute(u"SET SESSION sql_mode = ''"_s));
            if (!zone.isEmpty())
                MILLRACE_TRY_VOID(connection->execute(zone));
        }
        const QString query = contentQuery(m_verifier.watch.columns(), plan.schema, plan.table);
        killer.watch(index, connection->threadId());
        const Result<void> result = comparePortions(*connection, query);
        killer.watch(index, 0);
        if (result && !killer.isStopping())
            giveBackReady(m_verifier.target, {.session = std::move(connection)}, readyFor);
        return result;
    }

    Result<void> comparePortions(Connection &connection, const QString &query)
    {
        FreshReads fresh(connection); // a proxy may have led it to a node that none of the workers was at
        for (;;) {
            const std::size_t next = m_next++;
            if (next >= m_stored.size() || m_error.isThere() || m_verifier.stop.stop_requested())
                return {};
            const QString portion = query + m_conditions.at(static_cast<qsizetype>(next));
            MILLRACE_TRY(const auto rows, fresh.ask([&] { return connection.rows(portion); }));
            m_stored[next] = {.rows = rows.value(0).value(0).toLongLong(),
                              .sum = rows.value(0).value(1).toString().toULongLong()};
            m_verifier.progress.rowsDone += m_rows.at(static_cast<qsizetype>(next));
        }
    }

    const ContentVerifier &m_verifier;
    const QVector<QString> m_conditions;
    const QVector<qint64> m_rows;
    std::vector<Stored> m_stored; ///< each element written by one thread
    std::atomic<std::size_t> m_next = 0;
    FirstError m_error;
};

Error mismatch(const Portion &portion, const Stored &stored, const ContentColumns &columns)
{
    QString where = CoreText::tr("The table");
    if (portion.chunk > 0) {
        const ContentSum &expected = portion.expected;
        where = CoreText::tr("Chunk %1 (from row %2 of the source, %3 from %4 to %5)")
                    .arg(QString::number(portion.chunk), groupedNumber(portion.firstRow),
                         columns.columns.at(columns.key).name, QString::number(expected.keyLow),
                         QString::number(expected.keyHigh));
    }
    const QString what =
        stored.rows < portion.expected.rows
            ? CoreText::tr("holds %1 where %2 were loaded.")
                  .arg(rowsText(stored.rows), groupedNumber(portion.expected.rows))
            : CoreText::tr("holds something else than the dump: the checksum of its %1 is %2, that of the "
                           "dump %3.")
                  .arg(rowsText(stored.rows), QString::number(stored.sum, 16),
                       QString::number(portion.expected.sum, 16));
    return {.code = ErrorCode::ContentMismatch,
            .what = where + u' ' + what,
            .howToFix = CoreText::tr(
                "Compare these rows with the dump before you use the table. Another program that writes into "
                "it, or a column that changes what is stored in it, are the usual reasons.")};
}

/// Compares each portion with what the server says of it. A row that took the place of another may be of a
/// portion that was loaded later: so many of them (\a replaced) are not what they were, and nobody's fault.
/// Errors: ContentMismatch, as Asker::ask.
Result<ContentCheck> answerTo(const Question &question, const ContentVerifier &verifier, qint64 replaced,
                              QStringList &notes)
{
    const ContentColumns &columns = verifier.watch.columns();
    MILLRACE_TRY(auto stored, Asker(verifier, question).ask());
    if (question.portions.size() == 1)
        for (; stored.size() > 1; stored.pop_back()) {
            stored.front().rows += stored.back().rows;
            stored.front().sum += stored.back().sum;
        }
    ContentCheck check;
    qint64 mixed = 0;
    qint64 overtaken = 0;
    quint64 sum = 0;
    for (qsizetype i = 0; i < question.portions.size(); ++i) {
        const Portion &portion = question.portions.at(i);
        const Stored &found = stored[static_cast<std::size_t>(i)];
        if (found.rows > portion.expected.rows) { // others' rows lie between ours
            mixed += portion.expected.rows;
            continue;
        }
        if (found.rows < portion.expected.rows || found.sum != portion.expected.sum) {
            const qint64 fewest = std::max<qint64>(1, portion.expected.rows - found.rows);
            if (replaced < fewest)
                return fail(mismatch(portion, found, columns));
            replaced -= fewest;
            overtaken += portion.expected.rows;
            continue;
        }
        check.rowsCompared += found.rows;
        sum += found.sum;
    }
    if (mixed > 0)
        notes << CoreText::tr("The contents of %1 were not compared: other rows lie between theirs.")
                     .arg(rowsText(mixed));
    if (overtaken > 0)
        notes << CoreText::tr("The contents of %1 were not compared: rows that came later took the place of "
                              "some of them.")
                     .arg(rowsText(overtaken));
    if (check.rowsCompared > 0) {
        check.checksum = u"%1"_s.arg(sum, 16, 16, '0'_L1);
        if (!columns.leftOut.isEmpty())
            notes << CoreText::tr("Not compared: %1.").arg(columns.leftOut.join(u", "_s));
    }
    return check;
}

} // namespace

Result<ContentCheck> ContentVerifier::compare(const Journal::Entries &entries) const
{
    qint64 rowsLoaded = 0;
    const qint64 replaced = totalsOf(entries).tally.replaced;
    const QVector<Portion> chunks = watch.isOn() ? summedChunks(entries, rowsLoaded) : QVector<Portion>();
    ContentSum all;
    for (const Portion &chunk : chunks)
        all += chunk.expected;
    QStringList notes;
    if (!watch.obstacle().isEmpty())
        notes << CoreText::tr("Contents of %1 were not compared: %2.")
                     .arg(chunks.isEmpty() ? CoreText::tr("the rows") : CoreText::tr("some rows"),
                          watch.obstacle());
    else if (watch.wantsAll() && all.rows < rowsLoaded)
        notes << CoreText::tr(
                     "The contents of %1 were not compared: the server skipped, replaced or warned about "
                     "rows of their chunks.")
                     .arg(rowsText(rowsLoaded - all.rows));

    const Question question = questionAbout(chunks, all, all.rows == rowsLoaded, *this);
    if (question.portions.isEmpty() && !chunks.isEmpty())
        notes << CoreText::tr("The chunks' keys overlap, so that no part of the table can be compared alone; "
                              "--verify content compares all of it.");
    ContentCheck check;
    if (!question.portions.isEmpty()) {
        progress.rowsTotal = all.rows;
        MILLRACE_TRY(check, answerTo(question, *this, replaced, notes));
    }
    check.note = notes.join(u' ');
    return check;
}

} // namespace millrace
