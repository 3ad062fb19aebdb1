// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"

#include <QStringList>

namespace millrace {

/// What an expression can be made of: the mapping's variables, @row_number, and functions that both flavours
/// have, each with its opening bracket.
QStringList expressionWords(const Mapping &mapping);

} // namespace millrace
