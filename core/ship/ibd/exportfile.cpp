// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/exportfile.h"

#include "core/ship/ibd/base/format.h"

namespace millrace::ibd {

namespace {

constexpr std::uint32_t versionOfMariaDb = 1;
constexpr std::uint32_t versionSpaceFlags = 2;
constexpr std::uint32_t versionDefaults = 3; ///< of columns that were added instantly
constexpr std::uint32_t versionAscending = 4;
constexpr std::uint32_t versionInstant = 5; ///< the number of nullable columns before the first of those
constexpr std::uint32_t versionCompression = 6;
constexpr std::uint32_t versionRowVersions = 7; ///< when columns came and went
constexpr std::uint32_t versionWide = 8;
constexpr std::uint32_t multiByteBase = 5;          ///< minimum + 5 × maximum (dict_col_t::mbminmaxlen)
constexpr std::uint32_t descendingBit = 0x80000000; ///< MariaDB, in the fixed length
constexpr std::uint32_t longestName = 4096;
constexpr std::uint32_t mostColumns = 1100;
constexpr std::uint32_t mostIndexes = 70;

/// Reads on; what is not there is 0, and `good` is false from then on.
class ByteReader
{
public:
    explicit ByteReader(Bytes bytes)
        : m_bytes(bytes)
    {}
    bool good() const { return m_good; }
    std::size_t at() const { return m_at; }
    bool atEnd() const { return m_good && m_at == m_bytes.size(); }
    std::uint32_t number(std::uint32_t bytes = 4)
    {
        std::uint32_t value = 0;
        if (!has(bytes))
            return 0;
        for (std::uint32_t i = 0; i < bytes; ++i)
            value = value << 8U | m_bytes[m_at++];
        return value;
    }
    std::uint64_t longNumber()
    {
        const std::uint64_t high = number();
        return high << 32U | number();
    }
    /// A length that counts the NUL at the end, and that many bytes.
    std::string text()
    {
        const std::uint32_t length = number();
        if (length == 0 || length > longestName || !has(length) || m_bytes[m_at + length - 1] != 0) {
            m_good = false;
            return {};
        }
        std::string text(m_bytes.begin() + static_cast<std::ptrdiff_t>(m_at),
                         m_bytes.begin() + static_cast<std::ptrdiff_t>(m_at + length - 1));
        m_at += length;
        return text;
    }

private:
    bool has(std::size_t bytes)
    {
        m_good = m_good && m_bytes.size() - m_at >= bytes;
        return m_good;
    }
    Bytes m_bytes;
    std::size_t m_at = 0;
    bool m_good = true;
};

BuildFault cutOff()
{
    return {BuildFaultKind::TemplateUnreadable, "the .cfg file is cut off or damaged"};
}

/// False where columns were added or dropped instantly: records then have versions.
bool readInstantFacts(ByteReader &reader, std::uint32_t version)
{
    bool plain = true;
    if (version >= versionInstant)
        reader.number(); // of the nullable columns: all of them
    if (version >= versionRowVersions) {
        const std::uint32_t first = reader.number();
        const std::uint32_t now = reader.number();
        const std::uint32_t everSeen = reader.number();
        const std::uint32_t dropped = reader.number();
        const std::uint32_t rowVersion = reader.number();
        plain = first == now && now == everSeen && dropped == 0 && rowVersion == 0;
    }
    return plain;
}

ExportedColumn readColumn(ByteReader &reader, std::uint32_t version, bool &plain)
{
    ExportedColumn column;
    column.preciseType = reader.number();
    column.mainType = reader.number();
    column.length = reader.number();
    const std::uint32_t multiByte = reader.number();
    column.minimumBytesOfChar = multiByte % multiByteBase;
    column.mostBytesOfChar = multiByte / multiByteBase;
    reader.number(); // its place
    reader.number(); // whether an index orders by it
    reader.number(); // longest prefix in an index
    column.name = reader.text();
    if (version >= versionRowVersions) {
        const std::uint32_t width = version >= versionWide ? 2 : 1;
        reader.number(width); // added in version
        reader.number(width); // dropped in version
        reader.number();      // place in the record
    }
    if (version >= versionDefaults)
        plain = plain && reader.number(1) == 0; // has an instant default
    return column;
}

ExportedIndex readIndex(ByteReader &reader, std::uint32_t version)
{
    ExportedIndex index;
    index.id = reader.longNumber();
    index.spaceId = reader.number();
    index.root = reader.number();
    index.type = reader.number();
    reader.number(); // where DB_TRX_ID is
    index.userFields = reader.number();
    index.uniqueFields = reader.number();
    index.nullable = reader.number();
    const std::uint32_t fields = reader.number();
    index.name = reader.text();
    for (std::uint32_t i = 0; i < fields && fields <= 2 * mostColumns && reader.good(); ++i) {
        ExportedField field;
        field.prefixBytes = reader.number();
        field.fixedBytes = reader.number();
        if (version >= versionAscending)
            field.descending = reader.number() == 0;
        if (version == versionOfMariaDb) {
            field.descending = (field.fixedBytes & descendingBit) != 0;
            field.fixedBytes &= ~descendingBit;
        }
        field.column = reader.text();
        index.fields.push_back(std::move(field));
    }
    return index;
}

} // namespace

bool ExportedColumn::nullable() const
{
    return (preciseType & format::typeNotNull) == 0;
}

bool ExportedColumn::isUnsigned() const
{
    return (preciseType & format::typeUnsigned) != 0;
}

Outcome<ExportFile> ExportFile::parse(Bytes bytes)
{
    ByteReader reader(bytes);
    ExportFile file;
    file.version = reader.number();
    if (!reader.good())
        return cutOff();
    if (file.version < versionOfMariaDb || file.version > versionWide)
        return BuildFault{BuildFaultKind::TemplateUnknown,
                          "version " + std::to_string(file.version) + " of the .cfg file"};
    reader.text(); // the host
    file.table = reader.text();
    file.autoIncrement = reader.longNumber();
    file.pageBytes = reader.number();
    file.tableFlags = reader.number();
    const std::uint32_t columns = reader.number();
    bool plain = readInstantFacts(reader, file.version);
    if (file.version >= versionSpaceFlags)
        reader.number(); // those of page 0
    if (file.version >= versionCompression)
        plain = plain && reader.number(1) == 0;
    if (!reader.good() || columns > mostColumns)
        return cutOff();
    for (std::uint32_t i = 0; i < columns && reader.good(); ++i)
        file.columns.push_back(readColumn(reader, file.version, plain));
    const std::uint32_t indexes = reader.number();
    if (!reader.good() || indexes > mostIndexes)
        return cutOff();
    for (std::uint32_t i = 0; i < indexes && reader.good(); ++i) {
        ExportedIndex index = readIndex(reader, file.version);
        if ((index.type & format::indexSdi) == 0)
            file.indexes.push_back(std::move(index));
    }
    if (!reader.atEnd())
        return cutOff();
    if (!plain)
        return BuildFault{BuildFaultKind::TemplateUnknown,
                          "columns that were added or dropped instantly, or page compression"};
    return file;
}

Outcome<std::vector<Byte>> ExportFile::withAutoIncrement(Bytes bytes, std::uint64_t next)
{
    if (auto known = parse(bytes); !known)
        return known.fault();
    ByteReader reader(bytes);
    reader.number(); // the version
    reader.text();   // the host
    reader.text();   // the table
    std::vector<Byte> changed(bytes.begin(), bytes.end());
    put64(changed.data() + reader.at(), next);
    return changed;
}

} // namespace millrace::ibd
