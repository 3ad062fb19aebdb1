// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/warmupoptions.h"

#include "core/base/jsonmembers.h"

namespace millrace {

template <>
const JsonMembers<WarmupOptions> jsonMembers<WarmupOptions>{{"wanted", &WarmupOptions::wanted},
                                                            {"optimize", &WarmupOptions::optimize},
                                                            {"analyze", &WarmupOptions::analyze},
                                                            {"indexes", &WarmupOptions::indexes},
                                                            {"page_list", &WarmupOptions::pageList}};

QJsonObject WarmupOptions::toJson() const
{
    return membersJson(*this);
}

WarmupOptions WarmupOptions::fromJson(const QJsonObject &json)
{
    return membersFrom<WarmupOptions>(json);
}

} // namespace millrace
