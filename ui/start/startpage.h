// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

#include <QWidget>
#include <functional>

class QStackedWidget;

namespace millrace {

class ConnectionBook;
class ConnectionsCard;
class ElidedLabel;
class PlansCard;
class RecentPlans;
class RestoreWork;
class RunShelf;
class RunsCard;
class StartRail;

/// The first thing the program shows: what can be begun, and what became of what was begun. It asks for
/// things and does none of them but what RunShelf, RecentPlans and RestoreWork do.
class StartPage : public QWidget
{
    Q_OBJECT
public:
    StartPage(RunShelf *shelf, RecentPlans *plans, ConnectionBook *book, RestoreWork *restore,
              QWidget *parent = nullptr);

    StartRail *rail() const { return m_rail; }
    /// A question about what is on the screen already; \a then is called when its button is pressed.
    void ask(const QString &what, const QString &remedy, const QString &button, std::function<void()> then);
    void showError(const Error &error);
    /// As if its button was pressed, with the password that is known already; null: none is.
    void askRollBack(const QString &runId, const QString &password);
    void setRunning(bool running); ///< a load is on in this window
    void entered();                ///< it is shown: everything is read anew
    void left();

Q_SIGNALS:
    void planRequested(const QString &path);
    void connectionRequested(const QString &name);
    void filesRequested();
    void sampleRequested();
    void sampleLoadRequested();
    void pathsDropped(const QStringList &paths);

private:
    QWidget *buildLists();
    void refresh();
    void tell(); ///< what the shelf has to say
    void offer(MessageBar::Severity severity, const QString &what, const QString &remedy,
               const QString &button, std::function<void()> then);
    void forgetPlan(const QString &path);
    void showDrop(bool shown);
    QString sentence() const;

    RunShelf *m_shelf;
    RecentPlans *m_plans;
    ConnectionBook *m_book;
    RestoreWork *m_restore;
    StartRail *m_rail = nullptr;
    ElidedLabel *m_sentence = nullptr;
    MessageBar *m_bar = nullptr;
    QStackedWidget *m_states = nullptr;
    PlansCard *m_plansCard = nullptr;
    ConnectionsCard *m_connectionsCard = nullptr;
    RunsCard *m_runsCard = nullptr;
    std::function<void()> m_onBar; ///< what the bar's button does
};

} // namespace millrace
