// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/dialect.h"

#include <random>

namespace millrace::test {

/// The same throws for the same seed on every machine.
class Dice
{
public:
    explicit Dice(quint32 seed)
        : m_engine(seed)
    {}
    int below(int limit) { return int(m_engine() % unsigned(limit)); }
    bool chance(int percent) { return below(100) < percent; }
    QByteArray oneOf(std::initializer_list<const char *> texts)
    {
        return *(texts.begin() + below(int(texts.size())));
    }
    std::mt19937 &engine() { return m_engine; }

private:
    std::mt19937 m_engine;
};

/// A dialect LOAD DATA takes, more often than not with specials that overlap.
inline Dialect randomDialect(Dice &dice)
{
    for (;;) {
        Dialect d;
        d.fieldsTerminatedBy = dice.oneOf({"\t", "\t", ",", ",", "|", "||", ", ", "\t\t,", "a|", "ab", "b"});
        d.linesTerminatedBy = dice.oneOf({"\n", "\n", "\n", "\r\n", "\r\n", "|\n", "\n\n", "aab", "\r"});
        d.fieldsEnclosedBy = dice.oneOf({"", "", "\"", "\"", "'"});
        d.fieldsEscapedBy = dice.oneOf({"\\", "\\", "", "\"", "'", "b"});
        d.linesStartingBy = dice.chance(15) ? dice.oneOf({"x", "xy", "\"", "xxy", "\n"}) : QByteArray();
        d.charset = dice.oneOf({"binary", "utf8mb4", "latin1", "gbk"});
        if (d.validate())
            return d;
    }
}

/// Bytes that are specials of the dialect more often than not.
inline QByteArray nastyBytes(Dice &dice, const Dialect &d, int pieces)
{
    QByteArray bytes;
    const int specials = 20 + dice.below(75);
    for (int i = 0; i < pieces; ++i) {
        if (dice.chance(specials)) {
            const QByteArray special[] = {
                d.fieldsTerminatedBy,        d.linesTerminatedBy,
                d.fieldsEnclosedBy,          d.fieldsEscapedBy,
                d.linesStartingBy,           d.fieldsTerminatedBy.left(1),
                d.linesTerminatedBy.left(1), d.fieldsEnclosedBy + d.fieldsTerminatedBy};
            bytes += special[dice.below(8)];
        } else if (dice.chance(10)) {
            bytes +=
                dice.oneOf({"NULL", "N", "\\N", "\xEF\xBB\xBF", "\xC3\xA9", "0", "Z", "\x81", "\x81\x40"});
        } else if (dice.chance(5)) {
            bytes += QByteArray(dice.below(90), 'z'); // longer than a step of the scanner
        } else {
            bytes += "ab\"'\\\n\r\t,|xyN0\x81\xFEz-123.5"[dice.below(24)];
        }
    }
    return bytes;
}

} // namespace millrace::test
