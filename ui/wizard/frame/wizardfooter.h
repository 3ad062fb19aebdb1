// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QBoxLayout;
class QHBoxLayout;
class QLayout;
class QPushButton;

namespace millrace {

class FlowLayout;
class FoldingLabel;
class WizardPage;

/// The line below every page: what is worth knowing now, Back, and the one primary button.
class WizardFooter : public QFrame
{
    Q_OBJECT
public:
    explicit WizardFooter(QWidget *parent = nullptr);

    /// Shows what this page wants; `nextStep` names the page after it, empty on the last one.
    void show(WizardPage *page, const QString &nextStep, bool hasBack);
    /// Of a page that is only looked at, because a run uses what it says: the one button leads back to it.
    void showWhileRunning(WizardPage *page);
    QPushButton *primary() const { return m_primary; }
    QPushButton *back() const { return m_back; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void borrow(QLayout *layout, const QList<QPushButton *> &buttons);
    void giveBack();
    void say(const QString &hint, bool isWarning);

    QPointer<WizardPage> m_page;
    QList<QPointer<QPushButton>> m_borrowed; ///< the page's own buttons while it is shown
    QBoxLayout *m_line = nullptr;
    FlowLayout *m_left = nullptr;
    QHBoxLayout *m_ways = nullptr; ///< with those on the right
    QHBoxLayout *m_right = nullptr;
    FoldingLabel *m_hint = nullptr; ///< of two lines at most
    QPushButton *m_back = nullptr;
    QPushButton *m_primary = nullptr;
};

} // namespace millrace
