// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/store/storeclient.h"

#include <QFile>
#include <QVector>
#include <atomic>
#include <memory>
#include <mutex>

namespace millrace {

/// What is to be fetched of a store: the objects as they were when the fetch began.
struct FetchTask
{
    QString url; ///< without keys
    QVector<StoreObject> objects;

    static constexpr qint64 partBytes = 8LL * 1024 * 1024;

    /// Of one object its ETag; of several a hash of names, sizes and ETags.
    QString tag() const;
    qint64 bytes() const;
    QByteArray toJson() const;
    /// Errors: BadJson.
    static Result<FetchTask> fromJson(const QByteArray &json);
};

/// A part of an object: what one request asks for.
struct FetchPart
{
    qsizetype object = 0;
    qint64 offset = 0;
    qint64 bytes = 0;
};
/// All parts of the task, in their order.
QVector<FetchPart> partsOf(const FetchTask &task);

/// Which parts have arrived: a line for each, with the XXH3 of its bytes, so that after a kill or a power cut
/// nothing is believed that is not in the file. May be added to by any thread.
class FetchLedger
{
public:
    /// What the file says; of lines that are no lines: nothing.
    static Result<std::unique_ptr<FetchLedger>> open(const QString &path, qsizetype parts);

    /// Errors: FileNotWritable, DiskFull.
    Result<void> add(qsizetype part, quint64 hash);
    void forget(qsizetype part); ///< its bytes are others than the ledger says
    bool isEmpty() const;        ///< no part has arrived
    bool has(qsizetype part) const { return m_hashes.at(part).has_value(); }
    quint64 hash(qsizetype part) const { return m_hashes.at(part).value_or(0); }

private:
    FetchLedger() = default;

    std::mutex m_mutex; ///< protects both
    QFile m_file;
    QVector<std::optional<quint64>> m_hashes;
};

} // namespace millrace
