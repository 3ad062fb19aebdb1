// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/warmupoptions.h"

#include "core/plan/jsonmembers.h"

namespace millrace {

template <>
constexpr auto jsonMembers<WarmupOptions> =
    std::tuple{JsonMember{"wanted", &WarmupOptions::wanted}, JsonMember{"optimize", &WarmupOptions::optimize},
               JsonMember{"analyze", &WarmupOptions::analyze}, JsonMember{"indexes", &WarmupOptions::indexes},
               JsonMember{"page_list", &WarmupOptions::pageList}};

QJsonObject WarmupOptions::toJson() const
{
    return membersJson(*this);
}

WarmupOptions WarmupOptions::fromJson(const QJsonObject &json)
{
    return membersFrom<WarmupOptions>(json);
}

} // namespace millrace
