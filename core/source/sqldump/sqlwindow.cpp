// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlwindow.h"

#include "core/source/bytes/plainbytes.h"

#include <algorithm>

namespace millrace {

namespace {

/// Enough for nearly every statement that a block border cuts.
constexpr std::size_t firstCopy = 4096;

} // namespace

Result<bool> SqlWindow::more()
{
    if (m_ended)
        return false;
    if (m_counted < m_at)
        countTo(m_at); // these bytes are gone in a moment
    const std::size_t counted = static_cast<std::size_t>(m_counted - m_at);
    const std::size_t kept = size();
    if (!m_inCarry) {
        m_carry.assign(m_at, m_end);
        m_inCarry = true;
        m_blockCopied = m_block.size();
    } else {
        m_carry.erase(m_carry.begin(), m_carry.begin() + (m_at - m_carry.data()));
    }
    if (m_blockCopied == m_block.size()) {
        // The block of before is whole in m_carry, as far as it is needed: its bytes are not asked for again.
        MILLRACE_TRY(m_block, m_input->next());
        m_blockCopied = 0;
        m_ended = m_block.empty();
    }
    const std::size_t count = std::min(m_block.size() - m_blockCopied, std::max(firstCopy, kept));
    m_carry.insert(m_carry.end(), m_block.begin() + static_cast<std::ptrdiff_t>(m_blockCopied),
                   m_block.begin() + static_cast<std::ptrdiff_t>(m_blockCopied + count));
    m_blockCopied += count;
    m_at = m_carry.data();
    m_end = m_at + m_carry.size();
    m_counted = m_at + counted;
    if (!m_ended)
        consumeTo(m_at);
    return !m_ended;
}

void SqlWindow::consumeTo(const char *at)
{
    m_offset += at - m_at;
    m_at = at;
    if (m_inCarry && size() <= m_blockCopied) {
        // All that is left came from the block, which is still there.
        if (m_counted < m_at)
            countTo(m_at);
        const std::size_t counted = static_cast<std::size_t>(m_counted - m_at);
        m_at = m_block.data() + (m_blockCopied - size());
        m_end = m_block.data() + m_block.size();
        m_counted = m_at + counted;
        m_inCarry = false;
        m_carry.clear();
    }
}

void SqlWindow::enter(ByteStream &input)
{
    m_outer.push_back({.input = m_input,
                       .block = m_block,
                       .blockCopied = m_blockCopied,
                       .carry = std::move(m_carry), // its bytes stay where they are
                       .inCarry = m_inCarry,
                       .at = m_at,
                       .end = m_end,
                       .counted = m_counted,
                       .front = m_front,
                       .line = m_line,
                       .ended = m_ended});
    m_input = &input;
    m_block = {};
    m_blockCopied = 0;
    m_carry = {};
    m_inCarry = false;
    m_at = m_end = m_counted = nullptr;
    m_front = m_offset;
    m_line = 1;
    m_ended = false;
}

void SqlWindow::leave()
{
    Outer &outer = m_outer.back();
    m_input = outer.input;
    m_block = outer.block;
    m_blockCopied = outer.blockCopied;
    m_carry = std::move(outer.carry);
    m_inCarry = outer.inCarry;
    m_at = outer.at;
    m_end = outer.end;
    m_counted = outer.counted;
    m_front = outer.front;
    m_line = outer.line;
    m_ended = outer.ended;
    m_outer.pop_back();
}

SqlPlace SqlWindow::placeOf(const char *at)
{
    const qint64 offset = m_offset + (at - m_at);
    if (at >= m_counted) {
        countTo(at);
        return {.line = m_line, .byteOffset = offset};
    }
    const auto between = static_cast<std::size_t>(m_counted - at);
    return {.line = m_line - countByte({at, between}, '\n'), .byteOffset = offset};
}

void SqlWindow::countTo(const char *at)
{
    m_line += countByte({m_counted, static_cast<std::size_t>(at - m_counted)}, '\n');
    m_counted = at;
}

} // namespace millrace
