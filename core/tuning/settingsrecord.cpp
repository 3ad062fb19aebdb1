// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingsrecord.h"

#include "core/base/coretext.h"
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
    return scope == SettingScope::Host ? QStringLiteral("host") : QStringLiteral("global");
}

SettingScope settingScopeFromName(const QString &name)
{
    return name == QLatin1String("host") ? SettingScope::Host : SettingScope::Global;
}

bool ChangedSetting::isOurs(const QString &value) const
{
    // Between the statement and its confirmation only the wish is known, and the server may have rounded it:
    // whatever is there then was most likely set by the run that was killed in that moment.
    return !confirmed || sameSettingValue(value, during);
}

QJsonObject ChangedSetting::toJson() const
{
    QJsonObject json{{QStringLiteral("scope"), settingScopeName(scope)},
                     {QStringLiteral("name"), name},
                     {QStringLiteral("before"), before},
                     {QStringLiteral("wanted"), wanted},
                     {QStringLiteral("done"), done}};
    if (confirmed)
        json.insert(QStringLiteral("during"), during);
    return json;
}

std::optional<ChangedSetting> ChangedSetting::fromJson(const QJsonObject &json)
{
    ChangedSetting setting{.scope = settingScopeFromName(json.value(QStringLiteral("scope")).toString()),
                           .name = json.value(QStringLiteral("name")).toString(),
                           .before = json.value(QStringLiteral("before")).toString(),
                           .wanted = json.value(QStringLiteral("wanted")).toString(),
                           .during = json.value(QStringLiteral("during")).toString(),
                           .confirmed = json.contains(QStringLiteral("during")),
                           .done = json.value(QStringLiteral("done")).toBool()};
    if (!isVariableName(setting.name) || !json.value(QStringLiteral("before")).isString())
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
    return runFolder + QStringLiteral("/settings.json");
}

QJsonObject SettingsRecord::toJson() const
{
    QJsonArray list;
    for (const ChangedSetting &setting : settings)
        list << setting.toJson();
    return {{QStringLiteral("server"), server},
            {QStringLiteral("machine"), machine},
            {QStringLiteral("settings"), list}};
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
    const auto content = readWholeFile(file);
    if (!content)
        return fail(content.error());
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(*content, &parsed);
    if (!document.isObject())
        return fail(unusable(file, parsed.errorString()));
    const QJsonObject json = document.object();
    SettingsRecord record{.server = json.value(QStringLiteral("server")).toString(),
                          .machine = json.value(QStringLiteral("machine")).toString()};
    for (const QJsonValue &value : json.value(QStringLiteral("settings")).toArray()) {
        const auto setting = ChangedSetting::fromJson(value.toObject());
        if (!setting)
            return fail(unusable(file, CoreText::tr("an entry lacks its name or its value before")));
        record.settings << *setting;
    }
    return record;
}

} // namespace millrace
