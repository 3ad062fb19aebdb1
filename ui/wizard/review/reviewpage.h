// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/plan/checks/preflight.h"
#include "ui/wizard/frame/wizardpage.h"
#include "ui/wizard/review/reviewcards.h"

class QPushButton;

namespace millrace {

class MigrationDraft;
class RehearsalWork;
class ServerWork;

/// The last look before anything happens: in words, in statements, and what the preflight found.
class ReviewPage : public WizardPage
{
    Q_OBJECT
public:
    ReviewPage(MigrationDraft *draft, ServerWork *work, QWidget *parent = nullptr);

    /// Has a button for it from here on. \a work is the page's elder.
    void offerRehearsal(RehearsalWork *work);
    void setMender(ReviewCards::Mender mender) { m_cards->setMender(std::move(mender)); }

    QString stepName() const override { return tr("Review"); }
    QString manualPage() const override { return u"review"_s; }
    QString title() const override { return tr("Review what will happen"); }
    QString sentence() const override;
    QString railSummary() const override;
    QString nextText() const override;
    QString hint() const override;
    bool hintIsWarning() const override;
    bool isReady() const override;
    QList<QPushButton *> extraButtons() const override;
    bool onNext() override; ///< asks for the load; the window goes on when it has begun
    void entered() override;

Q_SIGNALS:
    void loadRequested();
    void saveRequested();
    void pageRequested(millrace::WizardPage *page); ///< a finding is mended there

private:
    void onDraftChanged();
    void refreshPlan();
    void refreshFindings();
    QString tableWords(const SourceTable &table) const;
    QStringList words(const Plan &plan) const;

    MigrationDraft *m_draft;
    ServerWork *m_work;
    ReviewCards *m_cards = nullptr;
    QPushButton *m_rehearse = nullptr; ///< none before offerRehearsal()
    QPushButton *m_save = nullptr;
    int m_statementCount = 0;
};

} // namespace millrace
