// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/writers/rangewriter.h"

namespace millrace {

/// LOAD DATA LOCAL INFILE, streamed.
class LocalWriter final : public RangeWriter
{
public:
    explicit LocalWriter(const WriterContext &context)
        : m_context(context)
    {}
    Result<WriteOutcome> write(const Chunk &range, RowMode mode) override;

private:
    const WriterContext m_context;
};

} // namespace millrace
