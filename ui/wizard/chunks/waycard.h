// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"
#include "ui/wizard/chunks/policyrow.h"

class QLabel;

namespace millrace {

class FileChooser;
class MigrationDraft;
class ShipPart;
class ShipWork;

/// How the rows get to the server. Says of a table that could be shipped what that would gain and take, and
/// of one that cannot be why, and what comes closest.
class WayCard : public Card
{
    Q_OBJECT
public:
    WayCard(MigrationDraft *draft, ShipWork *work, FileChooser *chooser, QWidget *parent = nullptr);

    /// The page is shown: what was found of the server may be out of date.
    void entered();

private:
    void nameWays();
    void refresh();
    void refreshOffer();
    void takeNextBest();

    MigrationDraft *m_draft;
    ShipWork *m_work;
    QGridLayout *m_grid; ///< of the card; the row builds into it
    PolicyRow m_way;
    QLabel *m_offer = nullptr;
    ShipPart *m_ship = nullptr;
};

} // namespace millrace
