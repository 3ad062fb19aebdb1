// SPDX-License-Identifier: GPL-3.0-or-later
// The preview where the account may not make a temporary table.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/mapping/preview.h"
#include "core/mapping/readonly.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

#include <QElapsedTimer>

namespace millrace {

namespace {

const QString scratchSchema = u"_millrace_preview"_s;

/// A field's value as LOAD DATA gives it to a variable: in the file's character set.
QString literal(const Field &field, const QByteArray &charset)
{
    if (field.isNull)
        return u"NULL"_s;
    const QString bytes = u"X'%1'"_s.arg(QString::fromLatin1(field.value.toHex()));
    return charset == "binary" ? bytes : u"_%1 %2"_s.arg(QString::fromLatin1(charset), bytes);
}

/// The expression with this row's values in the place of its variables. A name that is no field's keeps what
/// it means to the server.
QString withValues(const QString &expression, const Mapping &mapping, const PickedRow &picked,
                   const QByteArray &charset)
{
    QString text =
        replaceVariable(expression, u"row_number"_s, [&picked] { return QString::number(picked.number); });
    QStringList done;
    // Of two fields with the same variable the second is what the expression sees.
    for (qsizetype i = mapping.fields.size() - 1; i >= 0; --i) {
        const FieldBinding &binding = mapping.fields.at(i);
        if (binding.kind != FieldBinding::Kind::Variable || done.contains(binding.name, Qt::CaseInsensitive))
            continue;
        done << binding.name;
        // A field the row does not have leaves NULL in its variable.
        const Field value = i < picked.row.fields.size() ? picked.row.fields.at(i) : Field{.isNull = true};
        text = replaceVariable(text, binding.name, [&] { return literal(value, charset); });
    }
    return text;
}

bool isDefault(const QString &expression)
{
    return expression.compare("DEFAULT"_L1, Qt::CaseInsensitive) == 0;
}

/// Where each column's value comes from.
struct Answers
{
    QStringList asked;     ///< expressions for the server
    QVector<int> answerOf; ///< per column: its place in them; -1: not asked
    QVector<int> fieldOf;  ///< per column: the field bound straight to it; -1: none
};

Answers answersFor(const Mapping &mapping, const TableSchema &table)
{
    Answers answers;
    for (const Column &column : table.columns) {
        const auto sameName = [&column](const QString &name) {
            return name.compare(column.name, Qt::CaseInsensitive) == 0;
        };
        answers.answerOf << -1;
        answers.fieldOf << -1;
        for (const ColumnExpression &set : mapping.expressions)
            if (sameName(set.column) && !isDefault(set.expression)) {
                answers.answerOf.last() = static_cast<int>(answers.asked.size());
                answers.asked << (isShownAsBytes(column) ? u"CONCAT('0x', HEX(%1))"_s
                                                         : u"CONVERT((%1) USING utf8mb4)"_s)
                                     .arg(set.expression);
                break;
            }
        for (int field = 0; field < mapping.fields.size() && answers.answerOf.last() < 0; ++field)
            if (mapping.fields.at(field).kind == FieldBinding::Kind::Column &&
                sameName(mapping.fields.at(field).name))
                answers.fieldOf.last() = field;
    }
    return answers;
}

/// \a values: the server's answers for the row.
PreviewRow shownRow(const PickedRow &picked, const Answers &answers, const QVector<QVariant> &values)
{
    PreviewRow row{.source = picked.row,
                   .file = picked.file,
                   .pick = picked.pick,
                   .number = picked.number,
                   .stored = true};
    for (qsizetype column = 0; column < answers.answerOf.size(); ++column) {
        PreviewCell cell{.isNull = true, .isKnown = false};
        if (const int answer = answers.answerOf.at(column); answer >= 0) {
            const QVariant value = values.value(answer);
            cell = {.value = value.toString().toUtf8(), .isNull = value.isNull()};
        } else if (const int field = answers.fieldOf.at(column); field >= 0) {
            const Field value = picked.row.fields.value(field);
            cell = {.value = value.value, .isNull = value.isNull, .isKnown = false};
        }
        row.cells << cell;
    }
    return row;
}

} // namespace

Result<Preview> previewExpressions(Connection &connection, const Dialect &dialect, const Mapping &mapping,
                                   const TableSchema &table, const QVector<PickedRow> &rows)
{
    QElapsedTimer timer;
    timer.start();
    Preview preview{.way = PreviewWay::Expressions};
    for (const Column &column : table.columns)
        preview.columns << column.name;
    const Answers answers = answersFor(mapping, table);
    QVector<QVector<QVariant>> values;
    if (!answers.asked.isEmpty() && !rows.isEmpty()) {
        QStringList selects;
        for (const PickedRow &picked : rows)
            selects << u"SELECT "_s +
                           withValues(answers.asked.join(u", "_s), mapping, picked, dialect.charset);
        MILLRACE_TRY(const auto readOnly, ReadOnly::begin(connection));
        MILLRACE_TRY(values, connection.rows(selects.join(u"\nUNION ALL "_s)));
    }
    for (qsizetype i = 0; i < rows.size(); ++i)
        preview.rows << shownRow(rows.at(i), answers, values.value(i));
    tellOfFaultyLines(dialect, preview);
    preview.milliseconds = timer.elapsed();
    return preview;
}

Result<Preview> previewOnScratch(Connection &scratch, const Dialect &dialect, const Mapping &mapping,
                                 const TableSchema &table, const QVector<PickedRow> &rows)
{
    if (table.createSql.isEmpty())
        return fail({.code = ErrorCode::PreviewFailed,
                     .what = CoreText::tr("The definition of %1 is not known.").arg(table.name),
                     .howToFix = CoreText::tr("GRANT SELECT on the table to this account: SHOW CREATE TABLE "
                                              "asks for it.")});
    // One for each session, so that two windows do not meet in it.
    const QString schema = u"%1_%2"_s.arg(scratchSchema).arg(scratch.threadId());
    const QString name = quotedIdentifier(schema);
    TableSchema copy = table;
    copy.schema = schema;
    copy.partitions = 1; // made from its definition, which is not on this server
    MILLRACE_TRY_VOID(scratch.execute(u"CREATE DATABASE IF NOT EXISTS "_s + name));
    auto preview = previewPicked(scratch, dialect, mapping, copy, rows);
    MILLRACE_TRY_VOID(scratch.execute(u"DROP DATABASE "_s + name));
    if (preview)
        preview->way = PreviewWay::ScratchTable;
    return preview;
}

} // namespace millrace
