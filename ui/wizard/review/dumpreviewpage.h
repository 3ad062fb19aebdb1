// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/frame/wizardpage.h"

namespace millrace {

class DumpDraft;
class DumpWork;
class RehearsalWork;
class ReviewCards;

/// The last look before a whole dump is loaded.
class DumpReviewPage : public WizardPage
{
    Q_OBJECT
public:
    DumpReviewPage(DumpDraft *dump, DumpWork *work, QWidget *parent = nullptr);

    void offerRehearsal(RehearsalWork *work); ///< once

    QString stepName() const override { return tr("Review"); }
    QString title() const override { return tr("Review what will happen"); }
    QString sentence() const override;
    QString railSummary() const override;
    QString nextText() const override;
    QString hint() const override;
    bool hintIsWarning() const override;
    bool isReady() const override;
    QList<QPushButton *> extraButtons() const override { return {m_save}; }
    bool onNext() override; ///< asks for the load; the window goes on when it has begun
    void entered() override;

Q_SIGNALS:
    void loadRequested();
    void saveRequested();
    void stepRequested(int step);

private:
    QString noPlanBecause() const;
    void onPlanChanged();
    void refreshPlan();
    void refreshFindings();

    DumpDraft *m_dump;
    DumpWork *m_work;
    ReviewCards *m_cards = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_rehearse = nullptr; ///< none before offerRehearsal()
};

} // namespace millrace
