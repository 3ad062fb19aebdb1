// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/shape/checkedtable.h"

namespace millrace::ibdcheck {

namespace {

constexpr size_t mostColumns = 1020; ///< REC_MAX_N_FIELDS less what InnoDB adds
constexpr size_t mostIndexes = 65;

std::string whyNotThis(const CheckedColumn &column)
{
    if (column.fixedBytes > 16384)
        return "column " + column.name + ": no value has so many bytes in a page";
    if (column.value == StoredValue::Float && column.fixedBytes != 4)
        return "column " + column.name + ": a float has 4 bytes";
    if (column.value == StoredValue::Double && column.fixedBytes != 8)
        return "column " + column.name + ": a double has 8 bytes";
    if (column.order == StoredOrder::Float && column.fixedBytes != 4)
        return "column " + column.name + ": ordered as a float without being one";
    if (column.order == StoredOrder::Double && column.fixedBytes != 8)
        return "column " + column.name + ": ordered as a double without being one";
    if (column.mostCharBytes < 1 || column.leastCharBytes < 1 || column.mostCharBytes < column.leastCharBytes)
        return "column " + column.name + ": bytes of a character";
    return {};
}

} // namespace

std::string CheckedTable::whyNot() const
{
    if (columns.empty() || columns.size() > mostColumns)
        return "a table has 1 to " + std::to_string(mostColumns) + " columns";
    if (indexes.empty() || indexes.size() > mostIndexes)
        return "a table has 1 to " + std::to_string(mostIndexes) + " indexes, the clustered one first";
    for (const CheckedColumn &column : columns) {
        if (std::string why = whyNotThis(column); !why.empty())
            return why;
    }
    for (const CheckedIndex &index : indexes) {
        if (index.parts.empty() && &index != indexes.data())
            return "index " + index.name + " has no columns";
        for (const CheckedKeyPart &part : index.parts) {
            if (part.column >= columns.size())
                return "index " + index.name + " has a column that the table has not";
            if (&index == indexes.data() && (columns[part.column].nullable || columns[part.column].isVirtual))
                return "the clustered index has column " + columns[part.column].name +
                       ", which may be NULL or virtual";
        }
    }
    return {};
}

} // namespace millrace::ibdcheck
