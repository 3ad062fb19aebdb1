// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/workqueue.h"

#include <algorithm>

namespace millrace {

WorkQueue::WorkQueue(std::function<void()> atThreadEnd, QObject *parent)
    : QObject(parent)
    , m_atThreadEnd(std::move(atThreadEnd))
    , m_thread([this](std::stop_token stop) { work(stop); })
{}

WorkQueue::~WorkQueue()
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.clear();
        m_runningStop.request_stop();
    }
    m_thread.request_stop();
    m_thread.join(); // here rather than in the member's destructor: the thread posts to this object while it
                     // lives
}

void WorkQueue::cancel(const QString &key)
{
    const bool wasBusy = m_newest.remove(key) > 0;
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_waiting, [&](const Waiting &waiting) { return waiting.key == key; });
        if (m_runningKey == key)
            m_runningStop.request_stop();
    }
    if (wasBusy)
        Q_EMIT busyChanged();
}

void WorkQueue::stop(const QString &key)
{
    const std::lock_guard lock(m_mutex);
    for (Waiting &waiting : m_waiting)
        if (waiting.key == key)
            waiting.stop.request_stop();
    if (m_runningKey == key)
        m_runningStop.request_stop();
}

bool WorkQueue::isBusy(const QString &key) const
{
    return m_newest.contains(key);
}

void WorkQueue::enqueue(const QString &key, Job job)
{
    const quint64 ticket = ++m_lastTicket;
    m_newest.insert(key, ticket);
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_waiting, [&](const Waiting &waiting) { return waiting.key == key; });
        if (m_runningKey == key)
            m_runningStop.request_stop();
        m_waiting.push_back({key, ticket, std::move(job)});
    }
    m_wake.notify_one();
    Q_EMIT busyChanged();
}

void WorkQueue::work(std::stop_token stop)
{
    while (!stop.stop_requested()) {
        Waiting next;
        std::stop_token jobStop;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return !m_waiting.empty(); }))
                break;
            next = std::move(m_waiting.front());
            m_waiting.pop_front();
            m_runningKey = next.key;
            m_runningStop = next.stop;
            jobStop = m_runningStop.get_token();
        }
        std::function<void()> delivery = next.job(jobStop);
        {
            const std::lock_guard lock(m_mutex);
            m_runningKey.clear();
        }
        tell([this, key = next.key, ticket = next.ticket, delivery = std::move(delivery)] {
            deliver(key, ticket, delivery);
        });
    }
    if (m_atThreadEnd)
        m_atThreadEnd();
}

void WorkQueue::deliver(const QString &key, quint64 ticket, const std::function<void()> &delivery)
{
    if (m_newest.value(key) != ticket)
        return; // outdated: a newer request is on its way, or nobody wants it any more
    m_newest.remove(key);
    delivery();
    Q_EMIT busyChanged();
}

} // namespace millrace
