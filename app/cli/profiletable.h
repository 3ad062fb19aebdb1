// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/typeprofile.h"

namespace millrace::cli {

/// Prints one line per column: type, counts, lengths, least and greatest value.
void printProfile(const TypeProfile &profile);

} // namespace millrace::cli
