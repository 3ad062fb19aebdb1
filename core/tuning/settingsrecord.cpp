// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingsrecord.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/tuning/settingtext.h"

#include <QFile>
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

const JsonMembers<ChangedSetting> settingMembers{
    {"scope", &ChangedSetting::scope},   {"name", &ChangedSetting::name},
    {"before", &ChangedSetting::before}, {"wanted", &ChangedSetting::wanted},
    {"during", &ChangedSetting::during}, {"done", &ChangedSetting::done}};

} // namespace

bool ChangedSetting::isOurs(const QString &value) const
{
    // Between the statement and its confirmation only the wish is known, and the server may have rounded it:
    // whatever is there then was most likely set by the run that was killed in that moment.
    return !confirmed || sameSettingValue(value, during);
}

QJsonObject ChangedSetting::toJson() const
{
    QJsonObject json = settingMembers.write(*this);
    if (!confirmed)
        json.remove(u"during"_s);
    return json;
}

std::optional<ChangedSetting> ChangedSetting::fromJson(const QJsonObject &json)
{
    ChangedSetting setting = settingMembers.read(json);
    setting.confirmed = json.contains(u"during"_s);
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
    return {{u"server"_s, server}, {u"machine"_s, machine}, {u"settings"_s, toJsonValue(settings)}};
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
    for (const auto &value : json.value(u"settings"_s).toArray()) {
        const auto setting = ChangedSetting::fromJson(value.toObject());
        if (!setting)
            return fail(unusable(file, CoreText::tr("an entry lacks its name or its value before")));
        record.settings << *setting;
    }
    return record;
}

} // namespace millrace
