// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/controls.h"

namespace millrace {

QString withoutControls(QString text)
{
    constexpr char16_t pictures = 0x2400; // of U+0000 to U+001F
    constexpr char16_t deletePicture = 0x2421;
    constexpr char16_t replacement =
        0xFFFD; // the second block of controls, which terminals obey too, has none
    for (QChar &c : text) {
        const char16_t code = c.unicode();
        if (code < 0x20 && code != '\n' && code != '\t')
            c = QChar(static_cast<char16_t>(pictures + code));
        else if (code == 0x7F)
            c = QChar(deletePicture);
        else if (code >= 0x80 && code < 0xA0)
            c = QChar(replacement);
    }
    return text;
}

} // namespace millrace
