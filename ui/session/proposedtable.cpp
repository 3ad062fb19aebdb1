// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/proposedtable.h"

#include "core/server/quoting.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace millrace {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("millrace", text);
}

const QRegularExpression &createHead()
{
    static const QRegularExpression head(
        QStringLiteral("\\bCREATE\\s+(?:TEMPORARY\\s+)?TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?"
                       "((?:`(?:[^`]|``)+`|[\\w$]+)(?:\\s*\\.\\s*(?:`(?:[^`]|``)+`|[\\w$]+))?)(?=\\s*\\()"),
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
            if (c == QLatin1Char('\\') && quote != QLatin1Char('`'))
                ++i;
            else if (c == quote)
                quote = QChar(); // a doubled quote opens it again at once
        } else if (c == QLatin1Char('\'') || c == QLatin1Char('"') || c == QLatin1Char('`')) {
            quote = c;
        } else if (c == QLatin1Char(';')) {
            return i;
        }
    }
    return sql.size();
}

/// Lines of FOREIGN KEY definitions taken out, together with the comma they leave behind.
QString withoutForeignKeys(const QString &sql)
{
    static const QRegularExpression foreignKey(
        QStringLiteral(",\\s*(?:CONSTRAINT\\s+`(?:[^`]|``)+`\\s+)?FOREIGN\\s+KEY\\b[^\\n]*?(?=,?\\s*\\n)"),
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
    return QStringLiteral("CREATE TABLE %1%2")
        .arg(qualifiedName(schema, table), dumpSql.mid(match.capturedEnd(1), end - match.capturedEnd(1))
                                               .trimmed()
                                               .prepend(QLatin1Char(' ')));
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
    temporary.replace(0, QStringLiteral("CREATE TABLE").size(), QStringLiteral("CREATE TEMPORARY TABLE"));
    if (auto dropped = connection.execute(QStringLiteral("DROP TEMPORARY TABLE IF EXISTS %1").arg(name));
        !dropped)
        return fail(dropped.error());
    if (auto made = connection.execute(temporary); !made)
        return fail(made.error());

    TableSchema result{.schema = schema, .name = table};
    const auto columns = connection.rows(QStringLiteral("SHOW FULL COLUMNS FROM %1").arg(name));
    if (!columns)
        return fail(columns.error());
    for (const auto &row : *columns) { // Field, Type, Collation, Null, Key, Default, Extra, …
        const QString extra = row.at(6).toString();
        Column column{.name = row.at(0).toString(),
                      .type = row.at(1).toString(),
                      .nullable = row.at(3).toString() == QLatin1String("YES")};
        column.autoIncrement = extra.contains(QLatin1String("auto_increment"), Qt::CaseInsensitive);
        // MySQL writes DEFAULT_GENERATED for expression defaults: those are no generated columns.
        column.generated = extra.contains(QLatin1String("VIRTUAL GENERATED"), Qt::CaseInsensitive) ||
                           extra.contains(QLatin1String("STORED GENERATED"), Qt::CaseInsensitive);
        column.hasDefault =
            !row.at(5).isNull() || column.nullable || column.autoIncrement || column.generated;
        result.columns << column;
    }
    const auto keys = connection.rows(QStringLiteral("SHOW INDEX FROM %1").arg(name));
    if (!keys)
        return fail(keys.error());
    for (const auto &row : *keys) { // Table, Non_unique, Key_name, Seq_in_index, Column_name, …
        const QString key = row.at(2).toString();
        if (result.indexes.isEmpty() || result.indexes.last().name != key)
            result.indexes << Index{
                .name = key, .unique = row.at(1).toInt() == 0, .primary = key == QLatin1String("PRIMARY")};
        result.indexes.last().columns << row.at(4).toString();
    }
    static const QRegularExpression engine(QStringLiteral("\\bENGINE\\s*=?\\s*(\\w+)"),
                                           QRegularExpression::CaseInsensitiveOption);
    const auto shown = connection.rows(QStringLiteral("SHOW CREATE TABLE %1").arg(name));
    if (!shown)
        return fail(shown.error());
    if (!shown->isEmpty())
        result.createSql = shown->first().value(1).toString();
    result.engine = engine.match(result.createSql).captured(1);
    return result;
}

} // namespace millrace
