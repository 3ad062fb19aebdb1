// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"

#include "core/base/literals.h"

namespace millrace {

// This file alone is told it: a new version leaves what was compiled of the others as it is.
QString programVersion()
{
    return QStringLiteral(MILLRACE_VERSION);
}

} // namespace millrace
