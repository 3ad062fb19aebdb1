// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/choice/choices.h"
#include "core/mapping/datecheck.h"
#include "core/plan/indexchoice.h"
#include "core/plan/plan.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"
#include "core/tuning/knobs.h"
#include "ui/session/draft/sourcedraft.h"

#include <QObject>
#include <optional>
#include <type_traits>
#include <utility>

namespace millrace {

/// What the wizard knows of where the rows go, and how they become rows of the table. A value.
struct TargetDraft
{
    ConnectionSpec connection;
    QString password; ///< null: from the environment or the option group
    /// The connection came with a plan, and whether anything is to be sent there is for the user to say:
    /// nothing connects by itself.
    bool held = false;
    std::optional<ServerFacts> facts;
    std::optional<HostFacts> hostFacts; ///< of the server's machine, when that is this one
    QString schema;
    QString table;
    QString createSql; ///< empty: the table is there
    std::optional<TableSchema> tableSchema;
    Mapping mapping;
    Origin mappingOrigin = Origin::Detected;
};

/// What the wizard knows so far: values only, no work, no widgets. Pages and workers write it, pages read it.
/// Lives on the GUI thread. Whatever changes something emits the matching signal.
class MigrationDraft : public QObject
{
    Q_OBJECT
public:
    explicit MigrationDraft(QObject *parent = nullptr);

    // Source
    const SourceDraft &input() const { return m_input; }
    const Source &source() const { return m_input.source; }
    /// All of the dump is loaded, not the chosen table of it; DumpDraft has what belongs to that.
    bool isWholeDump() const { return m_input.wholeDump; }
    /// Of the server the rows are read from; null: from the environment or the option group.
    QString sourcePassword() const { return m_sourcePassword; }
    void setSourcePassword(const QString &password) { m_sourcePassword = password; }
    /// Has the source change itself: change(&SourceDraft::moveFile, from, to).
    template <typename... Params>
    void change(SourceChange (SourceDraft::*what)(Params...), std::type_identity_t<Params>... values)
    {
        const bool wasWhole = m_input.wholeDump;
        announce((m_input.*what)(std::move(values)...), wasWhole);
    }

    // Target
    const ConnectionSpec &connection() const { return m_target.connection; }
    QString password() const { return m_target.password; }
    const std::optional<ServerFacts> &facts() const { return m_target.facts; }
    const std::optional<HostFacts> &hostFacts() const { return m_target.hostFacts; }
    QString schema() const { return m_target.schema; }
    QString table() const { return m_target.table; }
    const std::optional<TableSchema> &tableSchema() const { return m_target.tableSchema; }
    QString createSql() const { return m_target.createSql; }
    bool isTargetReady() const { return m_target.facts && m_target.tableSchema; }

    void setConnection(const ConnectionSpec &connection,
                       const QString &password); ///< forgets facts and table
    void releaseConnection() { m_target.held = false; }
    bool isConnectionHeld() const { return m_target.held; }
    void setFacts(const std::optional<ServerFacts> &facts, const std::optional<HostFacts> &host = {});
    /// The table to load into. `createSql` when it is to be made by the run.
    void setTable(const TableSchema &table, const QString &createSql = {});
    void clearTable();

    // Mapping
    const Mapping &mapping() const { return m_target.mapping; }
    Origin mappingOrigin() const { return m_target.mappingOrigin; }
    QVector<Error> mappingErrors() const;
    /// Values of the dump that the columns they are bound to would cut, round or refuse, as far as the scan
    /// looked at them.
    QVector<Error> valueWarnings() const;
    /// Dates that neither server reads as they stand, and the expression that mends each.
    QVector<DateFinding> dateFindings() const;
    void setMapping(const Mapping &mapping, Origin origin = Origin::Set);
    void mapAutomatically();

    // Chunks, limits, policies, settings
    /// As they were asked for; nothing of it is about source, target and mapping.
    const Plan &asked() const { return m_asked; }
    /// Asks for something else: change(&Plan::workers, 4). Settings have setTuning().
    template <typename T> void change(T Plan::*member, const std::type_identity_t<T> &value)
    {
        if (m_asked.*member == value)
            return;
        m_asked.*member = value;
        if constexpr (std::is_same_v<T, IndexPolicy>)
            m_deferredForDump = false;
        if (const auto choice = choiceOf(member))
            takeOver({*choice});
        Q_EMIT optionsChanged();
    }
    /// Of what Millrace chooses by itself, each with its reason (core/choice); what was asked for is left
    /// alone.
    bool isAutomatic(Choice choice) const { return !isSet(m_asked, choice); }
    /// The choice with its reason; nullptr before what it rests on is known.
    const PlanChoice *choice(Choice choice) const;
    /// What was chosen is what the user wants: it stays from now on.
    void setByHand(Choice choice);
    /// Leaves a choice to Millrace again.
    void chooseAutomatically(Choice choice);
    /// What choices rest on, of source and target as they are now; nothing: not known any more.
    void setChoiceFacts(const std::optional<ChoiceFacts> &facts);
    /// Why the stream that the source is has to be there whole before its rows are loaded, as the end of a
    /// sentence; empty: it has not, or the source is none that is arriving.
    QString whyWholeFirst() const;
    /// An opened plan keeps what was chosen when it was made, until somebody leaves a choice to Millrace.
    bool keepsChoices() const { return m_keepsChoices; }
    // What a run would do of it: what cannot be had with the other choices, the table or the mapping gives
    // way to the nearest that can, and comes back with them.
    /// Keep while the server decides about bad rows: it then keeps the row that is there, whatever is asked.
    OnDuplicate onDuplicate() const;
    IndexPolicy indexes() const; ///< Keep while indexesStayBecause() of what was asked for says something
    RowOrder order() const;      ///< File while orderObstacle() says something
    /// Auto where the rows come from a table of the same server, and in place of Ship for a whole dump.
    WayIn wayIn() const;
    bool isShipped() const { return wayIn() == WayIn::Ship; }
    RowMode rowMode() const; ///< of the LOAD statements under these policies
    /// Which secondary indexes the policy takes away and which stay, by the same rule as the run; a foreign
    /// key of another table can still hold one, which only the run finds out. Nothing while the table is not
    /// known or its definition cannot be read with certainty.
    std::optional<IndexChoice> indexChoice(IndexPolicy policy) const;
    /// Why the policy could take no index at all, one sentence; empty: it can, or the table is not known.
    QString indexesStayBecause(IndexPolicy policy) const;
    /// Why the dump cannot or need not be sorted; nothing: it can, or table and mapping are not known.
    std::optional<Error> orderObstacle() const;
    /// All that a calibration proposes, in one change; a limit of the chunks in bytes goes with it.
    void setPace(int workers, qint64 chunkRows, IndexPolicy indexes);
    qint64 chunkCount() const; ///< -1 while the rows are not counted; of a table by estimate

    // Tuning
    /// Of the sessions, the whole server and its machine, as it was asked for.
    TuningChoice tuning() const { return {m_asked.session, m_asked.global, m_asked.host}; }
    void setTuning(const TuningChoice &choice);
    /// A variable of the load's sessions beside those that are chosen; empty: not this one.
    void setSessionVariable(const QString &name, const QString &value);
    /// server_uuid of the server whose redo log may be switched off; empty: of none.
    void setRedoLogOffServer(const QString &uuid);
    /// Host name of the server whose replicas may lack the rows; empty: of none.
    void setUnloggedServer(const QString &hostname);
    /// Why the settings as they are chosen cannot be had on this server; nothing: they can, or it is not
    /// known.
    std::optional<Error> tuningObstacle() const;

    /// As Plan::sessionTimeZone().
    QString timeZone() const;

    // Plan
    QString name() const; ///< as set, else made from source and target
    void setName(const QString &name);
    /// Errors: what is missing, in the order of the pages (MappingIncomplete, PlanInvalid, …).
    Result<Plan> plan() const;
    /// What is chosen about any load: connection, chunks, policies, settings; no source and no table.
    Plan policies() const;
    /// Fills everything in from a saved plan. Facts, table and sample are then asked for by whoever opened
    /// it.
    void setPlan(const Plan &plan, bool held = false);
    /// Connection, policies and settings of a whole dump's plan; its files are then looked at by whoever
    /// opened it.
    void openDump(const DumpPlan &plan, bool held = false);

Q_SIGNALS:
    void sourceChanged();
    void connectionChanged(); ///< spec, password or facts
    void tableChanged();
    void mappingChanged();
    void pinnedRowsChanged();
    void optionsChanged(); ///< chunks, workers, policies
    void settingsChanged();
    void nameChanged();

private:
    void announce(SourceChange change, bool wasWhole);
    void refreshMapping();
    void openPolicies(const Plan &plan);
    static std::optional<Choice> choiceOf(int Plan::*member);
    static std::optional<Choice> choiceOf(qint64 Plan::*member);
    template <typename T> static std::optional<Choice> choiceOf(T Plan::*)
    {
        return std::is_same_v<T, IndexPolicy>   ? std::optional(Choice::Indexes)
               : std::is_same_v<T, RowOrder>    ? std::optional(Choice::Order)
               : std::is_same_v<T, WayIn>       ? std::optional(Choice::Way)
               : std::is_same_v<T, VerifyLevel> ? std::optional(Choice::Verify)
                                                : std::nullopt;
    }
    void takeOver(const QVector<Choice> &choices);
    void chooseRest();

    SourceDraft m_input;
    QString m_sourcePassword;
    TargetDraft m_target;
    Plan m_asked; ///< without source, target and mapping
    std::optional<ChoiceFacts> m_choiceFacts;
    bool m_keepsChoices = false;
    bool m_deferredForDump = false; ///< indexes are deferred by default, which a whole dump has
    bool m_settingsChosen = false; ///< set by the user or a plan: a new server's defaults do not replace them
};

} // namespace millrace
