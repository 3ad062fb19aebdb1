// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/plan/wholedump/dumppreflight.h"
#include "ui/session/draft/dumpdraft.h"
#include "ui/session/work/workqueue.h"

#include <QTimer>
#include <atomic>
#include <memory>
#include <optional>

namespace millrace {

class SourceWork;

/// Reads, plans and checks a whole dump for the wizard, off the GUI thread: the dump once, when it is chosen;
/// the plan a moment after anything it depends on has changed. Lives on the GUI thread.
class DumpWork : public QObject
{
    Q_OBJECT
public:
    /// All three outlive this.
    DumpWork(MigrationDraft *draft, DumpDraft *dump, const SourceWork *source, QObject *parent = nullptr);

    bool isReading() const { return m_reader.isBusy(u"read"_s); }
    double readShare() const; ///< 0 … 1, of the bytes of the files; -1 while nothing is read
    bool isPlanning() const { return m_delay.isActive() || m_planner.isBusy(u"plan"_s); }
    bool isConnected() const; ///< else there is nobody to plan with
    bool isChecking() const { return m_planner.isBusy(u"check"_s); }
    const std::optional<Error> &readError() const { return m_readError; }
    const std::optional<Error> &planError() const { return m_planError; }
    void requestPreflight(); ///< of the plan as it stands
    /// None before one was asked for, while it is made, and once the plan is another.
    const std::optional<DumpPreflight> &preflight() const { return m_preflight; }
    const std::optional<Error> &checkError() const { return m_checkError; }

Q_SIGNALS:
    void changed();          ///< reading, planning, checking, errors
    void readProgress();     ///< ten times a second while reading
    void preflightChanged(); ///< also when one begins

private:
    struct Progress;

    void onSourceChanged();
    bool hasReadFor(const QStringList &paths, bool head) const;
    void read();
    void planWhenConnected();
    void planSoon();
    void makePlan();

    MigrationDraft *m_draft;
    DumpDraft *m_dump;
    const SourceWork *m_source;
    QStringList m_paths;      ///< that were or are being read
    bool m_readsHead = false; ///< of them: as much as is there
    std::shared_ptr<Progress> m_progress;
    std::optional<Error> m_readError, m_planError, m_checkError;
    std::optional<DumpPreflight> m_preflight;
    QTimer m_sampler;
    QTimer m_delay;
    WorkQueue m_reader;
    WorkQueue m_planner; ///< its own thread: an answer of the server does not wait for a large dump
};

} // namespace millrace
