// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/headerguess.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"

#include <QRegularExpression>
#include <QSet>

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

/// Names, each one different: not empty, no number, no date, no sentence.
bool areNames(const Row &row)
{
    QSet<QString> seen;
    for (const Field &field : row.fields) {
        const QString name = displayText(field.value).trimmed().toLower();
        if (field.isNull || name.isEmpty() || name.size() > 64 || name.count(u' ') > 4 ||
            isTyped(field.value) || seen.contains(name))
            return false;
        seen.insert(name);
    }
    return true;
}

/// Columns below the first row that hold nothing but numbers and dates.
int typedColumns(const HeadSample &sample)
{
    int typed = 0;
    for (int column = 0; column < sample.fieldCount; ++column) {
        int values = 0;
        bool all = true;
        for (const Row &row : sample.rows.mid(1)) {
            if (column >= row.fields.size() || row.fields.at(column).isNull ||
                row.fields.at(column).value.isEmpty())
                continue;
            ++values;
            all = all && isTyped(row.fields.at(column).value);
        }
        typed += all && values > 0 ? 1 : 0;
    }
    return typed;
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
    if (first.fields.size() != sample.fieldCount || sample.rows.size() < 2 || !areNames(first))
        return {};
    if (const int typed = typedColumns(sample); typed > 0)
        return {true,
                CoreText::tr("The first line holds names where the rows below hold numbers or dates (%1).")
                    .arg(columnsText(typed))};
    // All columns are text: only names that look like identifiers and never come back count.
    if (sample.fieldCount > 1 && sample.rows.size() >= 4 && areIdentifiers(first) && !appearsBelow(sample) &&
        std::none_of(sample.rows.begin() + 1, sample.rows.end(), areIdentifiers))
        return {true, CoreText::tr("The first line looks like column names, the rows below do not.")};
    return {};
}

} // namespace millrace
