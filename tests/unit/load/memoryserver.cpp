// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/load/memoryserver.h"

#include "core/base/literals.h"
#include "core/load/chunks/filerows.h"
#include "core/server/errorcatalogue.h"

#include <algorithm>

namespace millrace::test {

namespace {

Error errorOf(const MemoryServer::Fault &fault)
{
    Error error = errorFromServer(fault.code, fault.text.isEmpty() ? u"told to fail"_s : fault.text, {});
    if (fault.ofSource)
        error.code = ErrorCode::SourceConnectionLost;
    return error;
}

using Key = std::pair<qint64, qint64>;

Key keyOf(const Chunk &piece)
{
    return {piece.id.value, piece.firstRow.value};
}

Journal::Entry entryOf(const Chunk &piece, const ChunkTally &tally)
{
    return {.firstRow = piece.firstRow.value, .bytes = piece.bytes, .tally = tally};
}

} // namespace

class MemoryServer::Session final : public LoadSession
{
public:
    Session(MemoryServer &server, FeedGate &gate)
        : m_server(server)
        , m_gate(gate)
        , m_rows(server.m_plan.source, nullptr)
    {
        ++m_server.m_sessions;
    }
    ~Session() override
    {
        rollBack();
        --m_server.m_sessions;
    }

    Result<void> transact(Step step) override
    {
        switch (step) {
        case Step::Begin:
            return call(u"begin"_s, {}, [this] {
                m_undo.clear(); // what was open is committed
                m_mark.reset();
                m_isOpen = true;
                return Result<void>();
            });
        case Step::Mark:
            return call(u"mark"_s, {}, [this] {
                if (m_isOpen)
                    m_mark = m_undo.size();
                return Result<void>();
            });
        case Step::BackToMark:
            return call(u"back"_s, {}, [this]() -> Result<void> {
                if (!m_mark)
                    return fail(errorFromServer(1305, u"SAVEPOINT does not exist"_s, {}));
                undo(*m_mark);
                return {};
            });
        case Step::RollBack:
            return call(u"rollback"_s, {}, [this] {
                rollBack();
                return Result<void>();
            });
        case Step::Commit:
            break;
        }
        return call(u"commit"_s, {}, [this]() -> Result<void> {
            if (isTooMuch())
                return fail(errorOf(m_server.room.refusal));
            m_undo.clear();
            m_mark.reset();
            m_isOpen = false;
            return {};
        });
    }

    Result<WriteOutcome> write(const Chunk &range, RowMode mode) override
    {
        m_confirmed = 0;
        return call(u"write"_s, range, [&] {
            const std::size_t before = m_undo.size();
            auto outcome = send(range, mode);
            if (outcome && outcome->refused)
                undo(before);
            return outcome;
        });
    }

    qint64 rowsConfirmed() const override { return m_confirmed; }

    Result<qint64> rowsReplaced() override
    {
        return call(u"replaced"_s, {}, [this] { return Result<qint64>(m_replaced); });
    }

    Result<void> addToJournal(const Chunk &piece, const ChunkTally &tally) override
    {
        if (!m_server.keepsJournal)
            return {};
        return call(u"journal"_s, piece, [&]() -> Result<void> {
            const Key key = keyOf(piece);
            if (!m_server.m_journal.emplace(key, entryOf(piece, tally)).second) {
                Error known = errorFromServer(1062, u"Duplicate entry"_s, {});
                known.code = ErrorCode::JournalUnusable;
                return fail(known);
            }
            keep({.journalKey = key});
            return {};
        });
    }

    Result<std::optional<ChunkTally>> findInJournal(const Chunk &piece) override
    {
        if (!m_server.keepsJournal)
            return std::nullopt;
        return call(u"find"_s, piece, [&]() -> Result<std::optional<ChunkTally>> {
            const auto entry = m_server.m_journal.find(keyOf(piece));
            return entry == m_server.m_journal.end() ? std::nullopt : std::optional(entry->second.tally);
        });
    }

    RowSupply &rows() override { return m_rows; }
    void end() override { (void)m_server.note(u"end"_s, {}); }

private:
    /// What takes one change back.
    struct Undo
    {
        std::optional<Key> journalKey; ///< of a line that was added; else a row
        qint64 id = 0;
        qint64 n = 0;
        bool wasThere = false; ///< taken out; else put in
    };

    template <typename Act> auto call(const QString &what, const Chunk &piece, Act act) -> decltype(act())
    {
        if (m_isLost) {
            ++m_server.m_callsInVain;
            return fail(errorFromServer(2006, u"Server has gone away"_s, {}));
        }
        const auto fault = m_server.note(what, piece);
        if (fault && !fault->takesEffect)
            return fail(broken(*fault));
        auto result = act();
        if (fault)
            return fail(broken(*fault));
        return result;
    }

    /// A lost connection is rolled back, and so is a transaction that others waited for in a circle.
    Error broken(const Fault &fault)
    {
        constexpr int deadlock = 1213;
        m_isLost = isConnectionLoss(fault.code) && !fault.ofSource;
        if (m_isLost || fault.code == deadlock)
            rollBack();
        return errorOf(fault);
    }

    bool isTooMuch() const
    {
        qint64 rows = 0;
        qint64 weight = 0;
        for (const Undo &change : m_undo) {
            rows += change.journalKey ? 0 : 1;
            weight += change.journalKey ? 0 : change.n;
        }
        const Room &room = m_server.room;
        return (room.rows > 0 && rows > room.rows) || (room.weight > 0 && weight > room.weight);
    }

    void rollBack()
    {
        undo(0);
        m_mark.reset();
        m_isOpen = false;
    }

    void undo(std::size_t upTo)
    {
        for (; m_undo.size() > upTo; m_undo.pop_back()) {
            const Undo &change = m_undo.back();
            if (change.journalKey)
                m_server.m_journal.erase(*change.journalKey);
            else if (change.wasThere)
                m_server.m_table.emplace(change.id, change.n);
            else
                take(change.id, change.n);
        }
    }

    /// Outside of a transaction each change is one.
    void keep(const Undo &change)
    {
        if (m_isOpen && (m_server.hasTransactions || change.journalKey))
            m_undo.push_back(change);
    }

    void take(qint64 id, qint64 n)
    {
        const auto [first, last] = m_server.m_table.equal_range(id);
        m_server.m_table.erase(std::find_if(first, last, [n](const auto &row) { return row.second == n; }));
    }

    void replace(qint64 id)
    {
        const qint64 n = m_server.m_table.find(id)->second;
        take(id, n);
        keep({.id = id, .n = n, .wasThere = true});
        ++m_replaced;
    }

    Result<WriteOutcome> send(const Chunk &range, RowMode mode)
    {
        MILLRACE_TRY(const auto source, m_rows.bytes(range));
        QByteArray bytes;
        for (;;) {
            MILLRACE_TRY(const auto block, source->next());
            if (block.empty())
                break;
            if (!m_gate.pass(static_cast<qint64>(block.size()), static_cast<double>(range.rows)))
                return fail(runStopped());
            bytes.append(block.data(), static_cast<qsizetype>(block.size()));
        }
        WriteOutcome outcome;
        qint64 row = 0;
        for (qsizetype at = 0; at < bytes.size() && !outcome.refused;) {
            const qsizetype end = bytes.indexOf('\n', at) < 0 ? bytes.size() : bytes.indexOf('\n', at);
            store(bytes.mid(at, end - at), ++row, mode, outcome);
            at = end + 1;
        }
        outcome.counts.records += row - m_server.rowsOverlooked;
        outcome.counts.skipped += outcome.counts.skipped > 0 ? m_server.skippedSilently : 0;
        if (m_gate.isStopped()) // what went in until then stays in the transaction
            return fail(runStopped());
        return outcome;
    }

    void store(const QByteArray &line, qint64 row, RowMode mode, WriteOutcome &outcome)
    {
        const QList<QByteArray> fields = line.split('\t');
        const qint64 id = fields.first().toLongLong();
        bool isNumber = false;
        qint64 n = fields.value(1).toLongLong(&isNumber);
        const int misfit = !isNumber ? 1366 : n < -128 || n > 127 ? 1264 : n == refusedValue ? 4025 : 0;
        if (misfit != 0) {
            warn(outcome, {.row = row, .code = misfit, .message = u"does not fit"_s, .column = u"n"_s});
            outcome.refused = mode == RowMode::Strict && (misfit == 4025 || !m_server.m_plan.bendsAsDump());
            if (outcome.refused)
                return;
            if (misfit == 4025) {
                --outcome.counts.records;
                return;
            }
            n = isNumber ? 127 : 0;
        }
        if (m_server.hasKey && m_server.m_table.contains(id)) {
            if (mode == RowMode::AsServer) {
                warn(outcome, {.row = row, .code = 1062, .message = u"Duplicate entry"_s});
                ++outcome.counts.skipped;
                return;
            }
            if (!m_server.hasTransactions && m_server.m_plan.onDuplicate != OnDuplicate::Replace) {
                warn(outcome, {.row = row, .code = 1062, .message = u"Duplicate entry"_s});
                outcome.refused = true;
                return;
            }
            replace(id);
        }
        m_server.m_table.emplace(id, n);
        keep({.id = id, .n = n});
        m_confirmed += m_server.hasTransactions || mode != RowMode::Strict ? 0 : 1;
        m_replaced += m_server.hasTrigger ? 1 : 0;
    }

    void warn(WriteOutcome &outcome, RowFault fault) const
    {
        ++outcome.counts.warnings;
        outcome.faultsComplete = outcome.faults.size() < m_server.listed;
        if (!m_server.namesRows)
            fault.row = 0;
        if (outcome.faultsComplete)
            outcome.faults << fault;
    }

    MemoryServer &m_server;
    FeedGate &m_gate;
    FileRows m_rows;
    std::vector<Undo> m_undo;          ///< of the open transaction, in order
    std::optional<std::size_t> m_mark; ///< into m_undo
    bool m_isOpen = false;
    bool m_isLost = false;
    qint64 m_replaced = 0;
    qint64 m_confirmed = 0;
};

MemoryServer::MemoryServer(const Plan &plan)
    : m_plan(plan)
{}

MemoryServer::Script MemoryServer::failing(const QString &what, Fault fault, int times)
{
    return [what, fault, left = times](const Call &call) mutable -> std::optional<Fault> {
        if (call.what != what || left == 0)
            return {};
        --left;
        return fault;
    };
}

std::optional<MemoryServer::Fault> MemoryServer::note(const QString &what, const Chunk &piece)
{
    m_history << (piece.rows > 0 ? u"%1 %2+%3"_s.arg(what).arg(piece.firstRow.value).arg(piece.rows) : what);
    const int number = ++m_calls;
    return script ? script({.number = number, .what = what, .piece = piece}) : std::nullopt;
}

Result<std::unique_ptr<LoadSession>> MemoryServer::open(FeedGate &gate, ChunkId lost)
{
    if (const auto fault = note(u"open"_s, {}))
        return fail(errorOf(*fault));
    if (lost.value > 0)
        m_orphansEnded << lost.value;
    return std::make_unique<Session>(*this, gate);
}

Result<void> MemoryServer::reopenSource(const Error &)
{
    if (const auto fault = note(u"reopen"_s, {}))
        return fail(errorOf(*fault));
    return {};
}

void MemoryServer::commitElsewhere(const Chunk &piece, const ChunkTally &tally)
{
    m_journal.emplace(keyOf(piece), entryOf(piece, tally));
}

Journal::Entries MemoryServer::journal() const
{
    Journal::Entries entries;
    for (const auto &[key, entry] : m_journal)
        entries[key.first] << entry;
    return entries;
}

qsizetype MemoryServer::count(const QString &what) const
{
    return std::count_if(m_history.begin(), m_history.end(),
                         [&what](const QString &line) { return line.startsWith(what); });
}

} // namespace millrace::test
