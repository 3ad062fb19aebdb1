// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/quoting.h"

#include "core/base/bytetext.h"
#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

QString quotedIdentifier(const QString &name)
{
    QString doubled = name;
    doubled.replace(u'`', u"``"_s);
    return u'`' + doubled + u'`';
}

QString qualifiedName(const QString &schema, const QString &table)
{
    if (schema.isEmpty())
        return quotedIdentifier(table);
    return quotedIdentifier(schema) + u'.' + quotedIdentifier(table);
}

QString quotedString(const QString &text)
{
    QString escaped = text;
    escaped.replace(u'\\', u"\\\\"_s);
    escaped.replace(u'\'', u"\\'"_s);
    escaped.replace(QChar(u'\0'), u"\\0"_s);
    return u'\'' + escaped + u'\'';
}

QString quotedAccount(const QString &account)
{
    const qsizetype at = account.lastIndexOf(u'@');
    return quotedString(account.left(at)) + u'@' + quotedString(account.mid(at + 1));
}

QString quotedBytes(const QByteArray &bytes)
{
    const auto isWritable = [](char c) {
        return (c >= 0x20 && c < 0x7f) || c == '\t' || c == '\n' || c == '\r' || c == '\0';
    };
    if (!std::all_of(bytes.begin(), bytes.end(), isWritable))
        return u"X'%1'"_s.arg(QString::fromLatin1(bytes.toHex().toUpper()));

    QString text = textFromBytes(bytes); // \t and its kin are written alike in both
    text.replace(u'\'', "\\'"_L1);
    return u'\'' + text + u'\'';
}

QString plainQuotesMode()
{
    QString mode = u"@@SESSION.sql_mode"_s;
    // ANSI after ANSI_QUOTES, in which it stands as well. The others are MariaDB's; MySQL 5.7 knows them
    // too.
    for (const char *one :
         {"NO_BACKSLASH_ESCAPES", "ANSI_QUOTES", "ANSI", "ORACLE", "MSSQL", "DB2", "MAXDB", "POSTGRESQL"})
        mode = u"REPLACE(%1, '%2', '')"_s.arg(mode, QLatin1String(one));
    return mode;
}

} // namespace millrace
