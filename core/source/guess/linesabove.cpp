// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/linesabove.h"

#include "core/source/guess/headerguess.h"
#include "core/source/rows/headernames.h"

#include <QMap>
#include <algorithm>

namespace millrace {

namespace {

constexpr qsizetype mostLines = 40;

/// Of most rows of the sample's second half: above them may stand as many lines of another shape.
int fieldsBelow(const QVector<Row> &rows)
{
    QMap<int, int> counts;
    int fields = 0;
    for (qsizetype i = rows.size() / 2; i < rows.size(); ++i) {
        const int count = static_cast<int>(rows.at(i).fields.size());
        if (++counts[count] > counts.value(fields))
            fields = count;
    }
    return fields;
}

/// The first of two rows of this shape that follow one another; the number of rows when there are none.
qsizetype firstOfShape(const QVector<Row> &rows, int fields)
{
    for (qsizetype i = 0; i + 1 < rows.size(); ++i)
        if (rows.at(i).fields.size() == fields && rows.at(i + 1).fields.size() == fields)
            return i;
    return rows.size();
}

/// A title as spreadsheets write it, with the separators of all their columns: "Report 2024,,,".
bool isPaddedLine(const Row &row)
{
    constexpr qsizetype fewestFields = 3;
    const auto filled = std::count_if(row.fields.begin(), row.fields.end(),
                                      [](const Field &field) { return !field.value.trimmed().isEmpty(); });
    return row.fields.size() >= fewestFields &&
           (filled == 0 || (filled == 1 && !row.fields.constFirst().value.trimmed().isEmpty()));
}

HeadSample from(const HeadSample &sample, qsizetype row, int fields)
{
    HeadSample part;
    part.rows = sample.rows.mid(row);
    part.fieldCount = fields;
    return part;
}

LinesAbove above(const QVector<Row> &rows, qsizetype lines, bool endInHeader)
{
    return {.lines = static_cast<int>(lines),
            .comments = static_cast<int>(std::count_if(rows.begin(), rows.begin() + lines, isCommentLine)),
            .endInHeader = endInHeader};
}

} // namespace

LinesAbove linesAbove(const HeadSample &sample, const DumpDdl &ddl)
{
    const QVector<Row> &rows = sample.rows;
    const int fields = fieldsBelow(rows);
    const qsizetype shape = firstOfShape(rows, fields);
    if (fields < 2 || shape + 1 >= rows.size() || shape > mostLines)
        return {};
    // A header of the rows' own shape, below lines that are shorter, padded or comments.
    const bool shorter = std::all_of(rows.begin(), rows.begin() + shape,
                                     [fields](const Row &row) { return row.fields.size() < fields; });
    for (qsizetype line = shape; shorter && line + 1 < rows.size() && line <= mostLines; ++line) {
        const bool mayBeTitle = isPaddedLine(rows.at(line)) || isCommentLine(rows.at(line));
        if (guessHeader(from(sample, line, fields), ddl).isHeader &&
            !(isCommentLine(rows.at(line)) && guessHeader(from(sample, line + 1, fields), ddl).isHeader))
            return above(rows, line, false);
        if (!mayBeTitle)
            break;
    }
    if (shape == 0)
        return {};
    // A header of another shape.
    const Row &last = rows.at(shape - 1);
    const bool titlesAbove = std::all_of(rows.begin(), rows.begin() + shape - 1, [&](const Row &row) {
        return row.fields.size() < qMin<qsizetype>(fields, last.fields.size()) || isCommentLine(row);
    });
    if (titlesAbove && last.fields.size() > 1 && last.fields.size() * 2 >= fields && !isCommentLine(last) &&
        namesColumns(last, from(sample, shape, fields)))
        return above(rows, shape, true);
    // Without a header only what is no row for certain.
    if (std::all_of(rows.begin(), rows.begin() + shape,
                    [](const Row &row) { return isCommentLine(row) || isBlankLine(row); }))
        return above(rows, shape, false);
    return {};
}

} // namespace millrace
