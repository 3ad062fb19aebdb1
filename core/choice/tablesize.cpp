// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choice/tablesize.h"

#include "core/base/literals.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

constexpr qint64 header = 8;         ///< of a record, with its share of the page's directory
constexpr qint64 hiddenColumns = 13; ///< DB_TRX_ID, DB_ROLL_PTR
constexpr qint64 hiddenRowId = 6;
constexpr qint64 usualText = 20; ///< as long as text is where it could be much longer
constexpr qint64 usualBlob = 200;
constexpr qint64 enoughRowsToTell = 1000;

struct FixedType
{
    QLatin1StringView name;
    qint64 bytes;
};
constexpr std::array fixedTypes{
    FixedType{"tinyint"_L1, 1},  FixedType{"smallint"_L1, 2},  FixedType{"mediumint"_L1, 3},
    FixedType{"int"_L1, 4},      FixedType{"bigint"_L1, 8},    FixedType{"float"_L1, 4},
    FixedType{"double"_L1, 8},   FixedType{"date"_L1, 3},      FixedType{"time"_L1, 3},
    FixedType{"datetime"_L1, 5}, FixedType{"timestamp"_L1, 4}, FixedType{"year"_L1, 1},
    FixedType{"enum"_L1, 1},     FixedType{"set"_L1, 8},       FixedType{"bit"_L1, 8},
    FixedType{"uuid"_L1, 16},    FixedType{"inet6"_L1, 16},    FixedType{"inet4"_L1, 4},
};

} // namespace

qint64 expectedBytes(const Column &column)
{
    static const QRegularExpression shape(u"^(\\w+)(?:\\((\\d+))?"_s);
    const auto match = shape.match(column.type);
    const QString name = match.captured(1).toLower();
    const qint64 length = match.captured(2).toLongLong();
    for (const FixedType &fixed : fixedTypes)
        if (name == fixed.name)
            return fixed.bytes;
    if (name == "decimal"_L1)
        return length / 2 + 1;
    if (name == "char"_L1 || name == "binary"_L1)
        return length;
    if (name == "varchar"_L1 || name == "varbinary"_L1)
        return 1 + std::min(length, usualText);
    return usualBlob;
}

qint64 expectedRowBytes(const TableSchema &table, qint64 sourceBytes)
{
    if (table.rowsEstimate >= enoughRowsToTell)
        return std::max<qint64>(1, table.dataBytes / table.rowsEstimate);
    qint64 values = 0;
    for (const Column &column : table.columns)
        values += column.generated ? 0 : expectedBytes(column);
    // Text in a dump is about as long as what is stored of it; numbers and moments are shorter stored.
    return header + hiddenColumns + std::max(values, sourceBytes * 2 / 3);
}

qint64 expectedEntryBytes(const TableSchema &table, const QStringList &columns)
{
    const auto bytesOf = [&table](const QStringList &names) {
        qint64 bytes = 0;
        for (const QString &name : names)
            if (const Column *column = table.column(name))
                bytes += std::min<qint64>(expectedBytes(*column), 767);
        return bytes;
    };
    const auto primary = std::find_if(table.indexes.begin(), table.indexes.end(),
                                      [](const Index &index) { return index.primary; });
    return header + bytesOf(columns) +
           (primary == table.indexes.end() ? hiddenRowId : bytesOf(primary->columns));
}

} // namespace millrace
