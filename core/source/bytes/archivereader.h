// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <memory>
#include <optional>

namespace millrace {

/// A file inside an archive. Its name is a name and nothing else: nothing is ever written under it.
struct ArchiveMember
{
    QString name;
    qint64 bytes = -1; ///< unpacked, by the archive's own account; -1: it does not say
    bool encrypted = false;
    bool link = false; ///< a symbolic or hard link: its bytes are those of another member
};

/// What an archive's first bytes say it is.
enum class ArchiveKind
{
    Zip,
    Tar,
    SevenZip ///< known by name only
};

/// By the first bytes, 512 of them, unpacked if they were compressed. Nothing for what is no archive.
std::optional<ArchiveKind> archiveKindOf(const QByteArray &head);
/// The same for a file, compressed (.tar.gz) or not. Errors: SourceMissing, SourceUnreadable.
Result<std::optional<ArchiveKind>> archiveKindOfFile(const QString &path);
/// "dump.zip", "dump.tar.gz", "dump.tgz": a name that promises an archive.
bool hasArchiveName(const QString &path);

/// The files of a .zip or .tar(.gz .bz2 .xz .zst .lz4), one after the other, by libarchive. What is not read
/// of a file is passed over: by a seek in a .zip and a plain .tar, by unpacking it in a compressed .tar.
/// Used by one thread at a time.
class ArchiveReader
{
public:
    /// Errors: SourceMissing, SourceUnreadable (damaged, cut short).
    static Result<std::unique_ptr<ArchiveReader>> open(const QString &path);
    ~ArchiveReader();

    /// The next file or link; nothing at the end. Errors: SourceUnreadable, with the place in the archive.
    Result<std::optional<ArchiveMember>> next();
    /// The next bytes of the file that next() came to, at most \a most; empty at its end.
    /// Errors: SourceUnreadable (damaged, cut short, encrypted).
    Result<QByteArray> read(qsizetype most);

    const QString &path() const { return m_path; }
    /// How far the archive itself is read, in bytes of it.
    qint64 position() const;
    /// The archive is compressed as a whole: what follows can be reached only by unpacking.
    bool isSequential() const;

private:
    ArchiveReader();
    Error damaged(const QString &reason = {}) const;

    struct Handle;
    std::unique_ptr<Handle> m_handle;
    QString m_path;
    QString m_member; ///< that next() came to last
    ArchiveKind m_kind = ArchiveKind::Tar;
    qint64 m_memberEnd = 0; ///< of a plain .tar: where the file ends, its padding included
};

} // namespace millrace
