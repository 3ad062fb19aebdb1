// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/loadtext.h"

#include <QTimer>
#include <QWidget>
#include <optional>

class QHBoxLayout;
class QPushButton;

namespace millrace {

class ElidedLabel;
class MappingHistory;
class MessageBar;
class MigrationDraft;
class SqlEdit;

/// The statement as it will be sent, in one line that opens: to read, to copy, and to write or paste over.
/// What is understood goes into the draft at once; what is not stays here, marked, and the draft keeps what
/// it has. An INSERT … SELECT is edited by its column list and SET clauses.
class StatementFold : public QWidget
{
    Q_OBJECT
public:
    StatementFold(MigrationDraft *draft, MappingHistory *history, QWidget *parent = nullptr);

    ~StatementFold() override;

    void addHeaderWidget(QWidget *widget); ///< at the right end of the line
    void setMostLines(int lines);          ///< shown without scrolling while it is open
    bool isOpen() const { return m_open; }
    bool isUnderstood() const { return !m_fault; }

Q_SIGNALS:
    void understoodChanged();
    void dialectEdited(const Dialect &dialect);

private:
    void buildLine();
    void buildEditor();
    void setOpen(bool open);
    void refresh();
    void onEdited();
    void onLeft();
    void revert();
    void setFault(const std::optional<TextFault> &fault);
    void fitHeight();
    void beginEdit();
    void applyEdit();
    void endEdit();

    MigrationDraft *m_draft;
    MappingHistory *m_history;
    QHBoxLayout *m_header = nullptr;
    QHBoxLayout *m_buttons = nullptr; ///< at its end
    QPushButton *m_toggle = nullptr;
    ElidedLabel *m_line = nullptr; ///< while it is folded
    QWidget *m_body = nullptr;     ///< while it is open
    SqlEdit *m_text = nullptr;
    MessageBar *m_textBar = nullptr;
    QWidget *m_editor = nullptr;
    SqlEdit *m_columns = nullptr;
    SqlEdit *m_sets = nullptr;
    MessageBar *m_bar = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_revert = nullptr;
    std::optional<TextFault> m_fault;
    std::optional<Dialect> m_dialect; ///< as written, not applied yet
    QTimer m_dialectDelay;            ///< the dump is read anew for it, so not with every letter
    QString m_told;                   ///< the draft's statement as the text was last made or read
    bool m_taking = false;            ///< the draft is being changed from here
    int m_mostLines = 6;
    bool m_open = false;
};

} // namespace millrace
