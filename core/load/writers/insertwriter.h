// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/writers/insertstatement.h"
#include "core/load/writers/rangewriter.h"

#include <optional>

namespace millrace {

/// INSERT statements of many rows, for servers that refuse LOAD DATA LOCAL. Stores what LOAD DATA stores
/// (InsertStatement says how). A range takes as many statements as its size asks for; the faults of all are
/// counted in the range.
///
/// Strict: INSERT, or REPLACE where the plan replaces; the first row that does not fit ends the range, a
/// duplicate too. AsServer: INSERT IGNORE. Strict into a table without transactions: a statement per row,
/// which goes in or not at all, so that it is known which rows are in when one is refused; where the plan
/// stops at errors, a row the server bent ends the range as well, after it. The server checks a statement's
/// literals before it looks at rows: bytes that are invalid in a multi-byte character set other than UTF-8
/// refuse the statement (1300) without a row, in AsServer mode too.
class InsertWriter final : public RangeWriter
{
public:
    static constexpr qint64 rowsPerStatement = 5'000;
    static constexpr qint64 bytesPerStatement = 1024LL * 1024;

    explicit InsertWriter(const WriterContext &context)
        : m_context(context)
    {}
    /// Errors as RangeWriter; StatementFailed for a row longer than max_allowed_packet, TilingBroken when the
    /// rows of the file are not those that were cut.
    Result<WriteOutcome> write(const Chunk &range, RowMode mode) override;
    qint64 rowsConfirmed() const override { return m_confirmed; }

private:
    /// A range on its way.
    struct Passage
    {
        const Chunk &range;
        const RowMode mode;
        const QByteArray head;
        WriteOutcome outcome;
        QByteArray sql;           ///< of the statement that is being made
        qint64 rows = 0;          ///< in it
        qint64 rowsSent = 0;      ///< before it
        QByteArray row;           ///< the text of one row
        QVector<RowFault> faults; ///< of rows of the statement that needed no server to be seen
    };

    Result<void> prepare();
    Result<QByteArray> bytesOfPart(const Chunk &part, Passage &passage);
    Result<void> addPart(Passage &passage, const Chunk &part);
    Result<void> addRow(Passage &passage, const Row &row);
    Result<void> send(Passage &passage);
    Error tooLong(const Passage &passage) const;
    bool goesByRow(const Passage &passage) const;
    bool isOver(const Passage &passage) const;

    const WriterContext m_context;
    std::optional<InsertStatement> m_strict;
    std::optional<InsertStatement> m_bending;
    std::optional<RowReader> m_reader;
    qint64 m_packetBytes = 0; ///< 0: not asked yet
    qint64 m_confirmed = 0;
};

} // namespace millrace
