// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/stream/sourcestream.h"

#include <memory>
#include <span>

struct XXH3_state_s;

namespace millrace {

/// The file that a stream arrives in, in a folder of its own (spoolstore.h). Both are gone with this object
/// unless it was shown or finished. Used by one thread.
class SpoolFile
{
public:
    /// Errors: FileNotWritable, DiskFull.
    static Result<std::unique_ptr<SpoolFile>> create(const QString &home);
    /// One that was shown and never finished: what is appended is held against what is there before it goes
    /// on. \a spool: its name (SourceStream::spool). Errors: StreamGone; StreamBroken (some process reads
    /// into it).
    static Result<std::unique_ptr<SpoolFile>> goOn(const QString &spool);
    ~SpoolFile();
    SpoolFile(const SpoolFile &) = delete;
    SpoolFile &operator=(const SpoolFile &) = delete;

    QString arriving() const;
    qint64 bytes() const { return m_bytes; } ///< appended
    qint64 bytesThere() const { return qMax(m_known, m_bytes); }
    /// Enough to tell what it is, and to plan it.
    bool hasHead() const;

    /// Errors: DiskFull, FileNotWritable; SourceChanged (other bytes than are there).
    Result<void> append(std::span<const char> bytes);
    /// Errors: StreamBroken (fewer bytes were appended than were there).
    Result<void> expectAllKnown() const;
    /// Can be read under its name from now on, as far as it has arrived, and stays. Errors: FileNotWritable,
    /// DiskFull.
    Result<void> show(const QString &name, SourceStream &stream);
    /// Under its name and with its record, safe from a power cut. Errors: as show().
    Result<void> finish(const QString &name, SourceStream &stream);

private:
    explicit SpoolFile(QString folder);
    Error refused(int number) const;
    QString hash() const;
    Result<void> compare(std::span<const char> bytes) const;
    Result<void> writeRecord(const SourceStream &stream) const;

    const QString m_folder;
    bool m_stays = false;
    struct HashEnd
    {
        void operator()(XXH3_state_s *state) const;
    };
    const std::unique_ptr<XXH3_state_s, HashEnd> m_hash;
    int m_handle = -1;
    qint64 m_known = 0; ///< bytes that were there before
    qint64 m_bytes = 0;
};

} // namespace millrace
