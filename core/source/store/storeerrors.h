// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/store/storeaccess.h"

#include <QHash>

namespace millrace {

/// What a store answered to one request.
struct StoreAnswer
{
    int status = 0;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;                       ///< of what is no object: XML

    QByteArray header(const char *name) const { return headers.value(name); }
};

/// What the XML of an error says.
struct StoreComplaint
{
    QString code; ///< "NoSuchKey"; empty: there was none to be read
    QString message;
    QString region; ///< the right one, where another was asked
    QString endpoint;
};
StoreComplaint storeComplaint(const QByteArray &xml);

/// The same request may be answered in a moment.
bool isPassing(const StoreAnswer &answer);

/// Of an answer that is none of 2xx, with what to do about it. Errors: SourceMissing (no such bucket, no such
/// object), SourceChanged (another ETag), StoreCredentials (expired, unknown, wrong), StoreRefused,
/// StoreUnreachable (what passes, and did not).
Error storeError(const StoreUrl &url, const StoreAccess &access, const QString &key,
                 const StoreAnswer &answer);

/// An object that was written anew while it was read.
Error objectReplaced(const QString &object);
/// The same, known by its length alone: of stores that give no heed to If-Match.
Error objectShortened(const QString &object, qint64 bytes, qint64 offset);

} // namespace millrace
