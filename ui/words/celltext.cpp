// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/celltext.h"

#include <QStringDecoder>

namespace millrace {

QString cellText(const QByteArray &value, qsizetype limit)
{
    // Cut between characters, not within one: half a character would make the rest look like Latin-1.
    qsizetype bytes = value.size();
    if (bytes > limit * 4) {
        bytes = limit * 4;
        while (bytes > 0 && (static_cast<unsigned char>(value.at(bytes)) & 0xc0) == 0x80)
            --bytes;
    }
    QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = utf8(value.first(bytes));
    if (utf8.hasError())
        text = QString::fromLatin1(value.first(qMin(value.size(), limit)));
    for (QChar &c : text) {
        if (c == u'\n' || c == u'\r')
            c = QChar(0x21b5); // the carriage return sign
        else if (c == u'\t')
            c = QChar(0x21e5); // the tabulator sign
        else if (c.unicode() < 0x20)
            c = QChar(0x2400 + c.unicode()); // the control pictures
    }
    if (text.size() > limit)
        text = text.first(limit) + QChar(0x2026);
    return text;
}

} // namespace millrace
