// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/sortkey.h"

#include "core/base/coretext.h"

#include <QJsonArray>
#include <array>

namespace millrace {

namespace {

struct KindName
{
    KeyOrderKind kind;
    const char *name;
};
constexpr std::array kindNames{
    KindName{KeyOrderKind::Signed, "signed"},    KindName{KeyOrderKind::Unsigned, "unsigned"},
    KindName{KeyOrderKind::Decimal, "decimal"},  KindName{KeyOrderKind::DateTime, "datetime"},
    KindName{KeyOrderKind::Time, "time"},        KindName{KeyOrderKind::Bytes, "bytes"},
    KindName{KeyOrderKind::Text, "text"},        KindName{KeyOrderKind::UcaText, "uca_text"},
    KindName{KeyOrderKind::Enum, "enumeration"}, KindName{KeyOrderKind::Uuid, "uuid"}};

QString nameOf(KeyOrderKind kind)
{
    for (const KindName &entry : kindNames)
        if (entry.kind == kind)
            return QString::fromLatin1(entry.name);
    Q_UNREACHABLE();
}

Result<KeyPart> partFromJson(const QJsonObject &json)
{
    KeyPart part{.column = json.value(QStringLiteral("column")).toString(),
                 .field = json.value(QStringLiteral("field")).toInt(-1),
                 .bytes = json.value(QStringLiteral("bytes")).toInt(),
                 .descending = json.value(QStringLiteral("descending")).toBool()};
    const QJsonArray labels = json.value(QStringLiteral("labels")).toArray();
    for (const QJsonValue &label : labels)
        part.labels << label.toString().toUtf8();
    const QString name = json.value(QStringLiteral("order")).toString();
    for (const KindName &entry : kindNames)
        if (name == QLatin1String(entry.name) && part.field >= 0 && (part.bytes == 4 || part.bytes == 8)) {
            part.kind = entry.kind;
            return part;
        }
    return fail({.code = ErrorCode::BadJson,
                 .what = CoreText::tr("A column of the sort key in the JSON is not readable."),
                 .howToFix = CoreText::tr("Let the dump be sorted anew.")});
}

} // namespace

QString SortKey::summary() const
{
    QStringList columns;
    for (const KeyPart &part : parts)
        columns << (part.descending ? part.column + QStringLiteral(" DESC") : part.column);
    return QStringLiteral("%1 (%2)").arg(index, columns.join(QStringLiteral(", ")));
}

QJsonObject SortKey::toJson() const
{
    QJsonArray partArray;
    for (const KeyPart &part : parts) {
        QJsonArray labels;
        for (const QByteArray &label : part.labels)
            labels << QString::fromUtf8(label);
        partArray << QJsonObject{
            {QStringLiteral("column"), part.column},         {QStringLiteral("field"), part.field},
            {QStringLiteral("order"), nameOf(part.kind)},    {QStringLiteral("bytes"), part.bytes},
            {QStringLiteral("descending"), part.descending}, {QStringLiteral("labels"), labels}};
    }
    return {{QStringLiteral("index"), index},
            {QStringLiteral("parts"), partArray},
            {QStringLiteral("notes"), QJsonArray::fromStringList(notes)}};
}

Result<SortKey> SortKey::fromJson(const QJsonObject &json)
{
    SortKey key{.index = json.value(QStringLiteral("index")).toString()};
    const QJsonArray partArray = json.value(QStringLiteral("parts")).toArray();
    for (const QJsonValue &entry : partArray) {
        auto part = partFromJson(entry.toObject());
        if (!part)
            return fail(part.error());
        key.parts << std::move(*part);
    }
    const QJsonArray noteArray = json.value(QStringLiteral("notes")).toArray();
    for (const QJsonValue &note : noteArray)
        key.notes << note.toString();
    return key;
}

} // namespace millrace
