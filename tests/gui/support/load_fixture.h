// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/record/runprogress.h"
#include "core/record/runsummary.h"
#include "ui/session/run/runview.h"

namespace millrace::test {

class LoadFixture
{
public:
    /// A plan of `rows` rows in chunks of `chunkRows`; its files need not exist.
    static Plan plan(qint64 rows = 1'000'000, qint64 chunkRows = 20'000);

    explicit LoadFixture(Plan plan);

    /// A second for each of `seconds`, at some 130,000 rows: too many to spread their chunks ten times a
    /// second. With `served`, the server's figures and the chunks' events, too.
    void runFor(qint64 seconds, bool served = false);
    /// Lets `ms` milliseconds of a made-up load go by, a sample each 100 ms, and returns the state then.
    const RunProgress &advance(qint64 ms);
    /// Tells the view of the chunks that are done, up to this number of them.
    void tellChunks(qint64 upTo);
    /// The state as it would be while paused: time goes by, rows do not.
    const RunProgress &hold(qint64 ms);
    RunProgress progress; ///< to be changed at will

    /// A view that saw all of it.
    RunView view;

    Event event(Event::Kind kind, const QString &text, const QJsonObject &values = {}) const;
    RunSummary summary(RunState status, bool verified = true) const;

private:
    void spread();
    void serve();

    Plan m_plan;
    qint64 m_told = 0;
    qint64 m_step = 0;
};

} // namespace millrace::test
