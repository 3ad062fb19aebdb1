// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <QJsonObject>

namespace millrace {

/// One thing that happened during a run: pushed to observers, appended to the run folder's events.jsonl.
struct Event
{
    enum class Kind
    {
        StageChanged,   ///< values: stage
        SettingChanged, ///< values: name, from, to, scope
        ChunkDone,      ///< values: chunk, rows, ms, worker (from 1), attempts, set_aside, skipped, warnings,
                        ///< times (ms by what the worker did, as in limits.jsonl)
        ChunkRetried,   ///< values: chunk, code, attempt
        RowRejected,    ///< values: file, line, row, byte_offset, column, code
        Warning,        ///< values: code; or throttled (why the load goes slower), bytes_per_second
        Paused,
        Resumed,
        Cancelled,
        Failed,   ///< values: the error's JSON
        Finished, ///< values: rows, seconds, verified
        Note,     ///< values: throttled, empty: at full speed again; throttle_rows, by somebody (0: all);
                  ///< imported_rows and ms, when the target has taken in a table that was built beside it;
                  ///< asks, true, when somebody has to do what the text says before the run goes on
    };

    qint64 elapsedMs = 0; ///< since the run began, parts before a resume added, the time between them not
    qint64 wallMs = 0;    ///< milliseconds since the epoch, UTC
    Kind kind = Kind::Note;
    QString text; ///< one sentence, in the user's language
    QJsonObject values;

    QJsonObject toJson() const;
    static Event fromJson(const QJsonObject &json);
};

template <>
inline constexpr auto
    enumNames<Event::Kind> = namesOfEnum<Event::Kind>({{Event::Kind::StageChanged, "stage_changed"},
                                                       {Event::Kind::SettingChanged, "setting_changed"},
                                                       {Event::Kind::ChunkDone, "chunk_done"},
                                                       {Event::Kind::ChunkRetried, "chunk_retried"},
                                                       {Event::Kind::RowRejected, "row_rejected"},
                                                       {Event::Kind::Warning, "warning"},
                                                       {Event::Kind::Paused, "paused"},
                                                       {Event::Kind::Resumed, "resumed"},
                                                       {Event::Kind::Cancelled, "cancelled"},
                                                       {Event::Kind::Failed, "failed"},
                                                       {Event::Kind::Finished, "finished"},
                                                       {Event::Kind::Note, "note"}});

} // namespace millrace
