// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review/dumpreviewpage.h"

#include "core/base/literals.h"
#include "core/plan/wholedump/dumplisting.h"
#include "ui/language/localtext.h"
#include "ui/session/work/dumpwork.h"
#include "ui/session/work/rehearsalwork.h"
#include "ui/widgets/card.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/review/rehearsalbar.h"
#include "ui/wizard/review/reviewcards.h"
#include "ui/words/dumpwords.h"

#include <QFileInfo>
#include <QPushButton>

namespace millrace {

namespace {

/// More of them are for `millrace-cli sql`: nobody reads the statements of a thousand tables in a window.
constexpr qsizetype mostTables = 50;

} // namespace

DumpReviewPage::DumpReviewPage(DumpDraft *dump, DumpWork *work, QWidget *parent)
    : WizardPage(u"dumpReviewPage"_s, parent)
    , m_dump(dump)
    , m_work(work)
{
    m_save = makeButton(tr("Save pla&n…"), u"dumpReviewSave"_s, {}, this);
    m_save->hide();
    connect(m_save, &QPushButton::clicked, this, &DumpReviewPage::saveRequested);
    m_cards = new ReviewCards(u"dump_"_s, this);
    body()->addWidget(m_cards, 1);
    connect(m_cards, &ReviewCards::checkRequested, work, &DumpWork::requestPreflight);
    connect(m_cards, &ReviewCards::pageRequested, this, &DumpReviewPage::pageRequested);
    connect(dump, &DumpDraft::planChanged, this, &DumpReviewPage::onPlanChanged);
    connect(work, &DumpWork::preflightChanged, this, &DumpReviewPage::refreshFindings);
    connect(work, &DumpWork::changed, this, &DumpReviewPage::refreshFindings);
    refreshFindings();
}

void DumpReviewPage::offerRehearsal(RehearsalWork *work)
{
    m_rehearse = makeButton(tr("&Rehearse"), u"dumpRehearse"_s, u"link"_s, m_cards->wordsCard());
    m_rehearse->setToolTip(tr("Runs the whole plan on a private server of this machine. The target is only "
                              "read; the server is thrown away."));
    m_cards->wordsCard()->addHeaderWidget(m_rehearse);
    auto *bar = named(new RehearsalBar(work, this), u"dumpRehearsalBar"_s);
    m_cards->insertBetween(bar);
    const auto refresh = [this, work] { m_rehearse->setEnabled(!work->isRunning() && m_dump->plan()); };
    connect(m_rehearse, &QPushButton::clicked, work, &RehearsalWork::start);
    connect(work, &RehearsalWork::changed, this, refresh);
    connect(this, &WizardPage::readyChanged, this, refresh);
    refresh();
}

QString DumpReviewPage::noPlanBecause() const
{
    return m_work->planError()                           ? m_work->planError()->text()
           : !m_work->isConnected()                      ? tr("Connect under Target first.")
           : m_work->isPlanning() || m_work->isReading() ? tr("The plan is being made …")
                                                         : tr("Choose under Target where it goes.");
}

void DumpReviewPage::entered()
{
    refreshPlan();
    m_work->requestPreflight();
}

void DumpReviewPage::onPlanChanged()
{
    // Only while shown; entering looks at everything anew.
    if (!isVisible())
        return;
    refreshPlan();
    if (m_dump->plan())
        m_work->requestPreflight();
}

void DumpReviewPage::refreshPlan()
{
    const auto &plan = m_dump->plan();
    m_save->setEnabled(plan.has_value());
    if (plan) {
        m_cards->setWords(dumpWords(*plan));
        m_cards->setStatements(dumpStatementTexts(*plan, {.mostTables = mostTables}).join(QString()),
                               tablesText(plan->tables.size()));
    } else {
        m_cards->setSentence(noPlanBecause());
        m_cards->setStatements({}, {});
    }
    Q_EMIT readyChanged();
    Q_EMIT summaryChanged();
}

void DumpReviewPage::refreshFindings()
{
    m_cards->setChecking(m_work->isChecking());
    if (m_work->preflight()) {
        DumpPreflight found = *m_work->preflight();
        if (found.existing) {
            found.existing->howToFix =
                tr("Choose under Target whether it stays as it is and gets the rows, or is replaced.");
        }
        m_cards->setFindings(found.findings());
    } else if (m_work->checkError())
        m_cards->setFindings({Finding{.severity = Finding::Severity::Blocking,
                                      .topic = tr("Server"),
                                      .detail = *m_work->checkError()}});
    else
        m_cards->setWaiting(m_work->isChecking() ? tr("Checking files, server and plan …") : QString());
    Q_EMIT readyChanged();
    Q_EMIT summaryChanged();
}

QString DumpReviewPage::sentence() const
{
    const auto &plan = m_dump->plan();
    if (!plan)
        return noPlanBecause();
    return tr("%1 of %2 from %3 onto %4")
        .arg(rowsText(plan->rowsPlanned()), tablesText(plan->tables.size()), QFileInfo(plan->path).fileName(),
             plan->connection.displayName());
}

QString DumpReviewPage::railSummary() const
{
    return m_dump->plan() ? tablesText(m_dump->plan()->tables.size()) : QString();
}

QString DumpReviewPage::nextText() const
{
    return m_dump->plan() ? tr("&Load %1").arg(rowsText(m_dump->plan()->rowsPlanned())) : tr("&Load");
}

QString DumpReviewPage::hint() const
{
    if (m_work->checkError())
        return m_work->checkError()->what;
    if (!m_work->preflight())
        return m_work->isChecking() ? tr("Checking …") : QString();
    if (const Error *blocking = m_work->preflight()->firstBlocking())
        return blocking->what;
    return tr("Nothing has been changed on the server so far.");
}

bool DumpReviewPage::hintIsWarning() const
{
    return m_work->checkError() || (m_work->preflight() && m_work->preflight()->blocked());
}

bool DumpReviewPage::isReady() const
{
    return m_dump->plan() && !m_work->isChecking() && m_work->preflight() && !m_work->preflight()->blocked();
}

bool DumpReviewPage::onNext()
{
    Q_EMIT loadRequested();
    return false;
}

} // namespace millrace
