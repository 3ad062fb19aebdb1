// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/frame/settingsleftbar.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/work/restorework.h"

namespace millrace {

namespace {

QString serverOf(const SettingsLeft &left)
{
    return left.connection ? left.connection->displayName()
                           : SettingsLeftBar::tr("a server that its plan no longer names");
}

} // namespace

SettingsLeftBar::SettingsLeftBar(RestoreWork *work, QWidget *parent)
    : MessageBar(parent)
    , m_work(work)
{
    setObjectName(u"settingsLeftBar"_s);
    connect(this, &MessageBar::actionTriggered, m_work, &RestoreWork::putBack);
    connect(m_work, &RestoreWork::changed, this, &SettingsLeftBar::refresh);
}

void SettingsLeftBar::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    refresh();
}

void SettingsLeftBar::tellLeft()
{
    const SettingsLeft &newest = m_work->left().first();
    const qsizetype more = m_work->left().size() - 1;
    const QString names =
        newest.names.isEmpty() ? tr("settings; its record cannot be read") : newest.names.join(u", "_s);
    QString what =
        tr("Run %1 was broken off and left changed on %2: %3.").arg(newest.run, serverOf(newest), names);
    if (more > 0)
        what += u' ' + tr("%1 left some too.").arg(counted(more, tr("earlier run"), tr("earlier runs")));
    showMessage(Severity::Warning, what,
                tr("Each goes back to its value from before; what somebody else changed since is left alone. "
                   "The next load into the same schema does the same."));
    setAction(tr("&Put them back"), u"putSettingsBack"_s);
}

void SettingsLeftBar::refresh()
{
    const auto state = m_work->state();
    if (!m_wanted || (m_work->left().isEmpty() && state != RestoreWork::State::Running &&
                      state != RestoreWork::State::Done))
        return clear();
    switch (state) {
    case RestoreWork::State::Idle:
        return tellLeft();
    case RestoreWork::State::Running:
        showMessage(Severity::Info, tr("Putting the settings back …"));
        return setAction({});
    case RestoreWork::State::Done:
        if (m_work->sentences().isEmpty())
            return clear();
        showMessage(Severity::Good, tr("The settings are as they were before."),
                    m_work->sentences().join(u' '));
        return setAction({});
    case RestoreWork::State::Failed:
        break;
    }
    if (const auto &error = m_work->error()) {
        Error shown = *error;
        if (shown.code == ErrorCode::AccessDenied)
            shown.howToFix = tr("Connect to %1 under Target with its password, then press again.")
                                 .arg(serverOf(m_work->left().first()));
        showError(shown);
    } else {
        showMessage(Severity::Warning, tr("Not all settings could be put back."),
                    m_work->sentences().join(u' '));
    }
    setAction(tr("&Try again"), u"putSettingsBack"_s);
}

} // namespace millrace
