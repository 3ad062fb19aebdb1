// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/store/storeurl.h"

#include <QDateTime>
#include <QProcessEnvironment>
#include <QUrl>

namespace millrace {

/// What requests are signed with. Never written anywhere: not in plans, logs, reports or errors.
struct StoreKeys
{
    QString id;
    QString secret;
    QString token;     ///< of a session; empty: the keys are an account's own
    QDateTime expires; ///< where environment or file say so
    QString origin;    ///< for people: "the environment", "profile backup in /home/dba/.aws/credentials"

    bool areThere() const { return !id.isEmpty(); }
};

/// What whoever begins a fetch has at hand: keys that were typed, or those of a keychain, which the engine
/// knows nothing of.
struct GivenKeys
{
    StoreKeys keys;  ///< come before environment and files; none: those are asked
    QString whyNone; ///< a sentence about a keychain that ought to have some, for the error when nobody has
};

/// How a store is reached: the URL, filled in by environment and files as the AWS tools do. An item of the
/// URL comes first, then the environment (AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION,
/// AWS_DEFAULT_REGION, AWS_ACCESS_KEY_ID …), then the profile (the URL's, AWS_PROFILE, default). A profile
/// that the URL names comes before keys in the environment.
struct StoreAccess
{
    QUrl endpoint; ///< without the bucket
    bool isPathStyle = true;
    QString region;
    StoreKeys keys; ///< none: requests are not signed
    QString caFile; ///< empty: libcurl's own

    /// Of an object; an empty key: of the bucket.
    QByteArray urlOf(const StoreUrl &store, const QString &key) const;
};

/// Errors: StoreUrlInvalid (no TLS beyond this machine), StoreCredentials (none, expired, of a kind that only
/// the AWS tools can get), FileNotReadable.
Result<StoreAccess>
storeAccess(const StoreUrl &url,
            const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment(),
            const GivenKeys &given = {});

/// Under which name a keychain has the keys of this store: of its bucket, or of the profile that the URL
/// names, which may be one of no file and stands for all buckets of the store then. Of AWS the region is no
/// part of it. "s3://dumps at https://minio.example:9000", "profile backup at AWS". Errors: StoreUrlInvalid
/// (no endpoint), FileNotReadable.
Result<QString>
storeAccount(const StoreUrl &url,
             const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());
/// That name where neither environment nor files have keys and the requests are to be signed; else empty, and
/// so where something is wrong with what they say: storeAccess() has the error.
QString storeAccountToAsk(const QString &url,
                          const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());

/// As S3 wants it in paths and signatures: all but A-Z a-z 0-9 - . _ ~ and, in paths, /.
QByteArray storeEncoded(const QString &text, bool isPath);

} // namespace millrace
