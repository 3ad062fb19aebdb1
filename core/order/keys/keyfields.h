// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/charsets.h"
#include "core/source/rows/rowreader.h"

#include <span>
#include <string_view>

namespace millrace {

/// The value of a key field.
struct KeyField
{
    std::string_view value; ///< unescaped, unquoted; empty when null
    bool isNull = false;
    bool isMissing = false; ///< the row has fewer fields
};

/// Picks a few fields out of rows, without looking at what stands after the last of them. The rules are
/// RowReader's (READ_INFO::read_field), to which it hands dialects whose trail bytes look like ASCII; values
/// are copied only where they hold escapes or doubled quotes. Used by one thread.
class KeyFields
{
public:
    /// `fields`: from 0, in any order. REQUIRES: dialect.validate() succeeds.
    KeyFields(const Dialect &dialect, QVector<int> fields);

    /// Reads one row as RowFeed gives it; at(i) is valid until the next call and as long as `row` is.
    void read(std::span<const char> row, bool terminated);
    /// The i-th of `fields`.
    const KeyField &at(qsizetype i) const { return m_values[static_cast<std::size_t>(i)]; }

private:
    /// A field as it stands in the row.
    struct Slice
    {
        const char *begin = nullptr; ///< after an opening quote
        const char *end = nullptr;   ///< before a closing quote
        bool enclosed = false;
        bool plain = true; ///< nothing to unescape
    };

    const char *cut(const char *at, const char *end, Slice &slice) const;
    const char *cutPlain(const char *at, const char *end, Slice &slice) const;
    const char *cutQuoted(const char *at, const char *end, Slice &slice) const;
    bool fieldEndsAt(const char *at, const char *end) const;
    std::string_view unescaped(const Slice &slice, QByteArray &buffer, bool &sawNull) const;
    void setValue(std::size_t wanted, const Slice &slice);
    void readSlowly(std::span<const char> row);

    Dialect m_dialect;
    RowReader m_reader;
    bool m_slow; ///< RowReader does it all
    int m_quote;
    int m_escape;
    char m_terminator;
    QVector<int> m_fields;
    int m_lastField = 0;
    std::vector<std::vector<std::size_t>> m_wantedBy; ///< per field of the row: the indexes in m_fields
    std::vector<KeyField> m_values;
    std::vector<QByteArray> m_buffers;
    Row m_row;
};

} // namespace millrace
