// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace millrace {

class DumpDraft;

/// Whether the accounts and roles of a dump are made, and which of them. Hidden where it brings none.
class AccountsBar : public Card
{
    Q_OBJECT
public:
    explicit AccountsBar(DumpDraft *dump, QWidget *parent = nullptr);

private:
    void refresh();
    void refreshShown();
    void offer();
    void setWanted(const QStringList &names);

    DumpDraft *m_dump;
    QComboBox *m_policy;
    QPushButton *m_which;
    QLabel *m_count; ///< how many of how many
};

} // namespace millrace
