// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recentplans.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/plan/wholedump/dumpplan.h"
#include "ui/language/localtext.h"
#include "ui/session/preferences.h"

#include <QFileInfo>

namespace millrace {

namespace {

QString fromOf(const Source &source)
{
    if (source.files.size() > 1)
        return filesText(source.files.size());
    if (!source.files.isEmpty())
        return QFileInfo(source.files.first().name()).fileName();
    return source.table ? source.table->text() : QString();
}

} // namespace

RecentPlan readRecentPlan(const QString &path)
{
    const QFileInfo file(path);
    RecentPlan plan{.path = path, .name = file.completeBaseName(), .changed = file.lastModified()};
    if (!file.exists()) {
        plan.isMissing = true;
        plan.unreadable = RecentPlans::tr("The file is no longer there.");
        return plan;
    }
    const auto bytes = readWholeFile(path);
    if (!bytes) {
        plan.unreadable = bytes.error().what;
        return plan;
    }
    if (DumpPlan::isDumpPlan(*bytes)) {
        const auto dump = DumpPlan::fromJson(*bytes);
        if (!dump) {
            plan.unreadable = dump.error().what;
            return plan;
        }
        if (!dump->name.isEmpty())
            plan.name = dump->name;
        plan.from = RecentPlans::tr("whole dump %1").arg(QFileInfo(dump->path).fileName());
        plan.into =
            RecentPlans::tr("%1 on %2").arg(tablesText(dump->tables.size()), dump->connection.displayName());
        plan.rows = dump->rowsPlanned();
        plan.bytes = dump->bytesPlanned();
        return plan;
    }
    const auto table = Plan::fromJson(*bytes);
    if (!table) {
        plan.unreadable = table.error().what;
        return plan;
    }
    if (!table->name.isEmpty())
        plan.name = table->name;
    plan.from = fromOf(table->source);
    plan.into =
        RecentPlans::tr("%1.%2 on %3").arg(table->schema, table->table, table->connection.displayName());
    plan.rows = table->source.totalRows();
    plan.bytes = table->source.totalBytes();
    return plan;
}

RecentPlans::RecentPlans(Preferences *preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
{
    connect(preferences, &Preferences::recentPlansChanged, this, &RecentPlans::reload);
}

void RecentPlans::reload()
{
    m_queue.post(
        u"plans"_s,
        [paths = m_preferences->recentPlans()](std::stop_token stop) {
            QVector<RecentPlan> plans;
            for (const QString &path : paths)
                if (!stop.stop_requested())
                    plans << readRecentPlan(path);
            return plans;
        },
        [this](QVector<RecentPlan> plans) {
            m_plans = std::move(plans);
            Q_EMIT changed();
        });
}

void RecentPlans::forget(const QString &path)
{
    m_before = m_preferences->recentPlans();
    m_forgotten = QFileInfo(path).fileName();
    m_preferences->forgetPlan(path);
}

void RecentPlans::undoForget()
{
    if (m_forgotten.isEmpty())
        return;
    m_forgotten.clear();
    m_preferences->setRecentPlans(m_before);
}

} // namespace millrace
