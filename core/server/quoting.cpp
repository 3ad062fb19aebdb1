// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/quoting.h"

#include "core/base/bytetext.h"

#include <algorithm>

namespace millrace {

QString quotedIdentifier(const QString &name)
{
    QString doubled = name;
    doubled.replace(QLatin1Char('`'), QStringLiteral("``"));
    return QLatin1Char('`') + doubled + QLatin1Char('`');
}

QString qualifiedName(const QString &schema, const QString &table)
{
    if (schema.isEmpty())
        return quotedIdentifier(table);
    return quotedIdentifier(schema) + QLatin1Char('.') + quotedIdentifier(table);
}

QString quotedString(const QString &text)
{
    QString escaped = text;
    escaped.replace(QLatin1Char('\\'), QStringLiteral("\\\\"));
    escaped.replace(QLatin1Char('\''), QStringLiteral("\\'"));
    escaped.replace(QChar(u'\0'), QStringLiteral("\\0"));
    return QLatin1Char('\'') + escaped + QLatin1Char('\'');
}

QString quotedAccount(const QString &account)
{
    const qsizetype at = account.lastIndexOf(QLatin1Char('@'));
    return quotedString(account.left(at)) + QLatin1Char('@') + quotedString(account.mid(at + 1));
}

QString quotedBytes(const QByteArray &bytes)
{
    const auto isWritable = [](char c) {
        return (c >= 0x20 && c < 0x7f) || c == '\t' || c == '\n' || c == '\r' || c == '\0';
    };
    if (!std::all_of(bytes.begin(), bytes.end(), isWritable))
        return QStringLiteral("X'%1'").arg(QString::fromLatin1(bytes.toHex().toUpper()));

    QString text = textFromBytes(bytes); // \t and its kin are written alike in both
    text.replace(QLatin1Char('\''), QLatin1String("\\'"));
    return QLatin1Char('\'') + text + QLatin1Char('\'');
}

} // namespace millrace
