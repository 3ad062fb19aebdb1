// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/store/storelist.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QLocale>
#include <QUrl>
#include <QXmlStreamReader>

namespace millrace {

namespace {

StoreObject readContents(QXmlStreamReader &reader)
{
    StoreObject object;
    while (reader.readNextStartElement()) {
        const QString name = reader.name().toString();
        if (name != "Key"_L1 && name != "Size"_L1 && name != "ETag"_L1 && name != "LastModified"_L1) {
            reader.skipCurrentElement();
            continue;
        }
        const QString text = reader.readElementText();
        if (name == "Key"_L1)
            object.key = text;
        else if (name == "Size"_L1)
            object.bytes = text.toLongLong();
        else if (name == "ETag"_L1)
            object.tag = QString(text).remove(u'"');
        else
            object.modified = QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
    }
    return object;
}

/// Spaces come as "+" or as "%20", a plus always as "%2B".
QString decodedKey(const QString &key)
{
    QByteArray bytes = key.toUtf8();
    return QUrl::fromPercentEncoding(bytes.replace('+', ' '));
}

} // namespace

QDateTime webTime(const QByteArray &text)
{
    QDateTime time = QLocale::c().toDateTime(QString::fromLatin1(text), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
    time.setTimeSpec(Qt::UTC);
    return time;
}

Error storeListUnreadable()
{
    return {.code = ErrorCode::StoreRefused,
            .what = CoreText::tr("The store answered with a list of objects that cannot be read."),
            .howToFix = CoreText::tr("Check that the endpoint is a store that speaks S3 (ListObjectsV2).")};
}

Result<StoreListing> storeListing(const QByteArray &xml)
{
    StoreListing listing;
    QXmlStreamReader reader(xml);
    if (!reader.readNextStartElement() || reader.name() != "ListBucketResult"_L1)
        return fail(storeListUnreadable());
    bool isEncoded = false;
    bool isCut = false;
    while (reader.readNextStartElement()) {
        if (reader.name() == "Contents"_L1)
            listing.objects << readContents(reader);
        else if (reader.name() == "EncodingType"_L1)
            isEncoded = reader.readElementText() == "url"_L1;
        else if (reader.name() == "IsTruncated"_L1)
            isCut = reader.readElementText() == "true"_L1;
        else if (reader.name() == "NextContinuationToken"_L1)
            listing.next = reader.readElementText();
        else
            reader.skipCurrentElement();
    }
    if (reader.hasError() || isCut == listing.next.isEmpty())
        return fail(storeListUnreadable());
    if (isEncoded)
        for (StoreObject &object : listing.objects)
            object.key = decodedKey(object.key);
    for (const StoreObject &object : std::as_const(listing.objects))
        if (object.key.isEmpty() || object.tag.isEmpty() || object.bytes < 0)
            return fail(storeListUnreadable());
    return listing;
}

} // namespace millrace
