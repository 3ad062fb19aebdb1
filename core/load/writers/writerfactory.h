// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/writers/rangewriter.h"

namespace millrace {

/// INSERT … SELECT for a table; for files the plan's way in, and where that is Auto, LOCAL when the server
/// allows it and INSERT when not.
std::unique_ptr<RangeWriter> makeWriter(const WriterContext &context, bool localAllowed);

} // namespace millrace
