// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSet>
#include <QVector>

namespace millrace {

/// How many different values were added. Exact up to `exactUpTo`; beyond it an estimate by HyperLogLog
/// (Flajolet et al. 2007) with 4096 registers, standard error 1.6 %.
class DistinctCount
{
public:
    static constexpr qsizetype exactUpTo = 20'000;

    void add(const QByteArray &value);
    qint64 count() const;
    bool isExact() const { return m_registers.isEmpty(); }

private:
    void note(quint64 hash);

    QSet<quint64> m_hashes; ///< while exact; two values of one hash among 20,000 are as likely as 1 to 10^11
    QVector<quint8> m_registers; ///< empty while exact
};

} // namespace millrace
