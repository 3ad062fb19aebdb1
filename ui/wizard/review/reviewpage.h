// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "ui/wizard/review/reviewbase.h"

namespace millrace {

class MigrationDraft;
class ServerWork;

/// The last look before one table is loaded.
class ReviewPage : public ReviewBase
{
    Q_OBJECT
public:
    ReviewPage(MigrationDraft *draft, ServerWork *work, QWidget *parent = nullptr);

    QString manualPage() const override { return u"review"_s; }
    QString sentence() const override;
    QString railSummary() const override;
    QString nextText() const override;
    bool isReady() const override;
    QString hint() const override;

protected:
    void check() override;
    bool isChecking() const override;
    void refreshPlan() override;
    bool mayRehearse() const override;
    QString rehearsalTip() const override;

private:
    void refreshFindings();
    QString tableWords(const SourceTable &table) const;
    QStringList words(const Plan &plan) const;

    MigrationDraft *m_draft;
    ServerWork *m_work;
    int m_statementCount = 0;
};

} // namespace millrace
