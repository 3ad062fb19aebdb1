// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/scratchwork.h"

#include "core/base/literals.h"

namespace millrace {

namespace {

const QString lookAroundKey = u"look"_s;
const QString actKey = u"act"_s;

ScratchWork::Seen lookAround(QVector<ServerProgram> programs)
{
    ScratchWork::Seen seen{.disk = ScratchServer({}).status(),
                           .memory = ScratchServer(ScratchServer::Options{.inMemory = true}).status(),
                           .programs = std::move(programs)};
    seen.diskOwner = scratchOwner(seen.disk);
    seen.memoryOwner = scratchOwner(seen.memory);
    seen.programOfData = ServerProgram::programOfData(seen.disk.folder + u"/data"_s);
    if (seen.programs.isEmpty()) // asking a program for its version takes a moment: once is enough
        for (const char *name : {"mariadbd", "mysqld"})
            if (const auto program = ServerProgram::find(QLatin1String(name)))
                seen.programs << *program;
    return seen;
}

} // namespace

ScratchWork::ScratchWork(QObject *parent)
    : QObject(parent)
{
    constexpr int beatMs = 3'000;
    m_beat.setInterval(beatMs);
    connect(&m_beat, &QTimer::timeout, this, &ScratchWork::look);
    m_beat.start();
    look();
}

ScratchWork::~ScratchWork() = default;

void ScratchWork::setOptions(const ScratchServer::Options &options)
{
    m_options = options;
    Q_EMIT changed();
}

const ScratchServer::Status &ScratchWork::status() const
{
    const bool inMemory = !m_seen.disk.running && (m_seen.memory.running || (m_options.inMemory && m_known));
    return inMemory ? m_seen.memory : m_seen.disk;
}

ScratchOwner ScratchWork::owner() const
{
    return &status() == &m_seen.memory ? m_seen.memoryOwner : m_seen.diskOwner;
}

void ScratchWork::look()
{
    if (m_doing != Doing::Nothing) // it looks when it is done
        return;
    m_queue.post(
        lookAroundKey, [programs = m_seen.programs](std::stop_token) { return lookAround(programs); },
        [this](const Seen &seen) { see(seen); });
}

void ScratchWork::see(const Seen &seen)
{
    const bool ran = isRunning();
    const qint64 pid = status().pid;
    m_seen = seen;
    m_known = true;
    Q_EMIT changed();
    if (ran && (!isRunning() || status().pid != pid))
        Q_EMIT ended();
}

/// Runs \a act on the queue's thread, looks around there, and has \a done know what came of it.
template <typename Act, typename Done> void ScratchWork::act(Doing doing, Act act, Done done)
{
    if (m_doing != Doing::Nothing)
        return;
    m_queue.cancel(lookAroundKey); // what it would say is old
    m_doing = doing;
    m_stage.clear();
    m_error.reset();
    m_sealed.reset();
    Q_EMIT changed();
    using Outcome = decltype(act());
    struct Answer
    {
        Outcome outcome;
        Seen seen;
    };
    m_queue.post(
        actKey,
        [act = std::move(act), programs = m_seen.programs](std::stop_token) {
            auto outcome = act();
            return Answer{.outcome = std::move(outcome), .seen = lookAround(programs)};
        },
        [this, done = std::move(done)](const Answer &answer) {
            m_doing = Doing::Nothing;
            if (!answer.outcome)
                m_error = answer.outcome.error();
            see(answer.seen);
            if (answer.outcome)
                done(*this, answer.outcome);
        });
}

/// As they have to be for this server: by its place it is found.
ScratchServer::Options ScratchWork::optionsOf(const ScratchServer::Status &status) const
{
    ScratchServer::Options options = m_options;
    options.inMemory = status.inMemory;
    return options;
}

void ScratchWork::start()
{
    ScratchServer::Options options = m_options;
    if (options.inMemory)
        options.durability = ScratchServer::Durability::None;
    else if (!m_seen.programOfData.isEmpty())
        options.program.clear(); // that of the data
    act(
        Doing::Starting,
        [options]() -> Result<void> {
            MILLRACE_TRY_VOID(ScratchServer(options).start());
            return {};
        },
        [](ScratchWork &work, const auto &) { Q_EMIT work.started(); });
}

void ScratchWork::stop()
{
    act(
        Doing::Stopping, [options = optionsOf(status())] { return ScratchServer(options).stop(); },
        [](ScratchWork &, const auto &) {});
}

void ScratchWork::remove()
{
    act(
        Doing::Deleting, [options = optionsOf(status())] { return ScratchServer(options).remove(); },
        [](ScratchWork &, const auto &) {});
}

void ScratchWork::seal()
{
    act(
        Doing::Sealing,
        [this, options = optionsOf(status())] {
            return sealScratch(options, [this](const QString &stage) {
                m_queue.tell([this, stage] {
                    m_stage = stage;
                    Q_EMIT changed();
                });
            });
        },
        [](ScratchWork &work, const Result<SealReport> &report) {
            work.m_sealed = *report;
            Q_EMIT work.changed();
            Q_EMIT work.started();
        });
}

} // namespace millrace
