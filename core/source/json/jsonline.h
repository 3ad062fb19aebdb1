// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/json/jsonscan.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QStringList>
#include <string_view>
#include <vector>

namespace millrace {

/// Where a value stands in a line.
struct JsonValueText
{
    enum class Kind : char
    {
        Missing,
        Null,
        False,
        True,
        Number,
        String,        ///< without its quotes, and as it stands there
        EscapedString, ///< the same, to be decoded
        Nested         ///< an object or an array
    };
    Kind kind = Kind::Missing;
    std::string_view text;
};

/// Reads lines, each a JSON object, and finds the values of some keys in them. Keys are compared by the
/// characters they stand for. Used by one thread.
class JsonLineReader
{
public:
    explicit JsonLineReader(const QStringList &keys);

    /// \a line: without its line end; values() and otherKeys() are of it, and views into it, from then on.
    /// Spaces around the object are none of it.
    JsonFault read(std::string_view line);

    /// By the index of the key.
    const std::vector<JsonValueText> &values() const { return m_values; }
    /// Keys of the line that are none of those wanted, as UTF-8, in their order.
    const std::vector<QByteArray> &otherKeys() const { return m_otherKeys; }
    /// After a fault: the byte in the line, from 0, and of KeyTwice the key.
    qsizetype faultAt() const { return m_faultAt; }
    const QByteArray &faultKey() const { return m_faultKey; }

private:
    JsonFault readMembers(JsonPlace &place);
    JsonFault readMember(JsonPlace &place);
    JsonFault readValue(JsonPlace &place, JsonValueText &value);
    int indexOf(std::string_view key, bool escaped);

    QByteArrayList m_keys;
    QHash<QByteArray, int> m_indexOf;
    std::vector<JsonValueText> m_values;
    std::vector<QByteArray> m_otherKeys;
    QSet<QByteArray> m_others; ///< the same
    QByteArray m_decoded;      ///< a key with escapes
    qsizetype m_next = 0;      ///< the key that is likely to come: most objects have theirs in one order
    qsizetype m_faultAt = 0;
    QByteArray m_faultKey;
};

/// A longer line is an error: it is held as a whole.
constexpr qint64 mostJsonLineBytes = 256LL * 1024 * 1024;

/// Line \a number (from 1) of a file, without a byte order mark in front.
std::string_view jsonLineOf(std::string_view line, qint64 number);
/// A blank line is no row.
bool isBlankJsonLine(std::string_view line);

/// What is wrong with a line, in words that follow its name: "ends before …". \a key: that of KeyTwice.
QString jsonFaultText(JsonFault fault, const QByteArray &key);
/// The same as a sentence, with the byte of the line. REQUIRES: \a reader has read one with this fault.
QString jsonFaultSentence(JsonFault fault, const JsonLineReader &reader);
QString jsonFaultRemedy(JsonFault fault);

} // namespace millrace
