// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sourcetable.h"

#include "core/base/coretext.h"
#include "core/server/quoting.h"
#include "core/server/tableschema.h"
#include "core/source/source.h"
#include "core/source/tabledump.h"

#include <QJsonArray>
#include <algorithm>

namespace millrace {

namespace {

const QString prefix = QStringLiteral("table:");
/// In the order of ResultColumn::Kind.
const QStringList kindNames{QStringLiteral("plain"), QStringLiteral("text"), QStringLiteral("bytes"),
                            QStringLiteral("float")};

/// Reads one name, quoted or not, from \a position on.
std::optional<QString> readName(const QString &text, qsizetype &position)
{
    QString name;
    if (position < text.size() && text.at(position) == QLatin1Char('`')) {
        for (++position; position < text.size(); ++position) {
            if (text.at(position) != QLatin1Char('`'))
                name += text.at(position);
            else if (position + 1 < text.size() && text.at(position + 1) == QLatin1Char('`'))
                name += text.at(position++);
            else
                break;
        }
        if (position >= text.size())
            return std::nullopt;
        ++position;
    } else {
        while (position < text.size() && text.at(position) != QLatin1Char('.') &&
               text.at(position) != QLatin1Char('`'))
            name += text.at(position++);
    }
    return name.isEmpty() ? std::nullopt : std::optional(name);
}

} // namespace

QString SourceTable::qualified() const
{
    return qualifiedName(schema, name);
}

QString SourceTable::text() const
{
    if (!isQuery())
        return qualified();
    const QString words = query.simplified();
    return words.size() > 60 ? words.left(59) + QStringLiteral("…") : words;
}

bool SourceTable::hasSnapshots() const
{
    return engine.compare(QLatin1String("InnoDB"), Qt::CaseInsensitive) == 0 ||
           engine.compare(QLatin1String("ROCKSDB"), Qt::CaseInsensitive) == 0;
}

double SourceTable::bytesPerRow() const
{
    return rowsEstimate > 0
               ? std::max(1.0, static_cast<double>(dataBytes) / static_cast<double>(rowsEstimate))
               : 100.0;
}

QJsonObject SourceTable::toJson() const
{
    QJsonArray columns;
    for (const KeyColumn &column : key.columns)
        columns << QJsonObject{{QStringLiteral("name"), column.name},
                               {QStringLiteral("kind"), keyKindName(column.kind)}};
    QJsonArray fieldKinds;
    for (const ResultColumn::Kind kind : kinds)
        fieldKinds << kindNames[static_cast<int>(kind)];
    QJsonObject json{{QStringLiteral("schema"), schema},
                     {QStringLiteral("name"), name},
                     {QStringLiteral("view"), view},
                     {QStringLiteral("engine"), engine},
                     {QStringLiteral("key_index"), key.index},
                     {QStringLiteral("key"), columns},
                     {QStringLiteral("rows_estimate"), rowsEstimate},
                     {QStringLiteral("data_bytes"), dataBytes},
                     {QStringLiteral("kinds"), fieldKinds}};
    if (server)
        json.insert(QStringLiteral("server"), server->toJson());
    if (isQuery())
        json.insert(QStringLiteral("query"), query);
    return json;
}

Result<SourceTable> SourceTable::fromJson(const QJsonObject &json)
{
    SourceTable table{.query = json.value(QStringLiteral("query")).toString(),
                      .schema = json.value(QStringLiteral("schema")).toString(),
                      .name = json.value(QStringLiteral("name")).toString(),
                      .view = json.value(QStringLiteral("view")).toBool(),
                      .engine = json.value(QStringLiteral("engine")).toString(),
                      .key = {.index = json.value(QStringLiteral("key_index")).toString(), .columns = {}},
                      .rowsEstimate = json.value(QStringLiteral("rows_estimate")).toInteger(),
                      .dataBytes = json.value(QStringLiteral("data_bytes")).toInteger()};
    for (const QJsonValue &column : json.value(QStringLiteral("key")).toArray())
        table.key.columns << KeyColumn{.name = column[QStringLiteral("name")].toString(),
                                       .kind = keyKindFromName(column[QStringLiteral("kind")].toString())};
    for (const QJsonValue &kind : json.value(QStringLiteral("kinds")).toArray()) {
        const auto known = std::find(kindNames.begin(), kindNames.end(), kind.toString());
        if (known == kindNames.end())
            return fail({.code = ErrorCode::BadJson,
                         .what = CoreText::tr("The source table's fields are of an unknown kind “%1”.")
                                     .arg(kind.toString()),
                         .howToFix = CoreText::tr("Make the plan again.")});
        table.kinds << static_cast<ResultColumn::Kind>(known - kindNames.begin());
    }
    if (json.contains(QStringLiteral("server"))) {
        auto server = ConnectionSpec::fromJson(json.value(QStringLiteral("server")).toObject());
        if (!server)
            return fail(server.error());
        table.server = std::move(*server);
    }
    return table;
}

bool namesTable(const QString &text)
{
    return text.startsWith(prefix);
}

Result<std::pair<QString, QString>> parseTableName(const QString &text)
{
    qsizetype position = prefix.size();
    const auto schema = readName(text, position);
    const bool dot = position < text.size() && text.at(position) == QLatin1Char('.');
    ++position;
    const auto name = dot ? readName(text, position) : std::nullopt;
    if (namesTable(text) && schema && name && position == text.size())
        return std::pair(*schema, *name);
    return fail({.code = ErrorCode::SourceUnsupported,
                 .what = CoreText::tr("“%1” names no table.").arg(text),
                 .howToFix = CoreText::tr("Write table:SCHEMA.TABLE; names with dots in backticks: "
                                          "'table:`my.shop`.orders'.")});
}

Result<Source> inspectTable(Connection &connection, const QString &schema, const QString &name)
{
    // A table one may not read is, in information_schema, a table that is not there.
    if (const auto readable =
            connection.execute(QStringLiteral("SELECT 1 FROM %1 LIMIT 0").arg(qualifiedName(schema, name)));
        !readable) {
        const int code = readable.error().context.serverCode.value_or(0);
        if (code == 1044 || code == 1142 || code == 1143 || code == 1356)
            return fail(
                {.code = ErrorCode::PrivilegeMissing,
                 .what = CoreText::tr("The account may not read %1: %2")
                             .arg(qualifiedName(schema, name), readable.error().what),
                 .howToFix =
                     CoreText::tr("GRANT SELECT ON %1 TO this account").arg(qualifiedName(schema, name)),
                 .context = readable.error().context});
    }
    const auto table = readTableOrView(connection, schema, name);
    if (!table)
        return fail(table.error());
    auto key = table->view ? Result<TableKey>(TableKey()) : readTableKey(connection, schema, table->name);
    if (!key)
        return fail(key.error());
    Source source{.name = table->name, .fieldCount = static_cast<int>(table->columns.size())};
    QVector<ResultColumn::Kind> kinds;
    for (const Column &column : table->columns) {
        source.fieldNames << column.name;
        kinds << kindOf(column);
    }
    source.dialect = dialectOf(kinds);
    source.createSql = table->view ? QString() : table->createSql;
    source.table = SourceTable{.schema = schema,
                               .name = table->name,
                               .view = table->view,
                               .engine = table->engine,
                               .key = *key,
                               .rowsEstimate = table->rowsEstimate,
                               .dataBytes = table->dataBytes,
                               .kinds = kinds};
    return source;
}

Dialect dialectOf(const QVector<ResultColumn::Kind> &kinds)
{
    Dialect dialect = Dialect::mysqldumpTab();
    dialect.charset = kinds.contains(ResultColumn::Kind::Bytes) ? "binary" : "utf8mb4";
    return dialect;
}

} // namespace millrace
