// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/tabledump.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <QRegularExpression>

namespace millrace {

namespace {

bool isBinary(const QString &type)
{
    static const QRegularExpression binary(
        u"^(bit|binary|varbinary|(tiny|medium|long)?blob|geometry|point|linestring|polygon|multi\\w+|"
        "geom\\w+|vector)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return binary.match(type).hasMatch();
}

QString valueOf(const QString &column, ResultColumn::Kind kind)
{
    const QString name = u"src."_s + quotedIdentifier(column);
    // As text a FLOAT has six digits.
    return kind == ResultColumn::Kind::Float ? name + u" + 0e0"_s : name;
}

/// Stretches without an escape, which is nearly all there is, are copied whole.
void appendEscaped(std::span<const char> bytes, QByteArray &text)
{
    const char *from = bytes.data();
    const char *const end = from + bytes.size();
    for (const char *at = from; at != end; ++at) {
        const auto byte = static_cast<unsigned char>(*at);
        if (byte > '\n' && byte != '\\')
            continue;
        if (byte != '\t' && byte != '\n' && byte != '\\' && byte != '\0')
            continue;
        text.append(from, at - from);
        text += '\\';
        text += byte == '\0' ? '0' : *at;
        from = at + 1;
    }
    text.append(from, end - from);
}

} // namespace

ResultColumn::Kind kindOf(const Column &column)
{
    if (isBinary(column.type))
        return ResultColumn::Kind::Bytes;
    if (column.type.startsWith("float"_L1, Qt::CaseInsensitive))
        return ResultColumn::Kind::Float;
    const bool text = !column.charset.isEmpty() || column.type.compare("json"_L1, Qt::CaseInsensitive) == 0;
    return text ? ResultColumn::Kind::Text : ResultColumn::Kind::Plain;
}

Result<TableDump> TableDump::open(Connection &connection, const Source &source)
{
    TableDump dump;
    const auto add = [&dump](const QString &column, ResultColumn::Kind kind) {
        dump.m_values << valueOf(column, kind);
        dump.m_changesValues = dump.m_changesValues || kind == ResultColumn::Kind::Float;
    };
    if (source.table->isQuery()) {
        for (qsizetype i = 0; i < source.fieldNames.size(); ++i)
            add(source.fieldNames.at(i), source.table->kinds.value(i));
        return dump;
    }
    MILLRACE_TRY(const auto table, readTableOrView(connection, source.table->schema, source.table->name));
    for (const QString &name : source.fieldNames) {
        const Column *column = table.column(name);
        if (!column)
            return fail(
                {.code = ErrorCode::ColumnUnknown,
                 .what = CoreText::tr("%1 has no column %2 any more.").arg(source.table->qualified(), name),
                 .howToFix = CoreText::tr("Make the plan again.")});
        add(column->name, kindOf(*column));
    }
    return dump;
}

void TableDump::appendLine(const RowCursor &cursor, QByteArray &line)
{
    for (int column = 0; column < cursor.columns(); ++column) {
        if (column > 0)
            line += '\t';
        if (cursor.isNull(column))
            line += "\\N";
        else
            appendEscaped(cursor.value(column), line);
    }
}

Result<QVector<Row>> TableDump::rows(Connection &connection, const QString &from) const
{
    MILLRACE_TRY(const auto cursor, connection.openCursor(select() + u' ' + from));
    QVector<Row> rows;
    for (;;) {
        MILLRACE_TRY(const auto more, cursor->next());
        if (!more)
            return rows;
        Row row;
        row.row = rows.size() + 1;
        for (int column = 0; column < cursor->columns(); ++column) {
            const bool isNull = cursor->isNull(column);
            const auto value = isNull ? std::span<const char>() : cursor->value(column);
            row.fields << Field{.value = QByteArray(value.data(), static_cast<qsizetype>(value.size())),
                                .isNull = isNull};
        }
        appendLine(*cursor, row.raw);
        rows << row;
    }
}

} // namespace millrace
