// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/result.h"
#include "ui/session/work/workqueue.h"

#include <optional>

namespace millrace {

/// Something that takes a while, is done on a thread of its own, one at a time, and can be stopped. Lives on
/// the GUI thread and never blocks it; the destructor stops and joins. What is derived from it is gone by
/// then: the work may touch nothing of it but through tell().
class StoppableWork : public QObject
{
    Q_OBJECT
public:
    enum class State
    {
        Idle, ///< nothing found
        Running,
        Stopping, ///< asked to; what it made is being taken away
        Stopped,  ///< by the user
        Failed,   ///< see error()
        Done
    };

    State state() const { return m_state; }
    bool isRunning() const { return m_state == State::Running || m_state == State::Stopping; }
    const std::optional<Error> &error() const { return m_error; }

    void stop();   ///< returns at once; Stopped follows
    void forget(); ///< what was found; stops what is on, and nothing is heard of that any more

Q_SIGNALS:
    void changed(); ///< state, error, or what the work tells

protected:
    explicit StoppableWork(QObject *parent);

    virtual void clear() = 0;        ///< what was found
    void refuse(const Error &error); ///< Failed, before anything was begun
    /// Runs work(stop_token), a Result, on the thread; what it gives goes to done() here. REQUIRES: not
    /// isRunning().
    template <typename Work, typename Found> void begin(Work work, Found found)
    {
        m_error.reset();
        m_outdated = false;
        setState(State::Running);
        m_queue.post(key(), std::move(work), [this, found = std::move(found)](const auto &result) {
            if (result && !m_outdated)
                found(*result);
            finish(result ? std::nullopt : std::optional(result.error()));
        });
    }
    /// For the work's thread: what has come about, and changed(); nothing once it is outdated.
    template <typename Act> void tell(Act act)
    {
        m_queue.tell([this, act = std::move(act)] {
            if (m_outdated)
                return;
            act();
            Q_EMIT changed();
        });
    }
    /// What is found, or was, is about something else by now: stops, and forgets.
    void outdate();

private:
    static QString key() { return u"work"_s; }
    void finish(const std::optional<Error> &error);
    void setState(State state);

    State m_state = State::Idle;
    std::optional<Error> m_error;
    bool m_outdated = false; ///< while it is running
    WorkQueue m_queue;       ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
