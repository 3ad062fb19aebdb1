// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/sessionknobs.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/tuning/knobs.h"

namespace millrace {

QVector<SessionSetting> defaultSettings(const ServerFacts &facts)
{
    return presetChoice(TuningPreset::Safe, knobs(facts)).session;
}

std::optional<Error> refuseSettings(const QVector<SessionSetting> &settings, const ServerFacts &facts)
{
    // A worker's session begins with the server's own value, and the last setting of a name is the one it
    // keeps.
    const auto isOff = [&settings, &facts](const char *name) {
        QString value = facts.variables.value(QLatin1String(name));
        for (const SessionSetting &setting : settings)
            if (setting.name.compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
                value = setting.value;
        bool isNumber = false;
        return (value.toDouble(&isNumber) == 0 && isNumber) ||
               value.compare("OFF"_L1, Qt::CaseInsensitive) == 0;
    };
    if (facts.can(Ability::BulkInsertIntoEmpty) && isOff("unique_checks") && isOff("foreign_key_checks"))
        return Error{
            .code = ErrorCode::SettingRefused,
            .what = CoreText::tr("unique_checks=0 together with foreign_key_checks=0 turns on MariaDB's bulk "
                                 "insert for empty tables: it locks the whole table, so that parallel "
                                 "chunks time out, and one duplicate can lose thousands of rows silently."),
            .howToFix =
                CoreText::tr("Leave one of the two on; where the server's own default is OFF, set it to 1 "
                             "for the load.")};
    for (const SessionSetting &setting : settings) {
        static const QStringList ours{u"sql_mode"_s,
                                      u"sql_notes"_s,
                                      u"autocommit"_s,
                                      u"max_error_count"_s,
                                      u"character_set_client"_s,
                                      u"character_set_database"_s};
        if (ours.contains(setting.name, Qt::CaseInsensitive))
            return Error{.code = ErrorCode::SettingRefused,
                         .what =
                             CoreText::tr("%1 is set by Millrace itself during the load.").arg(setting.name),
                         .howToFix = CoreText::tr("Leave it out.")};
    }
    return std::nullopt;
}

} // namespace millrace
