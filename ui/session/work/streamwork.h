// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/result.h"
#include "core/plan/wholedump/runplan.h"
#include "core/source/stream/sourcestream.h"
#include "ui/session/work/workqueue.h"

#include <QElapsedTimer>
#include <QTimer>
#include <atomic>
#include <memory>
#include <optional>

namespace millrace {

/// Has a command write a dump into a spool file, or fetches it from a store, off the GUI thread. Lives on the
/// GUI thread.
class StreamWork : public QObject
{
    Q_OBJECT
public:
    explicit StreamWork(QObject *parent = nullptr);

    /// \a text: the command, or the store's URL. REQUIRES: nothing is read.
    void read(SourceStream::From from, const QString &text);
    /// The stream of a plan once more, for the plan whose file of it is gone: the user has said yes to its
    /// command. REQUIRES: nothing is read; mayReadAgain().
    void readAgain(const RunPlan &plan);
    void cancel(); ///< nothing is left of what a command wrote; what was fetched stays for the next time
    bool isReading() const { return m_queue.isBusy(u"stream"_s); }
    qint64 bytes() const { return m_bytes ? m_bytes->load() : 0; } ///< that have arrived
    qint64 total() const { return m_total ? m_total->load() : 0; } ///< of a store, once it has said so
    double bytesPerSecond() const;                                 ///< since it began
    const QString &said() const { return m_said; }                 ///< by the command, to standard error
    const std::optional<Error> &error() const
    {
        return m_error;
    } ///< of the last one; none when it was cancelled

Q_SIGNALS:
    void changed();  ///< reading or error changed
    void progress(); ///< ten times a second while it reads, and when the command says something
    void arrived(const QString &file);                ///< whole, in this spool file
    void arrivedAgain(const millrace::RunPlan &plan); ///< the plan, with the file that is there now

private:
    template <typename Work> void post(const Work &work);
    void take(const QString &file) { Q_EMIT arrived(file); }
    void take(const RunPlan &plan) { Q_EMIT arrivedAgain(plan); }
    void hear(const QString &text);

    std::shared_ptr<std::atomic<qint64>> m_bytes;
    std::shared_ptr<std::atomic<qint64>> m_total;
    QElapsedTimer m_clock;
    QString m_said;
    std::optional<Error> m_error;
    QTimer m_sampler;
    WorkQueue m_queue;
};

} // namespace millrace
