// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplanoptions.h"
#include "core/plan/wholedump/runplan.h"

#include <QObject>
#include <optional>

namespace millrace {

class FileChooser;
class MessageBar;
class StreamWork;
struct WizardWorks;

/// Plans that are opened into the draft, and the draft that is saved as one. What went well or wrong is said
/// in the bar. GUI thread only.
class PlanDesk : public QObject
{
    Q_OBJECT
public:
    /// All must outlive it; \a window: of the chooser's dialogs.
    PlanDesk(WizardWorks *works, MessageBar *bar, FileChooser *chooser, QWidget *window);

    bool open(const QString &path); ///< false: the bar says why not
    void show(const RunPlan &plan); ///< as if it had been opened
    /// The draft becomes the plan, and asks its files and servers, where they are known here.
    void fill(const RunPlan &plan);
    /// The dump of a plan that stands alone, for whoever wants to change it: not while its run works on it.
    void readDump();
    bool save(const QString &path);
    void askForPlan();
    void askWhereToSave();

    Result<RunPlan> plan() const; ///< of the draft as it is
    /// The draft becomes the plan, and nothing is asked of its server. \a held: nor will it be, until
    /// connectHeld().
    void take(const RunPlan &plan, bool held);
    void forget();          ///< the draft is begun anew
    bool hasPlan() const;   ///< one was opened: all of it is known although the server has not answered yet
    void noteSaved();       ///< the draft as it is now is kept somewhere
    bool isSaved() const;   ///< what is asked for is what was last opened, saved or run
    void readStreamAgain(); ///< of the plan that could not be opened without; that was pressed
    void offerToConnect();  ///< to the servers of a plan, when they are not known here
    void connectHeld();     ///< that was pressed

Q_SIGNALS:
    void opened();                  ///< the draft is the plan
    void connected();               ///< to the servers that were held
    void used(const QString &path); ///< opened or saved

private:
    /// All that the user asks for, without what files and server make of it.
    struct Asked
    {
        QByteArray plan;              ///< of a table; of a dump what its tables' plans have in common
        QString dump;                 ///< path of a whole dump; empty: a table
        DumpPlanOptions options = {}; ///< of that, but for what is in the plan

        bool operator==(const Asked &other) const;
    };
    void pressed();
    void offerToReadAgain(const Error &error);
    void showArriving();
    void arrived(const RunPlan &plan);
    Result<RunPlan> planToSave() const;
    std::optional<Asked> asked() const; ///< nothing: there is no plan
    QByteArray askedOf(Plan plan) const;

    WizardWorks *m_works;
    MessageBar *m_bar;
    FileChooser *m_chooser;
    QWidget *m_window;
    StreamWork *m_streams;
    /// A plan that lacks what was kept of its stream, and its file; nothing: the bar offers something else.
    std::optional<std::pair<RunPlan, QString>> m_lacking;
    bool m_opened = false;
    std::optional<Asked> m_saved; ///< asked() at that time
};

} // namespace millrace
