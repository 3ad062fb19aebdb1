// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/heldbytes.h"

namespace millrace {

class HeldStream final : public ByteStream
{
public:
    HeldStream(std::shared_ptr<const HeldBytes> held, qint64 offset, qint64 bytes)
        : m_held(std::move(held))
        , m_skip(offset - m_held->m_offset)
        , m_left(bytes)
    {}

    Result<std::span<const char>> next() override
    {
        while (m_left > 0 && m_slice < m_held->m_slices.size()) {
            auto part = m_held->m_slices.at(m_slice++).part;
            const qint64 skipped = std::min(m_skip, static_cast<qint64>(part.size()));
            m_skip -= skipped;
            part = part.subspan(static_cast<std::size_t>(skipped));
            part = part.first(std::min(part.size(), static_cast<std::size_t>(m_left)));
            m_left -= static_cast<qint64>(part.size());
            m_read += static_cast<qint64>(part.size());
            if (!part.empty())
                return part;
        }
        return std::span<const char>();
    }
    qint64 fileBytesRead() const override { return m_read; }

private:
    const std::shared_ptr<const HeldBytes> m_held;
    qint64 m_skip;
    qint64 m_left;
    qint64 m_read = 0;
    qsizetype m_slice = 0;
};

void HeldBytes::append(const QByteArray &block, std::span<const char> part)
{
    m_slices.append({block, part});
}

std::unique_ptr<ByteStream> HeldBytes::stream(std::shared_ptr<const HeldBytes> held, qint64 offset,
                                              qint64 bytes)
{
    return std::make_unique<HeldStream>(std::move(held), offset, bytes);
}

} // namespace millrace
