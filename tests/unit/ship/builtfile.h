// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/tablespacebuilder.h"

#include <QByteArray>
#include <map>

namespace millrace::test {

/// Pages in memory; fails from the page on that it is told.
class MemorySink : public ibd::PageSink
{
public:
    ibd::Outcome<void> write(std::uint32_t firstPage, ibd::Bytes pages) override;
    ibd::Outcome<void> end(std::uint32_t pages) override;

    std::map<std::uint32_t, std::vector<ibd::Byte>> pages;
    std::uint32_t length = 0;        ///< of the file in pages; 0: not ended
    std::uint64_t failAfter = ~0ULL; ///< writes
    std::uint64_t writes = 0;
    bool twice = false; ///< a page was written more than once
};

/// tests/data/ship: "mariadb-10.11" or "mysql-9.7", ".ibd" or ".cfg".
std::vector<ibd::Byte> shipData(const QString &name);
/// The columns of the tables there.
std::vector<ibd::ColumnShape> shipColumns();
ibd::TemplateFile shipTemplate(const QString &flavour);
/// Row `number` of those tables, each with another key, in key order.
void fillShipRow(ibd::RowEncoder &row, std::size_t number);

/// What a reader finds in the leaves of an index, from the leftmost on, by the links of pages and records.
struct LeafWalk
{
    std::uint64_t records = 0;
    std::vector<std::uint32_t> pages;
    std::vector<std::vector<ibd::Byte>> firstBytes; ///< 8 bytes from each record's origin
};
LeafWalk walkLeaves(const MemorySink &sink, std::uint32_t root);

} // namespace millrace::test
