// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/runoutcome.h"

#include <algorithm>

namespace millrace::cli {

void EventPrinter::onEvent(const Event &event)
{
    if (event.kind == Event::Kind::Warning || event.kind == Event::Kind::ChunkRetried)
        printError(event.text);
}

ExitCode exitCodeOf(const RunSummary &summary)
{
    switch (summary.status) {
    case RunState::Done:
        return std::all_of(summary.tables.begin(), summary.tables.end(),
                           [](const TableOutcome &table) {
                               return table.verified && table.rowsSkipped == 0 && table.rowsRejected == 0;
                           })
                   ? Ok
                   : DoneWithRejects;
    case RunState::Refused:
        return PreflightRefused;
    case RunState::Cancelled:
        return CancelledResumable;
    default:
        return StoppedResumable;
    }
}

} // namespace millrace::cli
