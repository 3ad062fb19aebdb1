// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace millrace {

class DataTable;
class RunEventFilter;
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

    RunEventModel *m_model = nullptr; ///< all belong to the card
    RunEventFilter *m_filter = nullptr;
    QComboBox *m_kinds = nullptr;
    QLineEdit *m_search = nullptr;
    QPushButton *m_chunks = nullptr;
    DataTable *m_table = nullptr;
};

} // namespace millrace
