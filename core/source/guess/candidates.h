// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/guess/headerguess.h"
#include "core/source/guess/headsample.h"
#include "core/source/guess/linesabove.h"

namespace millrace {

/// What the head's bytes say before any dialect is tried.
struct HeadTraits
{
    qint64 lineFeeds = 0;
    qint64 crLineFeeds = 0;      ///< of these, after a CR
    qint64 bareCrs = 0;          ///< CRs before something else
    QByteArray separator;        ///< a first line "sep=;" says it; empty: none does
    qint64 nullMarks = 0;        ///< \N
    qint64 plainEscapes = 0;     ///< backslashes before a byte that LOAD DATA or mysqldump would escape
    qint64 strayBackslashes = 0; ///< before anything else: a Windows path, a regular expression
    bool hasQuotes = false;
    bool hasBackslashes = false;

    bool escapesWithBackslash() const { return nullMarks > 0 || plainEscapes > strayBackslashes; }
};

HeadTraits traitsOf(const FileHead &head);

/// A dialect tried on the head.
struct Candidate
{
    Dialect dialect;
    HeadSample sample;
    LinesAbove above;   ///< skipped, without the separator line and a header that looks like a comment
    HeaderGuess header; ///< that line, where comments are left out: it is the last of those skipped
    double score = 0;
};

/// All plausible dialects with what they make of the head, the best first; never empty.
/// \a ddl: of the .sql beside.
QVector<Candidate> tryCandidates(const FileHead &head, const HeadTraits &traits, const DumpDdl &ddl);

/// "TAB", "comma", …
QString terminatorName(const QByteArray &terminator);

} // namespace millrace
