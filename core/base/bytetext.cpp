// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bytetext.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

namespace millrace {

QString textFromBytes(const QByteArray &bytes)
{
    QString text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        switch (byte) {
        case '\t':
            text += u"\\t"_s;
            break;
        case '\n':
            text += u"\\n"_s;
            break;
        case '\r':
            text += u"\\r"_s;
            break;
        case '\0':
            text += u"\\0"_s;
            break;
        case '\\':
            text += u"\\\\"_s;
            break;
        default:
            if (byte >= 0x20 && byte < 0x7f)
                text += QLatin1Char(c);
            else
                text += u"\\x%1"_s.arg(byte, 2, 16, '0'_L1);
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
                return noEscape(u"\\x%1"_s.arg(QString::fromUtf8(digits)));
            bytes += static_cast<char>(value);
            i += 2;
        } else if (const qsizetype index = QByteArrayView("tnr0\\").indexOf(code); index >= 0) {
            bytes += "\t\n\r\0\\"[index];
        } else {
            // A character outside ASCII is several bytes: name all of it.
            return noEscape(u"\\"_s + QString::fromUtf8(raw.mid(i)).left(1));
        }
    }
    return bytes;
}

} // namespace millrace
