// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sourcetable.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

const QString prefix = u"table:"_s;

const JsonMembers<SourceTable> tableMembers{{"schema", &SourceTable::schema},
                                            {"name", &SourceTable::name},
                                            {"view", &SourceTable::view},
                                            {"engine", &SourceTable::engine},
                                            {"key_index", &SourceTable::key, &TableKey::index},
                                            {"rows_estimate", &SourceTable::rowsEstimate},
                                            {"data_bytes", &SourceTable::dataBytes},
                                            {"kinds", &SourceTable::kinds},
                                            {"query", &SourceTable::query, InJson::WhenSet}};

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
        columns << QJsonObject{{u"name"_s, column.name}, {u"kind"_s, enumName(column.kind)}};
    QJsonObject json = tableMembers.write(*this);
    json.insert(u"key"_s, columns);
    if (server)
        json.insert(u"server"_s, server->toJson());
    return json;
}

Result<SourceTable> SourceTable::fromJson(const QJsonObject &json)
{
    SourceTable table = tableMembers.read(json);
    for (const auto &column : json.value(u"key"_s).toArray())
        table.key.columns << KeyColumn{
            .name = column[u"name"_s].toString(),
            .kind = enumFromName<KeyKind>(column[u"kind"_s].toString()).value_or(KeyKind::Quoted)};
    for (const auto &kind : json.value(u"kinds"_s).toArray())
        if (!enumFromName<ResultColumn::Kind>(kind.toString()))
            return fail({.code = ErrorCode::BadJson,
                         .what = CoreText::tr("The source table's fields are of an unknown kind “%1”.")
                                     .arg(kind.toString()),
                         .howToFix = CoreText::tr("Make the plan again.")});
    if (json.contains(u"server"_s)) {
        MILLRACE_TRY(table.server, ConnectionSpec::fromJson(json.value(u"server"_s).toObject()));
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
