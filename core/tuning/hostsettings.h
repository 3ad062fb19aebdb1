// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace millrace {

/// The settings of this machine that a load may change: cpu_governor, swappiness, transparent_hugepage. Reads
/// and writes files of the kernel below a root folder: MILLRACE_HOST_ROOT when set, as tests do, else "/".
/// Values; any thread.
class HostSettings
{
public:
    HostSettings();
    explicit HostSettings(QString root);

    static QStringList names();
    static bool isKnown(const QString &name) { return names().contains(name); }

    /// One word; for CPUs with different governors "cpu0=powersave,cpu1=performance". Errors: SettingUnknown
    /// (this machine has no such setting: a virtual machine has no governor of its own).
    Result<QString> value(const QString &name) const;
    /// Writes it and returns what the kernel made of it. Takes what value() gave. Errors: SettingUnknown,
    /// PrivilegeMissing with the command for root, SettingRefused (a governor this CPU does not have).
    Result<QString> set(const QString &name, const QString &value) const;
    /// Values the kernel offers; empty where it does not list them.
    QStringList choices(const QString &name) const;
    /// True when this account may write it.
    bool isWritable(const QString &name) const;
    /// The command that sets it on a shell of that machine, as root.
    static QString command(const QString &name, const QString &value);

    QString machineName() const;
    QString root() const { return m_root; }

private:
    QStringList files(const QString &name) const; ///< with the root in front
    QString m_root;
};

} // namespace millrace
