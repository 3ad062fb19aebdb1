// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/randomdump.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QMap>
#include <QSet>
#include <QStringDecoder>
#include <algorithm>
#include <cctype>
#include <optional>

namespace millrace::test {

/// A slow reader of one JSON object (RFC 8259): recursive, a byte at a time, every value copied. Tells what
/// each key's value is as a column gets it; nothing: the line is no row.
class JsonTwin
{
public:
    using Value = std::optional<QByteArray>; ///< nothing: NULL

    static std::optional<QMap<QByteArray, Value>> read(const QByteArray &line)
    {
        JsonTwin twin(line);
        twin.space();
        QMap<QByteArray, Value> members;
        const bool good = twin.object(&members);
        twin.space();
        QStringDecoder utf8(QStringDecoder::Utf8);
        const QString decoded = utf8(line);
        if (!good || twin.m_at != line.size() || utf8.hasError() || decoded.toUtf8() != line)
            return std::nullopt;
        return members;
    }

private:
    explicit JsonTwin(const QByteArray &line)
        : m_line(line)
    {}

    char peek() const { return m_at < m_line.size() ? m_line.at(m_at) : '\x01'; }
    bool take(char c)
    {
        if (m_at >= m_line.size() || m_line.at(m_at) != c)
            return false;
        ++m_at;
        return true;
    }
    void space()
    {
        while (take(' ') || take('\t') || take('\r')) {
        }
    }
    bool digits()
    {
        const qsizetype from = m_at;
        while (peek() >= '0' && peek() <= '9')
            ++m_at;
        return m_at > from;
    }

    bool object(QMap<QByteArray, Value> *members)
    {
        if (!take('{'))
            return false;
        space();
        if (take('}'))
            return true;
        for (;;) {
            QByteArray key;
            Value value;
            space();
            if (!string(key))
                return false;
            space();
            if (!take(':'))
                return false;
            space();
            if (!anyValue(value))
                return false;
            if (members != nullptr && members->contains(key))
                return false;
            if (members != nullptr)
                members->insert(key, value);
            space();
            if (take('}'))
                return true;
            if (!take(','))
                return false;
        }
    }

    bool array()
    {
        if (!take('['))
            return false;
        space();
        if (take(']'))
            return true;
        for (;;) {
            Value value;
            space();
            if (!anyValue(value))
                return false;
            space();
            if (take(']'))
                return true;
            if (!take(','))
                return false;
        }
    }

    bool anyValue(Value &value)
    {
        const qsizetype from = m_at;
        const auto word = [&](const char *text) {
            if (!QByteArrayView(m_line).sliced(m_at).startsWith(text))
                return false;
            m_at += qsizetype(qstrlen(text));
            return true;
        };
        if (peek() == '"') {
            QByteArray text;
            const bool good = string(text);
            value = text;
            return good;
        }
        if (word("null"))
            return true;
        bool good = true;
        if (word("true")) {
            value = "1";
            return true;
        }
        if (word("false")) {
            value = "0";
            return true;
        }
        if (peek() == '{') {
            good = object(nullptr);
        } else if (peek() == '[') {
            good = array();
        } else {
            take('-');
            good = take('0') || digits();
            if (good && take('.'))
                good = digits();
            if (good && (take('e') || take('E'))) {
                if (!take('+'))
                    take('-');
                good = digits();
            }
        }
        value = m_line.mid(from, m_at - from);
        return good;
    }

    int unit()
    {
        const QByteArray hex = m_line.mid(m_at, 4);
        if (hex.size() != 4 || !std::all_of(hex.begin(), hex.end(),
                                            [](char c) { return std::isxdigit(static_cast<uchar>(c)) != 0; }))
            return -1;
        m_at += 4;
        return hex.toInt(nullptr, 16);
    }

    bool string(QByteArray &text)
    {
        if (!take('"'))
            return false;
        while (m_at < m_line.size()) {
            const char c = m_line.at(m_at++);
            if (c == '"')
                return true;
            if (static_cast<uchar>(c) < 0x20)
                return false;
            if (c != '\\') {
                text += c;
                continue;
            }
            const char name = m_at < m_line.size() ? m_line.at(m_at++) : '\0';
            static const QMap<char, char> names{{'"', '"'},  {'\\', '\\'}, {'/', '/'},  {'b', '\b'},
                                                {'f', '\f'}, {'n', '\n'},  {'r', '\r'}, {'t', '\t'}};
            if (names.contains(name)) {
                text += names.value(name);
                continue;
            }
            if (name != 'u')
                return false;
            const int high = unit();
            if (high < 0 || (high >= 0xDC00 && high <= 0xDFFF))
                return false;
            if (high < 0xD800 || high > 0xDFFF) {
                text += QString(QChar(char16_t(high))).toUtf8();
                continue;
            }
            if (!take('\\') || !take('u'))
                return false;
            const int low = unit();
            if (low < 0xDC00 || low > 0xDFFF)
                return false;
            const QChar pair[] = {QChar(char16_t(high)), QChar(char16_t(low))};
            text += QString(pair, 2).toUtf8();
        }
        return false;
    }

    const QByteArray m_line;
    qsizetype m_at = 0;
};

inline QByteArray randomJsonString(Dice &dice)
{
    QByteArray text = "\"";
    for (int pieces = dice.below(8); pieces > 0; --pieces)
        text += dice.oneOf({"a",
                            "long run of plain letters, longer than a register",
                            "\\n",
                            "\\t",
                            "\\\\",
                            "\\\"",
                            "\\/",
                            "\\b",
                            "\\f",
                            "\\r",
                            "\\u0000",
                            "\\u00e9",
                            "\\u20AC",
                            "\\ud83d\\ude00",
                            "\xC3\xA9",
                            "\xE2\x82\xAC",
                            "\xF0\x9F\x98\x80",
                            "\xEF\xBB\xBF",
                            "\\\\N",
                            "NULL",
                            "\x7F",
                            "{",
                            "]",
                            ",",
                            "'",
                            " "});
    return text + '"';
}

inline QByteArray randomJsonValue(Dice &dice, int depth = 0)
{
    const int kind = dice.below(depth > 3 ? 6 : 9);
    switch (kind) {
    case 0:
        return dice.oneOf({"null", "true", "false"});
    case 1:
    case 2:
        return dice.oneOf({"0", "-0", "1.10", "12345678901234567890", "-1e5", "1E+400", "0.1e-7",
                           "123456789012345678901234567890.123456789012345678901234567890"});
    case 3:
    case 4:
    case 5:
        return randomJsonString(dice);
    default: {
        const bool isObject = dice.chance(50);
        QByteArrayList items;
        for (int i = dice.below(4); i > 0; --i)
            items << dice.oneOf({"", " ", "\t"}) +
                         (isObject ? randomJsonString(dice) + " : " : QByteArray()) +
                         randomJsonValue(dice, depth + 1);
        return (isObject ? "{" : "[") + items.join(',') + dice.oneOf({"", " "}) + (isObject ? "}" : "]");
    }
    }
}

/// Members of some of these keys, in any order, and of others.
inline QByteArray randomJsonObject(Dice &dice, const QByteArrayList &keys)
{
    QByteArrayList members;
    for (const QByteArray &key : keys)
        if (dice.chance(80))
            members.insert(dice.chance(80) ? members.size() : dice.below(int(members.size()) + 1),
                           '"' + key + '"' + dice.oneOf({":", ": ", " :\t"}) + randomJsonValue(dice));
    if (dice.chance(10))
        members << "\"other\":" + randomJsonValue(dice);
    return dice.oneOf({"", "", " "}) + '{' + members.join(dice.oneOf({",", ", "})) + '}' +
           dice.oneOf({"", "", " ", "\r"});
}

} // namespace millrace::test
