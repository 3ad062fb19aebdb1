// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <atomic>
#include <mutex>
#include <optional>

namespace millrace {

/// Keeps the first error that any of several threads reports. Thread-safe.
class FirstError
{
public:
    void report(const Error &error)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_error)
            m_error = error;
        m_isThere = true;
    }
    bool isThere() const { return m_isThere; }
    std::optional<Error> error() const
    {
        const std::lock_guard lock(m_mutex);
        return m_error;
    }

private:
    mutable std::mutex m_mutex;
    std::optional<Error> m_error; ///< protected by m_mutex
    std::atomic<bool> m_isThere = false;
};

} // namespace millrace
