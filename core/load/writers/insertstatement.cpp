// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/insertstatement.h"

#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

#include <algorithm>

namespace millrace {

namespace {

bool isType(const Column *column, const char *name)
{
    return column && column->type.startsWith(QString::fromLatin1(name), Qt::CaseInsensitive);
}

bool hasFourByteCharacter(const QByteArray &bytes)
{
    return std::any_of(bytes.begin(), bytes.end(), [](char c) { return static_cast<uchar>(c) >= 0xF0; });
}

} // namespace

InsertStatement::InsertStatement(const Plan &plan, const Target &target, bool bends)
    : m_mapping(plan.mapping)
    , m_utf8(isUtf8Charset(plan.source.dialect.charset))
    , m_longestCharacter(plan.source.dialect.charset.compare("utf8mb4", Qt::CaseInsensitive) == 0 ? 4 : 3)
    // MySQL warns of the older names of UTF-8; what is valid in them is the same in utf8mb4.
    , m_introducer(m_utf8 ? QByteArray("_utf8mb4'") : '_' + plan.source.dialect.charset + '\'')
{
    QStringList columns;
    for (qsizetype i = 0; i < m_mapping.fields.size(); ++i) {
        const FieldBinding &binding = m_mapping.fields.at(i);
        if (binding.kind != FieldBinding::Kind::Column)
            continue;
        columns << quotedIdentifier(binding.name);
        m_values << boundValue(i, target.table.column(binding.name), target, bends);
    }
    for (const ColumnExpression &expression : m_mapping.expressions) {
        columns << quotedIdentifier(expression.column);
        m_values << expressionValue(expression.expression);
    }
    m_target = u"%1 (%2)"_s.arg(qualifiedName(plan.schema, plan.table), columns.join(u", "_s)).toUtf8();
}

InsertStatement::Value InsertStatement::boundValue(qsizetype field, const Column *column,
                                                   const Target &target, bool bends)
{
    Value value{.parts = {{.kind = Part::Kind::Field, .field = field, .text = {}}}};
    if (!column)
        return value;
    if (!column->nullable && target.mariaDb && isType(column, "timestamp"))
        value.null = "CURRENT_TIMESTAMP(6)"; // Field_timestamp::load_data_set_null
    else if (!column->nullable && bends && isType(column, "enum"))
        value.null = "''"; // INSERT IGNORE would take the first member
    value.missing = value.null;
    // Field::load_data_set_no_data empties the value and not the default's "not NULL".
    if (target.emptied.contains(column->name.toLower()))
        value.missing = "''";
    return value;
}

InsertStatement::Value InsertStatement::expressionValue(const QString &expression) const
{
    Value value;
    const auto addText = [&value](QStringView text) {
        if (!text.isEmpty())
            value.parts << Part{.text = text.toUtf8()};
    };
    const auto tokens = sqlTokens(expression);
    qsizetype copied = 0;
    for (const SqlToken &token : tokens.value_or(QVector<SqlToken>())) {
        if (token.kind != SqlToken::Kind::Variable)
            continue;
        Part part;
        if (token.text.compare("row_number"_L1, Qt::CaseInsensitive) == 0)
            part.kind = Part::Kind::Counter;
        // Of two fields with the same variable the second is what the expression sees.
        for (qsizetype i = 0; i < m_mapping.fields.size(); ++i)
            if (const FieldBinding &binding = m_mapping.fields.at(i);
                binding.kind == FieldBinding::Kind::Variable &&
                binding.name.compare(token.text, Qt::CaseInsensitive) == 0)
                part = {.kind = Part::Kind::Field, .field = i, .text = {}};
        if (part.kind == Part::Kind::Text)
            continue;
        addText(QStringView(expression).mid(copied, token.offset - copied));
        value.parts << part;
        copied = token.offset + token.length;
    }
    addText(QStringView(expression).mid(copied));
    return value;
}

QByteArray InsertStatement::head(Verb verb, const QString &name) const
{
    const QByteArray words = verb == Verb::Insert         ? "INSERT INTO "
                             : verb == Verb::InsertIgnore ? "INSERT IGNORE INTO "
                                                          : "REPLACE INTO ";
    return "/* " + name.toUtf8() + " */ " + words + m_target + " VALUES\n";
}

void InsertStatement::writeRow(const Row &row, qint64 rowNumber, QByteArray &sql) const
{
    char separator = '(';
    for (const Value &value : m_values) {
        sql += separator;
        separator = ',';
        for (const Part &part : value.parts) {
            if (part.kind == Part::Kind::Text)
                sql += part.text;
            else if (part.kind == Part::Kind::Counter)
                sql += QByteArray::number(rowNumber);
            else if (part.field >= row.fields.size())
                sql += value.missing;
            else if (row.fields.at(part.field).isNull)
                sql += value.null;
            else
                writeLiteral(row.fields.at(part.field).value, sql);
        }
    }
    sql += ')';
}

/// Quote, backslash and NUL are escaped byte by byte. That is right for every character set: the server looks
/// for the end of a literal in the connection's UTF-8, where these three are never part of a longer
/// character.
void InsertStatement::writeLiteral(const QByteArray &bytes, QByteArray &sql) const
{
    // The parser refuses a statement with a literal that is invalid in its own character set; as binary it
    // gets to the column, which judges it as that of a LOAD DATA.
    const bool valid =
        !m_utf8 || isAscii(bytes) ||
        (isValidUtf8(bytes, false) && (m_longestCharacter == 4 || !hasFourByteCharacter(bytes)));
    sql += valid ? m_introducer : QByteArray("_binary'");
    const char *plain = bytes.constData();
    const char *const end = plain + bytes.size();
    for (const char *at = plain; at != end; ++at) {
        if (*at != '\'' && *at != '\\' && *at != '\0')
            continue;
        sql.append(plain, at - plain);
        sql += '\\';
        sql += *at == '\0' ? '0' : *at;
        plain = at + 1;
    }
    sql.append(plain, end - plain);
    sql += '\'';
}

int InsertStatement::missingIn(qsizetype fields) const
{
    int missing = 0;
    for (qsizetype i = fields; i < m_mapping.fields.size(); ++i)
        missing += m_mapping.fields.at(i).kind == FieldBinding::Kind::Column ? 1 : 0;
    return missing;
}

/// READ_INFO::next_line takes everything up to the line's end and is silent when that is nothing: one empty
/// field too many goes unnoticed.
bool InsertStatement::hasMore(const Row &row) const
{
    const qsizetype more = row.fields.size() - m_mapping.fields.size();
    if (more != 1)
        return more > 1;
    const Field &last = row.fields.last();
    return !last.value.isEmpty() || last.enclosed || last.isNull;
}

} // namespace millrace
