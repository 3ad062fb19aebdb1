// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace millrace {

/// How the numbers in texts for people are written: as in English, until the program says otherwise. The
/// command line never does, so that scripts, JSON and tests read the same everywhere; the window does with
/// the language of its texts (ui/language/translations.h). Nothing that is parsed, saved as data or sent to
/// a server may be written with what stands here.
QLocale textLocale();

/// To be called when the program starts, before there is another thread: what follows is not protected.
void setTextLocale(const QLocale &locale);

/// 1,234,567 · 1.234.567
QString groupedNumber(qint64 value);

/// 3.20 · 3,20: with so many decimals.
QString decimalText(double value, int decimals);

/// "850 B", "12.3 MB", "1.04 GB": powers of 1000, three significant digits.
QString sizeText(qint64 bytes);

/// "0:07", "2:12", "1:02:03" (h:mm:ss) in every language; fractions are cut.
QString durationText(qint64 milliseconds);

/// "712,400" from 712,444.3: rates are rounded to four significant digits, the rest is noise.
QString rateText(double perSecond);

/// "1 row", "2 rows": the count with separators and the noun in its number. Two forms are all that English,
/// German and Spanish have; a language with more of them needs %n and a millrace_en.ts instead.
QString counted(qint64 count, const QString &singular, const QString &plural);

/// The same of what is counted most, in the user's language: "1 row", "2 rows".
QString rowsText(qint64 count);
QString tablesText(qint64 count);
QString columnsText(qint64 count);
QString fieldsText(qint64 count);
QString filesText(qint64 count);
QString indexesText(qint64 count);
QString statementsText(qint64 count);
QString workersText(qint64 count);

/// As much of \a text as takes so many columns of a terminal, "…" in place of the rest; wide characters take
/// two.
QString shortenedTo(const QString &text, int columns);

/// For a terminal: control characters but tabs and line ends as the pictures of themselves ("␛"), so that
/// what stands in a dump tells the terminal nothing.
QString withoutControls(QString text);

} // namespace millrace
