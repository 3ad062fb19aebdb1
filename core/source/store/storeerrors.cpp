// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/store/storeerrors.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/store/storelist.h"

#include <QDateTime>
#include <QXmlStreamReader>

namespace millrace {

namespace {

constexpr int statusPreconditionFailed = 412;
constexpr int statusNotFound = 404;
constexpr int statusForbidden = 403;

/// What a status can mean that comes without a body: of stores that send none.
QString codeOf(const StoreAnswer &answer, const StoreComplaint &complaint)
{
    if (!complaint.code.isEmpty())
        return complaint.code;
    switch (answer.status) {
    case 301:
    case 307:
        return u"PermanentRedirect"_s;
    case statusForbidden:
        return u"AccessDenied"_s;
    case statusNotFound:
        return u"NoSuchKey"_s;
    case statusPreconditionFailed:
        return u"PreconditionFailed"_s;
    default:
        return {};
    }
}

Error refusedBy(const QString &what, const QString &howToFix, ErrorCode code = ErrorCode::StoreRefused)
{
    return {.code = code, .what = what, .howToFix = howToFix};
}

QString clockWords(const StoreAnswer &answer)
{
    const QDateTime theirs = webTime(answer.header("date"));
    if (!theirs.isValid())
        return {};
    const qint64 ms = theirs.msecsTo(QDateTime::currentDateTimeUtc());
    return u' ' + (ms > 0 ? CoreText::tr("This machine's clock is ahead of it by %1.")
                          : CoreText::tr("This machine's clock is behind it by %1."))
                      .arg(durationText(qAbs(ms)));
}

Error wrongRegion(const StoreUrl &url, const StoreAccess &access, const StoreAnswer &answer,
                  const StoreComplaint &complaint)
{
    const QString region = complaint.region.isEmpty()
                               ? QString::fromLatin1(answer.header("x-amz-bucket-region"))
                               : complaint.region;
    return refusedBy(
        region.isEmpty() ? CoreText::tr("The bucket %1 is not in region %2.").arg(url.bucket, access.region)
                         : CoreText::tr("The bucket %1 is in region %2, and region %3 was asked for it.")
                               .arg(url.bucket, region, access.region),
        region.isEmpty() ? CoreText::tr("Set its region in AWS_REGION, or with region=NAME in the URL.")
                         : CoreText::tr("Set AWS_REGION=%1, or region=%1 in the URL.").arg(region));
}

} // namespace

StoreComplaint storeComplaint(const QByteArray &xml)
{
    StoreComplaint complaint;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = reader.name();
        QString *const text = name == "Code"_L1       ? &complaint.code
                              : name == "Message"_L1  ? &complaint.message
                              : name == "Region"_L1   ? &complaint.region
                              : name == "Endpoint"_L1 ? &complaint.endpoint
                                                      : nullptr;
        if (text != nullptr)
            *text = reader.readElementText(QXmlStreamReader::SkipChildElements);
    }
    return complaint;
}

bool isPassing(const StoreAnswer &answer)
{
    if (answer.status == 500 || answer.status == 502 || answer.status == 503 || answer.status == 504 ||
        answer.status == 429 || answer.status == 408)
        return true;
    const QString code = answer.status >= 400 ? storeComplaint(answer.body).code : QString();
    return code == "SlowDown"_L1 || code == "RequestTimeout"_L1 || code == "InternalError"_L1;
}

Error objectReplaced(const QString &object)
{
    return {.code = ErrorCode::SourceChanged,
            .what =
                CoreText::tr("%1 was replaced in the store while it was read: its ETag is another one now.")
                    .arg(object),
            .howToFix =
                CoreText::tr("Begin once more when nobody writes it any more. Nothing of it was loaded.")};
}

Error objectShortened(const QString &object, qint64 bytes, qint64 offset)
{
    Error error = objectReplaced(object);
    error.what = CoreText::tr("%1 was replaced in the store while it was read: it had %2, and has none from "
                              "byte %3 on now.")
                     .arg(object, sizeText(bytes), QString::number(offset));
    return error;
}

Error storeError(const StoreUrl &url, const StoreAccess &access, const QString &key,
                 const StoreAnswer &answer)
{
    const StoreComplaint complaint = storeComplaint(answer.body);
    const QString code = codeOf(answer, complaint);
    const QString object = u"s3://"_s + url.bucket + u'/' + key;
    const QString keys = access.keys.areThere() ? CoreText::tr("the keys of %1").arg(access.keys.origin)
                                                : CoreText::tr("a request without keys");
    const QString said =
        complaint.message.isEmpty()
            ? QString()
            : u' ' + CoreText::tr("The store says: “%1”.").arg(withoutControls(complaint.message.left(300)));
    if (code == "PreconditionFailed"_L1)
        return objectReplaced(object);
    if (code == "NoSuchBucket"_L1)
        return refusedBy(
            CoreText::tr("There is no bucket %1 at %2.").arg(url.bucket, access.endpoint.toString()),
            CoreText::tr("Check its name, and that this is its store: AWS_ENDPOINT_URL, the profile, or "
                         "endpoint=… in the URL."),
            ErrorCode::SourceMissing);
    if (code == "NoSuchKey"_L1)
        return refusedBy(
            CoreText::tr("There is no object %1.").arg(object),
            CoreText::tr("Check the key, capitals too; it is taken as it stands, and nothing in it is "
                         "percent-encoded. For all objects below a prefix write a / at its end."),
            ErrorCode::SourceMissing);
    if (code == "AccessDenied"_L1 || code == "AllAccessDisabled"_L1)
        return refusedBy(
            CoreText::tr("The store lets %1 not read %2.").arg(keys, object) + said,
            url.isPrefix()
                ? CoreText::tr("Have s3:ListBucket on the bucket %1 and s3:GetObject on %2* given to them.")
                      .arg(url.bucket, url.object())
                : CoreText::tr("Have s3:GetObject on it given to them. Without s3:ListBucket on the bucket "
                               "%1 an object "
                               "that is not there is refused like this, too.")
                      .arg(url.bucket));
    if (code == "SignatureDoesNotMatch"_L1)
        return refusedBy(
            CoreText::tr("The store does not accept the signature of %1: their secret is another one.")
                    .arg(keys) +
                said,
            CoreText::tr("Copy the secret anew, whole and without blanks. A proxy that changes requests on "
                         "their way has the same effect."),
            ErrorCode::StoreCredentials);
    if (code == "InvalidAccessKeyId"_L1)
        return refusedBy(
            CoreText::tr("The store at %1 does not know %2.").arg(access.endpoint.toString(), keys) + said,
            CoreText::tr("Check that they are keys of this store, and were not deleted. Keys of a session "
                         "need their AWS_SESSION_TOKEN, too."),
            ErrorCode::StoreCredentials);
    if (code == "ExpiredToken"_L1 || code == "TokenRefreshRequired"_L1 || code == "InvalidToken"_L1)
        return refusedBy(
            code == "InvalidToken"_L1
                ? CoreText::tr("The store does not accept the session token of %1.").arg(keys) + said
                : CoreText::tr("The store says that %1 have expired.").arg(keys),
            CoreText::tr("Sign in anew with the tool that gave them, and begin once more: what has arrived "
                         "is not fetched again."),
            ErrorCode::StoreCredentials);
    if (code == "RequestTimeTooSkewed"_L1 || code == "RequestExpired"_L1)
        return refusedBy(
            CoreText::tr("The store refuses the request because of its time.") + clockWords(answer),
            CoreText::tr("Set this machine's clock (timedatectl set-ntp true), and begin once more."));
    if (code == "PermanentRedirect"_L1 || code == "TemporaryRedirect"_L1 ||
        code == "IllegalLocationConstraintException"_L1 ||
        (code == "AuthorizationHeaderMalformed"_L1 && !complaint.region.isEmpty()) ||
        (answer.status == 400 && answer.body.isEmpty() && !answer.header("x-amz-bucket-region").isEmpty()))
        return wrongRegion(url, access, answer, complaint);
    if (code == "InvalidObjectState"_L1)
        return refusedBy(
            CoreText::tr("%1 is archived, and cannot be read as it is.").arg(object),
            CoreText::tr("Have it restored first (aws s3api restore-object), which takes hours."));
    const QString shown =
        code.isEmpty() ? QString::number(answer.status) : u"%1 %2"_s.arg(answer.status).arg(code);
    if (isPassing(answer))
        return refusedBy(
            CoreText::tr("The store at %1 answered again and again with %2.")
                    .arg(access.endpoint.toString(), shown) +
                said,
            CoreText::tr("It is overloaded or being mended. Begin once more later: what has arrived is not "
                         "fetched again."),
            ErrorCode::StoreUnreachable);
    return refusedBy(
        CoreText::tr("The store at %1 answered %2 when it was asked for %3.")
                .arg(access.endpoint.toString(), shown, object) +
            said,
        CoreText::tr("Check that endpoint, region and bucket belong together, and that it is a store that "
                     "speaks S3."));
}

} // namespace millrace
