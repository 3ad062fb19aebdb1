// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/serverfacts.h"
#include "core/tuning/hostfacts.h"
#include "core/tuning/knobtable.h"
#include "core/tuning/settingtext.h"

#include <QJsonObject>
#include <QVector>
#include <optional>

namespace millrace {

/// How far a load goes with settings.
enum class TuningPreset
{
    Safe,   ///< session variables only
    Fast,   ///< variables of the whole server too; what a crash may cost is the last second
    Scratch ///< durability off: for a server whose data may be lost
};

template <>
inline constexpr auto enumNames<TuningPreset> = namesOfEnum<TuningPreset>(
    {{TuningPreset::Safe, "safe"}, {TuningPreset::Fast, "fast"}, {TuningPreset::Scratch, "scratch"}});

/// A knob on one server, told truthfully.
struct Knob
{
    QString name;
    KnobGroup group = KnobGroup::Session; ///< Start where this server cannot change it while it runs
    QString does;
    QString gain;
    QString risk;    ///< empty: none
    QString unit;    ///< "bytes", "s", "%", "1/s" or empty
    QString today;   ///< as the server says it; empty: it has no such thing, or the machine is not this one
    QString during;  ///< proposed for the load; empty: nothing is
    QString scratch; ///< the same under the preset Scratch
    QString exists;  ///< "MySQL 8.0.30 and later; not in MariaDB"
    QString needs; ///< what the account lacks: "GRANT … ON *.* TO …", or for the machine a command; empty:
                   ///< nothing
    QString asksFor; ///< the privilege as a name, whether we have it or not; empty: none
    QString ours;    ///< what Millrace does with it by itself; then it is no toggle
    bool here = false;
    int preset = 0; ///< the first of Safe (1), Fast (2), Scratch (3) that has it; 0: none
    double least = 0;
    double most = 0;

    /// True when a load can set it here: it is there, it is no toggle of ours, a value is proposed.
    bool isToggle() const;
    bool isIn(TuningPreset preset) const;
    QString duringUnder(TuningPreset preset) const;
    QJsonObject toJson() const;
};

/// All knobs of the table; what this server lacks is in it with here = false. \a host: of the server's
/// machine when that is this one.
QVector<Knob> knobs(const ServerFacts &facts, const std::optional<HostFacts> &host = {});
const Knob *findKnob(const QVector<Knob> &knobs, const QString &name);

/// The settings of a load, group by group.
struct TuningChoice
{
    QVector<SessionSetting> session;
    QVector<SessionSetting> global;
    QVector<SessionSetting> host;
    friend bool operator==(const TuningChoice &, const TuningChoice &) = default;
};

/// What a preset sets on this server: only knobs that are there, that the account may set, and whose value is
/// another today. The redo log is never in it: that takes a confirmation of its own.
TuningChoice presetChoice(TuningPreset preset, const QVector<Knob> &knobs);

/// Reads "2G" as bytes where the knob is a size. Errors: SettingRefused (below or above its limits, no number
/// where one is needed).
Result<QString> normalisedValue(const Knob &knob, const QString &value);

/// The refusal for a dangerous or impossible combination, if there is one. \a redoLogOffServer: as in the
/// plan.
std::optional<Error> refuseGlobals(const QVector<SessionSetting> &global, const QString &redoLogOffServer,
                                   const ServerFacts &facts);

} // namespace millrace
