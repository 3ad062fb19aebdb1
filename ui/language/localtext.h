// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"

#include <QString>
#include <optional>

/// What windows need of numbers beyond core/base/text.h: the fields of forms. By the locale that
/// installTranslations() has chosen. Call from any thread, once the program has chosen it.
namespace millrace {

/// 1.5 · 1,5: no longer than it has to be, without separators of thousands and exponents.
QString shortestText(double value);

/// What somebody typed as a whole number, with the separators of textLocale() or blanks between the
/// thousands or without them; nothing when it is none.
std::optional<qint64> numberFromText(const QString &text);

/// Whole percent, never rounded up: 100 is for all of it.
int wholePercent(double fraction);

/// A text of a function that belongs to no class: lupdate puts it under "millrace".
QString tr(const char *text);

} // namespace millrace
