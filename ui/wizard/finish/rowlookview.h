// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/rows/rowlook.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace millrace {

class DataTable;
class ElidedLabel;
class KeptPassword;
class LookWork;
class RowLookModel;

/// Rows of a run that is over, from the dump, or the server they came from, and from the table: the first and
/// the last, those of the slowest chunk, and the one with a key or a number. Where a server's password is not
/// known it comes from the keychain, or is asked for in place.
class RowLookView : public QWidget
{
    Q_OBJECT
public:
    /// \a work must outlive it.
    explicit RowLookView(LookWork *work, QWidget *parent = nullptr);

    /// \a tables: those of the run that have rows.
    void setRun(const QString &runId, const QStringList &tables);
    void lookAtOnce(); ///< at first and last row, unless something was found or looked for already

private:
    QWidget *buildSearch();
    QWidget *buildQuestion();
    void describeSearch();
    void signIn();
    void takeKept(const QString &account, const QString &password, const QString &why);
    bool needsPassword() const;
    QString refusalWords() const;
    void ask(const RowsAsked &asked);
    void askTyped();
    QString words() const;
    void refresh();
    void showFound();
    void showNotes();

    LookWork *m_work;
    QString m_runId;
    bool m_isAsked = false;
    KeptPassword *m_kept = nullptr;
    QString m_keptAskedFor; ///< the account; of a run the keychain is asked once for each
    QString m_keptSaid;     ///< why the keychain gave none
    QWidget *m_search = nullptr;
    QWidget *m_question = nullptr; ///< in its place while a password is missing
    ElidedLabel *m_account = nullptr;
    QLineEdit *m_password = nullptr;
    QPushButton *m_signIn = nullptr;
    QComboBox *m_tables = nullptr; ///< all belong to the view
    QLineEdit *m_typed = nullptr;
    QPushButton *m_ends = nullptr;
    QPushButton *m_slowest = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_pressed = nullptr; ///< last, of the two before
    RowLookModel *m_model = nullptr;
    DataTable *m_rows = nullptr;
    ElidedLabel *m_notes = nullptr;
};

} // namespace millrace
