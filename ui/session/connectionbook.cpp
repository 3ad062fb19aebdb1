// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/connectionbook.h"

#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

ConnectionBook::ConnectionBook(QObject *parent)
    : QObject(parent)
{
    reload();
    m_queue.post(
        u"groups"_s, [](std::stop_token) { return listOptionGroups(); },
        [this](Result<QVector<OptionGroupPlace>> groups) {
            if (!groups) // a group can still be typed; connecting then says what is wrong
                return;
            m_groups = *groups;
            Q_EMIT optionGroupsChanged();
        });
}

const SavedConnection *ConnectionBook::find(const QString &name) const
{
    const auto found =
        std::find_if(m_connections.begin(), m_connections.end(), [&](const SavedConnection &entry) {
            return entry.name.compare(name.trimmed(), Qt::CaseInsensitive) == 0;
        });
    return found == m_connections.end() ? nullptr : &*found;
}

void ConnectionBook::change(std::function<Result<void>()> edit, std::function<void()> after)
{
    ++m_working;
    // A key of its own for each: in the queue the newest of a key would take the others' place.
    m_queue.post(
        u"change %1"_s.arg(++m_number),
        [edit = std::move(edit)](std::stop_token) {
            Answer answer{.done = edit(), .list = QVector<SavedConnection>()};
            answer.list = SavedConnections::load();
            return answer;
        },
        [this, after = std::move(after)](const Answer &answer) {
            --m_working;
            m_error.reset();
            if (!answer.done)
                m_error = answer.done.error();
            else if (!answer.list)
                m_error = answer.list.error();
            if (answer.list)
                m_connections = *answer.list;
            if (answer.done && after)
                after();
            Q_EMIT changed();
        });
}

void ConnectionBook::reload()
{
    change([] { return Result<void>(); });
}

void ConnectionBook::save(const QString &name, const ConnectionSpec &spec)
{
    change([name, spec] { return SavedConnections::save(name, spec); });
}

void ConnectionBook::rename(const QString &name, const QString &newName)
{
    change([name, newName] { return SavedConnections::rename(name, newName); });
}

void ConnectionBook::remove(const QString &name)
{
    auto taken = std::make_shared<std::optional<SavedConnection>>();
    change(
        [name, taken]() -> Result<void> {
            MILLRACE_TRY(auto removed, SavedConnections::remove(name));
            *taken = removed;
            return {};
        },
        [this, taken] { m_removed = *taken; });
}

void ConnectionBook::undoRemove()
{
    if (!m_removed)
        return;
    SavedConnection back = *m_removed;
    back.passwordKept = false; // the keychain was told to forget it
    change([back] { return SavedConnections::restore(back); }, [this] { m_removed.reset(); });
}

void ConnectionBook::markUsed(const QString &name)
{
    change([name] { return SavedConnections::markUsed(name); });
}

void ConnectionBook::setPasswordKept(const QString &name, bool kept)
{
    change([name, kept] { return SavedConnections::setPasswordKept(name, kept); });
}

} // namespace millrace
