// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// Text made safe for HTML and XML, as an element's content and as an attribute's value in quotes. File
/// names, server messages and data are not ours and may be hostile: markup is escaped, control characters
/// show as their pictures (U+2400 …), lone surrogates as U+FFFD, and the characters that turn the direction
/// of writing as [U+202E], so that a name cannot be made to look like another one. Tab and newline stay.
QString htmlText(const QString &text);

} // namespace millrace
