// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QPlainTextEdit;
class QPushButton;
class QStackedLayout;

namespace millrace {

class MessageBar;
class MigrationDraft;

/// The LOAD DATA statement as it will be sent, to copy; and its column list and SET clauses to edit as text.
class StatementCard : public Card
{
    Q_OBJECT
public:
    explicit StatementCard(MigrationDraft *draft, QWidget *parent = nullptr);

    QString statement() const;
    void setMostLines(int lines); ///< shown without scrolling
    bool isEditing() const;

Q_SIGNALS:
    void editingChanged();

private:
    void buildEditor();
    void refresh();
    void beginEdit();
    void applyEdit();
    void endEdit();

    MigrationDraft *m_draft;
    QPlainTextEdit *m_view = nullptr;
    QWidget *m_editor = nullptr;
    QPlainTextEdit *m_columns = nullptr;
    QPlainTextEdit *m_sets = nullptr;
    MessageBar *m_bar = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_edit = nullptr;
    int m_mostLines = 6;
};

} // namespace millrace
