// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QPushButton;

namespace millrace {

class ConnectionForm;
class MessageBar;
class MigrationDraft;
class ScratchCard;
class ScratchWork;
class ServerWork;

/// Where the server is, who asks, and what the server said when asked.
class ConnectionCard : public Card
{
    Q_OBJECT
public:
    ConnectionCard(MigrationDraft *draft, ServerWork *work, QWidget *parent = nullptr);

    /// The private server can be looked after here; called once.
    void offerScratch(ScratchWork *work);

private:
    void buildForm();
    void buildFacts();
    void chooseKind(bool scratch);
    void fill(); ///< the fields from the draft
    void connectNow();
    void refresh();
    QString privilegesText() const;

    MigrationDraft *m_draft;
    ServerWork *m_work;
    QPushButton *m_serverKind = nullptr;
    QPushButton *m_scratchKind = nullptr;
    ConnectionForm *m_form = nullptr;
    QLabel *m_scratchNote = nullptr;
    ScratchWork *m_scratch = nullptr; ///< unset until offered
    ScratchCard *m_scratchCard = nullptr;
    QPushButton *m_connect = nullptr;
    QLabel *m_server = nullptr;
    QLabel *m_link = nullptr;
    QLabel *m_account = nullptr;
    MessageBar *m_bar = nullptr;
};

} // namespace millrace
