// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/run/runshelf.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace millrace {

class ConnectionBook;
class ElidedLabel;
class PasswordSafe;

/// What happened to one run and what can be done about it, as buttons. Of one height, whatever it shows.
class RunRemedies : public QWidget
{
    Q_OBJECT
public:
    /// \a book: whose password the keychain may have.
    RunRemedies(RunShelf *shelf, ConnectionBook *book, QWidget *parent = nullptr);

    void setRun(const QString &id);            ///< empty: none is chosen
    void setBusy(bool busy);                   ///< a load is on: none may be resumed or rolled back
    void askRollBack(const QString &password); ///< about the run; null: its password is not known
    void open();                               ///< the run, where it can be
    void focusFirst();                         ///< the first button that can be pressed

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildButtons();
    QWidget *buildQuestion();
    QWidget *buildSourceQuestion();
    QWidget *buildStatementQuestion();
    /// Asks first what the run needs to know: the password of the source's server, whether a statement has
    /// run.
    void resume();
    void answer(bool hasRun);
    void refresh();
    void showStory(const PastRun &run);
    bool needsPassword(const PastRun &run) const;
    bool needsSourcePassword(const PastRun &run) const;
    void askKeychain(const PastRun &run);
    void noteKeychain(const QString &account, const QString &text);
    bool isKept(const QString &account) const;

    RunShelf *m_shelf;
    ConnectionBook *m_book;
    PasswordSafe *m_safe = nullptr;
    QString m_id;
    QString m_passwordFor; ///< the account that the keychain is asked for
    QString m_sourcePasswordFor;
    QString m_keychainSaid; ///< why it gave none; empty: it did, or was not asked
    bool m_busy = false;
    ElidedLabel *m_headline = nullptr;
    QLabel *m_story = nullptr;
    QStackedWidget *m_actions = nullptr;
    QLineEdit *m_password = nullptr;
    QPushButton *m_resume = nullptr;
    QPushButton *m_rollBack = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_report = nullptr;
    QPushButton *m_forget = nullptr;
    ElidedLabel *m_question = nullptr;
    QPushButton *m_yes = nullptr;
    QPushButton *m_no = nullptr;
    ElidedLabel *m_sourceQuestion = nullptr;
    QLineEdit *m_sourcePassword = nullptr;
    QPushButton *m_goOn = nullptr;
    QPushButton *m_hasRun = nullptr;
    QPushButton *m_runAgain = nullptr;
    QPushButton *m_leaveOpen = nullptr;
};

} // namespace millrace
