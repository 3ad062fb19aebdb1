// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace millrace {

/// What the byte after FIELDS ESCAPED BY stands for (READ_INFO::unescape of the servers). An N may make the
/// whole field NULL: \a sawNull is then set.
constexpr char unescapedByte(char c, bool &sawNull)
{
    switch (c) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    case 'b':
        return '\b';
    case '0':
        return '\0';
    case 'Z':
        return '\032';
    case 'N':
        sawNull = true;
        return c;
    default:
        return c;
    }
}

} // namespace millrace
