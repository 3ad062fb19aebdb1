// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/sinceboot.h"
#include "core/record/chunkfindings.h"
#include "core/record/runprogress.h"
#include "core/record/runspans.h"

#include <optional>

namespace millrace {

/// The state of one table of a run: the JSON contract of `millrace-cli run --json`.
struct TableOutcome
{
    QString table; ///< schema.table
    qint64 rowsRead = 0;
    qint64 rowsLoaded = 0;
    qint64 rowsRejected = 0;
    qint64 rowsSkipped = 0;
    qint64 rowsReplaced = 0; ///< of rowsLoaded: took the place of others
    /// Skipped and replaced are what the dump itself asks for: its INSERT IGNORE, its REPLACE.
    bool duplicatesAsDump = false;
    qint64 warnings = 0;
    qint64 chunks = 0;
    qint64 retries = 0;
    /// That the sessions which load sent over TCP, in all parts of the run; 0: by a socket, or not known.
    qint64 lineBytes = 0;
    bool verified = false;
    QString notVerifiedBecause; ///< why not, when verified is false and the run is done
    qint64 rowsCompared = 0;    ///< of rowsLoaded: contents found equal with the dump
    QString checksum;           ///< of these; empty: none was computed
    QString comparedNote;       ///< which contents were not compared, and why
    QString comparedWhere;      ///< where they were, when not all in the target; a sentence
    QString nodesNote;          ///< of which nodes of a cluster the proof speaks; sentences
    QString rejectsFile;        ///< rows set aside, as they stood in the dump; empty: none
    QString reasonsFile;        ///< why each (CSV)
    QVector<WarningKind> warningKinds;
    qint64 rowsBefore = -1; ///< COUNT(*) before the run; -1 unknown
    qint64 rowsAfter = -1;
    /// The greatest primary key before the run, where the key is one column and the table was not empty: what
    /// a rollback can tell the run's rows by. Both empty otherwise.
    QString keyColumn;
    QString keyBefore;
    qint64 provedFrom = -1; ///< when its proof began: the server's clock, seconds since the epoch; -1 unknown

    /// "Contents compared: all 1,000,000 rows. Not compared: price (double). Counted on node n1."; empty when
    /// nothing is known about contents, on a single server.
    QString contentSentence() const;
};
template <>
inline const JsonMembers<TableOutcome> jsonMembers<TableOutcome>{
    {"table", &TableOutcome::table},
    {"rows_read", &TableOutcome::rowsRead},
    {"rows_loaded", &TableOutcome::rowsLoaded},
    {"rows_rejected", &TableOutcome::rowsRejected},
    {"rows_skipped", &TableOutcome::rowsSkipped},
    {"rows_replaced", &TableOutcome::rowsReplaced},
    {"duplicates_as_dump", &TableOutcome::duplicatesAsDump},
    {"warnings", &TableOutcome::warnings},
    {"chunks", &TableOutcome::chunks},
    {"retries", &TableOutcome::retries},
    {"line_bytes", &TableOutcome::lineBytes},
    {"verified", &TableOutcome::verified},
    {"not_verified_because", &TableOutcome::notVerifiedBecause},
    {"rows_compared", &TableOutcome::rowsCompared},
    {"checksum", &TableOutcome::checksum},
    {"compared_note", &TableOutcome::comparedNote},
    {"compared_where", &TableOutcome::comparedWhere},
    {"nodes_note", &TableOutcome::nodesNote},
    {"rejects_file", &TableOutcome::rejectsFile},
    {"reasons_file", &TableOutcome::reasonsFile},
    {"warning_kinds", &TableOutcome::warningKinds},
    {"rows_before", &TableOutcome::rowsBefore},
    {"rows_after", &TableOutcome::rowsAfter},
    {"key_column", &TableOutcome::keyColumn},
    {"key_before", &TableOutcome::keyBefore},
    {"proved_from", &TableOutcome::provedFrom}};

/// What statements of a dump did that ran as they stand, in its order.
struct InOrderOutcome
{
    qint64 statements = 0; ///< in all parts of the run, each counted once
    qint64 rows = 0;       ///< that they changed, by the server's answers
    qint64 skipped = 0;    ///< rows that their INSERT IGNORE left out, by the same
    qint64 replaced = 0;   ///< rows of their REPLACE and ON DUPLICATE KEY UPDATE that met others
    qint64 warnings = 0;   ///< without those of rows that were skipped
};

struct RunSummary
{
    QString run;
    RunState status = RunState::Preparing;
    QString planName;
    qint64 startedMs = 0;       ///< since the epoch, UTC, of the first start
    SinceBoot startedSinceBoot; ///< the same moment; not known of runs of earlier versions
    double seconds = 0;         ///< time of the run, all resumes added
    double loadSeconds = 0;     ///< the load phase only
    double rowsPerSecond = 0;   ///< rows loaded / loadSeconds
    qint64 peakRssBytes = 0;    ///< of the client (VmHWM)
    QVector<TableOutcome> tables;
    std::optional<InOrderOutcome> inOrder; ///< of a dump that ran to its end
    /// Statements that ran of a dump without rows, which came to its end; unset: it has rows, or did not.
    std::optional<qint64> statementsOnly;
    /// Statements of a dump that did not run though nobody left them out; the first of them, for people:
    /// "line 3 of shop.sql: SET GLOBAL …".
    qint64 statementsMissing = 0;
    QStringList missing;
    QStringList leftOut;        ///< sentences: what the user left out of a dump
    QString unfinished;         ///< a sentence: why nobody knows that it was all of a dump; empty: it was
    std::optional<Error> error; ///< why it stopped
    QString server;             ///< "MariaDB 10.11.19"
    qint64 chunkRows = 0;
    int workers = 0;
    QVector<RunSpan> timings; ///< of this part of the run, one after the other

    /// How long ago the run was first started, pauses and the time between its parts included; at least
    /// \a atWorkMs, what its parts took. Only where the machine was booted since is the clock on the wall
    /// asked: that one may have been put back, and then the time between the parts is missing.
    qint64 msSinceStart(qint64 atWorkMs) const;
    bool isVerified() const; ///< all its tables, and there is one; nothing ran uncounted or is missing
    /// Of all tables together, and of what ran as it stands.
    qint64 total(qint64 TableOutcome::*member) const;
    /// Of rowsSkipped or rowsReplaced, what the dump itself asks for.
    qint64 askedByDump(qint64 TableOutcome::*member) const;

    QJsonObject toJson() const;
    static Result<RunSummary> fromJson(const QJsonObject &json);
};

} // namespace millrace
