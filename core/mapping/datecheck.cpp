// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/datecheck.h"

#include "core/base/literals.h"
#include "core/mapping/transforms.h"

#include <QDate>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// The day's part of a format; the time's part is looked for after it.
struct DayForm
{
    const char *format;
    const char *expression;
};

// The order decides between two that read as many values: the first is the more common one.
constexpr std::array dayForms{
    DayForm{"%d.%m.%Y", "(?<d>\\d{1,2})\\.(?<m>\\d{1,2})\\.(?<y>\\d{4})"},
    DayForm{"%d/%m/%Y", "(?<d>\\d{1,2})/(?<m>\\d{1,2})/(?<y>\\d{4})"},
    DayForm{"%m/%d/%Y", "(?<m>\\d{1,2})/(?<d>\\d{1,2})/(?<y>\\d{4})"},
    DayForm{"%d-%m-%Y", "(?<d>\\d{1,2})-(?<m>\\d{1,2})-(?<y>\\d{4})"},
    DayForm{"%m-%d-%Y", "(?<m>\\d{1,2})-(?<d>\\d{1,2})-(?<y>\\d{4})"},
    DayForm{"%d-%b-%Y", "(?<d>\\d{1,2})-(?<n>[A-Za-z]{3})-(?<y>\\d{4})"},
    DayForm{"%d %b %Y", "(?<d>\\d{1,2}) (?<n>[A-Za-z]{3}) (?<y>\\d{4})"},
    DayForm{"%b %d, %Y", "(?<n>[A-Za-z]{3}) (?<d>\\d{1,2}), (?<y>\\d{4})"},
    DayForm{"%b %d %Y", "(?<n>[A-Za-z]{3}) (?<d>\\d{1,2}) (?<y>\\d{4})"},
};

constexpr std::array timeForms{
    DayForm{"", ""},
    DayForm{" %H:%i:%s", " ([01]?\\d|2[0-3]):[0-5]\\d:[0-5]\\d"},
    DayForm{" %H:%i", " ([01]?\\d|2[0-3]):[0-5]\\d"},
    DayForm{" %H:%i:%s.%f", " ([01]?\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{1,6}"},
    DayForm{" %h:%i:%s %p", " (0?[1-9]|1[0-2]):[0-5]\\d:[0-5]\\d ?[AaPp][Mm]"},
    DayForm{" %h:%i %p", " (0?[1-9]|1[0-2]):[0-5]\\d ?[AaPp][Mm]"},
};

struct Form
{
    QString format;
    QRegularExpression expression;
};

const QVector<Form> &forms()
{
    static const QVector<Form> all = [] {
        QVector<Form> made;
        for (const DayForm &day : dayForms)
            for (const DayForm &time : timeForms)
                made << Form{QLatin1String(day.format) + QLatin1String(time.format),
                             QRegularExpression(QRegularExpression::anchoredPattern(
                                 QLatin1String(day.expression) + QLatin1String(time.expression)))};
        return made;
    }();
    return all;
}

bool reads(const Form &form, const QString &text)
{
    static const QStringList months{u"jan"_s, u"feb"_s, u"mar"_s, u"apr"_s, u"may"_s, u"jun"_s,
                                    u"jul"_s, u"aug"_s, u"sep"_s, u"oct"_s, u"nov"_s, u"dec"_s};
    const QRegularExpressionMatch match = form.expression.match(text);
    if (!match.hasMatch())
        return false;
    const bool named = form.format.contains("%b"_L1);
    const int month = named ? static_cast<int>(months.indexOf(match.captured(u"n"_s).toLower())) + 1
                            : match.captured(u"m"_s).toInt();
    return QDate::isValid(match.captured(u"y"_s).toInt(), month, match.captured(u"d"_s).toInt());
}

bool isMoment(const Column &column)
{
    const QString type = column.type.section(u'(', 0, 0).toLower();
    return type == "date"_L1 || type == "datetime"_L1 || type == "timestamp"_L1;
}

QVector<QByteArray> valuesOf(const Source &source, const QVector<Row> &rows, qsizetype field)
{
    QVector<QByteArray> values;
    for (const Row &row : rows)
        if (field < row.fields.size() && !row.fields.at(field).isNull &&
            !row.fields.at(field).value.isEmpty())
            values << row.fields.at(field).value;
    // A plan keeps no rows; what the scan found at the ends and as no date is better than nothing.
    if (values.isEmpty() && source.scan && field < source.scan->profile.columns.size()) {
        const ColumnProfile &profile = source.scan->profile.columns.at(field);
        for (const ProfiledValue *value :
             {&profile.firstNot(ValueKind::DateTime), &profile.least, &profile.greatest, &profile.longest})
            if (value->isSet() && !values.contains(value->text))
                values << value->text;
    }
    return values;
}

} // namespace

std::optional<DateFormat> dateFormatOf(const QVector<QByteArray> &values)
{
    QVector<qint64> read(forms().size(), 0);
    for (const QByteArray &value : values) {
        const QString text = QString::fromUtf8(value).trimmed();
        for (qsizetype i = 0; i < read.size(); ++i)
            read[i] += reads(forms().at(i), text) ? 1 : 0;
    }
    const auto best = std::max_element(read.begin(), read.end());
    if (best == read.end() || *best == 0)
        return std::nullopt;
    DateFormat found{.format = forms().at(best - read.begin()).format, .rows = *best, .of = values.size()};
    if (const auto other = std::find(best + 1, read.end(), *best); other != read.end())
        found.orAlso = forms().at(other - read.begin()).format;
    return found;
}

QVector<DateFinding> dateFindings(const Mapping &mapping, const Source &source, const TableSchema &table,
                                  const QVector<Row> &rows)
{
    QVector<DateFinding> findings;
    const Transform *transform = transformNamed(u"date"_s);
    for (qsizetype i = 0; i < mapping.fields.size(); ++i) {
        const FieldBinding &binding = mapping.fields.at(i);
        const Column *column =
            binding.kind == FieldBinding::Kind::Column ? table.column(binding.name) : nullptr;
        if (column == nullptr || column->generated || !isMoment(*column))
            continue;
        const auto format = dateFormatOf(valuesOf(source, rows, i));
        if (!format)
            continue;
        const QString variable =
            columnListText({{.kind = FieldBinding::Kind::Variable, .name = column->name}});
        const auto expression =
            transformed(*transform, variable.mid(1, variable.size() - 2), {{u"format"_s, format->format}});
        if (expression)
            findings << DateFinding{.column = column->name, .format = *format, .expression = *expression};
    }
    return findings;
}

} // namespace millrace
