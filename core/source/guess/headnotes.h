// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/guess/dumpddl.h"
#include "core/source/guess/headsample.h"

namespace millrace {

/// What is to be seen before loading, though it stops nothing: rows of another shape, a mixture of line ends,
/// BIT and generated columns of a mysqldump -T pair.
QVector<Error> notesOn(const FileHead &head, const HeadSample &sample, const Dialect &dialect,
                       const DumpDdl &ddl);

} // namespace millrace
