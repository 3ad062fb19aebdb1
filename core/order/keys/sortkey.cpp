// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/sortkey.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

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
    KeyPart part{.column = json.value(u"column"_s).toString(),
                 .field = json.value(u"field"_s).toInt(-1),
                 .bytes = json.value(u"bytes"_s).toInt(),
                 .descending = json.value(u"descending"_s).toBool()};
    const QJsonArray labels = json.value(u"labels"_s).toArray();
    for (const QJsonValue &label : labels)
        part.labels << label.toString().toUtf8();
    const QString name = json.value(u"order"_s).toString();
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
        columns << (part.descending ? part.column + u" DESC"_s : part.column);
    return u"%1 (%2)"_s.arg(index, columns.join(u", "_s));
}

QJsonObject SortKey::toJson() const
{
    QJsonArray partArray;
    for (const KeyPart &part : parts) {
        QJsonArray labels;
        for (const QByteArray &label : part.labels)
            labels << QString::fromUtf8(label);
        partArray << QJsonObject{{u"column"_s, part.column},         {u"field"_s, part.field},
                                 {u"order"_s, nameOf(part.kind)},    {u"bytes"_s, part.bytes},
                                 {u"descending"_s, part.descending}, {u"labels"_s, labels}};
    }
    return {{u"index"_s, index}, {u"parts"_s, partArray}, {u"notes"_s, QJsonArray::fromStringList(notes)}};
}

Result<SortKey> SortKey::fromJson(const QJsonObject &json)
{
    SortKey key{.index = json.value(u"index"_s).toString()};
    const QJsonArray partArray = json.value(u"parts"_s).toArray();
    for (const QJsonValue &entry : partArray) {
        MILLRACE_TRY(auto part, partFromJson(entry.toObject()));
        key.parts << std::move(part);
    }
    const QJsonArray noteArray = json.value(u"notes"_s).toArray();
    for (const QJsonValue &note : noteArray)
        key.notes << note.toString();
    return key;
}

} // namespace millrace
