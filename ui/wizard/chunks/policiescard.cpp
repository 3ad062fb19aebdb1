// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/chunks/policiescard.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/words/planwords.h"

#include <QGridLayout>
#include <QRadioButton>

namespace millrace {

PoliciesCard::PoliciesCard(MigrationDraft *draft, QWidget *parent)
    : Card({}, parent)
    , m_draft(draft)
    , m_grid(new QGridLayout)
    , m_errors(row(tr("Rows that do not fit"), u"errorNote"_s, &Plan::onError))
    , m_duplicates(row(tr("Key is there already"), u"duplicateNote"_s, &Plan::onDuplicate))
    , m_indexes(row(tr("Secondary indexes"), u"indexNote"_s, &Plan::indexes, Choice::Indexes,
                    u"indexesAutomatic"_s))
    , m_order(row(tr("Order of rows"), u"orderNote"_s, &Plan::order, Choice::Order, u"orderAutomatic"_s))
    , m_proof(
          row(tr("Proof afterwards"), u"verifyNote"_s, &Plan::verify, Choice::Verify, u"verifyAutomatic"_s))
{
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnMinimumWidth(0, 138);
    m_grid->setColumnStretch(1, 1);
    content()->addLayout(m_grid);
    nameErrors();
    nameDuplicates();
    nameIndexesAndOrder();
    nameProof();
    connect(draft, &MigrationDraft::optionsChanged, this, &PoliciesCard::refresh);
    // What the table and the mapping allow.
    connect(draft, &MigrationDraft::tableChanged, this, &PoliciesCard::refresh);
    connect(draft, &MigrationDraft::mappingChanged, this, &PoliciesCard::refresh);
    refresh();
}

template <typename T>
PolicyRow PoliciesCard::row(const QString &title, const QString &noteName, T Plan::*policy)
{
    return PolicyRow(m_grid, title, noteName, this,
                     [this, policy](int value) { m_draft->change(policy, static_cast<T>(value)); });
}

/// The same of what Millrace chooses unless somebody else does.
template <typename T>
PolicyRow PoliciesCard::row(const QString &title, const QString &noteName, T Plan::*policy, Choice choice,
                            const QString &automaticName)
{
    PolicyRow row(m_grid, title, noteName, this, [this, policy, choice](int value) {
        if (value == PolicyRow::automatic)
            m_draft->chooseAutomatically(choice);
        else if (const T asked = static_cast<T>(value); m_draft->asked().*policy == asked)
            m_draft->setByHand(choice);
        else
            m_draft->change(policy, asked);
    });
    row.addAutomatic(tr("Automatic"),
                     tr("Millrace chooses by what it knows of source, table and server, and says why."),
                     automaticName);
    return row;
}

/// What Millrace chose and why; true: it did, and the row says so.
bool PoliciesCard::showAutomatic(const PolicyRow &row, Choice choice) const
{
    if (!m_draft->isAutomatic(choice))
        return false;
    const PlanChoice *chosen = m_draft->choice(choice);
    row.showAutomatic(chosen ? chosen->sentence()
                             : tr("Chosen as soon as source, server and table are known."));
    return true;
}

void PoliciesCard::nameErrors()
{
    m_errors.add(OnError::Stop, tr("Stop the load"),
                 tr("The first value the server would alter ends the load: its chunk is rolled back "
                    "whole, and the row is named by where it stands."),
                 u"errorStop"_s);
    m_errors.add(OnError::SetAside, tr("Set them aside"),
                 tr("All other rows are loaded. These go to rejects.txt in the run's folder, "
                    "ready to be loaded again once "
                    "corrected; rejects.csv says why, row by row."),
                 u"errorSetAside"_s);
    m_errors.add(
        OnError::AsDump, tr("As the dump's session does"),
        tr("Under the sql_mode that the dump sets for its rows: where that is not strict, a value out "
           "of range or too long is stored as the session would store it, and counted. A row that "
           "is refused stops the load."),
        u"errorAsDump"_s);
    m_errors.add(OnError::AsServer, tr("As the server does"),
                 tr("Values out of range are clipped, bad dates become zero, rows a key or "
                    "constraint refuses are skipped. Warnings are counted, nothing is set right."),
                 u"errorAsServer"_s);
}

void PoliciesCard::nameDuplicates()
{
    m_duplicates.add(OnDuplicate::Stop, tr("Stop the load"),
                     tr("The chunk with the duplicate is rolled back whole; the table keeps what it had."),
                     u"duplicateStop"_s);
    m_duplicates.add(OnDuplicate::Keep, tr("Keep the row there"),
                     tr("The row in the table stays; the one in the dump is skipped and counted."),
                     u"duplicateKeep"_s);
    m_duplicates.add(
        OnDuplicate::Replace, tr("Replace it"),
        tr("The row of the dump wins, the one in the table is deleted. Needs DELETE; cannot be rolled back."),
        u"duplicateReplace"_s);
    m_duplicates.add(
        OnDuplicate::SetAside, tr("Set aside"),
        tr("The row in the table stays; the one in the dump goes to rejects.txt in the run's folder, "
           "with the key it met in rejects.csv."),
        u"duplicateSetAside"_s);
}

void PoliciesCard::nameIndexesAndOrder()
{
    m_indexes.add(
        IndexPolicy::Keep, tr("Keep in place"),
        tr("They are filled row by row while loading: slower the more there are and the larger the table."),
        u"indexesKeep"_s);
    m_indexes.add(IndexPolicy::Defer, tr("Drop before, build after"), {}, u"indexesDefer"_s);
    m_indexes.add(IndexPolicy::DeferAll, tr("All, unique ones too"), {}, u"indexesDeferAll"_s);
    m_order.add(RowOrder::File, tr("As in the files"),
                tr("Nothing is copied. Fast when the dump is in primary-key order, as most are."),
                u"orderFile"_s);
    m_order.add(RowOrder::PrimaryKey, tr("Sorted by primary key"),
                tr("For a dump in another order and a table larger than the buffer pool: a sorted copy is "
                   "loaded. On this machine it needs free space of about twice the dump."),
                u"orderKey"_s);
}

void PoliciesCard::nameProof()
{
    m_proof.add(
        VerifyLevel::Sample, tr("Counts and a sample"),
        tr("All rows are counted. The contents of a load of up to 32 MB, and of every fourth chunk of a "
           "larger one, are compared with the dump by checksum."),
        u"verifySample"_s);
    m_proof.add(VerifyLevel::Content, tr("Counts and all contents"),
                tr("The server reads every row again and computes a checksum that has to be the "
                   "dump's. In a load of narrow rows that took a sixth of its time on top."),
                u"verifyContent"_s);
    m_proof.add(VerifyLevel::Counts, tr("Counts only"),
                tr("The rows of the dump, the journal and the table are counted and compared; what "
                   "stands in them is not."),
                u"verifyCounts"_s);
}

void PoliciesCard::refresh()
{
    const OnError onError = m_draft->asked().onError;
    m_errors.choice(OnError::AsDump)->setVisible(m_draft->isWholeDump());
    m_errors.show(onError);
    const bool asServer = onError == OnError::AsServer;
    m_duplicates.show(m_draft->onDuplicate());
    for (const OnDuplicate other : {OnDuplicate::Stop, OnDuplicate::Replace, OnDuplicate::SetAside})
        m_duplicates.choice(other)->setEnabled(!asServer);
    if (asServer)
        m_duplicates.setNote(
            tr("While the server decides, it keeps the row that is there and skips the one in "
               "the dump, with a warning; there is no other choice."));
    refreshIndexes();
    refreshOrder();
    if (!showAutomatic(m_proof, Choice::Verify))
        m_proof.show(m_draft->asked().verify);
    if (m_draft->isShipped())
        m_proof.setNote(
            m_draft->asked().verify == VerifyLevel::Content
                ? tr("All contents are compared beside the server; the target counts its rows and computes "
                     "the same checksum once more.")
                : tr("All contents are compared beside the server; the target counts its rows."));
}

void PoliciesCard::refreshIndexes()
{
    const IndexPolicy chosen = m_draft->indexes();
    for (const IndexPolicy policy : {IndexPolicy::Defer, IndexPolicy::DeferAll}) {
        const QString stay = m_draft->indexesStayBecause(policy);
        m_indexes.setConsequence(policy,
                                 stay.isEmpty() ? deferralText(policy, m_draft->indexChoice(policy)) : stay);
        m_indexes.choice(policy)->setEnabled(stay.isEmpty());
    }
    // Where there is no unique index it would be the same once more.
    const auto some = m_draft->indexChoice(IndexPolicy::Defer);
    const auto all = m_draft->indexChoice(IndexPolicy::DeferAll);
    if (some && all && some->candidates.size() == all->candidates.size() && chosen != IndexPolicy::DeferAll) {
        QRadioButton *more = m_indexes.choice(IndexPolicy::DeferAll);
        more->setEnabled(false);
        if (!all->candidates.isEmpty())
            more->setToolTip(tr("There is no unique index that could be dropped."));
    }
    m_indexes.show(chosen);
    m_indexes.setAutomaticEnabled(!m_draft->isShipped());
    m_indexes.choice(IndexPolicy::Keep)->setEnabled(!m_draft->isShipped());
    if (m_draft->isShipped()) {
        for (const IndexPolicy policy : {IndexPolicy::Defer, IndexPolicy::DeferAll})
            m_indexes.choice(policy)->setEnabled(false);
        m_indexes.setNote(
            tr("Made beside the server, whatever is chosen here: the table is shipped with them."));
        return;
    }
    if (showAutomatic(m_indexes, Choice::Indexes))
        return;
    if (chosen != IndexPolicy::Keep || !all)
        return;
    if (all->candidates.isEmpty())
        m_indexes.setNote(m_draft->indexesStayBecause(IndexPolicy::DeferAll));
    else
        m_indexes.setNote(tr("%1 %2 could be dropped and built after.")
                              .arg(m_indexes.choice(chosen)->toolTip(), indexesText(all->candidates.size())));
}

void PoliciesCard::refreshOrder()
{
    const auto obstacle = m_draft->orderObstacle();
    m_order.choice(RowOrder::PrimaryKey)->setEnabled(!obstacle && !m_draft->isShipped());
    m_order.choice(RowOrder::File)->setEnabled(!m_draft->isShipped());
    m_order.show(m_draft->order());
    m_order.setAutomaticEnabled(!m_draft->isShipped());
    if (obstacle)
        m_order.setNote(tr("Not sorted: %1").arg(obstacle->what));
    if (m_draft->isShipped())
        return m_order.setNote(tr("Sorted by the primary key where they are not, whatever is chosen here."));
    if (showAutomatic(m_order, Choice::Order)) {
        if (obstacle)
            m_order.setNote(tr("Not sorted: %1").arg(obstacle->what));
        return;
    }
    const bool table = m_draft->source().isTable();
    m_order.choice(RowOrder::File)->setText(table ? tr("As in the source's key") : tr("As in the files"));
    if (m_draft->source().isOnServer())
        m_order.setNote(m_draft->source().table->isQuery()
                            ? tr("The rows come in the order of the query.")
                            : tr("Each range is read in the order of the source's key."));
    else if (table)
        m_order.setNote(
            m_draft->order() == RowOrder::File
                ? tr("Each statement reads its range in the order of the source's key.")
                : tr("Each statement orders its range by the primary key of the target; nothing is copied."));
}

} // namespace millrace
