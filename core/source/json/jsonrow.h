// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/json/jsonline.h"

#include <QByteArray>

namespace millrace {

/// Writes JSON objects as rows of Dialect::jsonLines(), one line each: the values of the keys in their order.
/// Strings decoded, numbers digit by digit and nested values byte by byte as they stand there, true as 1,
/// false as 0, null and what is missing as NULL. Of some keys every value but null goes byte for byte, as
/// JSON. Used by one thread.
class JsonRowWriter
{
public:
    /// \a asJson: of them.
    explicit JsonRowWriter(const QStringList &keys, const QStringList &asJson = {});

    /// Appends the row that \a line is. At a fault a row of one field too many, which no server takes: it is
    /// counted, located and set aside as any other such row.
    JsonFault write(std::string_view line);
    /// The rows since the last call, in memory of their own.
    QByteArray take();
    bool isEmpty() const { return m_size == 0; }
    const JsonLineReader &reader() const { return m_reader; }

private:
    char *reserve(qsizetype bytes);
    char *put(const JsonValueText &value, char *out);
    static char *putJson(const JsonValueText &value, char *out);

    JsonLineReader m_reader;
    std::vector<bool> m_asJson; ///< by the index of the key; empty: none
    const QByteArray m_faultyRow;
    QByteArray m_rows; ///< with room behind m_size
    qsizetype m_size = 0;
    QByteArray m_scratch;
    bool m_first = true; ///< no row is written yet
};

} // namespace millrace
