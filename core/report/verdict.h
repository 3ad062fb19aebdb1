// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runsummary.h"

#include <QStringList>

namespace millrace {

/// How a run ended and what it says about itself: decided and worded here and nowhere else. The report, the
/// window and the command line show these sentences, in the user's language, and add none of their own.
struct Verdict
{
    enum class Kind
    {
        Proved,   ///< done, every table verified, no row set aside, skipped or bent but as the dump itself
                  ///< asks: the only green one
        LookHere, ///< amber: done without proof or with rows aside, cancelled, refused, unfinished
        Danger,   ///< red: stopped by an error, the table holds a part
    };
    Kind kind = Kind::LookHere;
    /// Done, no table lacks a row or its proof, and of a dump, which was finished, nothing is missing that
    /// the user did not leave out: what exit code 0 of the command line says. True of Proved, and of two that
    /// are LookHere all the same: a verified run whose server raised warnings (every row is there, but a
    /// value may have been changed to fit), and a dump without tables, of which there was nothing to prove.
    bool whole = false;
    QString sentence;     ///< "1,000,000 rows loaded and verified in 3:36, by counts and contents."
    QStringList why;      ///< sentences: what is missing and why, what stopped it, and where
    QStringList leftOut;  ///< sentences: what the user left out or the dump itself skips; takes nothing away
    QString howToFix;     ///< how to mend what stopped it; empty when there is nothing to mend
    QString wayOn;        ///< "It can be resumed: …"; empty when it cannot be gone on with
    QStringList commands; ///< what can be done next on the command line, ready to copy; the way on first

    /// All but the sentence and the further commands, as running text; empty when there is nothing to add.
    QString detail() const;
};

/// `rowsTotal`: rows of the source, -1 when it was never scanned. `deferred`: names of the indexes that the
/// run wrote down before it dropped them (DeferredIndexFile::namesIn()); they matter for a run that did not
/// come to its end.
Verdict verdictOf(const RunSummary &summary, qint64 rowsTotal, const QStringList &deferred = {});

/// "2.4 s" below a minute, h:mm:ss from there on.
QString spanText(double seconds);

} // namespace millrace
