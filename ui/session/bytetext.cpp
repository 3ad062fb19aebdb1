// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bytetext.h"

#include <QStringDecoder>

namespace millrace {

QString textFromBytes(const QByteArray &bytes)
{
    QString text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        switch (byte) {
        case '\t':
            text += QStringLiteral("\\t");
            break;
        case '\n':
            text += QStringLiteral("\\n");
            break;
        case '\r':
            text += QStringLiteral("\\r");
            break;
        case '\0':
            text += QStringLiteral("\\0");
            break;
        case '\\':
            text += QStringLiteral("\\\\");
            break;
        default:
            if (byte >= 0x20 && byte < 0x7f)
                text += QLatin1Char(c);
            else
                text += QStringLiteral("\\x%1").arg(byte, 2, 16, QLatin1Char('0'));
        }
    }
    return text;
}

QByteArray bytesFromText(const QString &text)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != QLatin1Char('\\') || i + 1 == text.size()) {
            bytes += QString(text[i]).toUtf8();
            continue;
        }
        const QChar code = text[++i];
        bool isHex = false;
        const int value = QStringView(text).mid(i + 1, 2).toInt(&isHex, 16);
        if (code == QLatin1Char('t')) {
            bytes += '\t';
        } else if (code == QLatin1Char('n')) {
            bytes += '\n';
        } else if (code == QLatin1Char('r')) {
            bytes += '\r';
        } else if (code == QLatin1Char('0')) {
            bytes += '\0';
        } else if (code == QLatin1Char('x') && isHex && i + 2 < text.size()) {
            bytes += static_cast<char>(value);
            i += 2;
        } else {
            bytes += QString(code).toUtf8();
        }
    }
    return bytes;
}

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
        if (c == QLatin1Char('\n') || c == QLatin1Char('\r'))
            c = QChar(0x21b5); // the carriage return sign
        else if (c == QLatin1Char('\t'))
            c = QChar(0x21e5); // the tabulator sign
        else if (c.unicode() < 0x20)
            c = QChar(0x2400 + c.unicode()); // the control pictures
    }
    if (text.size() > limit)
        text = text.first(limit) + QChar(0x2026);
    return text;
}

} // namespace millrace
