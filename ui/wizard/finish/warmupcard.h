// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace millrace {

class WarmupWork;

/// Reads the loaded table into the buffer pool when asked to, and shows the evidence.
class WarmupCard : public Card
{
    Q_OBJECT
public:
    explicit WarmupCard(WarmupWork *work, QWidget *parent = nullptr);

    void setRun(const QString &runFolder); ///< it gets the record
    void setBrief(bool brief);             ///< without saying what it is for until it is begun

private:
    void start();
    void refresh();
    QString words() const;

    WarmupWork *m_work;
    QString m_runFolder;
    bool m_brief = false;
    QLabel *m_words = nullptr; ///< widgets belong to the card
    QCheckBox *m_indexes = nullptr;
    QCheckBox *m_analyze = nullptr;
    QCheckBox *m_optimize = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_stop = nullptr;
    QLabel *m_evidence = nullptr;
    QScrollArea *m_scroll = nullptr;
};

} // namespace millrace
