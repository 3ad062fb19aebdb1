// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/serverrows.h"

#include "core/mapping/selectstatement.h"

namespace millrace {

namespace {

/// Lines are handed on in blocks of about this size.
constexpr qsizetype blockBytes = 256LL * 1024;
/// Rows nobody wants are read to their end up to here; beyond, their statement is ended.
constexpr qint64 bytesDrained = 4LL * 1024 * 1024;

class ServerBytes final : public PieceBytes
{
public:
    ServerBytes(SourceSession &source, std::unique_ptr<RowCursor> cursor)
        : m_source(source)
        , m_cursor(std::move(cursor))
    {}

    ~ServerBytes() override
    {
        QByteArray unwanted;
        for (qint64 bytes = 0; !m_cursor->isAtEnd() && bytes < bytesDrained;) {
            if (const auto more = m_cursor->next(); !more || !*more)
                return;
            for (int column = 0; column < m_cursor->columns(); ++column)
                bytes += static_cast<qint64>(m_cursor->value(column).size());
        }
        if (!m_cursor->isAtEnd())
            m_source.breakOff();
    }

    /// Fills the block that next() hands out.
    Result<void> prepare()
    {
        m_block.resize(0);
        while (m_block.size() < blockBytes) {
            MILLRACE_TRY(const auto more, m_cursor->next());
            if (!more)
                break;
            TableDump::appendLine(*m_cursor, m_block);
            m_block += '\n';
            ++m_rowsPrepared;
        }
        m_isPrepared = true;
        return {};
    }

    Result<std::span<const char>> next() override
    {
        if (!m_isPrepared)
            MILLRACE_TRY_VOID(prepare());
        m_isPrepared = false;
        m_rows = m_rowsPrepared;
        m_bytes += m_block.size();
        return std::span(m_block.constData(), static_cast<std::size_t>(m_block.size()));
    }
    qint64 fileBytesRead() const override { return m_bytes; }
    std::optional<qint64> rows() const override { return m_rows; }

private:
    SourceSession &m_source;
    const std::unique_ptr<RowCursor> m_cursor;
    QByteArray m_block;
    bool m_isPrepared = false;
    qint64 m_rowsPrepared = 0;
    qint64 m_rows = 0; ///< handed out
    qint64 m_bytes = 0;
};

} // namespace

Result<std::unique_ptr<PieceBytes>> ServerRows::bytes(const Chunk &piece)
{
    MILLRACE_TRY(const auto dump, m_source.dump());
    MILLRACE_TRY(auto cursor, reader().openCursor(rangeSelect(*plan().source.table, *dump, piece.keys)));
    auto bytes = std::make_unique<ServerBytes>(m_source, std::move(cursor));
    MILLRACE_TRY_VOID(bytes->prepare());
    return bytes;
}

} // namespace millrace
