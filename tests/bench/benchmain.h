// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QStringList>
#include <functional>

namespace millrace::bench {

/// The main() of a bench that has runs: they go into a home of its own, not among the user's. \a measure gets
/// the command line; false: beyond its bound. Returns 0, 1 when it says false, 2 when it throws.
int benchMain(int argc, char **argv, const char *name,
              const std::function<bool(const QStringList &arguments)> &measure);

/// The number that an option of the command line has. Throws where it is none from 1 on.
qint64 countOf(const QCommandLineParser &parser, const char *option);

} // namespace millrace::bench
