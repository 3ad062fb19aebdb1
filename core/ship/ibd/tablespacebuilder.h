// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/entryform.h"
#include "core/ship/ibd/longrow.h"
#include "core/ship/ibd/treebuilder.h"
#include "core/ship/ibd/valuepages.h"

#include <memory>
#include <optional>

namespace millrace::ibd {

/// What was built.
struct BuiltTablespace
{
    std::uint64_t rows = 0;
    std::uint32_t pages = 0; ///< of the file
    std::uint64_t pagesWritten = 0;
    std::vector<std::size_t> levels; ///< of each index's tree
};

/// Fills the exported template of an empty InnoDB table with rows in key order, without a server: what comes
/// out is taken by ALTER TABLE … IMPORT TABLESPACE together with the template's .cfg file. One pass, each
/// page written once, memory bounded by the height of the trees (and 2 MiB for each 16 GiB of the file).
///
///     auto sink = FileSink::create(path);
///     auto builder = TablespaceBuilder::create(file, columns, **sink);
///     RowEncoder row(columns);
///     for (…) { row.begin(); …; (*builder)->addRow(row.image()); (*builder)->entries(1).append(row.image(),
///     toBeSorted); } for (…) (*builder)->addEntry(1, entry);
///     (*builder)->finish({});
///
/// Wrong order, duplicate keys and missing entries are refused here, because a server may stop when it meets
/// them. Values that do not fit into their row's page get pages of their own. Rows are
/// one thread's; entries of each index may be another's at the same time. All the rest is for when none of
/// them is at work. After a fault only
/// destruction is left: the file is of no use.
class TablespaceBuilder
{
public:
    /// The template need not live on; the sink has to. Errors: ColumnMismatch, IndexUnsupported.
    static Outcome<std::unique_ptr<TablespaceBuilder>>
    create(const TemplateFile &file, const std::vector<ColumnShape> &columns, PageSink &sink);

    /// Appends what rows are ordered by: memcmp of two of them is the order in which addRow() wants the rows.
    void appendOrder(const RowImage &row, std::vector<Byte> &to) const;
    /// Whether the row fits into a page, with all outside of it that can be. It is asked before the row is
    /// added, by the thread of the rows; where it is false, addRow() says RowTooLong, and the file is lost.
    bool hasRoomFor(const RowImage &row);
    /// In the order of the clustered index. Errors: RowIncomplete, RowTooLong, KeyOrder, DuplicateKey,
    /// WriteFailed, TooLarge, OutOfTurn.
    Outcome<void> addRow(const RowImage &row);
    /// Secondary indexes are numbered from 1, as ExportFile::indexes is.
    std::size_t indexes() const { return m_indexes.size(); }
    const EntryForm &entries(std::size_t index) const { return *m_indexes[index].entries; }
    /// In the order of the index, each entry once. Errors: as addRow(), EntryForm.
    Outcome<void> addEntry(std::size_t index, Bytes entry);

    struct End
    {
        /// The highest value of the AUTO_INCREMENT column; 0: none. MariaDB keeps it in the file, too; what
        /// an import goes by is ExportFile::withAutoIncrement().
        std::uint64_t lastAutoIncrement = 0;
    };
    /// Writes all that is left. Errors: EntryCount, WriteFailed, TooLarge, OutOfTurn.
    Outcome<BuiltTablespace> finish(const End &end);

private:
    struct Index
    {
        std::string name;
        bool unique = false;
        std::optional<EntryForm> entries; ///< none: the clustered index
        std::unique_ptr<PageWriter> writer;
        std::unique_ptr<TreeBuilder> tree;
        std::uint64_t count = 0;
        std::vector<Byte> lastKey;
        std::size_t lastUserBytes = 0;
    };
    TablespaceBuilder(const TemplateFile &file, PageSink &sink);
    Outcome<void> checkOrder(Index &index, Bytes key, Bytes userKey);
    Outcome<void> checkRow(const RowImage &row);
    Outcome<void> moveOut(const RowImage &row);
    static BuildFault stopped(const Index &index);

    std::size_t m_columns = 0;
    SpaceMap m_space;
    PageSink &m_sink;
    bool m_autoIncrementInFile;
    bool m_finished = false;
    RecordLayout m_rows;
    std::uint32_t m_mostBesides = 0; ///< of a record's bytes, those that are no value's
    RecordLayout m_nodes;
    KeyForm m_key;
    std::vector<Byte> m_keyBytes;
    std::vector<Index> m_indexes; ///< the first is the clustered one
    std::optional<LongRow> m_longRow;
    std::optional<ValuePages> m_values;
};

} // namespace millrace::ibd
