// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumpplanner.h"

#include <QObject>
#include <memory>
#include <optional>
#include <type_traits>

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

    QStringList ownSchemas() const; ///< that the dump names and that are loaded
    QStringList allSchemas() const; ///< those that are left out, too
    bool needsSchema() const;       ///< there is something for which it names none
    /// It may go into another schema than its own, which is the only one, or it names none.
    bool mayChooseSchema() const;
    /// As chosen here; what the draft has, its policies and its server, comes with options().
    const DumpPlanOptions &asked() const { return m_asked; }
    /// Asks for something else: change(&DumpPlanOptions::leftOut, keys).
    template <typename T> void change(T DumpPlanOptions::*member, const std::type_identity_t<T> &value)
    {
        if (m_asked.*member == value)
            return;
        m_asked.*member = value;
        clearPlan();
        Q_EMIT optionsChanged();
    }
    QString schema() const { return m_asked.connection.schema; } ///< empty: the dump's own
    void setSchema(const QString &schema);
    /// Of the reading, in its order; of a plan that was opened, until its dump is read, those it loads.
    const QVector<DumpReading::Table> &tables() const { return m_tables; }
    /// A plan that was opened, whose dump is not read: it stands as it was made.
    bool isPlanAlone() const { return m_plan && !m_reading; }
    QString path() const; ///< of the dump: a file or a folder; empty: there is none, or it is being read
    QVector<DumpReading::Table> wantedTables() const; ///< those that are loaded

    /// In place of the mapping by name, of a table of the plan; nothing: by name again.
    void setMapping(const Plan &table, const std::optional<Mapping> &mapping);
    bool hasMapping(const Plan &table) const { return m_asked.mappings.contains(table.tableName()); }

    /// What the planner needs, with the policies and settings of the draft.
    DumpPlanOptions options() const;
    bool isSchemaMissing() const { return needsSchema() && schema().isEmpty(); }

    const std::optional<DumpPlan> &plan() const { return m_plan; } ///< none while it is made anew
    /// What of it is on the server already.
    const QVector<ExistingObject> &there() const { return m_there; }
    void setPlan(const DumpPlan &plan, const QVector<ExistingObject> &there);
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
    MigrationDraft *m_draft;
    std::shared_ptr<const DumpReading> m_reading;
    QVector<DumpReading::Table> m_tables;
    DumpPlanOptions m_asked;
    std::optional<DumpPlan> m_plan;
    QVector<ExistingObject> m_there;
};

} // namespace millrace
