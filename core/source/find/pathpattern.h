// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <QVector>

namespace millrace {

/// A path with *, ? or [ in it, unless a file of that very name exists.
bool isPathPattern(const QString &path);

struct PatternMatches
{
    QStringList paths;     ///< absolute, in natural order
    QVector<Error> passed; ///< folders that could not be looked into
};

/// Files and folders a pattern names, as a shell would list them: no * or ? stands for a '/', and a name that
/// begins with a dot has to be named with it. Errors: SourceMissing (nothing matches), SourceUnreadable (a
/// folder that has to be listed for it cannot be).
Result<PatternMatches> pathsMatching(const QString &pattern);

} // namespace millrace
