// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/draft/tableoptions.h"

#include "core/base/literals.h"

#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

/// The statement with every quoted text and comment blanked out, so that what is looked for is not found in
/// them. Versioned comments stay: what is in them counts.
QString withoutTexts(const QString &sql)
{
    QString plain = sql;
    const auto blank = [&plain](qsizetype from, qsizetype end) {
        for (qsizetype i = from; i < std::min(end, plain.size()); ++i)
            plain[i] = u' ';
    };
    for (qsizetype i = 0; i < sql.size(); ++i) {
        const QChar c = sql.at(i);
        if (c == u'\'' || c == u'"' || c == u'`') {
            qsizetype end = i + 1;
            while (end < sql.size() && sql.at(end) != c)
                end += sql.at(end) == u'\\' && c != u'`' ? 2 : 1;
            blank(i, end + 1);
            i = end;
        } else if (sql.mid(i, 2) == "/*"_L1 && sql.mid(i, 3) != "/*!"_L1) {
            const qsizetype end = sql.indexOf("*/"_L1, i + 2);
            blank(i, end < 0 ? sql.size() : end + 2);
            i = end < 0 ? sql.size() : end + 1;
        } else if (c == u'#' || sql.mid(i, 3) == "-- "_L1) {
            const qsizetype end = sql.indexOf(u'\n', i);
            blank(i, end < 0 ? sql.size() : end);
            i = end < 0 ? sql.size() : end;
        }
    }
    return plain;
}

struct Tail
{
    qsizetype begin = -1; ///< after the list of columns; -1: not understood
    qsizetype end = 0;    ///< in front of PARTITION BY, a versioned comment, the semicolon, or the text's end
};

Tail tailOf(const QString &plain)
{
    static const QRegularExpression head(u"^\\s*CREATE\\s+(TEMPORARY\\s+)?TABLE\\b"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    if (!head.match(plain).hasMatch())
        return {};
    int depth = 0;
    for (qsizetype i = 0; i < plain.size(); ++i) {
        depth += plain.at(i) == u'(' ? 1 : plain.at(i) == u')' ? -1 : 0;
        if (depth != 0 || plain.at(i) != u')')
            continue;
        static const QRegularExpression next(
            u"\\bPARTITION\\s+BY\\b|/\\*!|;|\\b(AS|SELECT|IGNORE|REPLACE)\\b|$"_s,
            QRegularExpression::CaseInsensitiveOption);
        return {.begin = i + 1, .end = next.match(plain, i + 1).capturedStart()};
    }
    return {};
}

/// An option with its value and what stands before it.
QRegularExpression option(const QString &name)
{
    return QRegularExpression(u"\\s*,?\\s*\\b%1\\s*=?\\s*(\\w+)"_s.arg(name),
                              QRegularExpression::CaseInsensitiveOption);
}

const QRegularExpression charsetOption = option(u"(?:DEFAULT\\s+)?(?:CHARSET|CHARACTER\\s+SET)"_s);
const QRegularExpression collateOption = option(u"(?:DEFAULT\\s+)?COLLATE"_s);
const QRegularExpression rowFormatOption = option(u"ROW_FORMAT"_s);

} // namespace

TableOptions tableOptionsOf(const QString &createSql)
{
    const QString plain = withoutTexts(createSql);
    const Tail tail = tailOf(plain);
    if (tail.begin < 0)
        return {};
    const QString options = plain.mid(tail.begin, tail.end - tail.begin);
    return {.charset = charsetOption.match(options).captured(1).toLower(),
            .collation = collateOption.match(options).captured(1).toLower(),
            .rowFormat = rowFormatOption.match(options).captured(1).toUpper(),
            .understood = true};
}

QString withTableOptions(const QString &createSql, const QString &charset, const QString &rowFormat)
{
    const TableOptions before = tableOptionsOf(createSql);
    if (!before.understood)
        return createSql;
    QString sql = createSql;
    // Found in the text without quoted parts, cut out of the real one: both have the same length.
    const auto takeOut = [&sql](const QRegularExpression &what) {
        const QString plain = withoutTexts(sql);
        const Tail tail = tailOf(plain);
        const auto match = what.match(plain.left(tail.end), tail.begin);
        if (match.hasMatch())
            sql.remove(match.capturedStart(), match.capturedLength());
    };
    const auto append = [&sql](const QString &what) {
        const Tail tail = tailOf(withoutTexts(sql));
        qsizetype end = tail.end;
        while (end > tail.begin && sql.at(end - 1).isSpace())
            --end;
        sql.insert(end, u' ' + what);
    };
    if (charset != before.charset) {
        takeOut(charsetOption);
        takeOut(collateOption);
        if (!charset.isEmpty())
            append(u"DEFAULT CHARSET=%1"_s.arg(charset));
    }
    if (rowFormat != before.rowFormat) {
        takeOut(rowFormatOption);
        if (!rowFormat.isEmpty())
            append(u"ROW_FORMAT=%1"_s.arg(rowFormat));
    }
    return sql;
}

} // namespace millrace
