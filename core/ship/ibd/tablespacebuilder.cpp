// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/tablespacebuilder.h"

#include <algorithm>

namespace millrace::ibd {

using namespace format;

TablespaceBuilder::TablespaceBuilder(const TemplateFile &file, PageSink &sink)
    : m_space(file)
    , m_sink(sink)
    , m_autoIncrementInFile(!file.exported.fromMySql())
{}

Outcome<std::unique_ptr<TablespaceBuilder>>
TablespaceBuilder::create(const TemplateFile &file, const std::vector<ColumnShape> &columns, PageSink &sink)
{
    if (auto same = checkColumns(columns, file.exported); !same)
        return same.fault();
    std::unique_ptr<TablespaceBuilder> builder(new TablespaceBuilder(file, sink));
    builder->m_columns = columns.size();
    const ExportedIndex &clustered = file.exported.indexes.front();
    // Its import counts on with the last row's number, not the one after it, and the next row overwrites
    // that one (row0import.cc: row_import_set_sys_max_row_id(), seen with 10.11.19).
    if (!file.exported.fromMySql() && clustered.fields.front().column == "DB_ROW_ID")
        return BuildFault{BuildFaultKind::IndexUnsupported, "a table without a key on MariaDB"};
    auto rows = RecordLayout::ofIndex(clustered, columns);
    if (!rows)
        return rows.fault();
    auto key = KeyForm::make(*rows, clustered.name, clustered.uniqueFields, columns);
    if (!key)
        return key.fault();
    builder->m_rows = std::move(*rows);
    builder->m_mostBesides = builder->m_rows.mostBesidesValues();
    builder->m_nodes = builder->m_rows.ofNodes(clustered.uniqueFields);
    builder->m_key = std::move(*key);
    for (std::size_t i = 0; i < file.trees.size(); ++i) {
        const ExportedIndex &exported = file.exported.indexes[i];
        Index index{.name = exported.name, .unique = i == 0 || (exported.type & indexUnique) != 0};
        if (i > 0) {
            auto entries = EntryForm::make(exported, columns);
            if (!entries)
                return entries.fault();
            index.entries = std::move(*entries);
        }
        index.writer = std::make_unique<PageWriter>(sink, file.seal, file.lsn);
        index.tree = std::make_unique<TreeBuilder>(file.trees[i], i == 0, builder->m_space, *index.writer);
        builder->m_indexes.push_back(std::move(index));
    }
    builder->m_longRow.emplace(builder->m_rows, clustered.uniqueFields,
                               file.exported.tableFlags == tableCompact);
    const Index &rowIndex = builder->m_indexes.front();
    builder->m_values.emplace(builder->m_space, rowIndex.tree->leaves(), *rowIndex.writer, file.seal);
    return builder;
}

BuildFault TablespaceBuilder::stopped(const Index &index)
{
    if (!index.writer->good())
        return index.writer->fault();
    return {BuildFaultKind::TooLarge, "a tablespace has no more pages"};
}

Outcome<void> TablespaceBuilder::checkOrder(Index &index, Bytes key, Bytes userKey)
{
    if (index.count > 0) {
        const Bytes before(index.lastKey);
        const int order = std::memcmp(before.data(), key.data(), std::min(before.size(), key.size()));
        const bool same = order == 0 && before.size() == key.size();
        const auto fault = [&index](BuildFaultKind kind) {
            return BuildFault{kind, "index " + index.name, index.count + 1};
        };
        if (same || (index.unique && !userKey.empty() &&
                     std::ranges::equal(userKey, before.first(index.lastUserBytes))))
            return fault(BuildFaultKind::DuplicateKey);
        if (order > 0 || (order == 0 && before.size() > key.size()))
            return fault(BuildFaultKind::KeyOrder);
    }
    index.lastKey.assign(key.begin(), key.end());
    index.lastUserBytes = userKey.size();
    return {};
}

Outcome<void> TablespaceBuilder::checkRow(const RowImage &row)
{
    if (m_finished)
        return BuildFault{BuildFaultKind::OutOfTurn, "the tablespace is finished"};
    if (row.values.size() != m_columns)
        return BuildFault{BuildFaultKind::RowIncomplete, "a row without all columns",
                          m_indexes.front().count + 1};
    Bytes key = m_key.inRow(row);
    if (key.empty()) {
        m_keyBytes.clear();
        KeyForm::UserPart none;
        m_key.append(m_rows, row, m_keyBytes, none);
        key = m_keyBytes;
    }
    return checkOrder(m_indexes.front(), key, {});
}

void TablespaceBuilder::appendOrder(const RowImage &row, std::vector<Byte> &to) const
{
    KeyForm::UserPart none;
    m_key.append(m_rows, row, to, none);
}

bool TablespaceBuilder::hasRoomFor(const RowImage &row)
{
    if (row.length + m_mostBesides <= longestRecord) [[likely]]
        return true;
    const RecordSize least = m_longRow->shorten(row);
    return least.extra + least.data <= longestRecord;
}

/// Writes what has to be outside of the row's page; m_longRow has the rest of the row then.
Outcome<void> TablespaceBuilder::moveOut(const RowImage &row)
{
    const RecordSize least = m_longRow->shorten(row);
    if (least.extra + least.data > longestRecord)
        return BuildFault{BuildFaultKind::RowTooLong, std::to_string(least.extra + least.data) + " bytes",
                          m_indexes.front().count + 1};
    for (const LongRow::Outside &value : m_longRow->outside())
        if (!m_values->write(value.bytes, m_longRow->reference(value)))
            return stopped(m_indexes.front());
    return {};
}

Outcome<void> TablespaceBuilder::addRow(const RowImage &row)
{
    if (auto good = checkRow(row); !good)
        return good;
    Index &index = m_indexes.front();
    RecordSize size = m_rows.measure(row);
    const bool isLong = size.extra + size.data > longestRecord;
    if (isLong) {
        if (auto moved = moveOut(row); !moved)
            return moved;
        size = m_rows.measure(m_longRow->image());
    }
    Byte *origin = index.tree->place(size);
    if (origin == nullptr)
        return stopped(index);
    m_rows.write(isLong ? m_longRow->image() : row, origin);
    if (index.tree->beginsPage()) {
        const RecordSize keySize = m_nodes.measure(row);
        std::vector<Byte> record(std::size_t{keySize.extra} + keySize.data);
        m_nodes.write(row, record.data() + keySize.extra);
        RecordBytes &first = index.tree->firstKey();
        first.lengths.assign(record.begin(), record.begin() + (keySize.extra - recordHeader));
        first.data.assign(record.begin() + keySize.extra, record.end());
    }
    index.tree->added();
    ++index.count;
    return {};
}

Outcome<void> TablespaceBuilder::addEntry(std::size_t number, Bytes bytes)
{
    if (m_finished || number == 0 || number >= m_indexes.size())
        return BuildFault{BuildFaultKind::OutOfTurn, "no such index, or the tablespace is finished"};
    Index &index = m_indexes[number];
    auto entry = index.entries->read(bytes);
    if (!entry)
        return entry.fault();
    if (auto good = checkOrder(index, entry->key, entry->userKey); !good)
        return good;
    const RecordSize size{.extra = recordHeader + static_cast<std::uint32_t>(entry->lengths.size()),
                          .data = static_cast<std::uint32_t>(entry->data.size())};
    if (size.extra + size.data > longestRecord)
        return BuildFault{BuildFaultKind::EntryForm, "an entry of " + std::to_string(size.data) + " bytes"};
    Byte *origin = index.tree->place(size);
    if (origin == nullptr)
        return stopped(index);
    std::copy(entry->lengths.begin(), entry->lengths.end(), origin - size.extra);
    std::copy(entry->data.begin(), entry->data.end(), origin);
    if (index.tree->beginsPage()) {
        RecordBytes &first = index.tree->firstKey();
        first.lengths.assign(entry->lengths.begin(), entry->lengths.end());
        first.data.assign(entry->data.begin(), entry->data.end());
    }
    index.tree->added();
    ++index.count;
    return {};
}

Outcome<BuiltTablespace> TablespaceBuilder::finish(const End &end)
{
    if (m_finished)
        return BuildFault{BuildFaultKind::OutOfTurn, "the tablespace is finished"};
    m_finished = true;
    BuiltTablespace built{.rows = m_indexes.front().count};
    for (Index &index : m_indexes) {
        if (index.count != built.rows)
            return BuildFault{BuildFaultKind::EntryCount, "index " + index.name + " has " +
                                                              std::to_string(index.count) + " entries for " +
                                                              std::to_string(built.rows) + " rows"};
        const bool root = &index == &m_indexes.front() && m_autoIncrementInFile;
        if (!index.tree->finish(root ? end.lastAutoIncrement : 0))
            return stopped(index);
        built.levels.push_back(index.tree->levels());
    }
    m_space.finish(*m_indexes.front().writer);
    for (const Index &index : m_indexes) {
        index.writer->flush();
        if (!index.writer->good())
            return index.writer->fault();
        built.pagesWritten += index.writer->pagesWritten();
    }
    built.pages = m_space.pages();
    if (auto ended = m_sink.end(built.pages); !ended)
        return ended.fault();
    return built;
}

} // namespace millrace::ibd
