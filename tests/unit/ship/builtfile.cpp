// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/ship/builtfile.h"

#include "core/base/literals.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <stdexcept>

namespace millrace::test {

namespace {

constexpr std::size_t pageBytes = 16384;

std::uint32_t at16(const std::vector<ibd::Byte> &page, std::size_t offset)
{
    return std::uint32_t(page.at(offset)) << 8U | page.at(offset + 1);
}

std::uint32_t at32(const std::vector<ibd::Byte> &page, std::size_t offset)
{
    return at16(page, offset) << 16U | at16(page, offset + 2);
}

/// The record after the one at `origin`; the link is relative, 16 bits.
std::size_t nextRecord(const std::vector<ibd::Byte> &page, std::size_t origin)
{
    return (origin + at16(page, origin - 2)) & 0xffffU;
}

} // namespace

ibd::Outcome<void> MemorySink::write(std::uint32_t firstPage, ibd::Bytes bytes)
{
    if (writes++ >= failAfter)
        return ibd::BuildFault{ibd::BuildFaultKind::WriteFailed, "no space"};
    for (std::size_t at = 0; at < bytes.size(); at += pageBytes, ++firstPage) {
        twice = twice || pages.contains(firstPage);
        const auto page = bytes.subspan(at, pageBytes);
        pages[firstPage].assign(page.begin(), page.end());
    }
    return {};
}

ibd::Outcome<void> MemorySink::end(std::uint32_t count)
{
    length = count;
    return {};
}

std::vector<ibd::Byte> shipData(const QString &name)
{
    QFile file(testData(u"ship/"_s + name));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(name.toStdString());
    const QByteArray all = file.readAll();
    return {all.begin(), all.end()};
}

std::vector<ibd::ColumnShape> shipColumns()
{
    using ibd::ColumnKind;
    return {
        {.name = "id", .kind = ColumnKind::Integer, .isUnsigned = true, .length = 8},
        {.name = "n", .kind = ColumnKind::Integer, .nullable = true, .length = 4},
        {.name = "name",
         .kind = ColumnKind::VarChar,
         .nullable = true,
         .length = 300,
         .ordering = ibd::TextOrdering::BytesPadded},
        {.name = "code", .kind = ColumnKind::Char, .length = 10, .ordering = ibd::TextOrdering::BytesPadded},
        {.name = "made", .kind = ColumnKind::Date}};
}

ibd::TemplateFile shipTemplate(const QString &flavour)
{
    auto file = ibd::TemplateFile::parse(shipData(flavour + u".ibd"_s), shipData(flavour + u".cfg"_s));
    if (!file)
        throw std::runtime_error(file.fault().what);
    return *file;
}

void fillShipRow(ibd::RowEncoder &row, std::size_t number)
{
    row.begin();
    row.number(0, number + 1);
    if (number % 5 == 0)
        row.null(1);
    else
        row.number(1, static_cast<std::int64_t>(number * 31 % 997) - 500);
    if (number % 7 == 0)
        row.null(2);
    else
        row.text(2, "name " + std::to_string(number));
    row.text(3, std::to_string(number % 90000));
    row.moment(
        4, {.year = 2024, .month = 1 + std::uint32_t(number % 12), .day = 1 + std::uint32_t(number % 28)});
}

LeafWalk walkLeaves(const MemorySink &sink, std::uint32_t root)
{
    std::uint32_t number = root;
    while (at16(sink.pages.at(number), 64) >
           0) { // PAGE_LEVEL: down by the first node pointer's last four bytes
        const auto &page = sink.pages.at(number);
        const std::size_t first = nextRecord(page, 99);
        const std::size_t second = nextRecord(page, first);
        // The child is the last of the record: it ends where the next one's bytes before its origin begin; a
        // second record has as many of them as the first where both have the same lengths, which the callers
        // see to.
        const std::size_t extra = first - 120;
        const std::size_t end = second == 112 ? at16(page, 40) : second - extra;
        number = at32(page, end - 4);
    }
    LeafWalk walk;
    for (std::uint32_t before = 0xffffffff; number != 0xffffffff;) {
        const auto &page = sink.pages.at(number);
        if (at32(page, 8) != before || at32(page, 4) != number)
            throw std::runtime_error("links of page " + std::to_string(number));
        walk.pages.push_back(number);
        std::uint64_t here = 0;
        for (std::size_t record = nextRecord(page, 99); record != 112; record = nextRecord(page, record)) {
            walk.firstBytes.emplace_back(page.begin() + std::ptrdiff_t(record),
                                         page.begin() + std::ptrdiff_t(record) + 8);
            if (++here > 8000)
                throw std::runtime_error("records of page " + std::to_string(number));
        }
        if (here != at16(page, 54))
            throw std::runtime_error("count of page " + std::to_string(number));
        walk.records += here;
        before = number;
        number = at32(page, 12);
    }
    return walk;
}

} // namespace millrace::test
