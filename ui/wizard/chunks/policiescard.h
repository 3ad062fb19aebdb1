// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "ui/widgets/card.h"
#include "ui/wizard/chunks/policyrow.h"

namespace millrace {

class MigrationDraft;

/// What happens to rows that do not fit, what becomes of indexes and order meanwhile, and what is proved in
/// the end. A choice that cannot be had with the others, this table or this mapping is off and the line below
/// it says why.
class PoliciesCard : public Card
{
    Q_OBJECT
public:
    explicit PoliciesCard(MigrationDraft *draft, QWidget *parent = nullptr);

    void refresh();

private:
    template <typename T> PolicyRow row(const QString &title, const QString &noteName, T Plan::*policy);
    template <typename T>
    PolicyRow row(const QString &title, const QString &noteName, T Plan::*policy, Choice choice,
                  const QString &automaticName);
    bool showAutomatic(const PolicyRow &row, Choice choice) const;
    void nameErrors();
    void nameDuplicates();
    void nameIndexesAndOrder();
    void nameProof();
    void refreshIndexes();
    void refreshOrder();

    MigrationDraft *m_draft;
    QGridLayout *m_grid; ///< of the card; the rows build into it
    PolicyRow m_errors;
    PolicyRow m_duplicates;
    PolicyRow m_indexes;
    PolicyRow m_order;
    PolicyRow m_proof;
};

} // namespace millrace
