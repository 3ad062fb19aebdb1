// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/datecheck.h"
#include "core/plan/indexchoice.h"
#include "core/plan/plan.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "core/tuning/knobs.h"

#include <QObject>
#include <optional>

namespace millrace {

/// Where a value comes from; every guess shows it.
enum class Origin
{
    Detected,
    Set
};

/// What the wizard knows so far: values only, no work, no widgets. Pages and workers write it, pages read it.
/// Lives on the GUI thread. Every setter that changes something emits the matching signal.
class MigrationDraft : public QObject
{
    Q_OBJECT
public:
    explicit MigrationDraft(QObject *parent = nullptr);

    // Source
    const QVector<FoundTable> &foundTables() const { return m_found; }
    int chosenTable() const { return m_chosen; }
    const Source &source() const { return m_source; }
    const QVector<Row> &sample() const { return m_sample; }
    const DialectProposal &proposal() const { return m_proposal; }
    Origin dialectOrigin() const { return m_dialectOrigin; }
    const QVector<Error> &notes() const { return m_notes; }           ///< of the inspection
    const QVector<Error> &scanIssues() const { return m_scanIssues; } ///< of the full scan: rows in danger
    QVector<Error> scanNotes() const; ///< of the full scan: what is odd about bytes and lines
    const RowSamples &rowSamples() const { return m_rowSamples; } ///< of the full scan
    bool isSourceReady() const; ///< files or a table, and at least one field
    bool holdsDump() const;     ///< what was found is a dump of tables that can be loaded as a whole
    /// All of the dump is loaded, not the chosen table of it; DumpDraft has what belongs to that.
    bool isWholeDump() const { return m_wholeDump; }
    void setWholeDump(bool whole);
    bool isScanned() const { return !m_source.files.isEmpty() && m_source.totalRows() >= 0; }
    QStringList fileNames() const;    ///< of the chosen table, no two alike (SourceFile::name())
    QStringList filePaths() const;    ///< the same; files of one archive share its path
    QStringList allFilePaths() const; ///< of all tables found
    FileOrder fileOrder() const { return m_fileOrder; } ///< Given once a file was moved by hand
    QVector<int>
    joinableTables() const; ///< other tables found whose rows are written as those of the chosen one

    /// Of the server the rows are read from; null: from the environment or the option group.
    QString sourcePassword() const { return m_sourcePassword; }
    void setSourcePassword(const QString &password) { m_sourcePassword = password; }
    void setFoundTables(const QVector<FoundTable> &tables); ///< chooses the first
    void chooseTable(int index); ///< what was done to the files of the one before stays
    /// The chosen table's files as several tables; the first of them is chosen.
    void splitTable(const QVector<FoundTable> &parts);
    /// The files of these tables, of joinableTables(), as files of the chosen one, in natural order.
    void joinTables(const QVector<int> &tables);
    /// A dialect set by hand together with what it makes of the first file.
    void setDialect(const Dialect &dialect, Origin origin, const QVector<Row> &sample,
                    const QStringList &fieldNames);
    /// What the first rows look like under the dialect as it stands (a plan that was opened).
    void setSample(const QVector<Row> &sample);
    void setScan(const Source &scanned, const ScanFindings &findings); ///< rows are taken over file by file
    void sortFiles(FileOrder order);
    void moveFile(int from, int to);
    void removeFile(int index);
    void clearSource();

    // Target
    const ConnectionSpec &connection() const { return m_connection; }
    QString password() const { return m_password; } ///< null: from the environment or the option group
    const std::optional<ServerFacts> &facts() const { return m_facts; }
    /// Of the server's machine, when that is this one.
    const std::optional<HostFacts> &hostFacts() const { return m_hostFacts; }
    QString schema() const { return m_schema; }
    QString table() const { return m_table; }
    const std::optional<TableSchema> &tableSchema() const { return m_tableSchema; }
    QString createSql() const { return m_createSql; } ///< empty: the table is there
    bool isTargetReady() const { return m_facts && m_tableSchema; }

    void setConnection(const ConnectionSpec &connection,
                       const QString &password); ///< forgets facts and table
    /// Held: the connection came with a plan, and whether anything is to be sent there is for the user to
    /// say. Nothing connects by itself until releaseConnection().
    void releaseConnection() { m_connectionHeld = false; }
    bool isConnectionHeld() const { return m_connectionHeld; }
    void setFacts(const std::optional<ServerFacts> &facts, const std::optional<HostFacts> &host = {});
    /// The table to load into. `createSql` when it is to be made by the run.
    void setTable(const TableSchema &table, const QString &createSql = {});
    void clearTable();

    // Mapping
    const Mapping &mapping() const { return m_mapping; }
    /// Rows the preview always shows, by their number in source order over all files, ascending.
    const QVector<qint64> &pinnedRows() const { return m_pinnedRows; }
    void setPinnedRows(QVector<qint64> rows);
    Origin mappingOrigin() const { return m_mappingOrigin; }
    QVector<Error> mappingErrors() const;
    /// Values of the dump that the columns they are bound to would cut, round or refuse, as far as the scan
    /// looked at them.
    QVector<Error> valueWarnings() const;
    /// Dates that neither server reads as they stand, and the expression that mends each.
    QVector<DateFinding> dateFindings() const;
    void setMapping(const Mapping &mapping, Origin origin = Origin::Set);
    void mapAutomatically();

    // Chunks
    qint64 chunkRows() const { return m_chunkRows; }
    int workers() const { return m_workers; }
    // The policies below are what a run would do, not only what was asked for: what cannot be had with the
    // other choices, the table or the mapping gives way to the nearest that can, and comes back with them.
    OnError onError() const { return m_onError; }
    /// Keep while the server decides about bad rows: it then keeps the row that is there, whatever is asked.
    OnDuplicate onDuplicate() const;
    IndexPolicy indexes() const; ///< Keep while indexesStayBecause() of what was asked for says something
    RowOrder order() const;      ///< File while orderObstacle() says something
    RowMode rowMode() const;     ///< of the LOAD statements under these policies
    /// Which secondary indexes the policy takes away and which stay, by the same rule as the run; a foreign
    /// key of another table can still hold one, which only the run finds out. Nothing while the table is not
    /// known or its definition cannot be read with certainty.
    std::optional<IndexChoice> indexChoice(IndexPolicy policy) const;
    /// Why the policy could take no index at all, one sentence; empty: it can, or the table is not known.
    QString indexesStayBecause(IndexPolicy policy) const;
    /// Why the dump cannot or need not be sorted; nothing: it can, or table and mapping are not known.
    std::optional<Error> orderObstacle() const;
    /// What the load may take from the server and from this machine.
    const LoadLimits &limits() const { return m_plan.limits; }
    qint64 memoryBytes() const { return m_plan.memoryBytes; }
    QString workFolder() const { return m_plan.workFolder; } ///< empty: the run's folder
    qint64 maxRejects() const { return m_plan.maxRejects; }
    void setLimits(const LoadLimits &limits) { changeOption(m_plan.limits, limits); }
    void setMemoryBytes(qint64 bytes) { changeOption(m_plan.memoryBytes, bytes); }
    void setWorkFolder(const QString &folder) { changeOption(m_plan.workFolder, folder); }
    void setMaxRejects(qint64 rows) { changeOption(m_plan.maxRejects, rows); }
    /// What happens behind the proof.
    const WarmupOptions &warmup() const { return m_plan.warmup; }
    void setWarmup(const WarmupOptions &options) { changeOption(m_plan.warmup, options); }
    VerifyLevel verify() const { return m_plan.verify; }
    void setVerify(VerifyLevel level) { changeOption(m_plan.verify, level); }
    void setChunkRows(qint64 rows) { changeOption(m_chunkRows, rows); }
    void setWorkers(int workers) { changeOption(m_workers, workers); }
    void setOnError(OnError policy) { changeOption(m_onError, policy); }
    void setOnDuplicate(OnDuplicate policy) { changeOption(m_onDuplicate, policy); }
    void setIndexes(IndexPolicy policy);
    /// All that a calibration proposes, in one change; a limit of the chunks in bytes goes with it.
    void setPace(int workers, qint64 chunkRows, IndexPolicy indexes);
    void setOrder(RowOrder order) { changeOption(m_order, order); }
    qint64 chunkCount() const;  ///< -1 while the rows are not counted; of a table by estimate
    double bytesPerRow() const; ///< mean; from the scan, else from the sample; 0 unknown

    // Tuning
    const QVector<SessionSetting> &settings() const { return m_settings; }
    void setSettings(const QVector<SessionSetting> &settings);
    /// The same with those of the whole server and its machine.
    TuningChoice tuning() const { return {m_settings, m_plan.global, m_plan.host}; }
    void setTuning(const TuningChoice &choice);
    /// server_uuid of the server whose redo log may be switched off; empty: of none.
    QString redoLogOffServer() const { return m_plan.redoLogOffServer; }
    void setRedoLogOffServer(const QString &uuid);
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
    template <typename T> void changeOption(T &option, const T &value)
    {
        if (option == value)
            return;
        option = value;
        Q_EMIT optionsChanged();
    }
    QVector<Row> sampleRows() const; ///< the first, some from everywhere, the last
    void keepChosen();
    void takeScope(bool whole);
    void showChosen();
    void refreshMapping();
    void forgetFindings();
    void forgetScan();
    void forgetRowOrder();

    QVector<FoundTable> m_found;
    int m_chosen = -1;
    FileOrder m_fileOrder = FileOrder::Natural;
    bool m_wholeDump = false;
    bool m_deferredForDump = false; ///< indexes are deferred by default, which a whole dump has
    Source m_source;
    QVector<Row> m_sample;
    DialectProposal m_proposal;
    Origin m_dialectOrigin = Origin::Detected;
    QVector<Error> m_notes, m_scanIssues;
    RowSamples m_rowSamples;
    QVector<qint64> m_pinnedRows;
    QString m_sourcePassword;

    ConnectionSpec m_connection;
    QString m_password;
    bool m_connectionHeld = false;
    std::optional<ServerFacts> m_facts;
    std::optional<HostFacts> m_hostFacts;
    QString m_schema, m_table, m_createSql;
    std::optional<TableSchema> m_tableSchema;

    Mapping m_mapping;
    Origin m_mappingOrigin = Origin::Detected;

    qint64 m_chunkRows = 1'000'000;
    int m_workers = 2;
    OnError m_onError = OnError::Stop;
    OnDuplicate m_onDuplicate = OnDuplicate::Stop;
    IndexPolicy m_indexes = IndexPolicy::Keep;
    RowOrder m_order = RowOrder::File;
    QVector<SessionSetting> m_settings;
    bool m_settingsChosen = false; ///< set by the user or a plan: a new server's defaults do not replace them
    /// What a plan says beyond the members above: limits, memory, way in … An opened plan loses none of it.
    Plan m_plan;
    QString m_name;
};

} // namespace millrace
