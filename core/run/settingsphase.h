// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runfolder.h"
#include "core/tuning/hostfacts.h"
#include "core/tuning/settingsguard.h"

#include <functional>
#include <memory>

namespace millrace {

/// The part of a run between which the server has other settings: set before the load, put back after it,
/// whatever happened; everything told as events. Lives on the run's thread.
class SettingsPhase
{
public:
    using Tell = std::function<void(Event::Kind kind, const QString &text, const QJsonObject &values)>;

    SettingsPhase(const RunFolder &folder, ResolvedConnection target, QString schema, Tell tell,
                  HostSettings host = HostSettings());

    /// What an earlier part of this run, which was killed, left changed. Errors: as SettingsGuard::restore();
    /// SettingNotPutBack where something is left.
    Result<void> settleEarlier();
    /// Sets the plan's settings; \a server is the run's own connection and tells whether dead runs left any,
    /// unless that was asked before: \a schemasLeft. Errors: as SettingsGuard::apply().
    Result<void> begin(const Plan &plan, Connection &server,
                       const std::optional<QStringList> &schemasLeft = {});
    /// True when nothing is left.
    bool end();
    /// Where the settings are written down from now on. REQUIRES: none is set.
    void setSchema(const QString &schema) { m_schema = schema; }
    bool isSet(const QString &name) const { return m_guard && m_guard->isSet(name); }

private:
    SettingsGuard::Context context() const;

    const RunFolder &m_folder;
    ResolvedConnection m_target;
    QString m_schema;
    Tell m_tell;
    HostSettings m_host;
    std::unique_ptr<SettingsGuard> m_guard;
};

} // namespace millrace
