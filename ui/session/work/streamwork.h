// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/result.h"
#include "ui/session/work/workqueue.h"

#include <QTimer>
#include <atomic>
#include <memory>
#include <optional>

namespace millrace {

/// Has a command write a dump into a spool file, off the GUI thread. Lives on the GUI thread.
class StreamWork : public QObject
{
    Q_OBJECT
public:
    explicit StreamWork(QObject *parent = nullptr);

    void read(const QString &command); ///< REQUIRES: nothing is read
    void cancel();                     ///< ends the command; nothing of its dump is left
    bool isReading() const { return m_queue.isBusy(u"stream"_s); }
    qint64 bytes() const { return m_bytes ? m_bytes->load() : 0; } ///< that have arrived
    const QString &said() const { return m_said; }                 ///< by the command, to standard error
    const std::optional<Error> &error() const
    {
        return m_error;
    } ///< of the last one; none when it was cancelled

Q_SIGNALS:
    void changed();  ///< reading or error changed
    void progress(); ///< ten times a second while it reads, and when the command says something
    void arrived(const QString &file); ///< whole, in this spool file

private:
    void take(const Result<QString> &file);
    void hear(const QString &text);

    std::shared_ptr<std::atomic<qint64>> m_bytes;
    QString m_said;
    std::optional<Error> m_error;
    QTimer m_sampler;
    WorkQueue m_queue;
};

} // namespace millrace
