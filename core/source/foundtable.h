// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowreader.h"
#include "core/source/source.h"

#include <memory>

namespace millrace {

struct DumpDir;

/// A proposed dialect with what speaks for it.
struct DialectProposal
{
    Dialect dialect;
    double confidence = 0; ///< 0 … 1
    QStringList evidence;  ///< sentences: "200 of 200 sampled rows have 5 fields"
};

/// One table found in what the user pointed at.
struct FoundTable
{
    Source source;
    DialectProposal proposal;
    QVector<Row> sample; ///< first rows of the first file
    QVector<Error>
        notes; ///< nothing fatal, but to be seen: empty file among others, CRLF mixture, BIT column, …
    std::shared_ptr<const DumpDir> dump = {}; ///< the dump directory it is part of
    QString schema = {};                      ///< that the dump says its rows are of; empty: nobody says
    QString madeBy = {}; ///< the SQL file that makes it beside other tables; empty: none does
    bool isAwaited =
        false; ///< the dump grows and its files are not all there; one that has no rows stands for them
    bool withoutTable = false; ///< it stands beside such a file, which makes no table of its name
};

} // namespace millrace
