// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/streamoptions.h"
#include "app/cli/shared/command.h"
#include "core/plan/wholedump/runplan.h"

#include <optional>

namespace millrace::cli {

/// Where a plan goes that is made: into a file, and to the run that begins with it.
struct MadePlan
{
    QString file; ///< empty: into none
    bool isAside =
        false; ///< standard output is for something else: what is said of the plan goes to standard error
    std::optional<RunPlan> plan;
    bool mayArrive = false;                      ///< a stream may be loaded while it arrives
    qint64 partBytes = ArrivingDump().partBytes; ///< of a dump that arrives
    std::unique_ptr<ArrivingStream> arriving;    ///< with a plan of its head; null: all is there
    QString whyWhole;                            ///< why a plan of the head will not do; empty: it does

    bool isOfHead = false; ///< the plan is made of what has arrived, whatever arrives meanwhile

    /// With the stream its dump came from, if it was one. Errors: as writeFileAtomically().
    Result<void> take(const RunPlan &made);
    QString name() const; ///< for people, in front of a colon
    void say(const QString &text) const;
    void say(const QVector<PlanChoice> &choices) const;
};

/// Makes the plan that the options say, of files, tables or a stream. Gives the exit code; plan is set with
/// Ok alone. \a command: the one that is run, for what it says.
Result<int> makePlan(const CommandParser &parser, const QString &command, MadePlan &made);

} // namespace millrace::cli
