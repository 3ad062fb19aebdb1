// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingsrecord.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/tuning/settingtext.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace millrace {

namespace {

Error unusable(const QString &path, const QString &why)
{
    return {.code = ErrorCode::SettingsRecordUnusable,
            .what = CoreText::tr("The record of changed settings cannot be read: %1.").arg(why),
            .howToFix = CoreText::tr("Compare the values in it with the server's and set them by hand "
                                     "(SET GLOBAL …)."),
            .context = {.file = path}};
}

} // namespace

QString settingScopeName(SettingScope scope)
{
    return scope == SettingScope::Host ? u"host"_s : u"global"_s;
}

SettingScope settingScopeFromName(const QString &name)
{
    return name == "host"_L1 ? SettingScope::Host : SettingScope::Global;
}

bool ChangedSetting::isOurs(const QString &value) const
{
    // Between the statement and its confirmation only the wish is known, and the server may have rounded it:
    // whatever is there then was most likely set by the run that was killed in that moment.
    return !confirmed || sameSettingValue(value, during);
}

QJsonObject ChangedSetting::toJson() const
{
    QJsonObject json{{u"scope"_s, settingScopeName(scope)},
                     {u"name"_s, name},
                     {u"before"_s, before},
                     {u"wanted"_s, wanted},
                     {u"done"_s, done}};
    if (confirmed)
        json.insert(u"during"_s, during);
    return json;
}

std::optional<ChangedSetting> ChangedSetting::fromJson(const QJsonObject &json)
{
    ChangedSetting setting{.scope = settingScopeFromName(json.value(u"scope"_s).toString()),
                           .name = json.value(u"name"_s).toString(),
                           .before = json.value(u"before"_s).toString(),
                           .wanted = json.value(u"wanted"_s).toString(),
                           .during = json.value(u"during"_s).toString(),
                           .confirmed = json.contains(u"during"_s),
                           .done = json.value(u"done"_s).toBool()};
    if (!isVariableName(setting.name) || !json.value(u"before"_s).isString())
        return std::nullopt;
    return setting;
}

bool SettingsRecord::isDone() const
{
    return std::all_of(settings.begin(), settings.end(),
                       [](const ChangedSetting &setting) { return setting.done; });
}

QString SettingsRecord::path(const QString &runFolder)
{
    return runFolder + u"/settings.json"_s;
}

QJsonObject SettingsRecord::toJson() const
{
    QJsonArray list;
    for (const ChangedSetting &setting : settings)
        list << setting.toJson();
    return {{u"server"_s, server}, {u"machine"_s, machine}, {u"settings"_s, list}};
}

Result<void> SettingsRecord::save(const QString &runFolder) const
{
    return writeFileAtomically(path(runFolder), QJsonDocument(toJson()).toJson(QJsonDocument::Indented));
}

Result<std::optional<SettingsRecord>> SettingsRecord::load(const QString &runFolder)
{
    const QString file = path(runFolder);
    if (!QFile::exists(file))
        return std::nullopt;
    MILLRACE_TRY(const auto content, readWholeFile(file));
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(content, &parsed);
    if (!document.isObject())
        return fail(unusable(file, parsed.errorString()));
    const QJsonObject json = document.object();
    SettingsRecord record{.server = json.value(u"server"_s).toString(),
                          .machine = json.value(u"machine"_s).toString()};
    for (const QJsonValue &value : json.value(u"settings"_s).toArray()) {
        const auto setting = ChangedSetting::fromJson(value.toObject());
        if (!setting)
            return fail(unusable(file, CoreText::tr("an entry lacks its name or its value before")));
        record.settings << *setting;
    }
    return record;
}

} // namespace millrace
