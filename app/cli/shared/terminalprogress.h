// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"

#include <functional>
#include <thread>

namespace millrace::cli {

/// A line on standard error that says how far something is: rewritten five times a second on a terminal,
/// otherwise (asked for) a line a second. Shows from construction to destruction; an empty line is none.
class TerminalLine
{
public:
    TerminalLine(std::function<QString()> line, bool terminal);

private:
    std::jthread m_thread;
};

/// Of a run.
std::function<QString()> progressLine(std::function<RunProgress()> progress);

} // namespace millrace::cli
