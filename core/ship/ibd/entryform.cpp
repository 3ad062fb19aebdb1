// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/entryform.h"

#include "core/ship/ibd/base/format.h"

namespace millrace::ibd {

namespace {

constexpr std::size_t trailerBytes = 6; ///< of the key, of its part that is unique, of lengths and NULL bits

} // namespace

Outcome<EntryForm> EntryForm::make(const ExportedIndex &index, const std::vector<ColumnShape> &columns)
{
    auto layout = RecordLayout::ofIndex(index, columns);
    if (!layout)
        return layout.fault();
    auto key = KeyForm::make(*layout, index.name, index.fields.size(), columns);
    if (!key)
        return key.fault();
    EntryForm form(std::move(*layout), std::move(*key));
    form.m_userFields = index.userFields;
    if (form.m_key.isRecord()) {
        for (std::size_t i = 0; i < form.m_layout.fields().size(); ++i) {
            form.m_fixedBytes += form.m_layout.fields()[i].fixedBytes;
            if (i + 1 == form.m_userFields)
                form.m_fixedUserBytes = form.m_fixedBytes;
        }
    }
    return form;
}

void EntryForm::append(const RowImage &row, std::vector<Byte> &to) const
{
    const std::size_t begin = to.size();
    if (m_fixedBytes > 0) { // the record itself, with nothing before its origin
        to.resize(begin + m_fixedBytes);
        m_layout.write(row, to.data() + begin);
        return;
    }
    KeyForm::UserPart user{.fields = m_userFields};
    m_key.append(m_layout, row, to, user);
    const std::size_t keyBytes = to.size() - begin;
    const RecordSize size = m_layout.measure(row);
    // The header is written by the page: its place here is taken by the trailer's, after the data.
    to.resize(to.size() + size.extra + size.data + trailerBytes - format::recordHeader);
    std::vector<Byte> record(size.extra + size.data);
    m_layout.write(row, record.data() + size.extra);
    const std::size_t lengths = size.extra - format::recordHeader;
    Byte *at = to.data() + begin + keyBytes;
    std::memcpy(at, record.data(), lengths);
    std::memcpy(at + lengths, record.data() + size.extra, size.data);
    at += lengths + size.data;
    put16(at, static_cast<std::uint32_t>(keyBytes));
    put16(at + 2, static_cast<std::uint32_t>(user.hasNull ? 0 : user.bytes));
    put16(at + 4, static_cast<std::uint32_t>(lengths));
}

Outcome<IndexEntry> EntryForm::read(Bytes entry) const
{
    const auto malformed = [] { return BuildFault{BuildFaultKind::EntryForm, "not an entry of this index"}; };
    if (m_fixedBytes > 0) {
        if (entry.size() != m_fixedBytes)
            return malformed();
        return IndexEntry{.key = entry, .userKey = entry.first(m_fixedUserBytes), .data = entry};
    }
    if (entry.size() < trailerBytes)
        return malformed();
    const Byte *trailer = entry.data() + entry.size() - trailerBytes;
    const std::size_t key = get16(trailer);
    const std::size_t user = get16(trailer + 2);
    const std::size_t lengths = get16(trailer + 4);
    if (key + lengths + trailerBytes > entry.size() || user > key || lengths < m_layout.nullBytes())
        return malformed();
    return IndexEntry{.key = entry.first(key),
                      .userKey = entry.first(user),
                      .lengths = entry.subspan(key, lengths),
                      .data = entry.subspan(key + lengths, entry.size() - trailerBytes - key - lengths)};
}

} // namespace millrace::ibd
