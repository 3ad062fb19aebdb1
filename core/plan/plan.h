// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/loadstatement.h"
#include "core/mapping/mapping.h"
#include "core/server/connectionspec.h"
#include "core/source/source.h"
#include "core/tuning/sessionsetting.h"

#include <QVector>

namespace millrace {

/// What happens at the first row the server would bend, truncate or refuse.
enum class OnError
{
    Stop,
    AsServer
};

/// What happens to a row whose key is there already.
enum class OnDuplicate
{
    Stop,
    Replace
};

/// Everything a run needs to know, and nothing secret. Immutable once made; saved as .millrace JSON.
struct Plan
{
    static constexpr int schemaVersion = 1;

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
    QVector<SessionSetting> session;
    QString journalTable = QStringLiteral("_millrace_journal");

    QByteArray toJson() const;
    /// Errors: PlanUnreadable (no plan), PlanTooNew, PlanInvalid (which member, why).
    static Result<Plan> fromJson(const QByteArray &json);
    Result<void> save(const QString &path) const;
    static Result<Plan> load(const QString &path);
    /// Ranges: workers 1…64, chunkRows 1…, a source with files, a mapping with fields. Errors: PlanInvalid.
    Result<void> validate() const;
};

QString onErrorName(OnError value);         ///< "stop", "as-server"
QString onDuplicateName(OnDuplicate value); ///< "stop", "replace"

} // namespace millrace
