// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumporder.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/source/sqldump/sqlsettings.h"

#include <QHash>
#include <QSet>

namespace millrace {

/// Sorts the statements of a dump's SQL files into its plan: before the rows, among them, after them, or
/// left to the user. Names no schema, it is the file's, else the plan's.
class DumpSorter
{
public:
    /// \a runOthers: statements of no known kind run, too, after the rows. The plan outlives the sorter.
    DumpSorter(DumpPlan &plan, bool runOthers)
        : m_plan(plan)
        , m_runOthers(runOthers)
    {}

    /// What schemas of the dump are called here; the statements that are handed in have these names already.
    void setSchemaNames(const SchemaNames &names) { m_names = names; }
    /// Tables and views that are not wanted, with all that is about them (DumpChoice::leftOut).
    void setLeftOut(const QSet<QString> &keys) { m_leftOut = keys; }
    /// Statements come in the words that it gives them.
    void setRewriter(const WordRewriter &rewriter) { m_rewriter = rewriter; }
    /// A table or view that the file names so. \a schema: empty: the file's.
    bool isLeftOut(const QByteArray &schema, const QByteArray &name) const;
    /// What stands there and after it goes into the plan's tail. For the file that is begun next.
    /// \a sources: what else that file runs.
    void setTurn(const std::optional<DumpTurn> &turn, const SourceFile &file,
                 const QVector<DumpSource> &sources)
    {
        m_turn = turn;
        m_source = file;
        m_sources = sources;
    }
    /// What comes next is of this file. \a schema: its statements are about; empty: it does not say.
    void beginFile(const SqlDumpInspection &dump, const QString &name, const QString &schema);
    /// A table of the file whose rows the plan's table at \a index loads.
    void noteTable(const SqlDumpTable &table, qsizetype index);
    /// All of the file's, in order. Errors: PlanInvalid, located (a statement whose place among the rows
    /// matters; no schema).
    Result<void> addStatements();
    /// In front of what follows, before and after the rows.
    void addSetting(const QByteArray &sql);

    /// Where an object goes that the file names with this schema. Errors: PlanInvalid (nobody says).
    Result<QString> schemaFor(const QByteArray &named) const;
    const QSet<QString> &schemasMade() const { return m_schemasMade; } ///< by CREATE DATABASE so far

private:
    using Name = std::pair<QByteArray, QByteArray>; ///< schema and name, as the dump says them

    QVector<DumpObject> objectsOf(const SqlDumpStatement &found) const;
    Result<void> add(const SqlDumpStatement &found);
    Result<void> addRows(const SqlDumpStatement &found, DumpStatement statement);
    void addDropForView(const SqlDumpStatement &found, const DumpStatement &statement);
    void addOther(const DumpStatement &statement);
    void addSessionStatement(const SqlDumpStatement &found, const DumpStatement &statement);
    bool leavesOutReplication(const SqlDumpStatement &found);
    Result<void> addTail();
    Result<bool> isUnwanted(const SqlDumpStatement &found) const;
    bool isOfView(const SqlDumpStatement &found) const;

    DumpPlan &m_plan;
    const bool m_runOthers;
    SchemaNames m_names;
    WordRewriter m_rewriter;
    std::optional<DumpTurn> m_turn;
    SourceFile m_source;
    QVector<DumpSource> m_sources;
    QSet<QString> m_leftOut;
    QSet<QString> m_schemasMade;
    QSet<Name> m_made; ///< tables and views with a CREATE so far, views' stand-ins too
    MyRocksStatements m_myRocks;
    // Of the file:
    SqlDumpInspection m_dump;
    QString m_file;
    QString m_schema;
    QSet<Name> m_views;
    QHash<Name, qsizetype> m_tables; ///< places in the plan
    QHash<Name, Name> m_triggers;    ///< and the tables they are of
};

} // namespace millrace
