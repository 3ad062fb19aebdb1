// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

struct Mapping;

/// "5 fields → 5 columns": Mapping::summary() in the window's language.
QString mappingWords(const Mapping &mapping);

} // namespace millrace
