// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/records/valuerules.h"
#include "core/ship/ibdcheck/shape/checkedtable.h"

#include <cstdint>
#include <string>
#include <vector>

namespace millrace::ibdcheck {

/// Where a field of a record is in its page.
struct RecordField
{
    uint32_t at = 0;
    uint32_t length = 0;
    bool null = false;
    bool offPage = false; ///< its last 20 bytes say where the value is
};

/// A record taken apart. The fields are those that the layout has.
struct CheckedRecord
{
    uint32_t origin = 0; ///< 0: none
    uint32_t start = 0;  ///< of its lengths, NULL bits and header
    uint32_t end = 0;
    bool offPage = false; ///< one of the fields is
    std::vector<RecordField> fields;
};

/// A field of an index's records.
struct LayoutField
{
    std::string name;
    uint32_t fixedBytes = 0; ///< 0: differs
    uint32_t mostBytes = 0;
    bool longLengths = false;
    bool nullable = false;
    bool descending = false;
    bool isPrefix = false;    ///< of the column's value
    uint32_t prefixChars = 0; ///< of a prefix in characters of more than one size; 0: in bytes
    StoredOrder order = StoredOrder::Bytes;
    CheckedColumn column;      ///< what its bytes have to be
    int32_t columnNumber = -1; ///< in CheckedTable::columns; -1: InnoDB's own
};

/// What the records of one index look like: compiled once, used for each record.
class RecordLayout
{
public:
    enum class Level
    {
        Leaf,
        Inner ///< the key and the number of the page below
    };
    enum class Fault
    {
        None,
        OutOfBounds, ///< the record leaves the room that it may have
        NullBits,    ///< a bit is set that belongs to no field
        TooLong      ///< a value is longer than its column may be
    };

    RecordLayout() = default;
    /// REQUIRES: table.whyNot() is empty.
    static RecordLayout clustered(const CheckedTable &table);
    static RecordLayout secondary(const CheckedTable &table, size_t index);
    /// MySQL's dictionary in the file (SDI).
    static RecordLayout dictionary();

    const std::vector<LayoutField> &fields() const { return m_fields; }
    size_t keyFields() const { return m_keyFields; }       ///< those that tell two records apart
    size_t uniqueFields() const { return m_uniqueFields; } ///< those of a UNIQUE secondary key; 0: none
    bool isClustered() const { return m_clustered; }
    bool isSpatial() const { return m_spatial; }
    size_t transactionField() const { return m_transactionField; } ///< of a clustered index: DB_TRX_ID
    /// The fields whose bytes can be wrong.
    const std::vector<size_t> &judged() const { return m_judged; }
    /// Where the field of this column stands in a clustered record; -1: nowhere. \a whole: not of a prefix.
    int32_t fieldOf(uint32_t column) const;

    /// Takes the record at \a origin apart, which may lie in [low, high) of the page. Reads no byte outside.
    Fault parse(const uint8_t *page, uint32_t origin, uint32_t low, uint32_t high, Level level,
                CheckedRecord &record) const;

    /// Of the first \a fields fields.
    KeyCompare compare(const uint8_t *pageA, const CheckedRecord &a, const uint8_t *pageB,
                       const CheckedRecord &b, size_t fields) const;
    /// Whether they are the same bytes.
    static bool same(const uint8_t *pageA, const CheckedRecord &a, const uint8_t *pageB,
                     const CheckedRecord &b, size_t fields);
    /// Whether one of the first \a fields fields is NULL.
    static bool anyNull(const CheckedRecord &record, size_t fields);

private:
    /// What parse() needs of a field: the rest of LayoutField would push it out of the processor's cache.
    struct Step
    {
        uint32_t fixedBytes = 0;
        uint32_t mostBytes = 0;
        bool nullable = false;
        bool longLengths = false;
        bool inRow = false; ///< it may not be outside
    };
    enum class LengthFault
    {
        None,
        OutOfBounds,
        TooLong
    };
    static LengthFault lengthOf(const uint8_t *page, uint32_t low, const Step &step, uint32_t &lengths,
                                RecordField &field);

    void add(const CheckedTable &table, const CheckedKeyPart &part);
    void addSystem(const char *name, uint32_t bytes);
    void compile();
    Fault parseFlat(uint32_t origin, uint32_t high, CheckedRecord &record) const;

    std::vector<LayoutField> m_fields;
    std::vector<Step> m_steps; ///< one for each field
    std::vector<size_t> m_judged;
    size_t m_keyFields = 0;
    size_t m_uniqueFields = 0;
    size_t m_transactionField = 0;
    uint32_t m_nullBytes = 0;
    uint32_t m_nullBits = 0;
    uint32_t m_flatKey = 0;  ///< bytes of the key when they alone decide; 0: they do not
    uint32_t m_flatLeaf = 0; ///< bytes of each record when all are the same; 0: they differ
    bool m_clustered = false;
    bool m_spatial = false;
};

constexpr uint32_t offPageBytes = 20; ///< of the reference to a value outside its record

} // namespace millrace::ibdcheck
