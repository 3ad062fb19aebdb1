// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QCheckBox;
class QPushButton;
class QVBoxLayout;

namespace millrace {

class ConnectionBook;
class ConnectionForm;
class FileChooser;
class MessageBar;
class MigrationDraft;
class PasswordSafe;
class SavedBar;
struct SavedConnection;
class ScratchCard;
class ScratchWork;
class ServerWork;

/// Where the server is, who asks, and what the server said when asked.
class ConnectionCard : public Card
{
    Q_OBJECT
public:
    /// \a chooser: for certificates; nullptr: their paths are typed.
    ConnectionCard(MigrationDraft *draft, ServerWork *work, ScratchWork *scratch, FileChooser *chooser,
                   QWidget *parent = nullptr);
    /// The whole width of its page, instead of one of two columns.
    void setWide(bool wide);

    /// As if it was picked from the list, as soon as that is read.
    void useSaved(const QString &name);

    /// Fills in who was signed in where last, once, where nothing is filled in yet. The password comes from
    /// the keychain when that connection is saved with it.
    void offerLast();

Q_SIGNALS:
    void accountAsked(); ///< what the account may do is to be shown

private:
    void buildForm(FileChooser *chooser);
    void buildScratch();
    void buildSafe(QVBoxLayout *lines);
    void buildFacts();
    void chooseKind(bool scratch);
    void fill(); ///< the fields from the draft
    void connectNow();
    void noteSafe(const QString &text); ///< what is to be known of the keychain
    void pick(const QString &name);
    void noteConnected(); ///< once for every connection that was made
    void noteLast();      ///< what offerLast() offers the next time
    /// One of the saved connections that this is the account of, the chosen one before others; nullptr: none.
    const SavedConnection *entryOf(const QString &account) const;
    void noteForgotten(const QString &account, const QString &whyNot); ///< \a whyNot empty: it is gone
    void refreshBook();
    void refresh();
    QString accountText() const;

    MigrationDraft *m_draft;
    ServerWork *m_work;
    QPushButton *m_serverKind = nullptr;
    QPushButton *m_scratchKind = nullptr;
    ConnectionForm *m_form = nullptr;
    bool m_wide = false;
    ConnectionBook *m_book = nullptr;
    PasswordSafe *m_safe = nullptr;
    SavedBar *m_saved = nullptr;
    QCheckBox *m_remember = nullptr;
    QLabel *m_safeNote = nullptr;
    MessageBar *m_bookBar = nullptr;
    QPushButton *m_powers = nullptr;
    QString m_removedShown;      ///< the removed connection that the bar offers to bring back
    QString m_passwordFor;       ///< whose password the keychain was asked for
    bool m_forgetAsked = false;  ///< the user took the mark away
    QString m_wanted;            ///< to be picked once the list is read
    bool m_isConnecting = false; ///< as it was when last looked at
    bool m_lastOffered = false;
    ConnectionSpec m_untouched; ///< what the form says before anybody has filled it in
    QLabel *m_scratchNote = nullptr;
    ScratchWork *m_scratch;
    ScratchCard *m_scratchCard = nullptr;
    QPushButton *m_connect = nullptr;
    QLabel *m_server = nullptr;
    QLabel *m_link = nullptr;
    QLabel *m_cluster = nullptr; ///< which other servers are with it
    QLabel *m_account = nullptr;
    MessageBar *m_bar = nullptr;
};

} // namespace millrace
