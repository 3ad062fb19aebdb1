// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QCheckBox;
class QLabel;
class QPushButton;

namespace millrace {

/// The question of the window that is closed while a load is on. Part of the window: nothing waits for the
/// answer, and the load goes on meanwhile. Escape keeps the window open.
class CloseSheet : public QFrame
{
    Q_OBJECT
public:
    explicit CloseSheet(QWidget *parent = nullptr);

    void ask(bool hasTray);
    void tellStopping(); ///< the answer was given: what happens now
    bool isAsking() const { return !isHidden(); }
    bool endsWhenDone() const; ///< the program is to end with the load

Q_SIGNALS:
    void backgroundChosen();
    void stopChosen();
    void keepChosen();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_what = nullptr;
    QLabel *m_note = nullptr;
    QCheckBox *m_end = nullptr;
    QPushButton *m_background = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_keep = nullptr;
};

} // namespace millrace
