// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// Numbers as the program writes them everywhere: 1,234,567. Always the C locale, so that screen, command
/// line and report agree.
QString groupedNumber(qint64 value);

/// "850 B", "12.3 MB", "1.04 GB": powers of 1000, three significant digits.
QString sizeText(qint64 bytes);

/// "0:07", "2:12", "1:02:03" (h:mm:ss); fractions are cut.
QString durationText(qint64 milliseconds);

/// "712,400" from 712,444.3: rates are rounded to four significant digits, the rest is noise.
QString rateText(double perSecond);

/// "1 row", "2 rows": the count with separators and the noun in its number.
QString counted(qint64 count, const QString &singular, const QString &plural);

} // namespace millrace
