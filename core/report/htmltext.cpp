// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmltext.h"

#include "core/base/literals.h"

namespace millrace {

namespace {

bool turnsDirection(char16_t unit)
{
    return (unit >= 0x202a && unit <= 0x202e) || (unit >= 0x2066 && unit <= 0x2069) || unit == 0x200e ||
           unit == 0x200f;
}

QString unitText(char16_t unit)
{
    switch (unit) {
    case u'&':
        return u"&amp;"_s;
    case u'<':
        return u"&lt;"_s;
    case u'>':
        return u"&gt;"_s;
    case u'"':
        return u"&quot;"_s;
    case u'\'':
        return u"&#39;"_s;
    case u'\t':
    case u'\n':
        return QString(QChar(unit));
    default:
        break;
    }
    if (unit < 0x20)
        return QString(QChar(static_cast<char16_t>(0x2400 + unit)));
    if (unit == 0x7f)
        return QString(QChar(0x2421));
    // C1 controls, noncharacters: not allowed in XML or without a glyph.
    if ((unit >= 0x80 && unit < 0xa0) || unit >= 0xfffe)
        return QString(QChar::ReplacementCharacter);
    if (turnsDirection(unit))
        return u"[U+"_s + QString::number(unit, 16).toUpper() + u']';
    return QString(QChar(unit));
}

} // namespace

QString htmlText(const QString &text)
{
    QString result;
    result.reserve(text.size() + text.size() / 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        if (unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            result += unit;
            result += text.at(++i);
        } else if (unit.isSurrogate()) {
            result += QChar::ReplacementCharacter;
        } else {
            result += unitText(unit.unicode());
        }
    }
    return result;
}

} // namespace millrace
