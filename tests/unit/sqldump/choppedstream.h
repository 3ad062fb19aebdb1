// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/source/bytes/bytestream.h"

#include <QByteArray>
#include <functional>
#include <memory>

namespace millrace::test {

/// Bytes in blocks of any size. Each block is a heap block of its own that dies with the next call: who reads
/// beyond it or too late is caught by ASan.
class ChoppedStream final : public ByteStream
{
public:
    explicit ChoppedStream(QByteArray bytes, std::function<int()> blockSize)
        : m_bytes(std::move(bytes))
        , m_blockSize(std::move(blockSize))
    {}
    explicit ChoppedStream(QByteArray bytes, int blockSize = 1 << 30)
        : ChoppedStream(std::move(bytes), [blockSize] { return blockSize; })
    {}
    /// After the bytes comes an error, not the end.
    void breakAtEnd() { m_breaks = true; }

    Result<std::span<const char>> next() override
    {
        const qsizetype size = qMin<qsizetype>(m_bytes.size() - m_at, m_blockSize());
        if (size == 0 && m_breaks)
            return fail({.code = ErrorCode::SourceUnreadable,
                         .what = u"The file could not be read."_s,
                         .howToFix = u"Look at the disk."_s});
        m_block = std::make_unique<char[]>(static_cast<std::size_t>(size));
        std::copy_n(m_bytes.constData() + m_at, size, m_block.get());
        m_at += size;
        return std::span<const char>(m_block.get(), static_cast<std::size_t>(size));
    }
    qint64 fileBytesRead() const override { return m_at; }

private:
    QByteArray m_bytes;
    std::function<int()> m_blockSize;
    std::unique_ptr<char[]> m_block;
    qsizetype m_at = 0;
    bool m_breaks = false;
};

} // namespace millrace::test
