// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/frame/wizardpage.h"

#include "core/plan/checks/finding.h"

#include <QVBoxLayout>

namespace millrace {

WizardPage::WizardPage(const QString &objectName, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(objectName);
    m_body = new QVBoxLayout(this);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(12);
}

bool WizardPage::mends(const Finding &finding) const
{
    return mendedStage() && finding.detail.stage() == *mendedStage();
}

void WizardPage::tellChanged()
{
    Q_EMIT readyChanged();
    Q_EMIT summaryChanged();
}

} // namespace millrace
