// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/archivereader.h"

#include <QVector>
#include <stop_token>

namespace millrace {

/// A file of an archive that can be read, with its first bytes: in a compressed .tar a second look at them
/// would cost as much as the first.
struct ListedMember
{
    ArchiveMember member;
    qint64 archiveBytes = 0; ///< of the archive file, from this member's beginning to the next one's
    QByteArray head; ///< up to 64 KiB as they stand in the archive; none after the first 64 MiB of heads
    bool headIsWhole = false;
    bool hasHead = false;
};

struct ArchiveListing
{
    QVector<ListedMember> members; ///< in the archive's order
    QVector<Error>
        passed; ///< links, encrypted members, names that occur twice; hidden ones are not mentioned
    bool isSequential = false; ///< a compressed .tar
};

/// Lists the files of an archive. Of a .zip and a plain .tar only the heads are read, a compressed .tar is
/// unpacked from front to back. Errors: SourceMissing, SourceUnreadable (damaged, cut short), Cancelled.
Result<ArchiveListing> listArchive(const QString &path, std::stop_token stop = {});

} // namespace millrace
