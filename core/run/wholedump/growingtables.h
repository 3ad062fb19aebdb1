// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/load/control/runcontrol.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runfolder.h"
#include "core/run/growing/growthwatch.h"
#include "core/run/wholedump/comingtables.h"
#include "core/source/foundtable.h"

#include <QHash>
#include <QSet>
#include <chrono>
#include <functional>
#include <mutex>

namespace millrace {

/// The tables of a dump that its tool is still writing, as their files become complete: the lanes of
/// DumpTables all wait here, and any of them looks at the folder.
class GrowingTables final : public ComingTables
{
public:
    /// All of it belongs to the caller and outlives this.
    struct Context
    {
        RunFolder &folder; ///< of the dump's run
        RunControl &control;
        std::function<void(Event::Kind, const QString &, const QJsonObject &)> tell;
    };
    /// REQUIRES: plan.growing.
    GrowingTables(DumpPlan plan, Context context);

    QSet<qsizetype> awaited() const override;
    /// Errors: Cancelled; SourceEmpty (nobody writes the dump any more, and it has no end); that of its
    /// metadata, once nobody writes.
    Result<std::optional<qsizetype>> next() override;
    Result<Taken> take(qsizetype index) override;
    void giveBack(qsizetype index, bool isLoaded) override;
    /// Blocks until the dump has its end, and holds what was planned against what that says: which tables
    /// and files, how many bytes or rows each. After that the plan is one like any other.
    Result<void> awaitEnd() override;
    bool isProvedByEnd() const override { return true; }
    bool isGrowing() const override; ///< its end was not seen yet
    QString waitingFor() const override;

    DumpPlan plan() const; ///< as far as it is known

private:
    using Clock = std::chrono::steady_clock;
    class Waiting;
    Result<std::optional<qsizetype>> takeNext();
    bool isAllThrough() const;
    QStringList newFiles(const Plan &table, const DumpDirTable &found) const;
    std::optional<Error> brokenOff() const;
    Result<std::optional<FoundTable>> readNew(const Plan &table, DumpDir alone);
    Result<void> takeEnd();
    Result<void> expectAll(const DumpDir &ended) const;
    Result<void> keep();

    const Context m_context;
    const qint64 m_deferFromBytes;
    mutable std::mutex m_mutex;
    DumpPlan m_plan; ///< protected by m_mutex, as is all below
    GrowthWatch m_watch;
    QSet<qsizetype> m_inHand;            ///< tables that a lane loads files of
    QSet<QString> m_through;             ///< Plan::tableName() of those that stopped, and are still awaited
    QHash<qsizetype, qsizetype> m_given; ///< by table: files of the plan that a lane was given
    QSet<QString> m_rowless;             ///< files without a row
    int m_waiting = 0;                   ///< threads
    Clock::time_point m_waitingSince;
};

} // namespace millrace
