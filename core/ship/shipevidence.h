// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/policies.h"
#include "core/ship/shiprecord.h"

#include <QStringList>

namespace millrace {

/// What proves a table that was shipped, beside its counts: what was compared, where, with which checksum,
/// and what was shipped. Empty before there is a file.
QStringList shipEvidence(const ShipRecord &record, ShipFiles files);

} // namespace millrace
