// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choice/choices.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/choice/loadcost.h"
#include "core/choice/tablesize.h"
#include "core/plan/chunksize.h"
#include "core/plan/equalkeys.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace millrace {

namespace {

/// A transaction is undone as slowly as it was done, and its undo log waits for it.
constexpr qint64 mostChunkBytes = 256LL * 1024 * 1024;
constexpr int usualWorkers = 2;
constexpr int mostWorkers = 8;
constexpr int workersOfUnknown = 4;
/// Of a dump: so many tables, of so few bytes each, spend their time waiting for the server's commits, which
/// go together where there are several at a time (200 tables of 100 rows on two processors: 4.0 s with two
/// sessions, 2.0 with four, 2.4 with eight).
constexpr qint64 manyTables = 8;
constexpr qint64 smallTableBytes = 1024LL * 1024;
constexpr int workersOfSmallTables = 4;
/// Of a stream that is loaded while it arrives: a chunk waits for the last of its rows.
constexpr qint64 mostRowsOfArriving = 100'000;
constexpr double worthIt = 0.05; ///< less saved than this is chance
/// Readers of a table with rows go without the index meanwhile.
constexpr double worthReadersIndexes = 0.3;

/// One of the four ways, and what it costs.
struct Way
{
    bool sorted = false;
    bool deferred = false;
    double cost = 0;
};

QString savedText(double share)
{
    return share < worthIt ? QString()
                           : CoreText::tr("saves about %1 % of the time").arg(qRound(share * 20) * 5);
}

QString indexValue(IndexPolicy policy)
{
    switch (policy) {
    case IndexPolicy::Keep:
        return CoreText::tr("filled while loading");
    case IndexPolicy::Defer:
        return CoreText::tr("built after the load");
    case IndexPolicy::DeferAll:
        return CoreText::tr("built after the load, unique ones too");
    }
    return {};
}

QString verifyValue(VerifyLevel level)
{
    switch (level) {
    case VerifyLevel::Sample:
        return CoreText::tr("counts and a sample of the contents");
    case VerifyLevel::Counts:
        return CoreText::tr("counts only");
    case VerifyLevel::Content:
        return CoreText::tr("counts and all contents");
    }
    return {};
}

QString wayValue(const Plan &plan)
{
    if (plan.source.isSameServerTable())
        return CoreText::tr("INSERT … SELECT");
    return plan.wayIn == WayIn::Auto ? CoreText::tr("LOAD DATA LOCAL, or INSERT where the server refuses it")
                                     : enumName(plan.wayIn);
}

/// What a plan has chosen, for people.
QString choiceValue(const Plan &plan, Choice choice)
{
    switch (choice) {
    case Choice::Indexes:
        return indexValue(plan.indexes);
    case Choice::Order:
        return plan.order == RowOrder::PrimaryKey ? CoreText::tr("sorted by the primary key first")
                                                  : CoreText::tr("as they come");
    case Choice::Workers:
        return counted(plan.workers, CoreText::tr("connection"), CoreText::tr("connections"));
    case Choice::ChunkRows:
        return groupedNumber(plan.chunkRows);
    case Choice::Way:
        return wayValue(plan);
    case Choice::Verify:
        return verifyValue(plan.verify);
    }
    return {};
}

class Chooser
{
public:
    Chooser(Plan plan, const ChoiceFacts &facts)
        : m_plan(std::move(plan))
        , m_facts(facts)
    {}

    Plan choose()
    {
        if (m_plan.wayIn == WayIn::Ship)
            return chooseForShipping();
        chooseOrderAndIndexes();
        chooseWorkers();
        chooseChunkRows();
        chooseWay();
        chooseVerify();
        return std::move(m_plan);
    }

    Plan chooseForDump()
    {
        chooseWorkers();
        chooseChunkRows();
        note(Choice::Indexes,
             m_plan.indexes == IndexPolicy::Keep
                 ? CoreText::tr("rows are added to tables that are there")
                 : CoreText::tr("new tables are filled first; those below 1 MB keep their indexes"));
        chooseVerify();
        return std::move(m_plan);
    }

private:
    /// The table is built beside the server, in key order and with its indexes; rows and workers of the run
    /// that loads what only a server can store there are as they always were.
    Plan chooseForShipping()
    {
        const Plan usual;
        if (!isSet(m_plan, Choice::Indexes))
            m_plan.indexes = usual.indexes;
        if (!isSet(m_plan, Choice::Order))
            m_plan.order = usual.order;
        m_plan.choices.removeIf([](const PlanChoice &known) { return known.by == ChosenBy::Detected; });
        chooseWay(); // all contents are compared beside the server, whatever the level of proof
        return std::move(m_plan);
    }

    void note(Choice choice, const QString &why, const QString &saves = {})
    {
        const ChosenBy by = isSet(m_plan, choice) ? ChosenBy::Set : ChosenBy::Detected;
        m_plan.choices.removeIf([choice](const PlanChoice &known) { return known.choice == choice; });
        m_plan.choices << PlanChoice{.choice = choice,
                                     .by = by,
                                     .value = choiceValue(m_plan, choice),
                                     .why = by == ChosenBy::Set ? QString() : why,
                                     .saves = by == ChosenBy::Set ? QString() : saves};
    }

    LoadShape shape() const;
    void chooseOrderAndIndexes();
    void noteOrder(const LoadShape &shape, const Way &best);
    void noteIndexes(const LoadShape &shape, const Way &best);
    QString whyOrder(const LoadShape &shape, bool sorted) const;
    QString whyIndexes(const LoadShape &shape, bool deferred) const;
    void chooseWorkers();
    void chooseChunkRows();
    void chooseWay();
    void chooseVerify();

    bool isCounted() const { return m_facts.rows >= 0; }
    bool isSmall() const { return m_facts.rows >= 0 && m_facts.rows < undividedRows; }
    bool canSort() const { return m_facts.order && m_facts.whyUnsorted.isEmpty(); }
    bool canDefer() const { return !m_facts.entryBytes.isEmpty() && m_facts.mayDefer; }
    bool othersRead() const
    {
        return m_facts.table && m_facts.table->rowsEstimate > 0 && m_facts.othersAtWork > 0;
    }
    /// Of a stream that is loaded while it arrives: should it be a long one, row by row would be dear.
    bool buildsAfterStream() const
    {
        return m_plan.source.isArriving() && canDefer() && m_facts.table && m_facts.table->rowsEstimate == 0;
    }
    qint64 bytesPerRow() const { return m_facts.rows > 0 ? m_facts.bytes / m_facts.rows : 0; }

    Plan m_plan;
    const ChoiceFacts &m_facts;
};

LoadShape Chooser::shape() const
{
    LoadShape shape{.rows = std::max<qint64>(0, m_facts.rows),
                    .poolBytes = m_facts.poolForLoad(),
                    .entryBytes = m_facts.entryBytes};
    if (m_facts.table) {
        shape.tableRows = m_facts.table->rowsEstimate;
        shape.rowBytes = expectedRowBytes(*m_facts.table, bytesPerRow());
    }
    if (m_facts.order)
        shape.scatter = m_facts.order->scatter < KeyOrder::fewScattered ? 0 : m_facts.order->scatter;
    return shape;
}

void Chooser::chooseOrderAndIndexes()
{
    const LoadShape load = shape();
    const bool orderSet = isSet(m_plan, Choice::Order);
    const bool indexesSet = isSet(m_plan, Choice::Indexes);
    Way best;
    std::optional<double> least;
    for (const bool sorted : {false, true})
        for (const bool deferred : {false, true}) {
            const bool asksTooMuch =
                (sorted && !canSort()) || (deferred && !canDefer()) || isSmall() || !isCounted();
            if (orderSet ? sorted != (m_plan.order == RowOrder::PrimaryKey) : sorted && asksTooMuch)
                continue;
            if (indexesSet ? deferred != (m_plan.indexes != IndexPolicy::Keep) : deferred && asksTooMuch)
                continue;
            const double cost = loadCost(load, sorted, deferred).total();
            const bool takesIndexes = deferred && !best.deferred && !indexesSet;
            const double worth = takesIndexes && othersRead() ? worthReadersIndexes : worthIt;
            if (!least || cost < *least * (1 - worth)) {
                best = {.sorted = sorted, .deferred = deferred, .cost = cost};
                least = cost;
            }
        }
    if (!indexesSet && buildsAfterStream())
        best.deferred = true;
    if (!orderSet)
        m_plan.order = best.sorted ? RowOrder::PrimaryKey : RowOrder::File;
    if (!indexesSet)
        m_plan.indexes = best.deferred ? IndexPolicy::Defer : IndexPolicy::Keep;
    noteIndexes(load, best);
    noteOrder(load, best);
}

void Chooser::noteOrder(const LoadShape &load, const Way &best)
{
    const double other = loadCost(load, !best.sorted, best.deferred).total();
    const bool saves =
        best.sorted && canSort() && isCounted(); // to leave rows as they are is no work that something saves
    note(Choice::Order, whyOrder(load, best.sorted), saves ? savedText(1 - best.cost / other) : QString());
}

QString Chooser::whyOrder(const LoadShape &load, bool sorted) const
{
    if (!m_facts.table)
        return CoreText::tr("the table is not known yet");
    if (!canSort())
        return m_facts.whyUnsorted;
    if (!isCounted())
        return CoreText::tr("the rows are not counted");
    if (isSmall())
        return CoreText::tr("so few rows load at once in any order");
    const bool fits = load.rowBytes * (load.rows + load.tableRows) <= load.poolBytes;
    if (load.scatter <= 0)
        return CoreText::tr("they are in the order of the key, but for a few");
    if (sorted)
        return fits ? CoreText::tr("they go all over the table")
                    : CoreText::tr("they go all over a table that outgrows the %1 of the buffer pool "
                                   "which this load can count on")
                          .arg(sizeText(load.poolBytes));
    return CoreText::tr("sorting them would take longer than it saves");
}

void Chooser::noteIndexes(const LoadShape &load, const Way &best)
{
    const double other = loadCost(load, best.sorted, !best.deferred).total();
    const bool comparable = canDefer() && isCounted() && !isSmall();
    // That readers keep their indexes is dearer than the quickest way.
    const double saved = 1 - best.cost / other;
    note(Choice::Indexes, whyIndexes(load, best.deferred),
         comparable && saved > 0 ? savedText(saved) : QString());
}

QString Chooser::whyIndexes(const LoadShape &load, bool deferred) const
{
    if (!m_facts.table)
        return CoreText::tr("the table is not known yet");
    if (m_facts.entryBytes.isEmpty())
        return m_facts.whyKept;
    if (!m_facts.mayDefer)
        return CoreText::tr("the account may not drop and build indexes");
    if (deferred && buildsAfterStream())
        return CoreText::tr("how many rows will come nobody knows, and of an empty table it takes little");
    if (!isCounted())
        return CoreText::tr("the rows are not counted");
    if (isSmall())
        return CoreText::tr("for so few rows building them anew is not worth it");
    const qint64 bytes = std::accumulate(load.entryBytes.begin(), load.entryBytes.end(), qint64(0)) *
                         (load.rows + load.tableRows);
    const QString which =
        CoreText::tr("%1 of about %2").arg(indexesText(load.entryBytes.size()), sizeText(bytes));
    if (deferred)
        return bytes > load.poolBytes
                   ? CoreText::tr("%1 outgrow the %2 of the buffer pool which this load can count on")
                         .arg(which, sizeText(load.poolBytes))
                   : CoreText::tr("%1 are built from sorted entries for less than they are filled row by row")
                         .arg(which);
    if (othersRead())
        return CoreText::tr("the table has rows, and %1 of others in its schema may need them")
            .arg(counted(m_facts.othersAtWork, CoreText::tr("session"), CoreText::tr("sessions")));
    return load.tableRows > load.rows ? CoreText::tr("the table has %1 already, which would be indexed anew")
                                            .arg(rowsText(load.tableRows))
                                      : CoreText::tr("%1 fit into the buffer pool").arg(which);
}

void Chooser::chooseWorkers()
{
    const ServerCores &cores = m_facts.cores;
    const bool serial = m_facts.table && !m_facts.table->transactional;
    const bool ordered = orderSaysWhatStays(m_plan, m_facts.table ? &*m_facts.table : nullptr);
    const int busy = std::min(m_facts.threadsRunning, cores.count / 2);
    const bool manySmall = m_facts.tables >= manyTables && m_facts.bytes / m_facts.tables < smallTableBytes;
    const int usual = manySmall ? workersOfSmallTables : usualWorkers;
    const int proposed = serial || ordered  ? 1
                         : isSmall()        ? usual
                         : cores.count == 0 ? workersOfUnknown
                                            : std::clamp(cores.count - busy, usual, mostWorkers);
    if (!isSet(m_plan, Choice::Workers))
        m_plan.workers = proposed;
    QString why;
    if (serial)
        why = CoreText::tr("%1 lets one session at a time write").arg(m_facts.table->engine);
    else if (ordered)
        why = CoreText::tr("of rows with one key their order says which stays, and more would not keep it");
    else if (manySmall && m_plan.workers == workersOfSmallTables)
        why = CoreText::tr("many small tables: while one waits for its commit another goes in");
    else if (isSmall())
        why = CoreText::tr("for so few rows more would not help");
    else if (cores.count == 0)
        why = CoreText::tr("how many processors the server has is not known");
    else if (cores.isGuess)
        why = CoreText::tr("by its settings the server has about %1 processors").arg(cores.count);
    else
        why = CoreText::tr("the server has %1, which is this machine's")
                  .arg(counted(cores.count, CoreText::tr("processor"), CoreText::tr("processors")));
    if (busy > 0 && !serial && !ordered)
        why += CoreText::tr("; %1 of others ran").arg(statementsText(m_facts.threadsRunning));
    if (m_facts.generatesIds && !serial && !ordered)
        why += CoreText::tr("; chunks wait for the AUTO_INCREMENT lock (innodb_autoinc_lock_mode)");
    note(Choice::Workers, why);
}

void Chooser::chooseChunkRows()
{
    const qint64 redo = m_facts.redoBytes > 0 ? m_facts.redoBytes : mostChunkBytes;
    const qint64 usualBytes = std::min(mostChunkBytes, redo);
    const bool clusterBounds = m_facts.mostChunkRows > 0 || m_facts.mostChunkBytes > 0;
    const qint64 balanced = balancedChunkRows(m_facts.rows, m_facts.bytes, m_plan.workers);
    const bool arrives = m_plan.source.isArriving();
    qint64 proposed = balancedChunkRows(
        m_facts.rows, m_facts.bytes, m_plan.workers,
        {.rows = m_facts.mostChunkRows,
         .bytes = m_facts.mostChunkBytes > 0 ? std::min(usualBytes, m_facts.mostChunkBytes) : usualBytes});
    const bool isBound = proposed < balanced;
    if (arrives)
        proposed = std::min(proposed, mostRowsOfArriving);
    QString why;
    if (arrives && !isBound)
        why = CoreText::tr("so that the first ones go in while the others arrive");
    else if (isBound)
        why = clusterBounds ? CoreText::tr("%1 takes no larger transaction with ease (%2)")
                                  .arg(m_facts.cluster, m_facts.clusterOrigin)
                            : CoreText::tr("long rows: a chunk stays below %1").arg(sizeText(usualBytes));
    else if (m_plan.source.isTable() && m_plan.source.table->key.isEmpty())
        why = CoreText::tr("the source has no key to divide it by");
    else if (!isCounted())
        why = CoreText::tr("the rows are not counted");
    else if (isSmall())
        why = CoreText::tr("so few rows go in one transaction");
    else
        why = CoreText::tr("so that all connections have work and end together");
    if (!isSet(m_plan, Choice::ChunkRows)) {
        m_plan.chunkRows = proposed;
        m_plan.chunkBytes = 0;
    }
    note(Choice::ChunkRows, why);
}

void Chooser::chooseWay()
{
    note(Choice::Way, CoreText::tr("works with any account that may write"));
}

void Chooser::chooseVerify()
{
    if (!isSet(m_plan, Choice::Verify))
        m_plan.verify = VerifyLevel::Sample;
    note(Choice::Verify,
         m_plan.source.isArriving()
             ? CoreText::tr("how much will arrive nobody knows: every fourth chunk is compared")
             : CoreText::tr("a load of up to 32 MB is compared whole, of a larger one every fourth chunk"));
}

} // namespace

bool isSet(const Plan &plan, Choice choice)
{
    return std::any_of(plan.choices.begin(), plan.choices.end(), [choice](const PlanChoice &known) {
        return known.choice == choice && known.by == ChosenBy::Set;
    });
}

void markSet(Plan &plan, Choice choice)
{
    plan.choices.removeIf([choice](const PlanChoice &known) { return known.choice == choice; });
    plan.choices << PlanChoice{.choice = choice, .by = ChosenBy::Set, .value = choiceValue(plan, choice)};
}

void noteChoice(Plan &plan, Choice choice, const QString &why)
{
    plan.choices.removeIf([choice](const PlanChoice &known) { return known.choice == choice; });
    plan.choices << PlanChoice{.choice = choice, .value = choiceValue(plan, choice), .why = why};
}

Plan chosen(Plan plan, const ChoiceFacts &facts)
{
    return Chooser(std::move(plan), facts).choose();
}

Plan chosenForDump(Plan defaults, const ChoiceFacts &facts)
{
    return Chooser(std::move(defaults), facts).chooseForDump();
}

} // namespace millrace
