// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/indexdeferral.h"

#include <QStringList>
#include <optional>

namespace millrace {

/// A deferral that lies safely on disk: runs/<id>/indexes.json, the file and the folders above it synced.
/// Only create() and open() make one, and nothing drops an index without one. It is never written again: what
/// is missing is found by comparing the table with it, not by a flag in it.
class DeferredIndexFile
{
public:
    /// Refuses to write over an earlier record: a resumed run must go on with the definitions of its first
    /// start. Errors: IndexRecordUnusable (there is one), FileNotWritable, DiskFull.
    static Result<DeferredIndexFile> create(const QString &runFolder, IndexDeferral deferral);
    /// Nothing when the run has none. Errors: FileNotReadable, BadJson, IndexRecordUnusable.
    static Result<std::optional<DeferredIndexFile>> open(const QString &runFolder);
    /// The names of the indexes in it; empty where there is none or it cannot be read.
    static QStringList namesIn(const QString &runFolder);

    const IndexDeferral &deferral() const { return m_deferral; }
    QString path() const { return m_path; }
    QString runId() const; ///< the folder's name: for remedies

private:
    DeferredIndexFile(QString path, IndexDeferral deferral);

    QString m_path;
    IndexDeferral m_deferral;
};

} // namespace millrace
