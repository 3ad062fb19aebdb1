// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// The text with a break of no width after every , / \ . ; _ = of words longer than `longest` characters: a
/// list without blanks, such as sql_mode, or a path would otherwise make a label as wide as itself. Only for
/// labels whose text nobody copies.
QString foldable(const QString &text, int longest = 32);

} // namespace millrace
