// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/serverwatch.h"
#include "core/record/runfolder.h"
#include "core/run/wholedump/statementpace.h"

#include <optional>

namespace millrace {

/// Slows the statements of a dump down when they hurt others, by what ServerWatch sees; says when that begins
/// and when it ends. The watch rests while rows are loaded: loads have a guard of their own, and their
/// workers are no complaint.
class StatementGuard
{
public:
    /// For the run's diary; from any thread.
    using Tell = std::function<void(Event::Kind kind, const QString &text, const QJsonObject &values)>;

    StatementGuard(LoadLimits limits, ResolvedConnection target, Tell tell)
        : m_limits(limits)
        , m_target(std::move(target))
        , m_tell(std::move(tell))
    {}

    void begin();
    void end();
    const StatementPace &pace() const { return m_pace; }

private:
    void looked(const QString &complaint);

    const LoadLimits m_limits;
    const ResolvedConnection m_target;
    const Tell m_tell;
    StatementPace m_pace;
    std::optional<ServerWatch> m_watch; ///< declared last: it ends before anything it uses is gone
};

} // namespace millrace
