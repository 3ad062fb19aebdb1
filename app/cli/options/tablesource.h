// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/base/result.h"
#include "core/source/rows/rowreader.h"
#include "core/source/source.h"

#include <QStringList>

namespace millrace::cli {

/// --select, shared by inspect and plan.
void addTableOptions(reference::CommandParser &parser);

/// True when one of the sources is "table:…" or "mysql://…".
bool anyNamesTable(const QStringList &sources);

/// The one table among the sources: on the server of \a targetUrl (table:…), or on one of its own (mysql://…,
/// or the result of --select there). Errors: SourceUnsupported (several, or files beside it; no target; no
/// table and no query, or both), and as inspectTable, inspectServerTable, inspectQuery.
Result<Source> inspectTableSource(const QCommandLineParser &parser, const QStringList &sources);

/// The source's first rows, for a table on another server. Errors: as openSource, TableDump.
Result<QVector<Row>> sampleOfServer(const Source &source, const QString &timeZone, qint64 rows);

} // namespace millrace::cli
