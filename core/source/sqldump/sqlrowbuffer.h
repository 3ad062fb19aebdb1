// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <span>

namespace millrace {

/// Bytes that grow at the end; unlike a QByteArray it never fills what is going to be written over.
class SqlRowBuffer
{
public:
    std::size_t size() const { return m_size; }
    std::span<const char> bytes() const { return {m_data.get(), m_size}; }
    void clear() { m_size = 0; }

    /// The place after the last byte, with room for \a count more.
    char *room(std::size_t count)
    {
        if (m_capacity - m_size < count) {
            const std::size_t capacity = m_size + count + m_capacity / 2;
            if (m_size == 0)
                m_data.reset(); // never both at once where nothing is to be kept
            std::unique_ptr<char[]> data(new char[capacity]);
            if (m_size > 0)
                std::memcpy(data.get(), m_data.get(), m_size);
            m_data = std::move(data);
            m_capacity = capacity;
        }
        return m_data.get() + m_size;
    }
    /// \a end: where writing into room() ended.
    void wroteUpTo(const char *end) { m_size = static_cast<std::size_t>(end - m_data.get()); }

private:
    std::unique_ptr<char[]> m_data;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace millrace
