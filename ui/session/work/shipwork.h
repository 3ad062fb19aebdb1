// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/run/ship/shipcheckup.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"

namespace millrace {

/// Asks for the draft, whatever way it takes, whether its table could be shipped and what that would be like:
/// over a connection of its own, on a thread of its own. Lives on the GUI thread.
class ShipWork : public QObject
{
    Q_OBJECT
public:
    explicit ShipWork(MigrationDraft *draft, QObject *parent = nullptr);

    /// Asks where something that matters is another than at the last time; with \a again in any case.
    void look(bool again = false);

    bool isLooking() const { return m_queue.isBusy(u"ship"_s); }
    /// Nothing: it was not asked, could not be, or the draft has no table yet.
    const std::optional<ShipSurvey> &survey() const { return m_survey; }
    /// The table cannot be shipped, and nothing that could be chosen for the load would change that.
    bool isRuledOut() const;

Q_SIGNALS:
    void changed(); ///< also when it begins to look

private:
    std::optional<Plan> question() const;
    void forget();

    MigrationDraft *m_draft;
    QByteArray m_asked; ///< the plan it was asked about
    std::optional<ShipSurvey> m_survey;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
