// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplanner.h"

#include <QObject>
#include <memory>
#include <optional>

namespace millrace {

class MigrationDraft;

/// What the wizard knows of a dump that is loaded as a whole, beside the draft's connection, policies and
/// settings: what is in it, where it goes, what is done about what is there already, and the plan that
/// follows. Values only. GUI thread only.
class DumpDraft : public QObject
{
    Q_OBJECT
public:
    explicit DumpDraft(MigrationDraft *draft, QObject *parent = nullptr);

    bool isChosen() const; ///< the draft's whole dump

    /// Null before it is read.
    const std::shared_ptr<const DumpReading> &reading() const { return m_reading; }
    void setReading(std::shared_ptr<const DumpReading> reading); ///< the plan goes with another dump

    QStringList ownSchemas() const; ///< that the dump names
    bool needsSchema() const;       ///< there are tables for which it names none
    /// It may go into another schema than its own: one SQL file says itself where it belongs.
    bool mayChooseSchema() const;
    QString schema() const { return m_schema; } ///< empty: the dump's own
    void setSchema(const QString &schema) { changeOption(m_schema, schema); }
    ExistingTables existing() const { return m_existing; }
    void setExisting(ExistingTables existing) { changeOption(m_existing, existing); }
    /// Tables that are not loaded, by DumpReading::Table::key(), in the dump's order.
    const QStringList &leftOut() const { return m_leftOut; }
    void setLeftOut(const QStringList &keys) { changeOption(m_leftOut, keys); }
    const QVector<DumpReading::Table> &tables() const { return m_tables; } ///< of the reading, in its order
    QVector<DumpReading::Table> wantedTables() const;                      ///< those that are loaded
    bool runOthers() const { return m_runOthers; }
    void setRunOthers(bool run) { changeOption(m_runOthers, run); }

    /// In place of the mapping by name, of a table of the plan; nothing: by name again.
    void setMapping(const Plan &table, const std::optional<Mapping> &mapping);
    bool hasMapping(const Plan &table) const { return m_mappings.contains(table.tableName()); }
    const QHash<QString, Mapping> &mappings() const { return m_mappings; }

    /// What the planner needs, with the policies and settings of the draft.
    DumpPlanOptions options() const;
    bool isSchemaMissing() const { return needsSchema() && m_schema.isEmpty(); }

    const std::optional<DumpPlan> &plan() const { return m_plan; } ///< none while it is made anew
    /// What of it is on the server already.
    const QVector<DumpObject> &there() const { return m_there; }
    void setPlan(const DumpPlan &plan, const QVector<DumpObject> &there);
    void clearPlan();
    /// Takes over what a saved plan says, policies into the draft; its dump is still to be read.
    void openPlan(const DumpPlan &plan, bool held = false);
    /// The files a saved plan was made of, as the reader takes them.
    static QStringList pathsOf(const DumpPlan &plan);

Q_SIGNALS:
    void readingChanged();
    void optionsChanged(); ///< tables, schema, what is there already, other statements
    void planChanged();

private:
    template <typename T> void changeOption(T &option, const T &value)
    {
        if (option == value)
            return;
        option = value;
        clearPlan();
        Q_EMIT optionsChanged();
    }

    MigrationDraft *m_draft;
    std::shared_ptr<const DumpReading> m_reading;
    QString m_schema;
    ExistingTables m_existing = ExistingTables::Refuse;
    QVector<DumpReading::Table> m_tables;
    QStringList m_leftOut;
    bool m_runOthers = false;
    QHash<QString, Mapping> m_mappings;
    std::optional<DumpPlan> m_plan;
    QVector<DumpObject> m_there;
};

} // namespace millrace
