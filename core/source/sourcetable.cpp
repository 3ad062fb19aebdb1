// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sourcetable.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <QJsonArray>
#include <algorithm>

namespace millrace {

namespace {

const QString prefix = u"table:"_s;
/// In the order of ResultColumn::Kind.
const QStringList kindNames{u"plain"_s, u"text"_s, u"bytes"_s, u"float"_s};

/// Reads one name, quoted or not, from \a position on.
std::optional<QString> readName(const QString &text, qsizetype &position)
{
    QString name;
    if (position < text.size() && text.at(position) == u'`') {
        for (++position; position < text.size(); ++position) {
            if (text.at(position) != u'`')
                name += text.at(position);
            else if (position + 1 < text.size() && text.at(position + 1) == u'`')
                name += text.at(position++);
            else
                break;
        }
        if (position >= text.size())
            return std::nullopt;
        ++position;
    } else {
        while (position < text.size() && text.at(position) != u'.' && text.at(position) != u'`')
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
    return words.size() > 60 ? words.left(59) + u"…"_s : words;
}

bool SourceTable::hasSnapshots() const
{
    return engine.compare("InnoDB"_L1, Qt::CaseInsensitive) == 0 ||
           engine.compare("ROCKSDB"_L1, Qt::CaseInsensitive) == 0;
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
        columns << QJsonObject{{u"name"_s, column.name}, {u"kind"_s, keyKindName(column.kind)}};
    QJsonArray fieldKinds;
    for (const ResultColumn::Kind kind : kinds)
        fieldKinds << kindNames[static_cast<int>(kind)];
    QJsonObject json{{u"schema"_s, schema},
                     {u"name"_s, name},
                     {u"view"_s, view},
                     {u"engine"_s, engine},
                     {u"key_index"_s, key.index},
                     {u"key"_s, columns},
                     {u"rows_estimate"_s, rowsEstimate},
                     {u"data_bytes"_s, dataBytes},
                     {u"kinds"_s, fieldKinds}};
    if (server)
        json.insert(u"server"_s, server->toJson());
    if (isQuery())
        json.insert(u"query"_s, query);
    return json;
}

Result<SourceTable> SourceTable::fromJson(const QJsonObject &json)
{
    SourceTable table{.query = json.value(u"query"_s).toString(),
                      .schema = json.value(u"schema"_s).toString(),
                      .name = json.value(u"name"_s).toString(),
                      .view = json.value(u"view"_s).toBool(),
                      .engine = json.value(u"engine"_s).toString(),
                      .key = {.index = json.value(u"key_index"_s).toString(), .columns = {}},
                      .rowsEstimate = json.value(u"rows_estimate"_s).toInteger(),
                      .dataBytes = json.value(u"data_bytes"_s).toInteger()};
    for (const QJsonValue &column : json.value(u"key"_s).toArray())
        table.key.columns << KeyColumn{.name = column[u"name"_s].toString(),
                                       .kind = keyKindFromName(column[u"kind"_s].toString())};
    for (const QJsonValue &kind : json.value(u"kinds"_s).toArray()) {
        const auto known = std::find(kindNames.begin(), kindNames.end(), kind.toString());
        if (known == kindNames.end())
            return fail({.code = ErrorCode::BadJson,
                         .what = CoreText::tr("The source table's fields are of an unknown kind “%1”.")
                                     .arg(kind.toString()),
                         .howToFix = CoreText::tr("Make the plan again.")});
        table.kinds << static_cast<ResultColumn::Kind>(known - kindNames.begin());
    }
    if (json.contains(u"server"_s)) {
        MILLRACE_TRY(auto server, ConnectionSpec::fromJson(json.value(u"server"_s).toObject()));
        table.server = std::move(server);
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
    const bool dot = position < text.size() && text.at(position) == u'.';
    ++position;
    const auto name = dot ? readName(text, position) : std::nullopt;
    if (namesTable(text) && schema && name && position == text.size())
        return std::pair(*schema, *name);
    return fail({.code = ErrorCode::SourceUnsupported,
                 .what = CoreText::tr("“%1” names no table.").arg(text),
                 .howToFix = CoreText::tr("Write table:SCHEMA.TABLE; names with dots in backticks: "
                                          "'table:`my.shop`.orders'.")});
}

} // namespace millrace
