// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"

#include <functional>
#include <thread>

namespace millrace::cli {

/// Progress on standard error: one line rewritten five times a second on a terminal, otherwise (asked for) a
/// line a second. Shows from construction to destruction.
class TerminalProgress
{
public:
    TerminalProgress(std::function<RunProgress()> progress, bool terminal);

private:
    std::jthread m_thread;
};

} // namespace millrace::cli
