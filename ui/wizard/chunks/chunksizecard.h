// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QLabel;
class QPushButton;
class QLineEdit;

namespace millrace {

class MigrationDraft;

/// How many rows a chunk has, typed or picked, and what a chunk is with this source.
class ChunkSizeCard : public Card
{
    Q_OBJECT
public:
    explicit ChunkSizeCard(MigrationDraft *draft, QWidget *parent = nullptr);

    bool isValid() const { return m_valid; } ///< what stands in the field can be taken
    void refresh();

Q_SIGNALS:
    void edited(); ///< isValid() may be another

private:
    QLayout *buildPresets();
    void onEdited();
    void setValid(bool valid);
    QString meaning() const;

    MigrationDraft *m_draft;
    QLineEdit *m_rows;
    QLabel *m_note;
    QPushButton *m_automatic = nullptr;
    bool m_valid = true;
};

} // namespace millrace
