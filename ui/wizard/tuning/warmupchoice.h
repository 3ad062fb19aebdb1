// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QCheckBox;
class QLabel;

namespace millrace {

class MigrationDraft;

/// What a plan does after the proof: nothing, or the table is read into the buffer pool, with statistics, a
/// rewrite or the list of pages as asked for.
class WarmupChoice : public Card
{
    Q_OBJECT
public:
    explicit WarmupChoice(MigrationDraft *draft, QWidget *parent = nullptr);

private:
    void choose();
    void refresh();

    MigrationDraft *m_draft;
    QCheckBox *m_wanted = nullptr;
    QCheckBox *m_indexes = nullptr;
    QCheckBox *m_analyze = nullptr;
    QCheckBox *m_optimize = nullptr;
    QCheckBox *m_pageList = nullptr;
    QLabel *m_words = nullptr;
};

} // namespace millrace
