// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QVBoxLayout;

namespace millrace {

class MigrationDraft;

/// What the account may do on this server and in this schema, line by line, each missing privilege with its
/// GRANT.
class AccountCard : public Card
{
    Q_OBJECT
public:
    explicit AccountCard(MigrationDraft *draft, QWidget *parent = nullptr);

    void refresh(); ///< for the schema the draft, or else its connection, names

Q_SIGNALS:
    void closed();

private:
    MigrationDraft *m_draft;
    QLabel *m_whose = nullptr; ///< account and schema
    QWidget *m_lines = nullptr;
    QVBoxLayout *m_layout = nullptr;
};

} // namespace millrace
