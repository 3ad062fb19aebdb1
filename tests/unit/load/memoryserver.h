// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/journal.h"
#include "core/load/loadsession.h"

#include <atomic>
#include <functional>
#include <map>

namespace millrace::test {

/// The failing twin of WorkerSession: a server in memory with one table (id, n, text; tab-separated lines)
/// and the journal, whose transactions really roll back, and whose every call can be made to fail. What it
/// does with rows is what LOAD DATA LOCAL does: RowMode::Strict ends at the first value that does not fit and
/// replaces rows, AsServer bends and skips with a warning each. Of one worker; calls() from any thread.
class MemoryServer final : public LoadSessions
{
public:
    /// n takes −128 to 127 (1264, bent to 127; 1366, bent to 0), and a CHECK keeps this one out (4025).
    static constexpr qint64 refusedValue = 99;

    struct Call
    {
        int number = 0; ///< from 1, of all sessions together
        /// open, begin, mark, back (to the mark), rollback, write, replaced, journal, commit, find, end;
        /// reopen (the source).
        QString what;
        Chunk piece; ///< of write, journal and find
    };
    struct Fault
    {
        int code = 0;             ///< the server's; one of a lost connection ends the session
        bool takesEffect = false; ///< only the answer is lost
        bool ofSource = false;    ///< it is the server the rows come from that is lost
        QString text = {};        ///< the server's own; empty: any
    };
    /// What one transaction may hold; the COMMIT of more is refused, and nothing stays of it.
    struct Room
    {
        qint64 rows = 0; ///< 0: no limit
        /// Of all n together, which stand for the length of their rows; 0: no limit.
        qint64 weight = 0;
        Fault refusal;
    };
    /// Called at each call, before anything is done.
    using Script = std::function<std::optional<Fault>(const Call &)>;
    /// The first \a times calls to \a what fail.
    static Script failing(const QString &what, Fault fault, int times = 1);

    explicit MemoryServer(const Plan &plan);

    Result<std::unique_ptr<LoadSession>> open(FeedGate &gate, ChunkId lost) override;
    Result<void> reopenSource(const Error &loss) override;

    using Table = std::multimap<qint64, qint64>; ///< n by id
    const Table &table() const { return m_table; }
    Journal::Entries journal() const;
    /// "begin", "write 1+10" (first row, rows), …
    const QStringList &history() const { return m_history; }
    /// How many lines of the history begin so.
    qsizetype count(const QString &what) const;
    int calls() const { return m_calls; }
    /// To sessions that had said that their connection was lost.
    int callsInVain() const { return m_callsInVain; }
    /// Chunks whose lost sessions were to be ended.
    const QVector<qint64> &orphansEnded() const { return m_orphansEnded; }
    int sessions() const { return m_sessions; }
    void insert(qint64 id, qint64 n) { m_table.emplace(id, n); }
    /// Another session commits the piece, by what the journal says.
    void commitElsewhere(const Chunk &piece, const ChunkTally &tally);

    Script script;
    Room room;
    bool hasKey = true;
    bool hasTransactions = true; ///< false: rows stay, whatever is rolled back; Strict is INSERT, row by row
    bool namesRows = true;       ///< in its warnings
    bool keepsJournal = true;    ///< as Journal::isKept()
    bool hasTrigger = false;     ///< whose updates count as replaced rows
    qsizetype listed = 65'535;   ///< warnings that its list holds
    qint64 rowsOverlooked = 0;   ///< by each statement
    qint64 skippedSilently = 0;  ///< by each statement that skips

private:
    class Session;
    std::optional<Fault> note(const QString &what, const Chunk &piece);

    const Plan &m_plan;
    Table m_table;
    std::map<std::pair<qint64, qint64>, Journal::Entry> m_journal; ///< by chunk and first row
    QStringList m_history;
    std::atomic<int> m_calls = 0;
    int m_callsInVain = 0;
    int m_sessions = 0; ///< open now
    QVector<qint64> m_orphansEnded;
};

} // namespace millrace::test
