// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "ui/wizard/frame/wizardpage.h"
#include "ui/wizard/review/reviewcards.h"

namespace millrace {

class DumpDraft;
class DumpWork;
class RehearsalWork;

/// The last look before a whole dump is loaded.
class DumpReviewPage : public WizardPage
{
    Q_OBJECT
public:
    DumpReviewPage(DumpDraft *dump, DumpWork *work, QWidget *parent = nullptr);

    void offerRehearsal(RehearsalWork *work); ///< once
    void setMender(ReviewCards::Mender mender) { m_cards->setMender(std::move(mender)); }

    QString stepName() const override { return tr("Review"); }
    QString manualPage() const override { return u"whole-dump"_s; }
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
    void pageRequested(millrace::WizardPage *page); ///< a finding is mended there

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
