// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/foreign/wordchoice.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLineEdit;

namespace millrace {

class DumpDraft;
class FlowLayout;

/// What is done about words of a dump that were written for another server: a choice for each kind that the
/// dump has. Hidden where it has none.
class ForeignBar : public Card
{
    Q_OBJECT
public:
    explicit ForeignBar(DumpDraft *dump, QWidget *parent = nullptr);

private:
    QComboBox *add(const QString &title, const QString &objectName, const QStringList &choices);
    void refresh();
    void refreshShown();
    void choose();

    DumpDraft *m_dump;
    FlowLayout *m_choices;
    QComboBox *m_definers;
    QLineEdit *m_account; ///< with DefinerPolicy::Replace
    QComboBox *m_collations;
    QComboBox *m_engines;
    QComboBox *m_sqlModes;
    QComboBox *m_replication;
};

} // namespace millrace
