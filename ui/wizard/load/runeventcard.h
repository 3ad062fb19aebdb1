// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

namespace millrace {

class DataTable;
class RunEventModel;
class RunView;

/// What happened, newest first, with a field to search it and a switch for the chunk-by-chunk lines.
class RunEventCard : public Card
{
    Q_OBJECT
public:
    explicit RunEventCard(QWidget *parent = nullptr);

    void show(const RunView &view);

private:
    void copySelected();

    RunEventModel *m_model = nullptr; ///< both belong to the card
    DataTable *m_table = nullptr;
};

} // namespace millrace
