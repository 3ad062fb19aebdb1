// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/runoutcome.h"

#include "core/base/literals.h"
#include "core/report/verdict.h"

namespace millrace::cli {

void EventPrinter::onEvent(const Event &event)
{
    // What somebody has to do before the run goes on.
    const bool asks = event.values.value(u"asks"_s).toBool();
    if (asks || event.kind == Event::Kind::Warning || event.kind == Event::Kind::ChunkRetried)
        printError(event.text);
}

ExitCode exitCodeOf(const RunSummary &summary)
{
    switch (summary.status) {
    case RunState::Done:
        return verdictOf(summary, -1).whole ? Ok : DoneWithRejects;
    case RunState::Refused:
        return PreflightRefused;
    case RunState::Cancelled:
        return CancelledResumable;
    default:
        return StoppedResumable;
    }
}

} // namespace millrace::cli
