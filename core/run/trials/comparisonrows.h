// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"

namespace millrace {

/// Rows first … first + count - 1 of a made-up table: id, k, c CHAR(120), pad CHAR(60). The same number gives
/// the same row.
class ComparisonRows
{
public:
    ComparisonRows(qint64 first, qint64 count)
        : m_next(first)
        , m_end(first + count)
    {}
    bool atEnd() const { return m_next >= m_end; }
    /// Appends the next row, its fields divided by \a between and its texts within \a quote.
    void append(QByteArray &text, const char *between, const char *quote);

private:
    qint64 m_next;
    const qint64 m_end;
};

/// The rows as LOAD DATA LOCAL reads them.
class ComparisonFeed final : public InfileFeed
{
public:
    ComparisonFeed(qint64 first, qint64 count)
        : m_rows(first, count)
    {}
    int read(char *buffer, unsigned size) override;

private:
    ComparisonRows m_rows;
    QByteArray m_text;
    qsizetype m_sent = 0;
};

} // namespace millrace
