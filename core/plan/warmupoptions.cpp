// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/warmupoptions.h"

#include "core/base/literals.h"

#include <QJsonArray>

namespace millrace {

QJsonObject WarmupOptions::toJson() const
{
    return {{u"wanted"_s, wanted},
            {u"optimize"_s, optimize},
            {u"analyze"_s, analyze},
            {u"indexes"_s, QJsonArray::fromStringList(indexes)},
            {u"page_list"_s, pageList}};
}

WarmupOptions WarmupOptions::fromJson(const QJsonObject &json)
{
    WarmupOptions options{.wanted = json.value(u"wanted"_s).toBool(),
                          .optimize = json.value(u"optimize"_s).toBool(),
                          .analyze = json.value(u"analyze"_s).toBool(),
                          .pageList = json.value(u"page_list"_s).toBool()};
    for (const QJsonValue &index : json.value(u"indexes"_s).toArray())
        options.indexes << index.toString();
    return options;
}

} // namespace millrace
