// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QVector>

namespace millrace {

/// An object as its store describes it.
struct StoreObject
{
    QString key;
    qint64 bytes = 0;
    QString tag; ///< the ETag, without quotes
    QDateTime modified;

    friend bool operator==(const StoreObject &, const StoreObject &) = default;
};

/// "Sat, 28 Nov 2026 18:00:00 GMT", as HTTP has times; not valid: it is none.
QDateTime webTime(const QByteArray &text);

/// A page of ListObjectsV2.
struct StoreListing
{
    QVector<StoreObject> objects;
    QString next; ///< what asks for the page after it; empty: there is none
};

/// Errors: StoreRefused (no such XML).
Result<StoreListing> storeListing(const QByteArray &xml);
Error storeListUnreadable();

} // namespace millrace
