// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/comparisonrows.h"

#include <algorithm>
#include <cstring>

namespace millrace {

namespace {

/// splitmix64: a few instructions, and every number has its own.
quint64 mixed(quint64 x)
{
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

/// Digits in groups of eleven, as sysbench writes them.
void appendDigits(QByteArray &text, quint64 seed, int length)
{
    quint64 digits = 0;
    for (int i = 0; i < length; ++i) {
        if (i % 16 == 0)
            digits = mixed(seed++);
        text += i % 12 == 11 ? '-' : static_cast<char>('0' + digits % 10);
        digits /= 10;
    }
}

} // namespace

void ComparisonRows::append(QByteArray &text, const char *between, const char *quote)
{
    constexpr int longText = 119;
    constexpr int shortText = 59;
    const auto seed = static_cast<quint64>(m_next) * 32;
    text += QByteArray::number(m_next);
    text += between;
    text += QByteArray::number(static_cast<qint64>(mixed(seed) % 2'000'000'000));
    for (const auto &[offset, length] : {std::pair{1, longText}, std::pair{16, shortText}}) {
        text += between;
        text += quote;
        appendDigits(text, seed + static_cast<quint64>(offset), length);
        text += quote;
    }
    ++m_next;
}

int ComparisonFeed::read(char *buffer, unsigned size)
{
    constexpr qsizetype block = 64LL * 1024;
    if (m_sent == m_text.size()) {
        m_text.resize(0); // keeps its memory
        m_sent = 0;
        while (!m_rows.atEnd() && m_text.size() < block) {
            m_rows.append(m_text, "\t", "");
            m_text += '\n';
        }
    }
    const qsizetype count = std::min<qsizetype>(size, m_text.size() - m_sent);
    std::memcpy(buffer, m_text.constData() + m_sent, static_cast<std::size_t>(count));
    m_sent += count;
    return static_cast<int>(count);
}

} // namespace millrace
