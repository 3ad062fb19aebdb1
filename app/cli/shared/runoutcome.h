// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared/command.h"
#include "core/run/run.h"

namespace millrace::cli {

/// Events worth a line on standard error; the rest is in the run folder.
class EventPrinter final : public RunObserver
{
public:
    void onEvent(const Event &event) override;
};

/// Of the verdict in core/report/verdict.h: Ok only where it calls a run that is done whole.
ExitCode exitCodeOf(const RunSummary &summary);

} // namespace millrace::cli
