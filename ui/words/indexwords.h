// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/indexchoice.h"
#include "core/plan/policies.h"

#include <optional>

namespace millrace {

/// What deferring indexes does to this table: how many go, what that means, which stay and why. \a choice
/// unset: the table is not known yet.
QString deferralText(IndexPolicy policy, const std::optional<IndexChoice> &choice);

} // namespace millrace
