// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace millrace {

/// One thread that works jobs off in order and hands whole values back to the thread of this object. A job
/// has a key: a newer job with the same key takes the place of a waiting one, and stops and outdates a
/// running one, so the owner only ever hears of the newest. Nothing here blocks the owner but the destructor,
/// which stops and joins.
class WorkQueue : public QObject
{
    Q_OBJECT
public:
    /// `atThreadEnd` runs on the worker thread as its last act: things that belong to that thread end there.
    explicit WorkQueue(std::function<void()> atThreadEnd = {}, QObject *parent = nullptr);
    ~WorkQueue() override;

    /// Runs work(stop_token) on the queue's thread, then done(value) on this object's thread unless it was
    /// outdated.
    template <typename Work, typename Done> void post(const QString &key, Work work, Done done)
    {
        enqueue(key, [work = std::move(work), done = std::move(done)](std::stop_token stop) mutable {
            auto value = std::make_shared<decltype(work(stop))>(work(stop));
            return std::function<void()>(
                [done = std::move(done), value]() mutable { done(std::move(*value)); });
        });
    }
    /// Outdates and stops what runs or waits under the key.
    void cancel(const QString &key);
    /// Stops what runs or waits under the key; what it gives then is delivered.
    void stop(const QString &key);
    /// For a job: \a act runs on this object's thread.
    template <typename Act> void tell(Act act)
    {
        QMetaObject::invokeMethod(this, std::move(act), Qt::QueuedConnection);
    }
    bool isBusy(const QString &key) const; ///< a job under the key has not been delivered yet

Q_SIGNALS:
    void busyChanged(); ///< some key became busy or idle

private:
    using Job = std::function<std::function<void()>(std::stop_token)>;
    struct Waiting
    {
        QString key;
        quint64 ticket;
        Job job;
        std::stop_source stop = {};
    };

    void enqueue(const QString &key, Job job);
    void work(std::stop_token stop);
    void deliver(const QString &key, quint64 ticket, const std::function<void()> &delivery);

    std::function<void()> m_atThreadEnd;
    QHash<QString, quint64> m_newest; ///< owner's thread only: the ticket that counts, per busy key
    quint64 m_lastTicket = 0;         ///< owner's thread only
    std::mutex m_mutex;               ///< protects the four below
    std::condition_variable_any m_wake;
    std::deque<Waiting> m_waiting;
    QString m_runningKey;
    std::stop_source m_runningStop;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
