// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sourcetable.h"

namespace millrace {

/// "table shop.orders", "shop.orders on db1:3306", "a query on db1:3306": for the rail.
QString sourceTableWords(const SourceTable &table);

} // namespace millrace
