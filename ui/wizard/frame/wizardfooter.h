// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QHBoxLayout;
class QLayout;
class QPushButton;

namespace millrace {

class FlowLayout;
class ElidedLabel;
class WizardPage;

/// The line below every page: what is worth knowing now, Back, and the one primary button.
class WizardFooter : public QFrame
{
    Q_OBJECT
public:
    explicit WizardFooter(QWidget *parent = nullptr);

    /// Shows what this page wants; `nextStep` names the page after it, empty on the last one.
    void show(WizardPage *page, const QString &nextStep, bool hasBack);
    QPushButton *primary() const { return m_primary; }
    QPushButton *back() const { return m_back; }

private:
    void borrow(QLayout *layout, const QList<QPushButton *> &buttons);
    void giveBack();

    QPointer<WizardPage> m_page;
    QList<QPointer<QPushButton>> m_borrowed; ///< the page's own buttons while it is shown
    FlowLayout *m_left = nullptr;
    QHBoxLayout *m_right = nullptr;
    ElidedLabel *m_hint = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_primary = nullptr;
};

} // namespace millrace
