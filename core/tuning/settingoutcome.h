// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/tuning/settingsrecord.h"

namespace millrace {

/// What became of one setting of server or machine.
struct SettingOutcome
{
    enum class Kind
    {
        Set,         ///< from → to, for the load
        NotSet,      ///< the load continues without it; why is in error
        PutBack,     ///< from → to
        AlreadyBack, ///< it had its old value: the server was restarted, or somebody put it back
        LeftAlone,   ///< somebody else changed it meanwhile: it is `to`
        HandedOver,  ///< another run has it now and puts it back
        Failed       ///< still changed; why is in error
    };
    Kind kind = Kind::Set;
    SettingScope scope = SettingScope::Global;
    QString name;
    QString from;
    QString to;
    QString before; ///< the value it goes or should have gone back to
    QString run;    ///< the other run, of HandedOver; the one it belonged to, where that is not ours
    std::optional<Error> error;

    QString sentence() const; ///< in the user's language, with the remedy of an error
    QJsonObject toJson() const;
    /// SettingChanged; a Warning where something is not as it was asked for. Values as toJson().
    Event toEvent() const;
};

template <>
inline constexpr auto enumNames<SettingOutcome::Kind> =
    namesOfEnum<SettingOutcome::Kind>({{SettingOutcome::Kind::Set, "set"},
                                       {SettingOutcome::Kind::NotSet, "not_set"},
                                       {SettingOutcome::Kind::PutBack, "put_back"},
                                       {SettingOutcome::Kind::AlreadyBack, "already_back"},
                                       {SettingOutcome::Kind::LeftAlone, "left_alone"},
                                       {SettingOutcome::Kind::HandedOver, "handed_over"},
                                       {SettingOutcome::Kind::Failed, "failed"}});

} // namespace millrace
