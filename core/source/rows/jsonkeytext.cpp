// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/jsonkeytext.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/rows/dialect.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <optional>

namespace millrace {

namespace {

constexpr QLatin1String asJsonMark = ":json"_L1;

/// "v", or {"json": "v"}.
std::optional<JsonKeyList> keyOfArray(const QJsonValue &value)
{
    if (value.isString())
        return JsonKeyList{.keys = {value.toString()}, .asJson = {}};
    const QJsonObject object = value.toObject();
    const QJsonValue key = object.value("json"_L1);
    if (object.size() != 1 || !key.isString())
        return std::nullopt;
    return JsonKeyList{.keys = {key.toString()}, .asJson = {key.toString()}};
}

std::optional<JsonKeyList> keysOfArray(const QString &text)
{
    const QJsonDocument json = QJsonDocument::fromJson(text.toUtf8());
    const QJsonArray array = json.array();
    if (!json.isArray() || array.isEmpty())
        return std::nullopt;
    JsonKeyList list;
    for (const auto &value : array) {
        const auto key = keyOfArray(value);
        if (!key)
            return std::nullopt;
        list.keys += key->keys;
        list.asJson += key->asJson;
    }
    return list;
}

std::optional<JsonKeyList> keysOfList(const QString &text)
{
    JsonKeyList list;
    for (const QString &each : text.split(u',')) {
        QString key = each.trimmed();
        const bool isJson = key.endsWith(asJsonMark);
        if (isJson)
            key = key.chopped(asJsonMark.size()).trimmed();
        if (key.isEmpty())
            return std::nullopt;
        list.keys << key;
        if (isJson)
            list.asJson << key;
    }
    return list;
}

} // namespace

Result<JsonKeyList> jsonKeysFromText(const QString &text)
{
    const QString trimmed = text.trimmed();
    const auto list = trimmed.startsWith(u'[') ? keysOfArray(trimmed) : keysOfList(trimmed);
    if (!list)
        return fail({.code = ErrorCode::DialectInvalid,
                     .what = CoreText::tr("“%1” is no list of keys.").arg(text),
                     .howToFix = CoreText::tr("Separate keys by commas, or write them as a JSON array: "
                                              "[\"id\", \"first, last\"].")});
    MILLRACE_TRY_VOID(Dialect::jsonLines(list->keys, list->asJson).validate());
    return *list;
}

QString jsonKeysText(const JsonKeyList &list)
{
    const bool plain = std::none_of(list.keys.begin(), list.keys.end(), [](const QString &key) {
        return key.isEmpty() || key.contains(u',') || key != key.trimmed() || key.startsWith(u'[') ||
               key.endsWith(asJsonMark);
    });
    QStringList names;
    QJsonArray array;
    for (const QString &key : list.keys) {
        const bool isJson = list.asJson.contains(key);
        names << (isJson ? key + asJsonMark : key);
        array << (isJson ? QJsonValue(QJsonObject{{u"json"_s, key}}) : QJsonValue(key));
    }
    return plain ? names.join(u", "_s)
                 : QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

} // namespace millrace
