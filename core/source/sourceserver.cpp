// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sourceserver.h"
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/errorcatalogue.h"
#include "core/server/login/connectionurl.h"
#include "core/server/tableschema.h"
#include "core/source/tabledump.h"
#include "core/source/tableinspection.h"
#include "core/sql/quoting.h"

#include <QUrl>

namespace millrace {

namespace {

/// Each of these exists on one of the two flavours only.
const QStringList flavourOwn{u"SET SESSION max_execution_time = 0"_s, u"SET SESSION max_statement_time = 0"_s,
                             u"SET SESSION idle_transaction_timeout = 0"_s,
                             u"SET SESSION idle_readonly_transaction_timeout = 0"_s};
constexpr int schemeLength = 8; // of "mysql://"

/// Where the path of a server URL begins, and where it ends (query or end of text).
std::pair<qsizetype, qsizetype> pathOf(const QString &url)
{
    qsizetype end = url.indexOf(u'?');
    if (end < 0)
        end = url.size();
    const qsizetype begin = url.indexOf(u'/', schemeLength);
    return {begin < 0 || begin > end ? end : begin, end};
}

Error queryRefused(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::ExpressionInvalid, .what = what, .howToFix = howToFix};
}

/// Without the semicolon that a query copied from a client ends in.
QString trimmedQuery(QString query)
{
    query = query.trimmed();
    while (query.endsWith(u';')) {
        query.chop(1);
        query = query.trimmed();
    }
    return query;
}

} // namespace

bool namesServer(const QString &text)
{
    return text.startsWith("mysql://"_L1, Qt::CaseInsensitive);
}

Result<SourceAddress> parseSourceAddress(const QString &url)
{
    const QString text = url.trimmed();
    const auto [begin, end] = pathOf(text);
    const QStringList levels = text.mid(begin, end - begin).split(u'/', Qt::SkipEmptyParts);
    if (levels.size() > 2)
        return fail(
            {.code = ErrorCode::BadTargetUrl,
             .what = CoreText::tr("The source's path has more than two levels."),
             .howToFix = CoreText::tr("Write mysql://user@host/schema/table; a slash within a name is "
                                      "written %2F.")});
    MILLRACE_TRY(const auto server,
                 connectionFromUrl(text.left(begin) + u'/' + levels.value(0) + text.mid(end)));
    return SourceAddress{.server = server, .table = QUrl::fromPercentEncoding(levels.value(1).toUtf8())};
}

QString sourceUrl(const SourceTable &table)
{
    QString url = table.server ? table.server->toUrl() : QString();
    if (table.isQuery() || url.isEmpty())
        return url;
    return url.insert(pathOf(url).second, u'/' + QString::fromLatin1(QUrl::toPercentEncoding(table.name)));
}

Result<ResolvedConnection> resolveSource(const Source &source, const QString &password)
{
    auto server = resolveConnection(*source.table->server, password, ServerRole::Source);
    if (!server)
        return fail(errorOfSource(server.error(), source.table->server->displayName()));
    return server;
}

Result<std::unique_ptr<Connection>> openSource(const ResolvedConnection &server, const QString &timeZone)
{
    const QString name = server.spec.displayName();
    auto connection = Connection::open(server);
    if (!connection)
        return fail(errorOfSource(connection.error(), name));
    (*connection)->setErrorText([name](Error error) { return errorOfSource(std::move(error), name); });
    const QStringList statements = sourceSessionStatements(timeZone);
    for (const QString &statement : statements)
        if (const auto set = (*connection)->execute(statement);
            !set && (set.error().code == ErrorCode::SourceConnectionLost ||
                     statements.indexOf(statement) < statements.size() - flavourOwn.size()))
            return fail(set.error());
    return connection;
}

QStringList sourceSessionStatements(const QString &timeZone)
{
    // A load that pauses, or waits for its turn, must not be cut off, nor a long SELECT. Quotes mean what
    // our statements say, and a moment the same on both servers.
    return QStringList{
               u"SET NAMES utf8mb4"_s, u"SET SESSION time_zone = %1"_s.arg(quotedString(timeZone)),
               u"SET SESSION sql_mode = REPLACE(%1, 'PAD_CHAR_TO_FULL_LENGTH', '')"_s.arg(plainQuotesMode()),
               u"SET SESSION net_write_timeout = 86400, net_read_timeout = 86400, "
               "wait_timeout = 86400"_s} +
           flavourOwn;
}

QString lockSourceStatement(const SourceTable &table)
{
    return u"LOCK TABLES %1 READ"_s.arg(table.qualified());
}

QStringList snapshotStatements()
{
    return {u"SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s,
            u"START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY"_s};
}

Result<Source> inspectServerTable(Connection &connection, const SourceAddress &address)
{
    auto source = inspectTable(connection, address.server.schema, address.table);
    if (!source)
        return fail(errorOfSource(source.error(), address.server.displayName()));
    const auto schema = readTableOrView(connection, address.server.schema, source->table->name);
    if (!schema)
        return fail(errorOfSource(schema.error(), address.server.displayName()));
    source->fieldNames.clear();
    source->table->kinds.clear();
    for (const Column &column : schema->columns)
        if (!column.generated) {
            source->fieldNames << column.name;
            source->table->kinds << kindOf(column);
        }
    source->fieldCount = static_cast<int>(source->fieldNames.size());
    source->dialect = dialectOf(source->table->kinds);
    source->table->server = address.server;
    return source;
}

Result<Source> inspectQuery(Connection &connection, const ConnectionSpec &server, const QString &text)
{
    const QString query = trimmedQuery(text);
    const QString howTo =
        CoreText::tr("Write one SELECT, and give each column a name of its own (SELECT … AS name).");
    // As a derived table: nothing but a query can stand there, and LIMIT 0 reads no row.
    const auto columns = connection.describe(u"SELECT * FROM (\n%1\n) AS src LIMIT 0"_s.arg(query));
    if (!columns) {
        Error error = errorOfSource(columns.error(), server.displayName());
        if (error.code == ErrorCode::StatementFailed)
            error.howToFix = howTo;
        return fail(error);
    }
    Source source{.name = u"query"_s};
    QVector<ResultColumn::Kind> kinds;
    for (const ResultColumn &column : *columns) {
        source.fieldNames << column.name;
        kinds << column.kind;
    }
    if (query.isEmpty() || columns->isEmpty())
        return fail(queryRefused(CoreText::tr("This is not a query that returns rows."), howTo));
    source.fieldCount = static_cast<int>(source.fieldNames.size());
    source.dialect = dialectOf(kinds);
    source.table = SourceTable{.server = server, .query = query, .schema = server.schema, .kinds = kinds};
    return source;
}

Error errorOfSource(Error error, const QString &server)
{
    const QString name = CoreText::tr("Source server %1: ").arg(server);
    if (!error.what.startsWith(name))
        error.what = name + error.what;
    if (error.code == ErrorCode::ServerUnreachable || isConnectionLoss(error.context.serverCode.value_or(0)))
        error.code = ErrorCode::SourceConnectionLost;
    else if (error.code == ErrorCode::RowRejected || error.code == ErrorCode::DuplicateRow)
        error.code = ErrorCode::StatementFailed;
    return error;
}

} // namespace millrace
