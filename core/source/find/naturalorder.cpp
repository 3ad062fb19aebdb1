// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/find/naturalorder.h"

namespace millrace {

namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// The run of digits at `at`, without leading zeros; `at` moves after it.
QStringView takeNumber(const QString &text, qsizetype &at)
{
    while (at + 1 < text.size() && text.at(at) == u'0' && isDigit(text.at(at + 1)))
        ++at;
    const qsizetype start = at;
    while (at < text.size() && isDigit(text.at(at)))
        ++at;
    return QStringView(text).mid(start, at - start);
}

} // namespace

bool naturalLess(const QString &a, const QString &b)
{
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a.at(i)) && isDigit(b.at(j))) {
            const QStringView left = takeNumber(a, i);
            const QStringView right = takeNumber(b, j);
            if (left.size() != right.size())
                return left.size() < right.size();
            if (const int order = left.compare(right); order != 0)
                return order < 0;
            continue;
        }
        const QChar left = a.at(i++).toCaseFolded();
        const QChar right = b.at(j++).toCaseFolded();
        if (left != right)
            return left < right;
    }
    if (a.size() - i != b.size() - j)
        return a.size() - i < b.size() - j;
    return a < b; // equal but for case or leading zeros: any order will do, as long as it is one
}

} // namespace millrace
