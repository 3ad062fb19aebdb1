// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/mapping/preview.h"
#include "core/plan/checks/preflight.h"
#include "core/server/tablereferences.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"

#include <QTimer>
#include <memory>

namespace millrace {

/// Asks the server for the draft: one thread keeps one connection open and answers in order. Lives on the GUI
/// thread.
class ServerWork : public QObject
{
    Q_OBJECT
public:
    explicit ServerWork(MigrationDraft *draft, QObject *parent = nullptr);
    ~ServerWork() override;

    /// Connects as the draft says (starting the scratch server when it says so), reads the server's facts,
    /// its schemas, the tables of the schema (of the only one, where none is named), and the draft's table;
    /// where it names none, the one that is called like the source.
    void connectToServer();
    /// Keeps the key of a host on the way through ssh as known, the one that connectionError() shows and no
    /// other, and connects.
    void trustHostAndConnect();
    void disconnectFromServer();
    void openSchema(const QString &schema); ///< lists its tables
    void chooseTable(const QString &schema, const QString &table);
    /// Of the opened schema the table that is called like the source, where nobody has chosen one: exactly,
    /// or without regard to case when it is the only one then.
    void chooseNamesake();
    /// A table the run will make: the server reads the DDL as a temporary table of this session and says what
    /// columns it gives. Nothing is left on the server.
    void proposeTable(const QString &schema, const QString &table, const QString &createSql);
    void requestPreview(); ///< a little later: quick changes end in one request
    /// Nobody looks at it any more: what runs on the server for it is killed.
    void cancelPreview();
    void requestPreflight();

    bool isConnecting() const { return m_queue.isBusy(u"connect"_s); }
    bool isConnected() const { return m_draft->facts().has_value(); }
    bool isPreviewing() const { return m_previewDelay.isActive() || m_queue.isBusy(u"preview"_s); }
    bool isChecking() const { return m_queue.isBusy(u"preflight"_s); }
    bool isListing() const { return m_queue.isBusy(u"tables"_s); }
    bool isBusy() const { return isConnecting() || m_queue.isBusy(u"table"_s); }

    const std::optional<Error> &connectionError() const { return m_connectionError; }
    const std::optional<Error> &tableError() const { return m_tableError; } ///< of listing or reading a table
    const QStringList &schemas() const { return m_schemas; }
    QString openedSchema() const { return m_openedSchema; }
    const QVector<TableSummary> &tables() const { return m_tables; }
    /// Of tables(), by name; nothing while the server is still counting, or when it refused to.
    const std::optional<QHash<QString, TableDetails>> &tableDetails() const { return m_tableDetails; }
    /// Tables of the opened schema whose foreign keys point to this one of it; none while that is not known.
    QStringList referencedBy(const QString &table) const
    {
        return referencingTables(m_references, m_openedSchema, table);
    }
    const std::optional<Preview> &preview() const { return m_preview; }
    const std::optional<Error> &previewError() const { return m_previewError; }
    /// Why rows that were asked for are not among the preview's; the rest is.
    const std::optional<Error> &pinnedError() const { return m_pinnedError; }
    const std::optional<PreflightResult> &preflightResult() const { return m_preflight; }

Q_SIGNALS:
    void stateChanged(); ///< connecting, connected, connection or table error
    void schemasChanged();
    void tablesChanged();
    void tableDetailsChanged();
    void previewChanged();   ///< also when one begins
    void preflightChanged(); ///< also when one begins

private:
    struct Session; ///< what belongs to the queue's thread

    /// \a trusted: an error whose host key is kept first; empty: none.
    void connectTrusting(const QString &trusted);
    void forget();
    void forgetTables();
    void runPreview();
    void countDetails();
    void setTableError(const std::optional<Error> &error);

    MigrationDraft *m_draft;
    std::optional<Error> m_connectionError, m_tableError, m_previewError, m_pinnedError;
    QStringList m_schemas;
    QString m_openedSchema;
    QVector<TableSummary> m_tables;
    std::optional<QHash<QString, TableDetails>> m_tableDetails;
    QVector<TableReference> m_references;
    ResolvedConnection m_target; ///< as it was resolved when the connection was made
    std::optional<Preview> m_preview;
    std::optional<PreflightResult> m_preflight;
    QTimer m_previewDelay;
    std::shared_ptr<Session> m_session;
    WorkQueue m_queue; ///< declared last but one: its thread ends before anything it uses is gone
    /// Counting takes seconds in a large schema: on a connection of its own, so that nothing waits behind it.
    WorkQueue m_counting;
};

} // namespace millrace
