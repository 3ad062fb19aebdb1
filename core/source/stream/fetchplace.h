// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/stream/fetchrecord.h"

#include <QStringList>
#include <memory>

namespace millrace {

/// The folder that a fetch has for its objects, among those of spools (spoolstore.h):
///   fetch.json   the task
///   arriving/    the files, each of its whole size from the beginning; locked by the process that fetches
///   parts        the ledger
/// One that is there for the same task is taken over, unless some process is at it.
class FetchPlace
{
public:
    /// Errors: FileNotWritable, DiskFull.
    static Result<std::unique_ptr<FetchPlace>> take(const QString &home, const FetchTask &task);
    ~FetchPlace();
    FetchPlace(const FetchPlace &) = delete;
    FetchPlace &operator=(const FetchPlace &) = delete;

    QString folder() const { return m_folder; }
    QString arriving() const;
    QString file(const QString &name) const { return arriving() + u'/' + name; }
    FetchLedger &ledger() { return *m_ledger; }

    /// Files of these names and sizes, with room on the disk for all of them. Errors: DiskFull (with what is
    /// missing), FileNotWritable, SourceUnsupported (a name that is a folder's, too).
    Result<void> makeRoom(const QStringList &names, const FetchTask &task);
    /// What is there of other times is left; nothing is left of this one.
    void remove();

private:
    FetchPlace() = default;

    QString m_folder;
    int m_lock = -1;
    std::unique_ptr<FetchLedger> m_ledger;
};

/// Locks what arrives in the folder; -1: some process has it, or it is gone.
int lockFetch(const QString &folder);

} // namespace millrace
