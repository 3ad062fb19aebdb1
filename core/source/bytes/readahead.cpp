// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/bytes/readahead.h"

namespace millrace {

ReadAhead::ReadAhead(std::unique_ptr<ByteStream> stream, qint64 aheadBytes)
    : m_stream(std::move(stream))
    , m_aheadBytes(aheadBytes)
    , m_thread([this](std::stop_token stop) { run(stop); })
{}

void ReadAhead::run(std::stop_token stop)
{
    for (;;) {
        const auto view = m_stream->next();
        Block block{.bytes = m_stream->sharedBlock(),
                    .linesLeftOut = m_stream->linesLeftOut(),
                    .fileBytesRead = m_stream->fileBytesRead()};
        if (!view)
            block = {.error = view.error(), .last = true};
        else if (view->empty())
            block.last = true;
        const bool last = block.last;
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, stop, [this] { return m_bytesAhead < m_aheadBytes; }))
            return;
        m_bytesAhead += block.bytes.size();
        m_blocks.push_back(std::move(block));
        m_changed.notify_all();
        if (last)
            return;
    }
}

Result<std::span<const char>> ReadAhead::next()
{
    if (!m_current.last) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_blocks.empty(); });
        m_current = std::move(m_blocks.front());
        m_blocks.pop_front();
        m_bytesAhead -= m_current.bytes.size();
        m_changed.notify_all();
    } else {
        m_current.bytes.clear();
    }
    if (m_current.error)
        return fail(*m_current.error);
    return std::span<const char>(m_current.bytes.constData(),
                                 static_cast<std::size_t>(m_current.bytes.size()));
}

} // namespace millrace
