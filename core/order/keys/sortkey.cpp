// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/sortkey.h"

#include "core/base/coretext.h"
#include "core/base/enumnames.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"

namespace millrace {

namespace {

constexpr EnumName<KeyOrderKind> kindNames[]{
    {KeyOrderKind::Signed, "signed"},    {KeyOrderKind::Unsigned, "unsigned"},
    {KeyOrderKind::Decimal, "decimal"},  {KeyOrderKind::DateTime, "datetime"},
    {KeyOrderKind::Time, "time"},        {KeyOrderKind::Bytes, "bytes"},
    {KeyOrderKind::Text, "text"},        {KeyOrderKind::UcaText, "uca_text"},
    {KeyOrderKind::Enum, "enumeration"}, {KeyOrderKind::Uuid, "uuid"}};

Result<KeyPart> partFromJson(const QJsonObject &json)
{
    KeyPart part{.column = json.value(u"column"_s).toString(),
                 .field = json.value(u"field"_s).toInt(-1),
                 .bytes = json.value(u"bytes"_s).toInt(),
                 .descending = json.value(u"descending"_s).toBool()};
    const QJsonArray labels = json.value(u"labels"_s).toArray();
    for (const auto &label : labels)
        part.labels << label.toString().toUtf8();
    const auto kind = valueIn(kindNames, json.value(u"order"_s).toString());
    if (kind && part.field >= 0 && (part.bytes == 4 || part.bytes == 8)) {
        part.kind = *kind;
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
        partArray << QJsonObject{{u"column"_s, part.column},
                                 {u"field"_s, part.field},
                                 {u"order"_s, nameIn(kindNames, part.kind)},
                                 {u"bytes"_s, part.bytes},
                                 {u"descending"_s, part.descending},
                                 {u"labels"_s, labels}};
    }
    return {{u"index"_s, index}, {u"parts"_s, partArray}, {u"notes"_s, QJsonArray::fromStringList(notes)}};
}

Result<SortKey> SortKey::fromJson(const QJsonObject &json)
{
    SortKey key{.index = json.value(u"index"_s).toString()};
    const QJsonArray partArray = json.value(u"parts"_s).toArray();
    for (const auto &entry : partArray) {
        MILLRACE_TRY(auto part, partFromJson(entry.toObject()));
        key.parts << std::move(part);
    }
    fromJsonValue(json.value(u"notes"_s), key.notes);
    return key;
}

} // namespace millrace
