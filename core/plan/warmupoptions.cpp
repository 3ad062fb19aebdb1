// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/warmupoptions.h"

#include <QJsonArray>

namespace millrace {

QJsonObject WarmupOptions::toJson() const
{
    return {{QStringLiteral("wanted"), wanted},
            {QStringLiteral("optimize"), optimize},
            {QStringLiteral("analyze"), analyze},
            {QStringLiteral("indexes"), QJsonArray::fromStringList(indexes)},
            {QStringLiteral("page_list"), pageList}};
}

WarmupOptions WarmupOptions::fromJson(const QJsonObject &json)
{
    WarmupOptions options{.wanted = json.value(QStringLiteral("wanted")).toBool(),
                          .optimize = json.value(QStringLiteral("optimize")).toBool(),
                          .analyze = json.value(QStringLiteral("analyze")).toBool(),
                          .pageList = json.value(QStringLiteral("page_list")).toBool()};
    for (const QJsonValue &index : json.value(QStringLiteral("indexes")).toArray())
        options.indexes << index.toString();
    return options;
}

} // namespace millrace
