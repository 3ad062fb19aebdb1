// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/store/storeerrors.h"
#include "core/source/store/storelist.h"

#include <QVector>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>

namespace millrace {

/// Requests to one bucket, one after the other over one connection; signed by libcurl. What passes (a server
/// that is busy, a connection that breaks) is tried again, longer and longer apart. Used by one thread.
class StoreClient
{
public:
    StoreClient(StoreUrl url, StoreAccess access, std::stop_token stop);
    ~StoreClient();
    StoreClient(const StoreClient &) = delete;
    StoreClient &operator=(const StoreClient &) = delete;

    /// Errors: as storeError(), StoreUnreachable, Cancelled, so with all of them; SourceEmpty,
    /// SourceUnsupported (no ETag, no ranges).
    Result<StoreObject> look(const QString &key);
    /// Whether the store lets these keys at the URL: asks for one object below its prefix, or the first byte
    /// of its object. Errors: as look() and list(), but for SourceEmpty.
    Result<void> knock();
    /// All below the prefix, in the order of their keys' bytes; no folders' marks ("…/" of 0 bytes).
    Result<QVector<StoreObject>> list(const QString &prefix);

    /// Takes bytes at an offset of the object; false: it cannot, and the reading ends.
    using Sink = std::function<bool(qint64 offset, std::span<const char> bytes)>;
    /// [offset, offset + bytes) of the object, in order, each byte once. Errors: SourceChanged (another ETag
    /// or size than \a object has), SourceUnsupported (the store knows no ranges); Cancelled, too, where the
    /// sink ended it.
    Result<void> read(const StoreObject &object, qint64 offset, qint64 bytes, const Sink &sink);
    /// What encrypted the last object that was read; its ETag is no MD5 sum then.
    const QByteArray &encryption() const { return m_encryption; }

private:
    struct Request;
    struct Exchange;
    Result<StoreAnswer> ask(const Request &request, Exchange &exchange);
    Result<StoreAnswer> askPatiently(const Request &request, Exchange &exchange);

    const StoreUrl m_url;
    const StoreAccess m_access;
    const std::stop_token m_stop;
    void *m_curl = nullptr;
    bool m_hasAnswered = false; ///< the store, once
    bool m_isPassing = false;   ///< what the last request failed by
    QByteArray m_encryption;
};

} // namespace millrace
