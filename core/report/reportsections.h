// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runreport.h"

namespace millrace {

// The parts of the HTML report: each a piece of well-formed markup, all text in it escaped; empty when there
// is nothing to show. reportHtml() puts them in order.

QString verdictSection(const RunReport &report);
QString figureTiles(const RunReport &report);
QString rateSection(const RunReport &report);
QString chunkTimeSection(const RunReport &report);
QString limitSection(const RunReport &report);
QString hintList(const RunReport &report); ///< without a heading
QString hintSection(const RunReport &report);
QString stageSection(const RunReport &report);
QString serverSection(const RunReport &report);
QString rejectSection(const RunReport &report);
QString evidenceSection(const RunReport &report);
QString warmupSection(const RunReport &report);
QString settingsSection(const RunReport &report);
QString planSection(const RunReport &report);
QString statementsSection(const RunReport &report);
QString chunkTableSection(const RunReport &report);
QString eventsSection(const RunReport &report);
QString planJsonSection(const RunReport &report);

} // namespace millrace
