// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/format.h"
#include "core/ship/ibd/rowencoder.h"

#include <vector>

namespace millrace::ibd {

/// A field of an index's record: a column, whole or its beginning, or one of the system's.
struct LayoutField
{
    enum class Source
    {
        Column,
        RowId,
        TrxId,
        RollPointer
    };
    Source source = Source::Column;
    std::size_t column = 0;
    std::uint32_t prefixCharacters = 0; ///< 0: whole
    std::uint32_t fixedBytes = 0;       ///< 0: its length is stored
    bool nullable = false;
    bool longLength = false; ///< lengths above 127 take two bytes
    bool descending = false;
};

struct RecordSize
{
    std::uint32_t extra = 0; ///< before the origin: lengths, NULL bits, header
    std::uint32_t data = 0;
};

/// Records of an index in the compact formats (rem0rec.cc: rec_convert_dtuple_to_rec_comp): before the
/// origin, from right to left, the header of five bytes, a bit for each nullable field, the lengths of those
/// that vary; from the origin on the fields. The record header itself is the page's business.
class RecordLayout
{
public:
    /// Of leaves. Errors: IndexUnsupported, ColumnMismatch.
    static Outcome<RecordLayout> ofIndex(const ExportedIndex &index, const std::vector<ColumnShape> &columns);
    /// Of the node pointers of a clustered index: its unique fields, and as many NULL bytes as its leaves
    /// have.
    RecordLayout ofNodes(std::uint32_t uniqueFields) const;

    RecordSize measure(const RowImage &row) const;
    /// The most that a record has besides its values. REQUIRES: of whole columns.
    std::uint32_t mostBesidesValues() const;
    /// Everything of a record but its header. REQUIRES: room for measure(row) on both sides.
    void write(const RowImage &row, Byte *origin) const;

    const std::vector<LayoutField> &fields() const { return m_fields; }
    std::uint32_t nullBytes() const { return m_nullBytes; }
    /// The same size for every row, and nothing before the origin but the header.
    bool isPlain() const { return m_variable.empty() && m_nullBytes == 0; }
    /// The field's bytes, wherever they are. REQUIRES: a column, not NULL.
    Bytes bytesOf(const LayoutField &field, const RowImage &row) const;

private:
    /// Columns that follow each other in the row as they do in the record, or one field by itself.
    struct Run
    {
        LayoutField::Source source = LayoutField::Source::Column;
        std::size_t first = 0;
        std::size_t last = 0;
        std::size_t prefixField = noField;
    };
    static constexpr std::size_t noField = static_cast<std::size_t>(-1);

    void prepare();
    static std::uint32_t runBytes(const Run &run, const RowImage &row);
    std::uint32_t lengthOf(const LayoutField &field, const RowImage &row) const;
    /// Whether the length of that many bytes takes two.
    static bool isLong(const LayoutField &field, std::uint32_t length, const RowImage &row)
    {
        return field.longLength && (length > format::oneByteLength || row.isOutside(field.column));
    }

    std::vector<LayoutField> m_fields;
    std::vector<LayoutField> m_variable;
    std::vector<std::size_t> m_nullable; ///< columns
    std::vector<Run> m_runs;
    std::vector<ColumnCharset> m_charsetOfColumn;
    std::uint32_t m_nullBytes = 0;
};

} // namespace millrace::ibd
