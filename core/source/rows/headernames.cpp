// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/headernames.h"

#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

bool isEmptyField(const Row &row, qsizetype index)
{
    return index >= row.fields.size() || row.fields.at(index).value.trimmed().isEmpty();
}

bool endsInEmptyFields(const QVector<Row> &rows, qsizetype from)
{
    return std::all_of(rows.begin(), rows.end(), [from](const Row &row) {
        for (qsizetype i = from; i < row.fields.size(); ++i)
            if (!isEmptyField(row, i))
                return false;
        return true;
    });
}

/// "1", "2", "3" … in front of the rows. Without quotes they may as well be an id that has a name.
bool rowsAreNumbered(const QVector<Row> &rows)
{
    for (qsizetype i = 0; i < rows.size(); ++i)
        if (const Field &first = rows.at(i).fields.constFirst();
            !first.enclosed || first.value != QByteArray::number(i + 1))
            return false;
    return rows.size() > 1;
}

QStringList padded(QStringList names, qsizetype size)
{
    while (names.size() < size)
        names << QString();
    return names;
}

/// "#id" stands for id, and a column of numbers is called "#".
QStringList namesIn(const Row &header)
{
    QStringList names = fieldTexts(header);
    for (QString &name : names)
        if (name.contains(u'\n') || name.contains(u'\r'))
            name = name.simplified(); // written over several lines
    if (isCommentLine(header))
        if (const QString name = names.constFirst().mid(1).trimmed(); !name.isEmpty())
            names.first() = name;
    return names;
}

} // namespace

QByteArray separatorLine(const QByteArray &bytes)
{
    const bool quoted = bytes.startsWith('"');
    const QByteArray line = bytes.mid(quoted ? 1 : 0, 8);
    if (!line.toLower().startsWith("sep=") || line.size() < 5)
        return {};
    const QByteArray separator = line.mid(4, 1);
    const char c = separator.at(0);
    const bool fits = c == '\t' || (c > ' ' && c < '\x7F' && c != '"' && c != '\\' && c != '\'' &&
                                    !QChar::fromLatin1(c).isLetterOrNumber());
    const QByteArray rest = line.mid(5);
    const char *end = quoted ? "\"" : "";
    const bool ends = rest.startsWith(end) &&
                      (rest.size() == qsizetype(qstrlen(end)) || rest.at(qsizetype(qstrlen(end))) == '\r' ||
                       rest.at(qsizetype(qstrlen(end))) == '\n');
    return fits && ends ? separator : QByteArray();
}

bool isCommentLine(const Row &row)
{
    return row.raw.startsWith('#');
}

bool isBlankLine(const Row &row)
{
    return row.raw.trimmed().isEmpty();
}

HeaderNames headerNames(const Row &header, const QVector<Row> &rows, int fieldCount)
{
    const auto names = header.fields.size();
    if (names == 0 || fieldCount == 0 || !separatorLine(header.raw).isEmpty() || isBlankLine(header))
        return {};
    if (names == fieldCount)
        return {.names = namesIn(header)};
    if (isCommentLine(header) || (names == 1 && fieldCount > 2))
        return {};
    const QStringList texts = namesIn(header);
    if (names > fieldCount)
        return std::all_of(texts.begin() + fieldCount, texts.end(),
                           [](const QString &t) { return t.isEmpty(); })
                   ? HeaderNames{.names = texts.mid(0, fieldCount), .fit = HeaderNames::Fit::RestIsEmpty}
                   : HeaderNames{.fit = HeaderNames::Fit::Unknown};
    if (endsInEmptyFields(rows, names))
        return {.names = padded(texts, fieldCount), .fit = HeaderNames::Fit::RestIsEmpty};
    if (names == fieldCount - 1 && rowsAreNumbered(rows))
        return {.names = QStringList{QString()} + texts, .fit = HeaderNames::Fit::RowNames};
    return {.fit = HeaderNames::Fit::Unknown};
}

} // namespace millrace
