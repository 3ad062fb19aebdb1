// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <optional>

/// Numbers as the window writes them: by the locale that installTranslations() has chosen. They take the
/// place of those in core/base/text.h, which stay the command line's, the reports' and the files': nothing
/// that is parsed, saved or sent to a server may come from here. A file that includes both headers does not
/// compile, so that none can mix them up. Call from any thread, once the program has chosen its locale.
namespace millrace {

namespace local {

/// 1,234,567 · 1.234.567
QString groupedNumber(qint64 value);

/// "850 B", "12.3 MB", "1.04 GB": powers of 1000, three significant digits, the separators by locale.
QString sizeText(qint64 bytes);

/// "0:07", "2:12", "1:02:03" (h:mm:ss) in every language; fractions are cut.
QString durationText(qint64 milliseconds);

/// "712,400" from 712,444.3: rates are rounded to four significant digits, the rest is noise.
QString rateText(double perSecond);

/// "1 row", "2 rows": the count with separators and the noun in its number. Two forms are all that English,
/// German and Spanish have; a language with more of them needs %n and a millrace_en.ts instead.
QString counted(qint64 count, const QString &singular, const QString &plural);

} // namespace local

using local::counted;
using local::durationText;
using local::groupedNumber;
using local::rateText;
using local::sizeText;

/// The default locale; where that is "C", which groups no digits, English as the texts are.
QLocale windowLocale();

/// 3.20 · 3,20: with so many decimals.
QString decimalText(double value, int decimals);

/// 1.5 · 1,5: no longer than it has to be, without separators of thousands and exponents.
QString shortestText(double value);

/// What somebody typed as a whole number, with the separators of windowLocale() or blanks between the
/// thousands or without them; nothing when it is none.
std::optional<qint64> numberFromText(const QString &text);

} // namespace millrace
