// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/draft/proposedtable.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace millrace {

namespace {

const QRegularExpression &createHead()
{
    static const QRegularExpression head(
        u"\\bCREATE\\s+(?:TEMPORARY\\s+)?TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?"
        "((?:`(?:[^`]|``)+`|[\\w$]+)(?:\\s*\\.\\s*(?:`(?:[^`]|``)+`|[\\w$]+))?)(?=\\s*\\()"_s,
        QRegularExpression::CaseInsensitiveOption);
    return head;
}

/// The end of the statement that starts at `from`: its semicolon outside quotes and comments, or the text's
/// end.
qsizetype statementEnd(const QString &sql, qsizetype from)
{
    QChar quote;
    for (qsizetype i = from; i < sql.size(); ++i) {
        const QChar c = sql[i];
        if (!quote.isNull()) {
            if (c == u'\\' && quote != u'`')
                ++i;
            else if (c == quote)
                quote = QChar(); // a doubled quote opens it again at once
        } else if (c == u'\'' || c == u'"' || c == u'`') {
            quote = c;
        } else if (c == u';') {
            return i;
        }
    }
    return sql.size();
}

/// Lines of FOREIGN KEY definitions taken out, together with the comma they leave behind.
QString withoutForeignKeys(const QString &sql)
{
    static const QRegularExpression foreignKey(
        u",\\s*(?:CONSTRAINT\\s+`(?:[^`]|``)+`\\s+)?FOREIGN\\s+KEY\\b[^\\n]*?(?=,?\\s*\\n)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return QString(sql).remove(foreignKey);
}

} // namespace

QString createStatementFor(const QString &dumpSql, const QString &schema, const QString &table)
{
    const QRegularExpressionMatch match = createHead().match(dumpSql);
    if (!match.hasMatch())
        return {};
    const qsizetype end = statementEnd(dumpSql, match.capturedStart());
    return u"CREATE TABLE %1%2"_s.arg(
        qualifiedName(schema, table),
        dumpSql.mid(match.capturedEnd(1), end - match.capturedEnd(1)).trimmed().prepend(u' '));
}

Result<TableSchema> describeProposedTable(Connection &connection, const QString &schema, const QString &table,
                                          const QString &createSql)
{
    const QString statement = createStatementFor(createSql, schema, table);
    if (statement.isEmpty())
        return fail({.code = ErrorCode::ExpressionInvalid,
                     .what = tr("There is no CREATE TABLE in this text."),
                     .howToFix = tr("Start it with CREATE TABLE and the columns in parentheses.")});
    const QString name = qualifiedName(schema, table);
    QString temporary = withoutForeignKeys(statement);
    temporary.replace(0, u"CREATE TABLE"_s.size(), u"CREATE TEMPORARY TABLE"_s);
    MILLRACE_TRY_VOID(connection.execute(u"DROP TEMPORARY TABLE IF EXISTS %1"_s.arg(name)));
    MILLRACE_TRY_VOID(connection.execute(temporary));

    TableSchema result{.schema = schema, .name = table};
    MILLRACE_TRY(const auto columns, connection.rows(u"SHOW FULL COLUMNS FROM %1"_s.arg(name)));
    for (const auto &row : columns) { // Field, Type, Collation, Null, Key, Default, Extra, …
        const QString extra = row.at(6).toString();
        Column column{.name = row.at(0).toString(),
                      .type = row.at(1).toString(),
                      .nullable = row.at(3).toString() == "YES"_L1};
        column.autoIncrement = extra.contains("auto_increment"_L1, Qt::CaseInsensitive);
        // MySQL writes DEFAULT_GENERATED for expression defaults: those are no generated columns.
        column.generated = extra.contains("VIRTUAL GENERATED"_L1, Qt::CaseInsensitive) ||
                           extra.contains("STORED GENERATED"_L1, Qt::CaseInsensitive);
        column.hasDefault =
            !row.at(5).isNull() || column.nullable || column.autoIncrement || column.generated;
        result.columns << column;
    }
    MILLRACE_TRY(const auto keys, connection.rows(u"SHOW INDEX FROM %1"_s.arg(name)));
    for (const auto &row : keys) { // Table, Non_unique, Key_name, Seq_in_index, Column_name, …
        const QString key = row.at(2).toString();
        if (result.indexes.isEmpty() || result.indexes.last().name != key)
            result.indexes << Index{
                .name = key, .unique = row.at(1).toInt() == 0, .primary = key == "PRIMARY"_L1};
        result.indexes.last().columns << row.at(4).toString();
    }
    static const QRegularExpression engine(u"\\bENGINE\\s*=?\\s*(\\w+)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    MILLRACE_TRY(const auto shown, connection.rows(u"SHOW CREATE TABLE %1"_s.arg(name)));
    if (!shown.isEmpty())
        result.createSql = shown.first().value(1).toString();
    result.engine = engine.match(result.createSql).captured(1);
    return result;
}

} // namespace millrace
