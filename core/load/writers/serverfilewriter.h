// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/writers/rangewriter.h"
#include "core/server/serverfolder.h"

namespace millrace {

/// LOAD DATA INFILE from a named pipe, filled while the server reads it: the server takes the rows from the
/// kernel and not from its connection. Same machine only; the account needs FILE. Not being LOCAL, the
/// statement is strict by itself, and a duplicate is an error without REPLACE.
/// A stop ends the pipe as a file ends, and the server takes that for the end of the rows: write() then
/// fails, and the caller rolls back as with LOCAL.
class ServerFileWriter final : public RangeWriter
{
public:
    explicit ServerFileWriter(const WriterContext &context)
        : m_context(context)
    {}
    /// Errors as RangeWriter; ServerFileUnreadable.
    Result<WriteOutcome> write(const Chunk &range, RowMode mode) override;

private:
    const WriterContext m_context;
    std::unique_ptr<ServerFolder> m_folder; ///< opened with the first range
};

} // namespace millrace
