// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared/command.h"
#include "core/run/migrationrun.h"

namespace millrace::cli {

/// Events worth a line on standard error; the rest is in the run folder.
class EventPrinter final : public RunObserver
{
public:
    void onEvent(const Event &event) override;
};

/// Ok only where every table is verified and holds every row of its source.
ExitCode exitCodeOf(const RunSummary &summary);

} // namespace millrace::cli
