// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bytetext.h"

#include "core/base/coretext.h"

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

Result<QByteArray> bytesFromText(const QString &text)
{
    const auto noEscape = [](const QString &escape) {
        return fail({.code = ErrorCode::DialectInvalid,
                     .what = CoreText::tr("“%1” stands for no byte.").arg(escape),
                     .howToFix = CoreText::tr("Write \\t, \\n, \\r, \\0, \\\\ or \\xHH, with two digits.")});
    };
    QByteArray bytes;
    const QByteArray raw = text.toUtf8();
    for (qsizetype i = 0; i < raw.size(); ++i) {
        if (raw.at(i) != '\\' || i + 1 == raw.size()) {
            bytes += raw.at(i);
            continue;
        }
        const char code = raw.at(++i);
        if (code == 'x') {
            const QByteArray digits = raw.mid(i + 1, 2);
            bool isHex = false;
            const int value = digits.toInt(&isHex, 16);
            // toInt() takes signs and blanks too.
            if (!isHex || digits.size() != 2 || !isxdigit(static_cast<unsigned char>(digits.at(0))))
                return noEscape(QStringLiteral("\\x%1").arg(QString::fromUtf8(digits)));
            bytes += static_cast<char>(value);
            i += 2;
        } else if (const qsizetype index = QByteArrayView("tnr0\\").indexOf(code); index >= 0) {
            bytes += "\t\n\r\0\\"[index];
        } else {
            // A character outside ASCII is several bytes: name all of it.
            return noEscape(QStringLiteral("\\") + QString::fromUtf8(raw.mid(i)).left(1));
        }
    }
    return bytes;
}

} // namespace millrace
