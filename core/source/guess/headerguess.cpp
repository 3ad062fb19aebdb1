// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/headerguess.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <span>

namespace millrace {

namespace {

bool isTyped(const QByteArray &value)
{
    bool number = false;
    value.trimmed().toDouble(&number);
    if (number)
        return true;
    static const QRegularExpression dateLike(
        u"^\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}([ T].*)?$|^\\d{1,2}:\\d{2}(:\\d{2})?$"_s);
    return dateLike.match(QString::fromLatin1(value)).hasMatch();
}

/// The rows that a header line would be the header of.
using Body = std::span<const Row>;

Body bodyOf(const QVector<Row> &rows, qsizetype from)
{
    return Body(rows.constData(), static_cast<std::size_t>(rows.size()))
        .subspan(static_cast<std::size_t>(from));
}

const Field *fieldAt(const Row &row, qsizetype column)
{
    return column < row.fields.size() ? &row.fields.at(column) : nullptr;
}

bool isFilled(const Field *field)
{
    return field != nullptr && !field->isNull && !field->value.trimmed().isEmpty();
}

/// A column that needs no name: the numbers of rows as data frames are written, or nothing at all after a
/// separator that closes every line.
bool mayBeNameless(qsizetype column, Body body)
{
    const auto filled = [column](const Row &row) { return isFilled(fieldAt(row, column)); };
    if (std::none_of(body.begin(), body.end(), filled))
        return column > 0;
    QSet<QByteArray> seen;
    return column == 0 && std::all_of(body.begin(), body.end(), [&](const Row &row) {
               const bool isNew = !seen.contains(row.fields.constFirst().value);
               seen.insert(row.fields.constFirst().value);
               return filled(row) && isNew;
           });
}

/// Of a name that is written over several lines each of them.
bool isSentence(const QString &name)
{
    const auto lines = QStringView(name).split(u'\n');
    return std::any_of(lines.begin(), lines.end(), [](QStringView line) { return line.count(u' ') > 4; });
}

/// Names, each one different: no number, no date, no sentence.
bool areNames(const Row &row, Body body)
{
    QSet<QString> seen;
    for (qsizetype column = 0; column < row.fields.size(); ++column) {
        const Field &field = row.fields.at(column);
        const QString name = displayText(field.value).simplified().toLower();
        if (name.isEmpty() && !field.isNull && row.fields.size() > 1 && mayBeNameless(column, body))
            continue;
        if (field.isNull || name.isEmpty() || name.size() > 64 ||
            isSentence(displayText(field.value).trimmed()) || isTyped(field.value) || seen.contains(name))
            return false;
        seen.insert(name);
    }
    return !seen.isEmpty();
}

/// Of the first columns, those that hold nothing but numbers and dates.
int typedColumns(Body body, qsizetype columns)
{
    int typed = 0;
    for (qsizetype column = 0; column < columns; ++column) {
        int values = 0;
        bool all = true;
        for (const Row &row : body) {
            const Field *field = fieldAt(row, column);
            if (field == nullptr || field->isNull || field->value.isEmpty())
                continue;
            ++values;
            all = all && isTyped(field->value);
        }
        typed += all && values > 0 ? 1 : 0;
    }
    return typed;
}

/// Whether the fields from \a first on count up by one: 2019, 2020, 2021.
bool countsUp(const Row &row, qsizetype first)
{
    qint64 before = 0;
    for (qsizetype column = first; column < row.fields.size(); ++column) {
        bool isNumber = false;
        const qint64 value = row.fields.at(column).value.trimmed().toLongLong(&isNumber);
        if (!isNumber || (column > first && value != before + 1))
            return false;
        before = value;
    }
    return true;
}

bool holdsYears(Body body, qsizetype column)
{
    constexpr qint64 firstYear = 1900;
    constexpr qint64 lastYear = 2100;
    return std::all_of(body.begin(), body.end(), [column](const Row &row) {
        const Field *field = fieldAt(row, column);
        const qint64 value = field == nullptr ? 0 : field->value.trimmed().toLongLong();
        return value >= firstYear && value <= lastYear;
    });
}

/// Numbers that name columns: years above what are none; 0, 1, 2 … after no name, as data frames are
/// written, or after one that stands above numbers. Alone they may as well be a row (isDoubtful()).
bool areCounted(const Row &row, Body body)
{
    const Field &front = row.fields.constFirst();
    const bool apart = !isTyped(front.value) && !front.isNull;
    const bool nameless = apart && front.value.trimmed().isEmpty();
    const qsizetype first = apart ? 1 : 0;
    const qsizetype numbers = row.fields.size() - first;
    if (numbers < 2 || !countsUp(row, first) || (nameless && !mayBeNameless(0, body)))
        return false;
    if (holdsYears(Body(&row, 1), first))
        return !holdsYears(body, first);
    if (std::any_of(body.begin(), body.end(), [first](const Row &each) { return countsUp(each, first); }))
        return false;
    const QByteArray begin = row.fields.at(first).value.trimmed();
    return (begin == "0" || begin == "1") &&
           (nameless || (apart && numbers > 2 && typedColumns(body, 1) > 0));
}

/// Numbers alone that count up, and no row below does.
bool isDoubtful(const Row &row, Body body)
{
    return row.fields.size() > 2 && countsUp(row, 0) &&
           std::none_of(body.begin(), body.end(), [](const Row &each) { return countsUp(each, 0); });
}

/// Numbers in quotes above numbers without any.
bool areQuotedNumbers(const Row &row, Body body)
{
    QSet<QByteArray> seen;
    for (const Field &field : row.fields)
        seen << field.value;
    const auto enclosed = [](const Field &field) { return field.enclosed; };
    return seen.size() == row.fields.size() && std::all_of(row.fields.begin(), row.fields.end(), enclosed) &&
           std::all_of(body.begin(), body.end(), [&](const Row &each) {
               return std::none_of(each.fields.begin(), each.fields.end(), enclosed);
           });
}

/// lower_case, camelCase or UPPER names without blanks.
bool areIdentifiers(const Row &row)
{
    static const QRegularExpression identifier(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    return std::all_of(row.fields.begin(), row.fields.end(), [](const Field &field) {
        return identifier.match(QString::fromLatin1(field.value.trimmed())).hasMatch();
    });
}

bool appearsBelow(const HeadSample &sample)
{
    for (const Row &row : sample.rows.mid(1))
        for (int i = 0; i < qMin(row.fields.size(), sample.rows.constFirst().fields.size()); ++i)
            if (row.fields.at(i).value == sample.rows.constFirst().fields.at(i).value)
                return true;
    return false;
}

} // namespace

HeaderGuess guessHeader(const HeadSample &sample, const DumpDdl &ddl)
{
    if (sample.rows.isEmpty())
        return {};
    const Row &first = sample.rows.constFirst();
    const QStringList names = fieldTexts(first);
    if (!ddl.columns.isEmpty() &&
        (names.join(u'\n').compare(ddl.columnNames(true).join(u'\n'), Qt::CaseInsensitive) == 0 ||
         names.join(u'\n').compare(ddl.columnNames(false).join(u'\n'), Qt::CaseInsensitive) == 0))
        return {true, CoreText::tr("The first line holds the column names of the .sql beside the file.")};
    const Body body = bodyOf(sample.rows, 1);
    if (first.fields.size() != sample.fieldCount || body.empty())
        return {};
    if (areCounted(first, body))
        return {true, CoreText::tr("The first line counts from column to column (%1 …) and the rows below do "
                                   "not: it is taken for their header.")
                          .arg(names.mid(0, 3).join(u", "_s))};
    if (first.fields.size() > 1 && typedColumns(body, sample.fieldCount) == sample.fieldCount &&
        areQuotedNumbers(first, body))
        return {true, CoreText::tr("The first line is quoted and the rows below are not: it is taken for "
                                   "their header.")};
    if (isDoubtful(first, body))
        return {false, {}, true};
    if (!areNames(first, body))
        return {};
    if (const int typed = typedColumns(body, sample.fieldCount); typed > 0)
        return {true,
                CoreText::tr("The first line holds names where the rows below hold numbers or dates (%1).")
                    .arg(columnsText(typed))};
    // All columns are text: only names that look like identifiers and never come back count.
    if (sample.fieldCount > 1 && sample.rows.size() >= 4 && areIdentifiers(first) && !appearsBelow(sample) &&
        std::none_of(sample.rows.begin() + 1, sample.rows.end(), areIdentifiers))
        return {true, CoreText::tr("The first line looks like column names, the rows below do not.")};
    return {};
}

bool namesColumns(const Row &line, const HeadSample &body)
{
    const Body rows = bodyOf(body.rows, 0);
    return areNames(line, rows) &&
           (typedColumns(rows, qMin<qsizetype>(line.fields.size(), body.fieldCount)) > 0 ||
            (areIdentifiers(line) && std::none_of(rows.begin(), rows.end(), areIdentifiers)));
}

} // namespace millrace
