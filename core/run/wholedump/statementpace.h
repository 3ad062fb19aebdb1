// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <stop_token>

namespace millrace {

/// How much of the time the statements of a dump may take while the server complains: a statement says
/// nothing about its work by its bytes (CALL, UPDATE), so it is time that is shared. Half as much after each
/// complaint, a quarter more a second where there is none. Looked at by one thread, rested by by another.
class StatementPace
{
public:
    static constexpr double leastShare = 1.0 / 16;

    /// Once a second.
    void looked(bool complaint);
    void setFull() { m_share = 1; }
    double share() const { return m_share; } ///< of the time; 1: all of it
    bool isSlow() const { return m_share < 1; }
    /// What is to be waited after a statement that took so long. One that took very long is not paid for in
    /// full: nobody would know of hours in which nothing runs.
    std::chrono::nanoseconds restAfter(std::chrono::nanoseconds took) const;
    /// Waits that long, or until the server complains no more. False: stopped meanwhile.
    bool rest(std::chrono::nanoseconds took, const std::stop_token &stop) const;

private:
    std::atomic<double> m_share = 1;
};

} // namespace millrace
