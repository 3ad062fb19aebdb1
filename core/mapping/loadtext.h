// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/loadstatement.h"

namespace millrace {

/// A LOAD DATA statement taken apart: the other direction of loadStatement() and serverFileStatement().
struct LoadText : LoadData
{
    Dialect dialect; ///< its form; what the statement does not say is as LOAD DATA takes it
    Mapping mapping; ///< its fields and settings; @row_number where loadStatement() counts rows
};

/// Reads one LOAD DATA statement (readLoadData()). \a rules: of the server the text is for.
tl::expected<LoadText, TextFault> parseLoadStatement(const QString &text,
                                                     const SqlRules &rules = {.executableComments = true});

/// The mapping with a list that was left out filled in: the table's columns in their order, generated ones
/// discarded (MySQL refuses them, 3105). As it is when there is a list.
Mapping withAllColumns(const LoadText &statement, const TableSchema &table);

} // namespace millrace
