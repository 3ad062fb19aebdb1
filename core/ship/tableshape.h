// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tableschema.h"
#include "core/ship/ibd/columnshape.h"
#include "core/ship/valuetext.h"
#include "core/sql/indexdefinition.h"

namespace millrace {

class Connection;
struct ServerFacts;

/// A table as the fast lane sees it: how its values are stored, and what of it only a server can make.
struct TableShape
{
    std::vector<ibd::ColumnShape> columns;
    std::vector<ibd::ValueText::Labels> labels;
    /// A NULL there is left to the server: its checksum would hold the column's default.
    std::vector<bool> nullLeft;
    int autoIncrement = -1;    ///< index into columns; -1: none
    bool packedRecord = false; ///< ibd::ServerChecksum::Server
    /// Secondary indexes in an order that only the server has, or of a kind that is not built here: made by
    /// it after the rows.
    QVector<IndexDefinition> leftIndexes;
    /// One sentence: why no row can be built here; empty: rows can. Then the server gets all of them.
    QString whyNot;

    bool canBeBuilt() const { return whyNot.isEmpty(); }
};

/// As the server has the table. Errors: IndexRecordUnusable, the server's.
Result<TableShape> readTableShape(Connection &connection, const ServerFacts &facts, const TableSchema &table);

} // namespace millrace
