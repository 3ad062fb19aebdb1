// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <QFile>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace millrace {

/// How much of a file is there that is being written from front to back, and how its writing ended: what is
/// below bytes() stays as it is. One thread writes, any number wait. Thread-safe.
class Arrival
{
public:
    void reach(qint64 bytes); ///< from the front; never less than before
    void expect(qint64 total);
    /// All of it is there, and was judged: nothing else is an end.
    void end();
    /// What is there stays, and nothing comes after it.
    void breakOff(const Error &why);

    qint64 bytes() const;
    qint64 total() const; ///< that there are to come; -1: nobody knows
    bool isWhole() const;
    bool hasEnded() const; ///< whole, or broken off
    /// Blocks until there is more than \a offset bytes, and gives how many there are; as many as \a offset:
    /// that was all. Errors: what it broke off with, after the last byte that is there; Cancelled.
    Result<qint64> beyond(qint64 offset, std::stop_token stop) const;

private:
    mutable std::mutex m_mutex; ///< protects all below
    mutable std::condition_variable_any m_changed;
    qint64 m_bytes = 0;
    qint64 m_total = -1;
    bool m_isWhole = false;
    std::optional<Error> m_error;
};

/// The bytes of such a file from its front: waits where they have not arrived yet.
class ArrivingBytes final : public ByteStream
{
public:
    static constexpr qint64 blockBytes = 1024LL * 1024;

    /// \a arrival outlives it. \a stop ends the waiting. Errors: SourceMissing, SourceUnreadable.
    static Result<std::unique_ptr<ArrivingBytes>> open(const QString &path, const Arrival &arrival,
                                                       std::stop_token stop);
    /// Errors: as Arrival::beyond(); SourceChanged (it has shrunk), SourceUnreadable.
    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    qint64 fileBytesRead() const override { return m_position; }

private:
    ArrivingBytes(const Arrival &arrival, std::stop_token stop);

    const Arrival &m_arrival;
    const std::stop_token m_stop;
    QFile m_file;
    qint64 m_position = 0;
    QByteArray m_block;
};

} // namespace millrace
