// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/sourcesnapshot.h"
#include "core/load/chunks/tablerows.h"

namespace millrace {

/// Rows of a table on another server, cut by ranges of its key and read there, without locks, in the
/// snapshot of the worker's session. A piece can be read as often as it takes; after a session was lost it
/// may hold other rows than when it was cut, and PieceBytes::rows() says how many.
class ServerRows final : public TableRows
{
public:
    /// \a source outlives it, and is of the same thread.
    ServerRows(const Plan &plan, SourceSession &source, RunFolder &folder)
        : TableRows(plan, source.connection(), folder)
        , m_source(source)
    {}

    /// The first rows are there when it returns, whatever time the source took.
    Result<std::unique_ptr<PieceBytes>> bytes(const Chunk &piece) override;

protected:
    Connection &reader() override { return m_source.connection(); }
    bool locks() const override { return false; }

private:
    SourceSession &m_source;
};

} // namespace millrace
