// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/startpage.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/connectionbook.h"
#include "ui/session/recentplans.h"
#include "ui/session/run/runshelf.h"
#include "ui/session/work/restorework.h"
#include "ui/start/connectionscard.h"
#include "ui/start/planscard.h"
#include "ui/start/runscard.h"
#include "ui/start/startrail.h"
#include "ui/start/welcomecard.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/settingsleftbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <algorithm>

namespace millrace {

StartPage::StartPage(RunShelf *shelf, RecentPlans *plans, ConnectionBook *book, RestoreWork *restore,
                     QWidget *parent)
    : QWidget(parent)
    , m_shelf(shelf)
    , m_plans(plans)
    , m_book(book)
    , m_restore(restore)
{
    setObjectName(u"startPage"_s);
    m_rail = new StartRail(this);
    auto *area = new QVBoxLayout;
    area->setContentsMargins(24, 20, 24, 20);
    area->setSpacing(0);
    makeLine(this, 0, {m_rail, {area, 1}});
    QLabel *title = named(makeLabel(tr("Start"), {}, this), u"startTitle"_s);
    setType(title, titleFont);
    m_sentence = named(new ElidedLabel({}, this), u"startSentence"_s);
    setType(m_sentence, smallFont);
    setRole(m_sentence, u"muted"_s);
    area->addWidget(title);
    area->addSpacing(1);
    area->addWidget(m_sentence);
    area->addSpacing(12);
    m_bar = named(new MessageBar(this), u"startBar"_s);
    auto *settingsLeft = new SettingsLeftBar(restore, this);
    settingsLeft->setWanted(true);
    auto *bars = makeColumn(8, {m_bar, settingsLeft});
    bars->setContentsMargins(0, 0, 0, 12); // none while both are hidden
    area->addLayout(bars);
    auto *scroll = new PageScroll(this);
    m_states = scroll->stack();
    auto *welcome = new WelcomeCard(this, m_states);
    m_states->addWidget(welcome);
    m_states->addWidget(buildLists());
    area->addWidget(scroll, 1);

    connect(m_bar, &MessageBar::actionTriggered, this, [this] {
        const auto then = std::exchange(m_onBar, {});
        m_bar->clear();
        if (then)
            then();
    });
    connect(welcome, &WelcomeCard::filesRequested, this, &StartPage::filesRequested);
    connect(welcome, &WelcomeCard::sampleRequested, this, &StartPage::sampleRequested);
    connect(welcome, &WelcomeCard::sampleLoadRequested, this, &StartPage::sampleLoadRequested);
    connect(welcome, &WelcomeCard::hovered, this, &StartPage::showDrop);
    connect(welcome, &WelcomeCard::dropped, this, &StartPage::pathsDropped);
    connect(m_plans, &RecentPlans::changed, this, &StartPage::refresh);
    connect(m_shelf, &RunShelf::runsChanged, this, &StartPage::refresh);
    connect(m_book, &ConnectionBook::changed, this, &StartPage::refresh);
    connect(m_shelf, &RunShelf::noticeChanged, this, &StartPage::tell);
    connect(m_restore, &RestoreWork::changed, m_shelf, &RunShelf::reload);
    refresh();
}

QWidget *StartPage::buildLists()
{
    auto *lists = new QWidget(this);
    m_plansCard = new PlansCard(m_plans, lists);
    m_connectionsCard = new ConnectionsCard(m_book, lists);
    QHBoxLayout *top = makeLine(12, {{m_plansCard, 62}, {m_connectionsCard, 38}});
    m_runsCard = new RunsCard(m_shelf, m_book, lists);
    makeColumn(lists, 12, {{top, 34}, {m_runsCard, 66}});
    connect(m_plansCard, &PlansCard::planRequested, this, &StartPage::planRequested);
    connect(m_plansCard, &PlansCard::forgetRequested, this, &StartPage::forgetPlan);
    connect(m_connectionsCard, &ConnectionsCard::connectionRequested, this, &StartPage::connectionRequested);
    return lists;
}

void StartPage::askRollBack(const QString &runId, const QString &password)
{
    m_runsCard->askRollBack(runId, password);
}

void StartPage::entered()
{
    m_shelf->reload();
    m_shelf->setWatching(true);
    m_plans->reload();
    m_book->reload();
    m_restore->look();
}

void StartPage::left()
{
    m_shelf->setWatching(false);
    m_shelf->clearNotice();
    m_onBar = {};
    m_bar->clear();
}

void StartPage::setRunning(bool running)
{
    m_rail->setRunning(running);
    m_runsCard->setBusy(running);
    m_plansCard->setOpenable(!running);
    m_connectionsCard->setUsable(!running);
    setAcceptDrops(!running);
}

void StartPage::refresh()
{
    // Lists while there is anything in them: an empty one says what would fill it.
    const bool empty =
        m_shelf->runs().isEmpty() && m_plans->plans().isEmpty() && m_book->connections().isEmpty();
    m_states->setCurrentIndex(empty ? 0 : 1);
    m_sentence->setFullText(sentence());
}

QString StartPage::sentence() const
{
    if (m_shelf->runs().isEmpty())
        return tr("Bulk loads into MySQL and MariaDB, from the first look at a dump to the proved table");
    const auto &runs = m_shelf->runs();
    const auto unfinished =
        std::count_if(runs.begin(), runs.end(), [](const PastRun &run) { return run.isUnfinished(); });
    const auto verified =
        std::count_if(runs.begin(), runs.end(), [](const PastRun &run) { return run.verified; });
    QStringList parts;
    if (unfinished > 0)
        parts << tr("%1 unfinished").arg(groupedNumber(unfinished));
    parts
        << tr("%1 of %2 verified").arg(groupedNumber(verified), counted(runs.size(), tr("run"), tr("runs")));
    parts << tr("drop a dump anywhere here to begin");
    return parts.join(u" · "_s);
}

void StartPage::ask(const QString &what, const QString &remedy, const QString &button,
                    std::function<void()> then)
{
    offer(MessageBar::Severity::Warning, what, remedy, button, std::move(then));
}

void StartPage::offer(MessageBar::Severity severity, const QString &what, const QString &remedy,
                      const QString &button, std::function<void()> then)
{
    m_onBar = std::move(then);
    m_bar->showMessage(severity, what, remedy);
    m_bar->setAction(button, u"startBarAction"_s);
}

void StartPage::showError(const Error &error)
{
    m_onBar = {};
    m_bar->showError(error);
    m_bar->setAction({});
}

void StartPage::tell()
{
    const auto &notice = m_shelf->notice();
    if (!notice)
        return;
    if (notice->error)
        return showError(*notice->error);
    if (notice->kind == RunShelf::Doing::RollingBack)
        offer(MessageBar::Severity::Good,
              tr("%1 taken out; run %2 is rolled back.").arg(rowsText(notice->rows), notice->run), {}, {},
              {});
    else if (notice->canUndo)
        offer(MessageBar::Severity::Info, tr("Run %1 is forgotten.").arg(notice->run),
              tr("What it loaded stays. Its record is deleted at the next start."), tr("Undo"),
              [this] { m_shelf->undoForget(); });
}

void StartPage::forgetPlan(const QString &path)
{
    m_plans->forget(path);
    offer(MessageBar::Severity::Info, tr("%1 is out of the list.").arg(m_plans->forgotten()),
          tr("The file stays: %1").arg(path), tr("Undo"), [this] { m_plans->undoForget(); });
}

void StartPage::showDrop(bool shown)
{
    if (shown)
        m_states->setCurrentIndex(0);
    else
        refresh();
}

} // namespace millrace
