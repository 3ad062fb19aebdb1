// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"

#include <QDateTime>
#include <QJsonObject>
#include <QVector>
#include <optional>

namespace millrace {

/// A server under a name of the user's. Never its password: that is in the system's keychain, if anywhere.
struct SavedConnection
{
    QString name;
    ConnectionSpec spec;
    QDateTime lastUsed;        ///< UTC; invalid: never
    bool passwordKept = false; ///< the keychain was given its password
    QJsonObject others;        ///< what another version of the program wrote about it; kept as it is
};

/// The list of them, in connections.json: in MILLRACE_HOME when that is set, else $XDG_CONFIG_HOME/millrace.
/// Every change reads the file anew, under a lock, and writes it whole or not at all, so that two programs do
/// not undo each other's. A file that cannot be understood is left alone: SavedConnectionsUnusable, with what
/// is wrong. Any thread; blocks for as long as a small file takes.
class SavedConnections
{
public:
    static constexpr int schemaVersion = 1;

    static QString path();
    /// The one used last first, then those never used, by name.
    static Result<QVector<SavedConnection>> load();
    /// Names are compared without case. Errors: SavedConnectionUnknown, which lists the ones there are.
    static Result<SavedConnection> find(const QString &name);

    /// Under its name, in the place of one that has it already; that one's `others` and lastUsed stay, and
    /// passwordKept while it is the same account of the same server.
    /// Errors: BadTargetUrl (a name that is empty, longer than 80 characters or has a line break).
    static Result<void> save(const QString &name, const ConnectionSpec &spec);
    /// Errors: SavedConnectionUnknown; BadTargetUrl when the new name is another one's.
    static Result<void> rename(const QString &name, const QString &newName);
    /// Gives back what was removed, for restore().
    static Result<SavedConnection> remove(const QString &name);
    /// Exactly as it was removed. Errors: BadTargetUrl when its name was given away meanwhile.
    static Result<void> restore(const SavedConnection &connection);
    static Result<void> markUsed(const QString &name);
    static Result<void> setPasswordKept(const QString &name, bool kept);
};

/// The name of a saved connection with this spec, the schema not compared; nothing when there is none.
std::optional<QString> savedNameOf(const QVector<SavedConnection> &connections, const ConnectionSpec &spec);

} // namespace millrace
