// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scan/distinctcount.h"

#include <bit>
#include <cmath>
#include <xxhash.h>

namespace millrace {

namespace {

constexpr int indexBits = 12;
constexpr qsizetype registers = qsizetype{1} << indexBits;

} // namespace

void DistinctCount::add(const QByteArray &value)
{
    const quint64 hash = XXH3_64bits(value.constData(), static_cast<std::size_t>(value.size()));
    if (!isExact())
        return note(hash);
    m_hashes.insert(hash);
    if (m_hashes.size() <= exactUpTo)
        return;
    m_registers = QVector<quint8>(registers, 0);
    for (const quint64 each : std::as_const(m_hashes))
        note(each);
    m_hashes = {};
}

void DistinctCount::note(quint64 hash)
{
    const auto index = static_cast<qsizetype>(hash >> (64 - indexBits));
    const auto rank = static_cast<quint8>(std::countl_zero((hash << indexBits) | 1) + 1);
    if (m_registers.at(index) < rank)
        m_registers[index] = rank;
}

qint64 DistinctCount::count() const
{
    if (isExact())
        return m_hashes.size();
    double sum = 0;
    qsizetype empty = 0;
    for (const quint8 rank : m_registers) {
        sum += std::ldexp(1.0, -int(rank));
        empty += rank == 0 ? 1 : 0;
    }
    constexpr auto count = static_cast<double>(registers);
    const double estimate = 0.7213 / (1 + 1.079 / count) * count * count / sum;
    // Where many registers are empty, linear counting is the better estimate.
    if (estimate <= 2.5 * count && empty > 0)
        return qRound64(count * std::log(count / static_cast<double>(empty)));
    return qRound64(estimate);
}

} // namespace millrace
