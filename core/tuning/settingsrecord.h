// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QVector>
#include <optional>

namespace millrace {

enum class SettingScope
{
    Global, ///< of the whole server
    Host    ///< of the machine
};

template <>
inline constexpr auto enumNames<SettingScope> = namesOfEnum<SettingScope>({{SettingScope::Global, "global"},
                                                                           {SettingScope::Host, "host"}});

/// One setting of server or machine that a run changes, as it is written down before the change.
struct ChangedSetting
{
    SettingScope scope = SettingScope::Global;
    QString name;
    QString before; ///< what it goes back to: the value before the first of all runs that have it now
    QString wanted;
    QString during;         ///< what the server made of it; empty until confirmed
    bool confirmed = false; ///< the change is known to have been made
    bool done = false;      ///< back again, or found not to be ours any more

    /// True when this value is one that the run itself set, as far as can be told.
    bool isOurs(const QString &value) const;
    QJsonObject toJson() const;
    static std::optional<ChangedSetting> fromJson(const QJsonObject &json);
    friend bool operator==(const ChangedSetting &, const ChangedSetting &) = default;
};

/// What a run changes on server and machine and has to put back: runs/<id>/settings.json. Written whole, the
/// file and the folders above it synced, before the first change and after each.
struct SettingsRecord
{
    QString server;  ///< server_uuid, or name and port: which server the values are of
    QString machine; ///< hostname of the machine the host settings are of
    QVector<ChangedSetting> settings;

    bool isDone() const;
    QJsonObject toJson() const;
    /// Errors: FileNotWritable, DiskFull.
    Result<void> save(const QString &runFolder) const;
    /// Nothing when the run has none. Errors: FileNotReadable, SettingsRecordUnusable.
    static Result<std::optional<SettingsRecord>> load(const QString &runFolder);
    static QString path(const QString &runFolder);
};

} // namespace millrace
