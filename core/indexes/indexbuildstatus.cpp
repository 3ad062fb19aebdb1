// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/indexbuildstatus.h"

#include "core/base/literals.h"

#include <algorithm>
#include <utility>

namespace millrace {

void IndexBuildStatus::begin(const QString &what)
{
    const std::lock_guard lock(m_mutex);
    m_what = what;
    m_begun = std::chrono::steady_clock::now();
    m_progress = {.stage = what, .running = true};
}

void IndexBuildStatus::report(const QString &stage, double share)
{
    const std::lock_guard lock(m_mutex);
    QString text = m_what;
    if (!stage.isEmpty())
        text += u": "_s + stage;
    m_progress.stage = std::move(text);
    if (share >= 0)
        m_progress.share = std::max(m_progress.share, std::min(share, 1.0));
}

void IndexBuildStatus::end()
{
    const std::lock_guard lock(m_mutex);
    m_progress = {};
}

IndexBuildProgress IndexBuildStatus::snapshot() const
{
    const std::lock_guard lock(m_mutex);
    IndexBuildProgress progress = m_progress;
    if (progress.running)
        progress.elapsedMs =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_begun)
                .count();
    return progress;
}

} // namespace millrace
