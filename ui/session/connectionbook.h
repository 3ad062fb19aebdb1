// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/optionfiles.h"
#include "core/server/login/savedconnections.h"
#include "ui/session/work/workqueue.h"

#include <optional>

namespace millrace {

/// The saved connections and the option groups, for a list to choose from. Files are read and written on a
/// thread of its own; after every change the list is read anew. Lives on the GUI thread.
class ConnectionBook : public QObject
{
    Q_OBJECT
public:
    explicit ConnectionBook(QObject *parent = nullptr);

    const QVector<SavedConnection> &connections() const { return m_connections; }
    const SavedConnection *find(const QString &name) const; ///< nullptr: none has that name
    const QVector<OptionGroupPlace> &optionGroups() const { return m_groups; }
    /// Of the last change or of reading; nothing: it went well.
    const std::optional<Error> &error() const { return m_error; }
    /// What removed() took away last and undoRemove() would bring back.
    const std::optional<SavedConnection> &removed() const { return m_removed; }
    bool isBusy() const { return m_working > 0; }

    void reload();
    void save(const QString &name, const ConnectionSpec &spec);
    void rename(const QString &name, const QString &newName);
    void remove(const QString &name);
    void undoRemove();
    void markUsed(const QString &name);
    void setPasswordKept(const QString &name, bool kept);

Q_SIGNALS:
    void changed(); ///< list, error, or what can be undone
    void optionGroupsChanged();

private:
    struct Answer
    {
        Result<void> done;
        Result<QVector<SavedConnection>> list;
    };

    /// `after` runs here when the change went well, before changed().
    void change(std::function<Result<void>()> edit, std::function<void()> after = {});

    QVector<SavedConnection> m_connections;
    QVector<OptionGroupPlace> m_groups;
    std::optional<Error> m_error;
    std::optional<SavedConnection> m_removed;
    int m_working = 0;
    quint64 m_number = 0;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
