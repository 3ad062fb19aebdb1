// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumporder.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/plan/wholedump/dumpplanoptions.h"
#include "core/plan/wholedump/dumpsorter.h"
#include "core/plan/wholedump/dumpstretches.h"
#include "core/server/connection.h"
#include "core/source/inspect/dumpreading.h"

#include <QSet>

namespace millrace {

/// An SQL file of a dump while it is planned.
struct PlannedScript
{
    SourceFile file;
    QVector<DumpSource> sources;  ///< what else it runs
    SqlDumpInspection dump;       ///< in the target's names
    std::optional<DumpTurn> turn; ///< from where on it runs in its own order
    QSet<qint64> asTheyStand;     ///< first INSERTs of tables whose rows cannot be a load
};

QStringList textsOf(const QVector<Error> &notes);

/// Adds a plan for each table of a dump whose rows are loaded. What it is given outlives it.
class DumpTablePlans
{
public:
    /// \a severalFiles: as DumpReading has it.
    DumpTablePlans(bool severalFiles, const DumpPlanOptions &options, Connection &server, DumpPlan &plan,
                   DumpSorter &sorter)
        : m_severalFiles(severalFiles)
        , m_options(options)
        , m_server(server)
        , m_plan(plan)
        , m_sorter(sorter)
    {}

    /// Files in any order: nobody can wait for the parents of a row.
    void checkNoForeignKeys();
    /// Data in files of its own, with its definition beside it. Errors: PlanInvalid, FieldCountWrong; those
    /// of its rows; those of planOfTable().
    Result<void> addFile(const DumpTableReading &table);
    /// Those of the script that are in front of its turn. Errors: as planOfTable().
    Result<void> addTables(const PlannedScript &script);
    /// Rows of the plan's tail that nobody can tell from a load: what cannot be planned as one stays as it
    /// stands.
    void addTailLoads(const PlannedScript &script);

private:
    bool addTailLoad(const PlannedScript &script, const DumpStretch &stretch);
    Result<void> addTable(const PlannedScript &script, const SqlDumpTable &table);
    Source sourceOf(const PlannedScript &script, const SqlDumpTable &table) const;
    Result<void> addPlan(Source source, const QString &schema, const QString &name, unsigned verbs,
                         bool isAwaited = false);

    const bool m_severalFiles;
    const DumpPlanOptions &m_options;
    Connection &m_server;
    DumpPlan &m_plan;
    DumpSorter &m_sorter;
    QVector<SessionSetting> m_session; ///< what the dump wants its rows loaded with
};

} // namespace millrace
