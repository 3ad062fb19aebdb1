// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/source.h"

#include <QStringList>

namespace millrace::cli {

/// True when one of the sources is "table:…".
bool anyNamesTable(const QStringList &sources);

/// The one table among the sources, on the server of \a targetUrl. Errors: SourceUnsupported (several, or
/// files beside it; no target), and as inspectTable.
Result<Source> inspectTableSource(const QStringList &sources, const QString &targetUrl);

} // namespace millrace::cli
