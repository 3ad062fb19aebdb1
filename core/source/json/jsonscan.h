// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace millrace {

/// Why a line is no row.
enum class JsonFault
{
    None,
    NotAnObject,     ///< something else than {
    IsArray,         ///< begins with [
    EndsInside,      ///< the line ends before the object does
    TrailingBytes,   ///< something stands after the object
    NoKey,           ///< something else where a key or } is due
    NoColon,         ///< after a key
    NoValue,         ///< something that begins no value
    NoComma,         ///< after a value: neither a comma nor the end
    BadNumber,       ///< leading zeros, a point without digits, …
    BadEscape,       ///< a backslash before something that it does not escape
    LoneSurrogate,   ///< half of a surrogate pair, which is no character
    ControlInString, ///< a control character that is not escaped
    NotUtf8,
    KeyTwice
};

/// What follows reads JSON (RFC 8259) byte by byte, to the letter, and changes nothing: numbers of any length
/// and values of any depth are only looked at. Strings have to be UTF-8. Each gets its place in the bytes and
/// their end, and moves the place to behind what it read; at a fault, to the byte that is none.
struct JsonPlace
{
    const char *at;
    const char *end;

    bool atEnd() const { return at == end; }
    void passSpace()
    {
        while (at != end && (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n'))
            ++at;
    }
};

/// A string, behind its opening quote; stops behind the closing one. \a escaped: it has a backslash.
JsonFault passJsonString(JsonPlace &place, bool &escaped);
/// A number, true, false or null, at its first byte.
JsonFault passJsonScalar(JsonPlace &place);
/// An object or an array, at its bracket.
JsonFault passJsonNested(JsonPlace &place);

/// What \a text, which passJsonString() passed, stands for, at \a out, which has room for as many bytes.
/// Returns the place behind it.
char *decodeJsonString(const char *text, const char *end, char *out);

} // namespace millrace
