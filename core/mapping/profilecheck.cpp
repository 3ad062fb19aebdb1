// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/profilecheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/datecheck.h"
#include "core/source/bytes/charsets.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <optional>

namespace millrace {

namespace {

/// COLUMN_TYPE taken apart: "decimal(10,2) unsigned".
struct ColumnType
{
    QString name;
    int length = -1;
    int scale = 0;
    bool isUnsigned = false;
};

ColumnType typeOf(const Column &column)
{
    static const QRegularExpression form(u"^(\\w+)(?:\\((\\d+)(?:,(\\d+))?\\))?(.*)$"_s);
    const QRegularExpressionMatch match = form.match(column.type.toLower());
    return {.name = match.captured(1),
            .length = match.captured(2).isEmpty() ? -1 : match.captured(2).toInt(),
            .scale = match.captured(3).toInt(),
            .isUnsigned = match.captured(4).contains("unsigned"_L1)};
}

struct Range
{
    const char *least;
    const char *greatest;
    const char *greatestUnsigned;
};

std::optional<Range> integerRange(const QString &type)
{
    static const QHash<QString, Range> ranges{
        {u"tinyint"_s, {"-128", "127", "255"}},
        {u"smallint"_s, {"-32768", "32767", "65535"}},
        {u"mediumint"_s, {"-8388608", "8388607", "16777215"}},
        {u"int"_s, {"-2147483648", "2147483647", "4294967295"}},
        {u"bigint"_s, {"-9223372036854775808", "9223372036854775807", "18446744073709551615"}}};
    const auto found = ranges.constFind(type);
    return found == ranges.constEnd() ? std::nullopt : std::optional(*found);
}

/// Most bytes of a TEXT or BLOB; -1: no such type.
qint64 largeLimit(const QString &type)
{
    static const QHash<QString, qint64> limits{{u"tinytext"_s, 255},
                                               {u"tinyblob"_s, 255},
                                               {u"text"_s, 65'535},
                                               {u"blob"_s, 65'535},
                                               {u"mediumtext"_s, 16'777'215},
                                               {u"mediumblob"_s, 16'777'215},
                                               {u"longtext"_s, 4'294'967'295},
                                               {u"longblob"_s, 4'294'967'295}};
    return limits.value(type, -1);
}

/// The checks of one field against its column.
class FieldCheck
{
public:
    FieldCheck(const Source &source, const ColumnProfile &profile, const Column &column, bool isJson,
               const DateFinding *date, QVector<Error> &errors)
        : m_source(source)
        , m_isJson(isJson)
        , m_date(date)
        , m_profile(profile)
        , m_column(column)
        , m_type(typeOf(column))
        , m_errors(errors)
    {}

    void run()
    {
        checkNulls();
        if (const auto range = integerRange(m_type.name))
            checkInteger(*range);
        else if (m_type.name == "decimal"_L1)
            checkDecimal();
        else if (m_type.name == "float"_L1 || m_type.name == "double"_L1)
            checkKind(ValueKind::Real, CoreText::tr("number"));
        else if (m_type.name == "date"_L1 || m_type.name == "datetime"_L1 || m_type.name == "timestamp"_L1)
            checkDate();
        else if (m_isJson)
            checkJson();
        else
            checkLength();
    }

private:
    QString shown(const ProfiledValue &value) const
    {
        constexpr qsizetype most = 40;
        const QString text = displayText(value.text).simplified();
        return text.size() > most ? text.left(most) + QChar(0x2026) : text;
    }

    void add(const ProfiledValue &value, const QString &what, const QString &howToFix)
    {
        m_errors << Error{.code = ErrorCode::ValueDoesNotFit,
                          .what = what,
                          .howToFix = howToFix,
                          .context = value.place(m_column.name)};
    }

    QString widen() const { return CoreText::tr("Widen the column, or change the value on the way (SET)."); }

    void checkNulls()
    {
        if (m_profile.nulls == 0 || m_column.nullable || m_column.autoIncrement ||
            m_type.name == "timestamp"_L1)
            return;
        add(m_profile.firstNull,
            CoreText::tr("NULL does not go into %1, which is NOT NULL.").arg(m_column.name),
            CoreText::tr("Bind the field to a variable and give it a value: SET %1 = COALESCE(@v, …).")
                .arg(m_column.name));
    }

    /// '' is no value of a number or a date.
    void checkEmpty()
    {
        if (m_profile.empties == 0)
            return;
        add(m_profile.firstEmpty,
            CoreText::tr("An empty field is not a value of %1 %2.").arg(m_column.name, m_column.type),
            CoreText::tr("Bind the field to a variable and make NULL of it: SET %1 = NULLIF(@v, '').")
                .arg(m_column.name));
    }

    bool checkKind(ValueKind kind, const QString &noun)
    {
        checkEmpty();
        if (m_profile.values == 0 || m_profile.is(kind))
            return m_profile.values > 0;
        const ProfiledValue &odd = m_profile.firstNot(kind);
        add(odd, CoreText::tr("“%1” is no %2: %3 is %4.").arg(shown(odd), noun, m_column.name, m_column.type),
            CoreText::tr(
                "Look at it in the preview; bind the field to another column, or change it on the way "
                "(SET)."));
        return false;
    }

    void checkDate()
    {
        if (!m_date || m_profile.values == 0 || m_profile.is(ValueKind::DateTime)) {
            checkKind(ValueKind::DateTime, CoreText::tr("date"));
            return;
        }
        checkEmpty();
        const ProfiledValue &odd = m_profile.firstNot(ValueKind::DateTime);
        const DateFormat &format = m_date->format;
        QString what =
            CoreText::tr("“%1” is no date to the server: %2 of the %3 values looked at for %4 are written "
                         "as %5.")
                .arg(shown(odd), groupedNumber(format.rows), groupedNumber(format.of), m_column.name,
                     format.format);
        if (!format.orAlso.isEmpty())
            what += CoreText::tr(" They could be %1 as well: no value tells day and month apart.")
                        .arg(format.orAlso);
        add(odd, what,
            CoreText::tr("Bind the field to a variable and SET %1 = %2 (transform “date”).")
                .arg(m_column.name, m_date->expression));
    }

    void checkInteger(const Range &range)
    {
        if (!checkKind(ValueKind::Real, CoreText::tr("number")))
            return;
        if (!m_profile.is(ValueKind::Decimal))
            return;
        if (!m_profile.is(ValueKind::Integer))
            add(m_profile.firstNot(ValueKind::Integer),
                CoreText::tr("%1 is rounded in %2 %3.")
                    .arg(shown(m_profile.firstNot(ValueKind::Integer)), m_column.name, m_column.type),
                CoreText::tr("Make the column a DECIMAL if the fraction matters."));
        const QByteArray least = m_type.isUnsigned ? "0" : range.least;
        const QByteArray greatest = m_type.isUnsigned ? range.greatestUnsigned : range.greatest;
        if (decimalLess(m_profile.least.text, least))
            outOfRange(m_profile.least);
        if (decimalLess(greatest, m_profile.greatest.text))
            outOfRange(m_profile.greatest);
    }

    void outOfRange(const ProfiledValue &value)
    {
        add(value,
            CoreText::tr("%1 is out of the range of %2 %3.").arg(shown(value), m_column.name, m_column.type),
            widen());
    }

    void checkDecimal()
    {
        if (!checkKind(ValueKind::Real, CoreText::tr("number")) || !m_profile.is(ValueKind::Decimal))
            return;
        const int precision = m_type.length < 0 ? 10 : m_type.length;
        for (const ProfiledValue *value : {&m_profile.least, &m_profile.greatest})
            if (decimalShape(value->text).whole > precision - m_type.scale && value->text != "0") {
                outOfRange(*value);
                break;
            }
        if (m_type.isUnsigned && decimalLess(m_profile.least.text, "0"))
            outOfRange(m_profile.least);
        if (m_profile.fractionDigits > m_type.scale)
            add(m_profile.longest,
                CoreText::tr("Up to %1 after the point are rounded to the %2 of %3 %4.")
                    .arg(counted(m_profile.fractionDigits, CoreText::tr("digit"), CoreText::tr("digits")))
                    .arg(m_type.scale)
                    .arg(m_column.name, m_column.type),
                widen());
    }

    /// Values of JSON Lines whose key is not sent as JSON lose what tells "1", 1 and true apart; and MySQL
    /// refuses a string without its quotes.
    void checkJson()
    {
        const Dialect &dialect = m_source.dialect;
        if (!dialect.isJsonLines() || dialect.jsonTexts.contains(m_profile.name))
            return;
        const bool hasScalars =
            m_profile.empties > 0 || (m_profile.values > 0 && !m_profile.is(ValueKind::Json));
        if (!hasScalars)
            return;
        const ProfiledValue &odd =
            m_profile.empties > 0 ? m_profile.firstEmpty : m_profile.firstNot(ValueKind::Json);
        add(odd,
            CoreText::tr(
                "“%1” is no object and no array, and %2 takes JSON: strings arrive there without their "
                "quotes, true and false as 1 and 0.")
                .arg(shown(odd), m_column.name),
            CoreText::tr(
                "Send the values of the key as JSON, as they stand: write %1:json among the keys that are "
                "fields.")
                .arg(m_profile.name));
    }

    void checkLength()
    {
        const bool binary = m_type.name == "binary"_L1 || m_type.name == "varbinary"_L1;
        const bool text = m_type.name == "char"_L1 || m_type.name == "varchar"_L1;
        // Bytes that go as they are into a column of one byte per character are as many characters.
        const bool perByte =
            binary || (m_source.dialect.charset == "binary" && !isUtf8Charset(m_column.charset.toLatin1()));
        const qint64 length = perByte ? m_profile.longestBytes : m_profile.longestCharacters;
        const qint64 limit = binary || text ? m_type.length : largeLimit(m_type.name);
        const qint64 measured = binary || text ? length : m_profile.longestBytes;
        if (limit < 0 || measured <= limit)
            return;
        const QString size = text && !perByte
                                 ? counted(measured, CoreText::tr("character"), CoreText::tr("characters"))
                                 : counted(measured, CoreText::tr("byte"), CoreText::tr("bytes"));
        add(m_profile.longest,
            CoreText::tr("A value of %1 does not go into %2 %3.").arg(size, m_column.name, m_column.type),
            CoreText::tr("Widen the column, or cut the value on the way: SET %1 = LEFT(@v, %2).")
                .arg(m_column.name, QString::number(limit)));
    }

    const Source &m_source;
    const bool m_isJson;       ///< the column takes nothing but JSON
    const DateFinding *m_date; ///< nullptr: no format is known that its values are written in
    const ColumnProfile &m_profile;
    const Column &m_column;
    const ColumnType m_type;
    QVector<Error> &m_errors;
};

/// MySQL has a type for it, MariaDB a text and a CHECK.
bool takesJson(const Column &column, const TableSchema &table)
{
    return column.type.startsWith("json"_L1, Qt::CaseInsensitive) ||
           table.createSql.contains(u"json_valid(%1)"_s.arg(quotedIdentifier(column.name)),
                                    Qt::CaseInsensitive);
}

/// Values that come more than once for a column whose values may not: the same bytes are the same value in
/// every collation.
void checkUnique(const ColumnProfile &profile, const Column &column, const TableSchema &table,
                 QVector<Error> &errors)
{
    const qint64 filled = profile.values + profile.empties;
    if (!profile.distinctExact || profile.distinct >= filled)
        return;
    for (const Index &index : table.indexes) {
        if (!index.unique || index.columns.size() != 1 ||
            index.columns.first().compare(column.name, Qt::CaseInsensitive) != 0)
            continue;
        errors << Error{
            .code = ErrorCode::ValueDoesNotFit,
            .what = CoreText::tr("%1 of the %2 looked at for %3 have come before; %4 takes each once.")
                        .arg(groupedNumber(filled - profile.distinct),
                             counted(filled, CoreText::tr("value"), CoreText::tr("values")), column.name,
                             index.primary ? CoreText::tr("the primary key") : index.name),
            .howToFix = CoreText::tr("Choose what happens to duplicates, or number the rows: SET %1 = "
                                     "@row_number.")
                            .arg(column.name),
            .context = {.column = column.name}};
        return;
    }
}

/// Rows of the sample that have the same values in all columns of a unique key of several: the scan counts
/// values field by field and cannot know. NULL is like no other value.
void checkCompositeKeys(const Mapping &mapping, const TableSchema &table, const QVector<Row> &rows,
                        QVector<Error> &errors)
{
    for (const Index &index : table.indexes) {
        if (!index.unique || index.columns.size() < 2)
            continue;
        QVector<qsizetype> fields;
        for (const QString &column : index.columns)
            for (qsizetype i = 0; i < mapping.fields.size(); ++i)
                if (mapping.fields.at(i).kind == FieldBinding::Kind::Column &&
                    mapping.fields.at(i).name.compare(column, Qt::CaseInsensitive) == 0)
                    fields << i;
        if (fields.size() != index.columns.size())
            continue;
        QSet<QByteArrayList> seen;
        QStringList example;
        qint64 repeated = 0;
        for (const Row &row : rows) {
            QByteArrayList key;
            for (const qsizetype field : fields)
                if (field < row.fields.size() && !row.fields.at(field).isNull)
                    key << row.fields.at(field).value;
            if (key.size() != fields.size())
                continue;
            if (!seen.contains(key)) {
                seen.insert(key);
                continue;
            }
            if (repeated++ == 0)
                for (const QByteArray &value : key)
                    example << displayText(value.left(20)).simplified();
        }
        if (repeated > 0)
            errors << Error{
                .code = ErrorCode::ValueDoesNotFit,
                .what = CoreText::tr(
                            "%1 of the %2 looked at have values of (%3) that came before, such as (%4); %5 "
                            "takes each once.")
                            .arg(groupedNumber(repeated), rowsText(rows.size()), index.columns.join(u", "_s),
                                 example.join(u", "_s),
                                 index.primary ? CoreText::tr("the primary key") : index.name),
                .howToFix =
                    CoreText::tr("Choose what happens to duplicates, or give one of its columns a value of "
                                 "its own: @row_number."),
                .context = {.column = index.columns.first()}};
    }
}

} // namespace

QVector<Error> checkProfile(const Mapping &mapping, const Source &source, const TableSchema &table,
                            const QVector<Row> &rows)
{
    QVector<Error> errors;
    if (!source.scan)
        return errors;
    const QVector<DateFinding> dates = dateFindings(mapping, source, table, rows);
    const QVector<ColumnProfile> &columns = source.scan->profile.columns;
    for (qsizetype i = 0; i < qMin(mapping.fields.size(), columns.size()); ++i) {
        const FieldBinding &binding = mapping.fields.at(i);
        const Column *column =
            binding.kind == FieldBinding::Kind::Column ? table.column(binding.name) : nullptr;
        if (column != nullptr && !column->generated) {
            const auto date = std::find_if(dates.begin(), dates.end(), [column](const DateFinding &finding) {
                return finding.column == column->name;
            });
            FieldCheck(source, columns.at(i), *column, takesJson(*column, table),
                       date == dates.end() ? nullptr : &*date, errors)
                .run();
            checkUnique(columns.at(i), *column, table, errors);
        }
    }
    checkCompositeKeys(mapping, table, rows, errors);
    return errors;
}

std::optional<Error> checkPacket(const Mapping &mapping, const Source &source, qint64 packetBytes)
{
    if (!source.scan || packetBytes <= 0)
        return std::nullopt;
    const QVector<ColumnProfile> &columns = source.scan->profile.columns;
    for (qsizetype i = 0; i < qMin(mapping.fields.size(), columns.size()); ++i) {
        const FieldBinding &binding = mapping.fields.at(i);
        if (binding.kind != FieldBinding::Kind::Variable || columns.at(i).longestBytes <= packetBytes)
            continue;
        for (const ColumnExpression &set : mapping.expressions)
            if (usesVariable(set.expression, binding.name))
                return Error{
                    .code = ErrorCode::ValueDoesNotFit,
                    .what = CoreText::tr("A value of @%1 has %2; where the result of an expression is longer "
                                         "than %3 (max_allowed_packet), %4 gets NULL (warning 1301).")
                                .arg(binding.name, sizeText(columns.at(i).longestBytes),
                                     sizeText(packetBytes), set.column),
                    .howToFix = CoreText::tr("Bind the field directly to its column, or raise "
                                             "max_allowed_packet on the server."),
                    .context = columns.at(i).longest.place(set.column)};
    }
    return std::nullopt;
}

} // namespace millrace
