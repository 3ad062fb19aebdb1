// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run/runcompanion.h"

#include "core/report/verdict.h"
#include "ui/language/localtext.h"
#include "ui/session/desktop.h"
#include "ui/session/preferences.h"
#include "ui/session/run/runsession.h"

namespace millrace {

namespace {

constexpr qint64 stepMs = 500;

double fractionOf(const RunProgress &progress)
{
    if (progress.rowsTotal > 0 && progress.bytesArrived < 0)
        return qBound(
            0.0, static_cast<double>(progress.rowsCommitted) / static_cast<double>(progress.rowsTotal), 1.0);
    return 0;
}

} // namespace

RunCompanion::RunCompanion(Desktop *desktop, Preferences *preferences, QObject *parent)
    : QObject(parent)
    , m_desktop(desktop)
    , m_preferences(preferences)
{
    connect(desktop, &Desktop::notNotified, this, &RunCompanion::unheard);
}

void RunCompanion::follow(RunSession *session, const QString &name)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    m_name = name;
    m_shownMs = -1;
    m_view = {};
    connect(session, &RunSession::progressChanged, this, [this] { show(m_session->progress()); });
    connect(session, &RunSession::finished, this, &RunCompanion::finish);
    // A run that is cancelled with its window has nobody left to say that it ended.
    connect(session, &QObject::destroyed, this, [this] {
        m_desktop->allowSleep();
        m_desktop->showProgress({});
    });
    if (m_preferences->inhibitsSleep())
        m_desktop->inhibitSleep(tr("A load is running: %1").arg(name));
    show(session->progress());
}

void RunCompanion::show(const RunProgress &progress)
{
    if (m_shownMs >= 0 && progress.elapsedMs - m_shownMs < stepMs)
        return;
    m_shownMs = progress.elapsedMs;
    m_fraction = fractionOf(progress);
    m_view.update(progress);
    const QString percent = QString::number(static_cast<int>(m_fraction * 100));
    const std::optional<double> rate = m_view.rateNow();
    const std::optional<qint64> left = m_view.remainingMs();
    m_sentence =
        rate && left && progress.state == RunState::Loading
            ? tr("%1: %2 %, %3 rows/s, %4 left").arg(m_name, percent, rateText(*rate), durationText(*left))
            : tr("%1: %2 %, %3 gone").arg(m_name, percent, durationText(progress.elapsedMs));
    m_desktop->showProgress(m_fraction);
    Q_EMIT changed();
}

void RunCompanion::finish(const RunSummary &summary)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session.clear();
    m_desktop->allowSleep();
    m_desktop->showProgress({});
    const Verdict verdict = verdictOf(summary, -1);
    m_sentence = tr("%1: %2").arg(m_name, verdict.sentence);
    Q_EMIT changed();
    if (m_preferences->notifies())
        m_desktop->notify(m_name, verdict.sentence, verdict.kind == Verdict::Kind::Danger);
}

} // namespace millrace
