// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runreport.h"

namespace millrace {

/// Something to do differently next time, and what was measured that says so.
struct RunHint
{
    enum class Kind
    {
        Bottleneck,   ///< limit: what held the load back for most of the time
        Climbing,     ///< figure: how many times as long the last quarter of the chunks took as the first
        SmallChunks,  ///< figure: seconds that the middle chunk took
        LargeChunks,  ///< figure: the same
        Retries,      ///< figure: chunks per hundred that were tried again
        RejectColumn, ///< figure: per cent of the rows set aside that failed in `name`
        Slowed,       ///< figure: per cent of the loading time in which the load was held back on purpose
        Warnings,     ///< figure: how many; values were bent
        NotVerified   ///< name: why
    };
    Kind kind = Kind::Bottleneck;
    double figure = 0;
    Bottleneck limit;
    QString name;
    bool keepsIndexes = false; ///< Climbing: the plan left them in place
    bool inFileOrder = false;  ///< Climbing: the rows were not sorted by the key
};

/// What the run's own figures say, the most telling first; nothing when they ask for no change.
QVector<RunHint> runHints(const RunReport &report);

/// The name programs know the kind by, in the JSON report: "limit", "climbing", "small_chunks" …
QString hintName(RunHint::Kind kind);

/// One or two sentences in the user's language.
QString hintSentence(const RunHint &hint);

} // namespace millrace
