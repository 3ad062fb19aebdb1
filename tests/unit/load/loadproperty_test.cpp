// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever fails, whenever, and however often the run is resumed: the journal says what is in the table, and
// in the end each good row is there once.
#include "core/base/literals.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/load/memoryload.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

namespace millrace::test::loadproperty_test {

namespace {

using Fault = MemoryServer::Fault;
using Call = MemoryServer::Call;

struct DumpRow
{
    qint64 id = 0;
    qint64 n = 0;
};

/// Rows with a number of their own each, so that it shows which of two duplicates is in the table.
QVector<DumpRow> randomRows(QRandomGenerator &random, bool withBad, bool withDuplicates)
{
    QVector<DumpRow> rows(random.bounded(1, random.bounded(5) == 0 ? 5'000 : 200));
    const int badEvery = 4 + random.bounded(200);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const bool duplicate = withDuplicates && i > 0 && random.bounded(30) == 0;
        const bool bad = withBad && random.bounded(badEvery) == 0;
        rows[i] = {.id = duplicate ? rows.at(random.bounded(i)).id : 1'000 + i,
                   .n = bad ? 300 : random.bounded(-50, 50)};
    }
    return rows;
}

/// Any error at any call, as long as there are faults left to spend.
class Trouble
{
public:
    Trouble(QRandomGenerator &random, MemoryLoad &load)
        : m_random(random)
        , m_load(load)
        , m_left(random.bounded(30))
        , m_oneIn(2 + random.bounded(30))
    {}

    std::optional<Fault> operator()(const Call &call)
    {
        if (m_left == 0 || call.what == u"end"_s || m_random.bounded(m_oneIn) != 0)
            return {};
        --m_left;
        if (m_random.bounded(12) == 0) {
            m_load.control().cancel();
            return {};
        }
        static constexpr std::array codes{1213, 1205, 1020, 1197, 1206, 3231, 2013, 2013,
                                          2013, 2006, 1927, 1114, 1153, 1317, 1290};
        return Fault{.code =
                         codes.at(static_cast<std::size_t>(m_random.bounded(static_cast<int>(codes.size())))),
                     .takesEffect = isLossy()};
    }

private:
    bool isLossy() { return m_random.bounded(2) == 0; }

    QRandomGenerator &m_random;
    MemoryLoad &m_load;
    int m_left;
    const int m_oneIn;
};

/// What the journal says about rows, done by the plan's policies.
struct Expected
{
    MemoryServer::Table table;
    QVector<qint64> rejects;
    ChunkTally tally;
    qint64 rows = 0;
};

class Model
{
public:
    Model(const Plan &plan, bool hasKey, const QVector<DumpRow> &rows)
        : m_plan(plan)
        , m_hasKey(hasKey)
        , m_rows(rows)
    {}

    Expected after(const Journal::Entries &journal) const
    {
        Expected expected;
        for (const QVector<Journal::Entry> &parts : journal)
            for (const Journal::Entry &entry : parts)
                for (qint64 row = entry.firstRow; row < entry.firstRow + entry.tally.rows; ++row)
                    add(expected, row);
        return expected;
    }

private:
    void add(Expected &expected, qint64 number) const
    {
        const DumpRow &row = m_rows.at(number - 1);
        ++expected.tally.rows;
        const bool isThere = m_hasKey && expected.table.contains(row.id);
        if (row.n > 127 || (isThere && m_plan.onDuplicate == OnDuplicate::SetAside)) {
            expected.rejects << number;
            ++expected.tally.setAside;
        } else if (isThere && m_plan.onDuplicate == OnDuplicate::Keep) {
            ++expected.tally.skipped;
        } else {
            if (isThere) {
                expected.table.erase(row.id);
                ++expected.tally.replaced;
            }
            expected.table.emplace(row.id, row.n);
        }
    }

    const Plan &m_plan;
    const bool m_hasKey;
    const QVector<DumpRow> &m_rows;
};

/// Rows of one id in the order of n: what came first is nobody's business.
std::vector<std::pair<qint64, qint64>> inOrder(const MemoryServer::Table &table)
{
    std::vector<std::pair<qint64, qint64>> rows(table.begin(), table.end());
    std::sort(rows.begin(), rows.end());
    return rows;
}

void expectTruth(const MemoryLoad &load, const Model &model)
{
    const Expected expected = model.after(load.server.journal());
    ASSERT_TRUE(inOrder(load.server.table()) == inOrder(expected.table))
        << load.server.table().size() << " rows where the journal speaks of " << expected.table.size();
    ASSERT_EQ(load.rejectNumbers(), expected.rejects);
    const ChunkTally tally = load.tally();
    ASSERT_EQ(tally.rows, expected.tally.rows);
    ASSERT_EQ(tally.setAside, expected.tally.setAside);
    ASSERT_EQ(tally.skipped, expected.tally.skipped);
    ASSERT_EQ(tally.replaced, expected.tally.replaced);
    ASSERT_EQ(load.server.sessions(), 0);
    ASSERT_EQ(load.server.callsInVain(), 0) << "to a session that is lost";
}

void loadThroughTrouble(QRandomGenerator &random, int &resumed, int &retried)
{
    MemoryLoad load;
    constexpr OnDuplicate policies[] = {OnDuplicate::Stop, OnDuplicate::Keep, OnDuplicate::Replace,
                                        OnDuplicate::SetAside};
    load.plan.onDuplicate = policies[random.bounded(4)];
    load.plan.onError = random.bounded(2) == 0 ? OnError::Stop : OnError::SetAside;
    load.plan.chunkRows = random.bounded(1, 5'000);
    load.server.hasKey = random.bounded(3) != 0;
    load.server.namesRows = random.bounded(2) == 0;
    load.server.listed = random.bounded(2) == 0 ? random.bounded(1, 20) : 65'535;
    load.server.hasTrigger = load.plan.onDuplicate == OnDuplicate::Stop && random.bounded(4) == 0;
    const QVector<DumpRow> rows = randomRows(random, load.plan.onError == OnError::SetAside,
                                             load.plan.onDuplicate != OnDuplicate::Stop);
    for (qsizetype i = 0; i < rows.size();) { // in files of any size
        QByteArray bytes;
        for (const qsizetype end = random.bounded(i + 1, rows.size() + 1); i < end; ++i)
            bytes += QByteArray::number(rows.at(i).id) + '\t' + QByteArray::number(rows.at(i).n) + '\n';
        load.addFile(bytes);
    }
    const Model model(load.plan, load.server.hasKey, rows);
    load.server.script = Trouble(random, load);
    for (int runs = 1;; ++runs) {
        ASSERT_LE(runs, 40) << "it ends when the faults are spent";
        const auto run = load.run();
        ASSERT_NO_FATAL_FAILURE(expectTruth(load, model));
        retried += load.retryCodes().isEmpty() ? 0 : 1;
        if (run)
            break;
        ++resumed;
        ASSERT_NE(run.error().code, ErrorCode::RowRejected) << run.error().text();
        ASSERT_NE(run.error().code, ErrorCode::TilingBroken) << run.error().text();
    }
    EXPECT_EQ(load.tally().rows, rows.size());
}

} // namespace

TEST(LoadProperty, EachGoodRowIsThereOnceWhateverFails)
{
    const quint32 seed = killSeed();
    QRandomGenerator seeds(seed);
    int resumed = 0;
    int retried = 0;
    for (int round = 0; round < 60; ++round) {
        SCOPED_TRACE(seedText(seed) + ", round " + std::to_string(round));
        QRandomGenerator random(seeds.generate());
        ASSERT_NO_FATAL_FAILURE(loadThroughTrouble(random, resumed, retried));
    }
    EXPECT_GT(resumed, 20);
    EXPECT_GT(retried, 20);
}

} // namespace millrace::test::loadproperty_test
