// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runreport.h"

namespace millrace {

/// One self-contained HTML file: verdict, figures, plot as SVG, every setting, every statement, chunk table,
/// events. No script, no link to anything outside; all text escaped.
QByteArray reportHtml(const RunReport &report);
QByteArray reportJson(const RunReport &report);
/// elapsed_ms,rows_streamed,rows_committed,bytes_streamed,rows_per_second
QByteArray reportCsv(const RunReport &report);

} // namespace millrace
