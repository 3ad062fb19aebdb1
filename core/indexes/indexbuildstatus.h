// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>
#include <mutex>

namespace millrace {

/// How far an index build is.
struct IndexBuildProgress
{
    QString stage;        ///< "building 3 indexes: reading the rows", for people; empty: nothing runs
    double share = -1;    ///< 0 … 1 of the whole build; -1: the server does not say
    qint64 elapsedMs = 0; ///< since the statement began
    bool running = false;
};

/// Written by the build and its monitor, read from any thread. The share of one build never goes down.
class IndexBuildStatus
{
public:
    void begin(const QString &what);
    /// A negative share leaves the last one.
    void report(const QString &stage, double share);
    void end();
    IndexBuildProgress snapshot() const;

private:
    mutable std::mutex m_mutex;
    IndexBuildProgress m_progress; ///< protected by m_mutex, as are the next two
    QString m_what;
    std::chrono::steady_clock::time_point m_begun;
};

} // namespace millrace
