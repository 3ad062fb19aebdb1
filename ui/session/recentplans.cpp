// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recentplans.h"

#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/wholedump/runplan.h"
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
    const auto saved = RunPlan::load(path);
    if (!saved) {
        plan.unreadable = saved.error().what;
        return plan;
    }
    if (!saved->name().isEmpty())
        plan.name = saved->name();
    plan.from = saved->isWholeDump()
                    ? RecentPlans::tr("whole dump %1").arg(QFileInfo(saved->dump()->path).fileName())
                    : fromOf(saved->source());
    plan.into = RecentPlans::tr("%1 on %2").arg(saved->target(), saved->connection().displayName());
    plan.rows = saved->rows();
    plan.bytes = saved->bytes();
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
