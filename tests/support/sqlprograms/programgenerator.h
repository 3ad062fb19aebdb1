// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sqlprograms/programfeatures.h"
#include "tests/support/sqlprograms/sqlprogram.h"

namespace millrace::test {

/// A random SQL text of these features, of many of them some: the same for the same seed. Nearly all of its
/// statements work; what does not is for both sides to find out. Nothing in it depends on the moment, on
/// chance or on the server.
SqlProgram randomProgram(quint32 seed, const ProgramFeatures &features);

} // namespace millrace::test
