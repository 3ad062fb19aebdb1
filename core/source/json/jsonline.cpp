// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/json/jsonline.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

#include <algorithm>

namespace millrace {

JsonLineReader::JsonLineReader(const QStringList &keys)
    : m_values(static_cast<std::size_t>(keys.size()))
{
    for (const QString &key : keys) {
        m_indexOf.insert(key.toUtf8(), static_cast<int>(m_keys.size()));
        m_keys << key.toUtf8();
    }
}

JsonFault JsonLineReader::read(std::string_view line)
{
    std::fill(m_values.begin(), m_values.end(), JsonValueText());
    if (!m_otherKeys.empty()) {
        m_otherKeys.clear();
        m_others.clear();
    }
    m_next = 0;
    JsonPlace place{line.data(), line.data() + line.size()};
    const JsonFault fault = readMembers(place);
    m_faultAt = place.at - line.data();
    return fault;
}

JsonFault JsonLineReader::readMembers(JsonPlace &place)
{
    place.passSpace();
    if (place.atEnd() || *place.at != '{')
        return !place.atEnd() && *place.at == '[' ? JsonFault::IsArray : JsonFault::NotAnObject;
    ++place.at;
    place.passSpace();
    bool closed = !place.atEnd() && *place.at == '}';
    while (!closed) {
        if (const JsonFault fault = readMember(place); fault != JsonFault::None)
            return fault;
        place.passSpace();
        if (place.atEnd())
            return JsonFault::EndsInside;
        closed = *place.at == '}';
        if (!closed) {
            if (*place.at != ',')
                return JsonFault::NoComma;
            ++place.at;
            place.passSpace();
        }
    }
    ++place.at;
    place.passSpace();
    return place.atEnd() ? JsonFault::None : JsonFault::TrailingBytes;
}

/// At its key.
JsonFault JsonLineReader::readMember(JsonPlace &place)
{
    if (place.atEnd())
        return JsonFault::EndsInside;
    if (*place.at != '"')
        return JsonFault::NoKey;
    const char *const opening = place.at++;
    bool escaped = false;
    if (const JsonFault fault = passJsonString(place, escaped); fault != JsonFault::None)
        return fault;
    const std::string_view key(opening + 1, static_cast<std::size_t>(place.at - opening) - 2);
    const int index = indexOf(key, escaped);
    if (index < 0 || m_values[static_cast<std::size_t>(index)].kind != JsonValueText::Kind::Missing) {
        const QByteArray name =
            escaped ? m_decoded : QByteArray(key.data(), static_cast<qsizetype>(key.size()));
        if (index >= 0 || m_others.contains(name)) {
            m_faultKey = name;
            place.at = opening;
            return JsonFault::KeyTwice;
        }
        m_otherKeys.push_back(name);
        m_others.insert(name);
    }
    place.passSpace();
    if (place.atEnd())
        return JsonFault::EndsInside;
    if (*place.at != ':')
        return JsonFault::NoColon;
    ++place.at;
    place.passSpace();
    JsonValueText ignored;
    return readValue(place, index < 0 ? ignored : m_values[static_cast<std::size_t>(index)]);
}

JsonFault JsonLineReader::readValue(JsonPlace &place, JsonValueText &value)
{
    using Kind = JsonValueText::Kind;
    if (place.atEnd())
        return JsonFault::EndsInside;
    const char *const begin = place.at;
    JsonFault fault = JsonFault::None;
    switch (*begin) {
    case '"': {
        ++place.at;
        bool escaped = false;
        fault = passJsonString(place, escaped);
        value = {.kind = escaped ? Kind::EscapedString : Kind::String, .text = {}};
        if (fault == JsonFault::None)
            value.text = {begin + 1, static_cast<std::size_t>(place.at - begin) - 2};
        return fault;
    }
    case '{':
    case '[':
        fault = passJsonNested(place);
        value.kind = Kind::Nested;
        break;
    default:
        fault = passJsonScalar(place);
        value.kind = *begin == 'n'   ? Kind::Null
                     : *begin == 't' ? Kind::True
                     : *begin == 'f' ? Kind::False
                                     : Kind::Number;
    }
    value.text = {begin, static_cast<std::size_t>(place.at - begin)};
    return fault;
}

/// -1: none of those wanted.
int JsonLineReader::indexOf(std::string_view key, bool escaped)
{
    if (escaped) {
        m_decoded.resize(static_cast<qsizetype>(key.size()));
        m_decoded.truncate(decodeJsonString(key.data(), key.data() + key.size(), m_decoded.data()) -
                           m_decoded.constData());
        key = {m_decoded.constData(), static_cast<std::size_t>(m_decoded.size())};
    }
    if (m_next < m_keys.size()) {
        const QByteArray &likely = m_keys.at(m_next);
        if (key == std::string_view(likely.constData(), static_cast<std::size_t>(likely.size())))
            return static_cast<int>(m_next++);
    }
    const int index =
        m_indexOf.value(QByteArray::fromRawData(key.data(), static_cast<qsizetype>(key.size())), -1);
    if (index >= 0)
        m_next = index + 1;
    return index;
}

std::string_view jsonLineOf(std::string_view line, qint64 number)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return number == 1 && line.starts_with(mark) ? line.substr(mark.size()) : line;
}

bool isBlankJsonLine(std::string_view line)
{
    return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

QString jsonFaultText(JsonFault fault, const QByteArray &key)
{
    switch (fault) {
    case JsonFault::None:
        break;
    case JsonFault::NotAnObject:
        return CoreText::tr("does not begin with {: it is no JSON object");
    case JsonFault::IsArray:
        return CoreText::tr("is a JSON array, no object");
    case JsonFault::EndsInside:
        return CoreText::tr("ends before its object does");
    case JsonFault::TrailingBytes:
        return CoreText::tr("goes on after the end of its object");
    case JsonFault::NoKey:
        return CoreText::tr("has something else where a key in double quotes is due");
    case JsonFault::NoColon:
        return CoreText::tr("has no colon after a key");
    case JsonFault::NoValue:
        return CoreText::tr("has something here that is no JSON value");
    case JsonFault::NoComma:
        return CoreText::tr("has neither a comma nor a closing bracket after a value");
    case JsonFault::BadNumber:
        return CoreText::tr("has a number that JSON does not write so");
    case JsonFault::BadEscape:
        return CoreText::tr("has a backslash that escapes nothing");
    case JsonFault::LoneSurrogate:
        return CoreText::tr("has half of a surrogate pair (\\uD800 to \\uDFFF), which is no character");
    case JsonFault::ControlInString:
        return CoreText::tr("has a control character in a string that is not escaped");
    case JsonFault::NotUtf8:
        return CoreText::tr("has bytes that are no UTF-8");
    case JsonFault::KeyTwice:
        return CoreText::tr("has the key “%1” twice").arg(QString::fromUtf8(key));
    }
    return {};
}

QString jsonFaultSentence(JsonFault fault, const JsonLineReader &reader)
{
    return CoreText::tr("The line %1 (byte %2 of the line).")
        .arg(jsonFaultText(fault, reader.faultKey()), groupedNumber(reader.faultAt() + 1));
}

QString jsonFaultRemedy(JsonFault fault)
{
    switch (fault) {
    case JsonFault::IsArray:
        return CoreText::tr("Write one object per line: jq -c '.[]' FILE > FILE.jsonl");
    case JsonFault::NotAnObject:
    case JsonFault::EndsInside:
        return CoreText::tr("If an object goes over several lines, write one per line: jq -c . FILE > "
                            "FILE.jsonl. Otherwise the file was cut off, or the line has to be mended.");
    case JsonFault::LoneSurrogate:
        return CoreText::tr("Write the missing half, or another character, in its place.");
    case JsonFault::NotUtf8:
        return CoreText::tr("JSON is UTF-8: convert the file, for example with iconv -f LATIN1 -t UTF-8, or "
                            "mend the line.");
    case JsonFault::KeyTwice:
        return CoreText::tr("Which of the values counts nobody can tell: take one of them out of the line.");
    default:
        return CoreText::tr("Mend the line; jq . says the same of it.");
    }
}

} // namespace millrace
