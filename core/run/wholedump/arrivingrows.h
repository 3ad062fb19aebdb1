// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/run/growing/arrivingparts.h"
#include "core/run/wholedump/comingtables.h"

#include <mutex>

namespace millrace {

/// Of an SQL dump that arrives: the one table of its last part that is loaded before all of its rows have
/// come. At most one lane of DumpTables has it in hand; that one waits for the rows.
class ArrivingRows final : public ComingTables
{
public:
    /// It outlives this, and nobody else takes parts of it while tables are loaded.
    explicit ArrivingRows(ArrivingParts &parts)
        : m_parts(parts)
    {}

    /// Before each load. \a plan: as the run has it.
    void begin(const DumpPlan &plan);
    /// After each: with the rows that have come.
    DumpPlan plan() const;

    QSet<qsizetype> awaited() const override;
    /// Errors: as ArrivingParts::nextRows().
    Result<std::optional<qsizetype>> next() override;
    Result<Taken> take(qsizetype index) override;
    void giveBack(qsizetype index, bool isLoaded) override;
    Result<void> awaitEnd() override { return {}; } ///< a table ends where other statements begin
    bool isProvedByEnd() const override { return false; }
    bool isGrowing() const override;
    QString waitingFor() const override;

private:
    ArrivingParts &m_parts;
    mutable std::mutex m_mutex; ///< protects all below
    DumpPlan m_plan;
    qsizetype m_table = -1; ///< -1: none
    qsizetype m_given = 0;  ///< files of it that the lane was given
    bool m_isInHand = false;
    bool m_isThrough = false; ///< nobody is given more of it
    bool m_isWaiting = false;
};

} // namespace millrace
