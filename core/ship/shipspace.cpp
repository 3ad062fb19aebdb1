// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/shipspace.h"

#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 headerBytes = 5;  ///< of each record
constexpr qint64 systemBytes = 13; ///< of each row: who wrote it (6), where it was before (7)
constexpr qint64 rowIdBytes = 6;   ///< of a table without a key
constexpr qint64 lengthBytes = 2;  ///< of a value that varies, at most
/// Headers, slots and the sixteenth that is left free on a page, the pages above the leaves, the last extent
/// of each segment: on top of the records.
constexpr double pageShare = 1.15;
constexpr qint64 emptyFileBytes = 64LL * 1024;

struct Bytes
{
    double least = 0;
    double most = 0;

    void add(const Bytes &other)
    {
        least += other.least;
        most += other.most;
    }
};

/// \a textBytes: of a row of the dump, which values that vary cannot exceed by much.
Bytes bytesOf(const ibd::ColumnShape &column, double textBytes)
{
    const double stored = column.storedBytes();
    if (column.isFixed())
        return {.least = column.nullable ? 0 : stored, .most = stored};
    if (column.kind == ibd::ColumnKind::Char) // filled with spaces to so many bytes
        return {.least = column.nullable ? 0.0 : column.length, .most = stored + lengthBytes};
    const bool outside = column.kind == ibd::ColumnKind::Text || column.kind == ibd::ColumnKind::Blob;
    return {.least = 0, .most = (outside ? textBytes : std::min(stored, textBytes)) + lengthBytes};
}

Bytes bytesOf(const QStringList &columns, const TableShape &shape, double textBytes)
{
    Bytes sum;
    for (const QString &name : columns) {
        const auto column = std::ranges::find_if(shape.columns, [&](const ibd::ColumnShape &candidate) {
            return QString::fromStdString(candidate.name).compare(name, Qt::CaseInsensitive) == 0;
        });
        if (column != shape.columns.end())
            sum.add(bytesOf(*column, textBytes));
    }
    return sum;
}

} // namespace

std::optional<ShipSpace> ShipSpace::of(const Source &source, const TableShape &shape,
                                       const TableSchema &table)
{
    const qint64 rows = source.isTable() ? source.table->rowsEstimate : source.totalRows();
    if (rows < 0)
        return std::nullopt;
    if (rows == 0)
        return ShipSpace{.leastBytes = emptyFileBytes, .mostBytes = emptyFileBytes};
    // A byte of a one-byte character set may become two.
    const double textBytes = 2.0 * double(source.totalBytes()) / double(rows);
    Bytes row{.least = double(headerBytes + systemBytes), .most = double(headerBytes + systemBytes)};
    double varying = 0; // the text is shared by all values that vary
    for (const ibd::ColumnShape &column : shape.columns) {
        const Bytes value = bytesOf(column, textBytes);
        row.least += value.least;
        row.most +=
            column.isFixed() || column.kind == ibd::ColumnKind::Char ? value.most : double(lengthBytes);
        if (!column.isFixed() && column.kind != ibd::ColumnKind::Char)
            varying = textBytes;
    }
    row.most += varying;
    const auto primary =
        std::ranges::find_if(table.indexes, [](const Index &index) { return index.primary; });
    Bytes key{.least = 0, .most = double(rowIdBytes)};
    if (primary != table.indexes.end())
        key = bytesOf(primary->columns, shape, textBytes);
    else
        row.most += double(rowIdBytes);
    for (const Index &index : table.indexes) {
        if (index.primary)
            continue;
        row.add(bytesOf(index.columns, shape, textBytes));
        row.add(key);
        row.add({.least = double(headerBytes), .most = double(headerBytes)});
    }
    return ShipSpace{.leastBytes = std::max(emptyFileBytes, qint64(row.least * double(rows))),
                     .mostBytes = emptyFileBytes + qint64(row.most * double(rows) * pageShare)};
}

} // namespace millrace
