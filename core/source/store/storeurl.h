// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <optional>

namespace millrace {

/// An object of an S3-compatible store, or all objects below a prefix, as people write it:
///
///     s3://bucket/dumps/shop.sql.zst
///     s3://bucket/dumps/2026-11-28/?endpoint=https://minio.example:9000&region=eu-1&profile=backup
///
/// The key is taken as it stands, as other tools do: nothing in it is percent-encoded. What follows its last
/// "?" are items where all of them are known ones. Keys never stand in it: plans and reports keep this text.
struct StoreUrl
{
    QString bucket;
    QString key;      ///< empty, or with a "/" at its end: a prefix
    QString endpoint; ///< empty: what environment and profile say
    QString region;   ///< likewise
    QString profile;  ///< likewise
    std::optional<bool>
        pathStyle; ///< the bucket in the path, not in the host's name; nothing: as the endpoint wants
    bool isAnonymous = false; ///< requests are not signed: a public bucket
    bool mayBePlain = false;  ///< without TLS beyond this machine
    bool hasMd5Tags = true;   ///< an ETag that looks like an MD5 sum is one

    /// Errors: StoreUrlInvalid. What may be a secret is not repeated in them.
    static Result<StoreUrl> parse(const QString &text);

    bool isPrefix() const { return key.isEmpty() || key.endsWith(u'/'); }
    /// Without the items: "s3://bucket/key".
    QString object() const;
    QString text() const;
};

/// "s3://…", whatever follows.
bool isStoreUrl(const QString &text);

/// The host is this machine.
bool isLoopbackHost(const QString &host);

} // namespace millrace
