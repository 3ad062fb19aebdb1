// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/stoppablework.h"

namespace millrace {

StoppableWork::StoppableWork(QObject *parent)
    : QObject(parent)
{}

void StoppableWork::stop()
{
    if (m_state != State::Running)
        return;
    m_queue.stop(key());
    setState(State::Stopping);
}

void StoppableWork::forget()
{
    m_queue.cancel(key());
    clear();
    m_error.reset();
    setState(State::Idle);
}

void StoppableWork::refuse(const Error &error)
{
    m_error = error;
    setState(State::Failed);
}

void StoppableWork::outdate()
{
    if (!isRunning())
        return forget();
    m_outdated = true;
    stop();
}

void StoppableWork::finish(const std::optional<Error> &error)
{
    if (m_outdated)
        return forget();
    if (error && error->code != ErrorCode::Cancelled)
        return refuse(*error);
    setState(error ? State::Stopped : State::Done);
}

void StoppableWork::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace millrace
