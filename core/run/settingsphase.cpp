// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/settingsphase.h"

#include "core/base/coretext.h"

namespace millrace {

SettingsPhase::SettingsPhase(const RunFolder &folder, ResolvedConnection target, QString schema, Tell tell,
                             HostSettings host)
    : m_folder(folder)
    , m_target(std::move(target))
    , m_schema(std::move(schema))
    , m_tell(std::move(tell))
    , m_host(std::move(host))
{}

SettingsGuard::Context SettingsPhase::context() const
{
    return {.target = m_target,
            .schema = m_schema,
            .run = m_folder.id(),
            .runFolder = m_folder.path(),
            .host = m_host,
            .tell =
                [tell = m_tell](const SettingOutcome &outcome) {
                    const Event event = outcome.toEvent();
                    tell(event.kind, event.text, event.values);
                },
            .note = [tell = m_tell](const QString &text) { tell(Event::Kind::Warning, text, {}); }};
}

Result<void> SettingsPhase::settleEarlier()
{
    MILLRACE_TRY(const auto record, SettingsRecord::load(m_folder.path()));
    if (!record || record->isDone())
        return {};
    MILLRACE_TRY(const auto back, SettingsGuard(context()).restore(true));
    if (back)
        return {};
    return fail(
        {.code = ErrorCode::SettingNotPutBack,
         .what = CoreText::tr("Settings that the run changed before it was broken off are not all put "
                              "back."),
         .howToFix = CoreText::tr("The run's events say which. Mend what is in the way, then: "
                                  "millrace-cli restore %1")
                         .arg(m_folder.id())});
}

Result<void> SettingsPhase::begin(const Plan &plan, Connection &server,
                                  const std::optional<QStringList> &schemasLeft)
{
    // A load without such settings has no business with them, unless a dead run left some in its schema.
    if (plan.global.isEmpty() && plan.host.isEmpty() &&
        !(schemasLeft ? *schemasLeft : SettingsTable::schemasWithTable(server)).contains(m_schema))
        return {};
    QVector<SessionSetting> host;
    if (!plan.host.isEmpty()) {
        MILLRACE_TRY(const auto facts, ServerFacts::read(server));
        if (HostFacts::ofServer(plan.connection, facts, m_host)) {
            host = plan.host;
        } else {
            for (const SessionSetting &setting : plan.host)
                context().tell({.kind = SettingOutcome::Kind::NotSet,
                                .scope = SettingScope::Host,
                                .name = setting.name,
                                .error = Error{.code = ErrorCode::SettingRefused,
                                               .what = CoreText::tr("The server runs on another machine."),
                                               .howToFix = CoreText::tr("There, as root: %1")
                                                               .arg(HostSettings::command(setting.name,
                                                                                          setting.value))}});
        }
    }
    m_guard = std::make_unique<SettingsGuard>(context());
    return m_guard->apply(plan.global, host);
}

bool SettingsPhase::end()
{
    if (!m_guard)
        return true;
    const bool complete = m_guard->putBack();
    m_guard.reset();
    return complete;
}

} // namespace millrace
