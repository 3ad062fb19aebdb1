// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/confadvice.h"
#include "ui/widgets/card.h"

class QPlainTextEdit;
class QPushButton;

namespace millrace {

class ElidedLabel;

/// The drawer with lines for my.cnf: what a restart can bring, and what takes it back. One line while closed.
class ConfCard : public Card
{
    Q_OBJECT
public:
    explicit ConfCard(QWidget *parent = nullptr);

    void setAdvice(const ConfAdvice &advice);

private:
    void refresh();

    ConfAdvice m_advice;
    bool m_open = false;
    bool m_back = false; ///< the lines that take it back are shown
    QPushButton *m_toggle = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_which = nullptr;
    ElidedLabel *m_summary = nullptr;
    QPlainTextEdit *m_text = nullptr;
};

} // namespace millrace
