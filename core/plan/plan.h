// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/mapping/loadstatement.h"
#include "core/mapping/mapping.h"
#include "core/plan/planchoice.h"
#include "core/plan/policies.h"
#include "core/plan/warmupoptions.h"
#include "core/server/login/connectionspec.h"
#include "core/source/source.h"
#include "core/tuning/settingtext.h"

#include <QVector>

namespace millrace {

/// What the load may take from a server that others use; 0: no limit.
struct LoadLimits
{
    qint64 rowsPerSecond = 0;
    qint64 bytesPerSecond = 0;
    int threadsRunning = 0;    ///< slow down while Threads_running is above this
    int replicaLagSeconds = 0; ///< slow down while the server is a replica that lags by more than this

    bool any() const { return rowsPerSecond > 0 || bytesPerSecond > 0 || guards(); }
    bool guards() const { return threadsRunning > 0 || replicaLagSeconds > 0; }
    friend bool operator==(const LoadLimits &, const LoadLimits &) = default;
};

/// Everything a run needs to know, and nothing secret. Immutable once made; saved as .millrace JSON.
struct Plan
{
    /// 2: ways through ssh, keys of JSON Lines. A plan without them is written as of version 1, which
    /// programs read that know nothing of them.
    static constexpr int schemaVersion = 2;

    QString name;
    Source source;
    ConnectionSpec connection;
    QString schema;
    QString table;
    QString createSql; ///< run when the table is missing; empty: the table must be there
    Mapping mapping;
    qint64 chunkRows = 1'000'000; ///< a chunk ends when either limit is reached
    qint64 chunkBytes = 0;        ///< 0: no limit by bytes
    int workers = 2;
    OnError onError = OnError::Stop;
    OnDuplicate onDuplicate = OnDuplicate::Stop;
    qint64 maxRejects = 100'000; ///< more rows set aside than this stop the run
    IndexPolicy indexes = IndexPolicy::Keep;
    RowOrder order = RowOrder::File;
    WayIn wayIn = WayIn::Auto;
    ShipFiles shipFiles = ShipFiles::Rebuilt; ///< with WayIn::Ship
    ShipBy shipBy = ShipBy::Place;
    /// Of ShipBy::Bundle: an absolute path, empty for the run's folder; of ShipBy::Ssh: [USER@]HOST[:PORT].
    QString shipTo;
    QString shipServer; ///< the program of the target's very version that builds; empty: it is looked for
    QString partition;  ///< with WayIn::Ship: the empty one of the table that is filled; empty: it has none
    VerifyLevel verify = VerifyLevel::Sample;
    LoadLimits limits;
    WarmupOptions warmup;                     ///< after the proof
    qint64 memoryBytes = 512LL * 1024 * 1024; ///< what sorting and buffers may take on this machine
    QString workFolder;                       ///< for sorted copies of the dump; empty: the run's folder
    QVector<SessionSetting> session;
    QVector<SessionSetting> global; ///< variables of the whole server during the load; "innodb_redo_log" too
    QVector<SessionSetting> host;   ///< of the machine, where the server runs on this one (HostSettings)
    /// server_uuid of the one server whose redo log may be switched off for this load; empty: of none.
    QString redoLogOffServer;
    /// Host name of the one server whose replicas may lack the rows of this load (sql_log_bin); empty: none.
    QString unloggedServer;
    QString journalTable = u"_millrace_journal"_s;
    QVector<PlanChoice> choices; ///< who chose what of the above, and why (core/choice); of older plans: none

    QByteArray toJson() const;
    /// Errors: PlanUnreadable (no plan), PlanTooNew, PlanInvalid (which member, why).
    static Result<Plan> fromJson(const QByteArray &json);
    /// The same without the text, for whoever keeps the plan in JSON of its own.
    QJsonObject toJsonObject() const;
    static Result<Plan> fromJsonObject(const QJsonObject &json);
    /// The same of what plans of several tables are made from, without a source, a table and bindings.
    static Result<Plan> defaultsFromJson(const QJsonObject &json);
    Result<void> save(const QString &path) const;
    static Result<Plan> load(const QString &path);
    /// What the workers set: \a session, and the time zone where something else than it says one.
    QVector<SessionSetting> sessionSettings() const;
    QString tableName() const { return schema + u'.' + table; } ///< "shop.orders": for people and as a key
    /// Of every session that reads or writes values of this plan: what \a session names, else +00:00 for rows
    /// from another server, else what the dump says of itself; empty: the server's own.
    QString sessionTimeZone() const;
    /// In which both servers write moments. REQUIRES: source.isOnServer().
    QString timeZone() const;
    /// The first row that is refused stops the run.
    bool stopsAtBadRow() const { return onError == OnError::Stop || onError == OnError::AsDump; }
    /// Values that do not fit are bent, for the dump's own session would do that: its sql_mode is not strict,
    /// or all its rows are of INSERT IGNORE.
    bool bendsAsDump() const;
    /// Of rows that are alike the table gets what the dump's own INSERT IGNORE or REPLACE leaves of them.
    bool treatsDuplicatesAsDump() const;
    /// How the LOAD statements treat rows that do not fit.
    RowMode rowMode() const;
    /// Ranges: workers 1…64, chunkRows 1…, a source with files, a mapping with fields; policies that can be
    /// had together. Errors: PlanInvalid.
    Result<void> validate() const;
};

} // namespace millrace
