// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review/dumpreviewpage.h"

#include "core/base/literals.h"
#include "core/plan/wholedump/dumplisting.h"
#include "core/plan/wholedump/runplan.h"
#include "ui/language/localtext.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/dumpwork.h"
#include "ui/wizard/review/accountsbar.h"
#include "ui/wizard/review/foreignbar.h"
#include "ui/words/dumpwords.h"
#include "ui/words/sourcewords.h"

#include <QFileInfo>

namespace millrace {

namespace {

/// More of them are for `millrace-cli sql`: nobody reads the statements of a thousand tables in a window.
constexpr qsizetype mostTables = 50;

} // namespace

DumpReviewPage::DumpReviewPage(MigrationDraft *draft, DumpDraft *dump, DumpWork *work, QWidget *parent)
    : ReviewBase(u"dumpReviewPage"_s, u"dump_"_s, parent)
    , m_draft(draft)
    , m_dump(dump)
    , m_work(work)
{
    body()->insertWidget(1, new ForeignBar(dump, this));
    body()->insertWidget(2, new AccountsBar(dump, this));
    connect(draft, &MigrationDraft::sourceChanged, this, [this] { tellChanged(); });
    connect(dump, &DumpDraft::planChanged, this, &DumpReviewPage::onPlanChanged);
    connect(work, &DumpWork::preflightChanged, this, &DumpReviewPage::refreshFindings);
    connect(work, &DumpWork::changed, this, &DumpReviewPage::refreshFindings);
    refreshFindings();
}

bool DumpReviewPage::isReady() const
{
    return ReviewBase::isReady() && !m_draft->input().brokenOff;
}

void DumpReviewPage::check()
{
    m_work->requestPreflight();
}

bool DumpReviewPage::isChecking() const
{
    return m_work->isChecking();
}

bool DumpReviewPage::mayRehearse() const
{
    return m_dump->plan() && !m_dump->plan()->arriving;
}

QString DumpReviewPage::rehearsalTip() const
{
    return tr(
        "Runs the whole plan on a private server of this machine. The target is only read; the server is "
        "thrown away.");
}

QString DumpReviewPage::noPlanBecause() const
{
    return m_work->planError()                           ? m_work->planError()->text()
           : !m_work->isConnected()                      ? tr("Connect under Target first.")
           : m_work->isPlanning() || m_work->isReading() ? tr("The plan is being made …")
                                                         : tr("Choose under Target where it goes.");
}

void DumpReviewPage::refreshPlan()
{
    const auto &plan = m_dump->plan();
    if (plan) {
        QStringList words = dumpWords(*plan);
        if (const auto stream = RunPlan(*plan).withStreamFound().stream())
            words = streamWords(*stream) + words;
        setWords(words);
        setStatements(plan->arriving ? tr("-- Each part of the dump is planned when it has come.\n"
                                          "-- Its statements are in the run's plan before they run.")
                                     : dumpStatementTexts(*plan, {.mostTables = mostTables}).join(QString()),
                      plan->arriving ? QString() : tablesText(plan->tablesPlanned()));
    } else {
        setSentence(noPlanBecause());
        setStatements({}, {});
    }
    setSaveable(plan.has_value());
}

void DumpReviewPage::refreshFindings()
{
    std::optional<QVector<Finding>> findings;
    if (m_work->preflight()) {
        DumpPreflight found = *m_work->preflight();
        if (found.existing) {
            found.existing->howToFix =
                tr("Choose under Target whether it stays as it is and gets the rows, or is replaced.");
        }
        findings = found.findings();
    } else if (m_work->checkError()) {
        findings = {Finding{
            .severity = Finding::Severity::Blocking, .topic = tr("Server"), .detail = *m_work->checkError()}};
    }
    setFindings(findings);
}

QString DumpReviewPage::sentence() const
{
    const auto &plan = m_dump->plan();
    if (!plan)
        return noPlanBecause();
    if (plan->arriving)
        return tr("What arrives of %1, onto %2")
            .arg(QFileInfo(plan->path).fileName(), plan->connection.displayName());
    if (!plan->holdsRows())
        return tr("All statements of %1 onto %2: it holds no rows")
            .arg(QFileInfo(plan->path).fileName(), plan->connection.displayName());
    return tr("%1 of %2 from %3 onto %4")
        .arg(rowsText(plan->rowsPlanned()), tablesText(plan->tablesPlanned()),
             QFileInfo(plan->path).fileName(), plan->connection.displayName());
}

QString DumpReviewPage::railSummary() const
{
    if (m_dump->plan() && m_dump->plan()->arriving)
        return tr("as it arrives");
    return m_dump->plan() ? tablesText(m_dump->plan()->tablesPlanned()) : QString();
}

QString DumpReviewPage::nextText() const
{
    if (m_dump->plan() && m_dump->plan()->arriving)
        return loadText(-1);
    if (m_dump->plan() && !m_dump->plan()->holdsRows())
        return tr("Run the d&ump");
    return loadText(m_dump->plan() ? m_dump->plan()->rowsPlanned() : -1);
}

QString DumpReviewPage::hint() const
{
    if (m_draft->input().brokenOff)
        return tr("The stream broke off: have it go on under Source.");
    // Without the names of the tables that it is about, which would leave no room for it.
    const Error *blocking = m_work->preflight() ? m_work->preflight()->firstBlocking() : nullptr;
    return blocking ? blocking->what : ReviewBase::hint();
}

} // namespace millrace
