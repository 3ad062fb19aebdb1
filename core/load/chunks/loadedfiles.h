// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/journal.h"
#include "core/source/source.h"

namespace millrace {

/// Files in front of a source that a run is through with: none of them has to be read for it again.
struct LoadedFiles
{
    int files = 0;
    qint64 rows = 0; ///< in them
    QVector<Chunk> chunks;
};

/// Of a source whose files were cut apart and counted. \a recorded: as RunFolder::chunks(); \a done: the
/// journal's word. As long as a file's chunks tile it, and each is in the journal as one piece, it counts;
/// files from the first one on of which that is not so are cut, and looked up, again.
LoadedFiles loadedFiles(const Source &source, const QVector<Chunk> &recorded, const Journal::Entries &done);

} // namespace millrace
