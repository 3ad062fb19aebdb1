// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/loadengine.h"
#include "core/run/loadorder.h"
#include "core/run/proofphase.h"
#include "core/run/runconnection.h"
#include "core/server/serverfacts.h"

#include <optional>

namespace millrace {

/// The part of a run in which rows go in: the engine, with what watches and limits it, until every chunk that
/// the server confirmed is in the journal. On the session thread; starts the workers and the watchers and has
/// ended them when run() returns.
class LoadPhase
{
public:
    struct Context
    {
        const Plan &plan;     ///< as it was reviewed
        OrderedPlan &ordered; ///< as it is loaded; its mapping is completed here
        const TableSchema &table;
        const ServerFacts &facts;
        const ResolvedConnection &target;
        const std::optional<ResolvedConnection> &source; ///< the server the rows are read from, if any
        const QString &runId;
        RunFolder &folder;
        RunControl &control;
        RunStatistics &statistics;
        RunLog &log;
        const Journal &journal;
        ProofPhase &proof;
        RunConnection &server;
        const Arrival *arrival = nullptr; ///< of the source's file; null: all of it is there
        bool filesApart = false;          ///< as FileChunks::Options has it
        /// One of many tables: what watches the server begins once the load has lasted a moment.
        bool watchesLater = false;
    };
    explicit LoadPhase(const Context &context)
        : m_context(context)
    {}

    /// Loads what is not in \a done, the journal's word. Gives all chunks of the source. Errors: as
    /// LoadEngine::run(), the server's.
    Result<QVector<Chunk>> run(const Journal::Entries &done);
    /// What the journal said of them at the end of run(); unset: there is none, or run() has failed.
    const std::optional<Journal::Entries> &committed() const { return m_committed; }

private:
    void expectDone(const Journal::Entries &done);
    void begin(const Journal::Entries &done);
    void keepZeros();
    WorkerSession::Context sessionContext(SocketWatch &sockets) const;
    Result<qint64> chunksLost(const QVector<Chunk> &chunks, Journal::Entries &entries);

    const Context m_context;
    std::optional<Journal::Entries> m_committed;
};

} // namespace millrace
