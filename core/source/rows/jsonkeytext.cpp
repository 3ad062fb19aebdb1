// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/jsonkeytext.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/rows/dialect.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace millrace {

Result<QStringList> jsonKeysFromText(const QString &text)
{
    const QString list = text.trimmed();
    QStringList keys;
    bool isList = !list.isEmpty();
    if (list.startsWith(u'[')) {
        const QJsonDocument json = QJsonDocument::fromJson(list.toUtf8());
        const QJsonArray array = json.array();
        isList = json.isArray() && !array.isEmpty();
        for (const auto &key : array) {
            isList = isList && key.isString();
            keys << key.toString();
        }
    } else {
        for (const QString &key : list.split(u',')) {
            keys << key.trimmed();
            isList = isList && !keys.last().isEmpty();
        }
    }
    if (!isList)
        return fail({.code = ErrorCode::DialectInvalid,
                     .what = CoreText::tr("“%1” is no list of keys.").arg(text),
                     .howToFix = CoreText::tr("Separate keys by commas, or write them as a JSON array: "
                                              "[\"id\", \"first, last\"].")});
    MILLRACE_TRY_VOID(Dialect::jsonLines(keys).validate());
    return keys;
}

QString jsonKeysText(const QStringList &keys)
{
    const bool plain = std::none_of(keys.begin(), keys.end(), [](const QString &key) {
        return key.isEmpty() || key.contains(u',') || key != key.trimmed() || key.startsWith(u'[');
    });
    return plain ? keys.join(u", "_s)
                 : QString::fromUtf8(
                       QJsonDocument(QJsonArray::fromStringList(keys)).toJson(QJsonDocument::Compact));
}

} // namespace millrace
