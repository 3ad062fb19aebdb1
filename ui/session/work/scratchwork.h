// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/scratch/scratchowner.h"
#include "core/server/scratch/scratchseal.h"
#include "core/server/scratch/serverprogram.h"
#include "ui/session/work/workqueue.h"

#include <QTimer>
#include <QVector>
#include <optional>

namespace millrace {

/// The private server, for a window: looks after it every few seconds, whoever starts or stops it, and
/// starts, stops, seals and deletes it on a thread of its own. There may be two, on disk and in memory; what
/// is told is the one a connection to "scratch" gets (resolveTarget()). Lives on the GUI thread and never
/// blocks it; the destructor waits for what is on.
class ScratchWork : public QObject
{
    Q_OBJECT
public:
    enum class Doing
    {
        Nothing,
        Starting,
        Stopping,
        Sealing,
        Deleting
    };
    /// What is on this machine.
    struct Seen
    {
        ScratchServer::Status disk, memory;
        ScratchOwner diskOwner = ScratchOwner::Nobody, memoryOwner = ScratchOwner::Nobody;
        QVector<ServerProgram> programs; ///< that a server could be started with
        QString programOfData;           ///< mariadbd or mysqld: whose data lie on disk; empty: none do
    };

    explicit ScratchWork(QObject *parent = nullptr);
    ~ScratchWork() override;

    /// How the next one is started. Program, durability and place of one that has data on disk are settled by
    /// these or by it; nothing changes while one runs.
    const ScratchServer::Options &options() const { return m_options; }
    void setOptions(const ScratchServer::Options &options);

    void look(); ///< now rather than at the next beat
    void start();
    void stop();
    void seal();   ///< as sealScratch(); afterwards another process is the server
    void remove(); ///< stops it and deletes its data

    bool isKnown() const { return m_known; } ///< it has been looked at once
    const Seen &seen() const { return m_seen; }
    /// Of the one that runs; of the one options() would start, when none does.
    const ScratchServer::Status &status() const;
    ScratchOwner owner() const;
    bool isRunning() const { return status().running; }
    bool bothRun() const { return m_seen.disk.running && m_seen.memory.running; }
    Doing doing() const { return m_doing; }
    QString stage() const { return m_stage; } ///< of sealing; for people
    const std::optional<Error> &error() const { return m_error; }
    const std::optional<SealReport> &sealed() const { return m_sealed; } ///< until the next thing is done

Q_SIGNALS:
    void changed();
    void started(); ///< by us, and it answers
    void ended();   ///< it ran and does so no more, whoever did it; also while it is sealed

private:
    template <typename Act, typename Done> void act(Doing doing, Act act, Done done);
    void see(const Seen &seen);
    ScratchServer::Options optionsOf(const ScratchServer::Status &status) const;

    ScratchServer::Options m_options;
    Seen m_seen;
    bool m_known = false;
    Doing m_doing = Doing::Nothing;
    QString m_stage;
    std::optional<Error> m_error;
    std::optional<SealReport> m_sealed;
    QTimer m_beat;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
