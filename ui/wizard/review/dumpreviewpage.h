// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "ui/wizard/review/reviewbase.h"

namespace millrace {

class DumpDraft;
class DumpWork;
class MigrationDraft;

/// The last look before a whole dump is loaded.
class DumpReviewPage : public ReviewBase
{
    Q_OBJECT
public:
    DumpReviewPage(MigrationDraft *draft, DumpDraft *dump, DumpWork *work, QWidget *parent = nullptr);

    QString manualPage() const override { return u"whole-dump"_s; }
    QString sentence() const override;
    QString railSummary() const override;
    QString nextText() const override;
    QString hint() const override;
    bool isReady() const override;

protected:
    void check() override;
    bool isChecking() const override;
    void refreshPlan() override;
    bool mayRehearse() const override;
    QString rehearsalTip() const override;

private:
    QString noPlanBecause() const;
    void refreshFindings();

    MigrationDraft *m_draft;
    DumpDraft *m_dump;
    DumpWork *m_work;
};

} // namespace millrace
