// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "ui/session/draft/dumpdraft.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"

namespace millrace {

/// Finds out what Millrace's own choices for the draft rest on, as soon as there is a source, a server and a
/// table: over a connection of its own, on a thread of its own, and hands it to the draft. Lives on the GUI
/// thread.
class ChoiceWork : public QObject
{
    Q_OBJECT
public:
    ChoiceWork(MigrationDraft *draft, DumpDraft *dump, QObject *parent = nullptr);

    bool isLooking() const { return m_queue.isBusy(u"choices"_s); }

private:
    void look();
    std::optional<Plan> question() const;

    MigrationDraft *m_draft;
    DumpDraft *m_dump;
    QByteArray m_asked; ///< the plan it was asked about
    WorkQueue m_queue;  ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
