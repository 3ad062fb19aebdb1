// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/result.h"
#include "core/plan/wholedump/runplan.h"
#include "core/source/stream/streamarrival.h"
#include "ui/session/work/storekeyring.h"
#include "ui/session/work/workqueue.h"

#include <QElapsedTimer>
#include <QTimer>
#include <atomic>
#include <memory>
#include <optional>

namespace millrace {

/// Has a command write a dump into a spool file, or fetches it from a store, off the GUI thread; whoever
/// wants to reads what has arrived meanwhile. Lives on the GUI thread.
class StreamWork : public QObject
{
    Q_OBJECT
public:
    /// \a keys: of stores; outlives this.
    explicit StreamWork(StoreKeyring *keys, QObject *parent = nullptr);
    ~StreamWork() override; ///< as cancel()

    /// \a text: the command, or the store's URL. REQUIRES: nothing is read.
    void read(SourceStream::From from, const QString &text);
    /// Goes on with one of which not all is there, \a partial: it is read from its front once more (of a
    /// store: what is missing), and has to begin as it did. The user has said yes to its command. REQUIRES:
    /// nothing is read; no run has begun with it.
    void goOn(const SourceStream &partial);
    /// The stream of a plan once more, for the plan whose file of it is gone: the user has said yes to its
    /// command. REQUIRES: nothing is read; mayReadAgain().
    void readAgain(const RunPlan &plan);
    /// Nothing is left of what a command wrote, unless a run reads it; what was fetched stays for the next
    /// time.
    void cancel();
    bool isReading() const { return m_isAsking || m_queue.isBusy(u"stream"_s); }
    StoreKeyring *keyring() const { return m_keys; }
    SourceStream::From from() const { return m_from; } ///< of the last one
    /// That is read, or broke off, from its head on; null: there is none, or all of it is there.
    const std::shared_ptr<StreamArrival> &arrival() const;
    /// The same for a run, which loads it while it arrives: from now on it stays, whatever happens here.
    std::shared_ptr<StreamArrival> lend();
    /// What is there of this file is read on here.
    bool readsInto(const QString &spool) const;
    bool isLent() const { return m_reading && m_reading->isLent; } ///< the last one, to a run

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
    void headArrived(const QString &file);            ///< enough to tell what it is; more is to come
    void arrived(const QString &file);                ///< whole, in this spool file
    void arrivedAgain(const millrace::RunPlan &plan); ///< the plan, with the file that is there now

private:
    struct Reading
    {
        std::shared_ptr<StreamArrival> stream; ///< of the GUI thread; from its head on, until it is whole
        std::atomic<bool> isLent = false;
    };

    template <typename Begin> void begin(SourceStream::From from, const QString &text, const Begin &begin);
    template <typename Go> void withKeys(SourceStream::From from, const QString &text, const Go &go);
    template <typename Work> void post(const GivenKeys &keys, const Work &work);
    void showHead(const std::shared_ptr<Reading> &reading, const std::shared_ptr<StreamArrival> &stream);
    void take(const QString &file);
    void take(const RunPlan &plan) { Q_EMIT arrivedAgain(plan); }
    void withdraw();
    void hear(const QString &text);

    StoreKeyring *m_keys;
    bool m_isAsking = false; ///< the keychain, before a store
    quint64 m_question = 0;  ///< the one that counts
    SourceStream::From m_from = SourceStream::From::Command;
    std::shared_ptr<Reading> m_reading;
    std::shared_ptr<std::atomic<qint64>> m_bytes;
    std::shared_ptr<std::atomic<qint64>> m_total;
    QElapsedTimer m_clock;
    QString m_said;
    std::optional<Error> m_error;
    QTimer m_sampler;
    WorkQueue m_queue;
};

} // namespace millrace
