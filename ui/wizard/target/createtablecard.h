// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace millrace {

/// The definition of a table that the run will make: its name, its statement, and the two choices in it that
/// are easily made without knowing. Text and choices follow each other.
class CreateTableCard : public Card
{
    Q_OBJECT
public:
    explicit CreateTableCard(QWidget *parent = nullptr);

    /// \a basis: what a proposed definition rests on, or what was changed of the dump's own; empty: nothing.
    void begin(const QString &name, const QString &statement, const QString &basis);

Q_SIGNALS:
    void used(const QString &name, const QString &statement);
    void cancelled();

private:
    void buildChoices();
    void takeFromText(); ///< the choices as the statement says
    void putIntoText();  ///< the statement as the choices say

    QLineEdit *m_name = nullptr;
    QPlainTextEdit *m_sql = nullptr;
    QComboBox *m_charset = nullptr;
    QComboBox *m_rowFormat = nullptr;
    QLabel *m_meaning = nullptr;
    QLabel *m_basis = nullptr;
};

} // namespace millrace
