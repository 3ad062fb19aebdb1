// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QLineEdit;
class QPushButton;

namespace millrace {

class ConnectionBook;
class DataTable;
class PastRunsFilter;
class PastRunsModel;
class RunRemedies;
class RunShelf;

/// The runs of this machine, and below the list what can be done with the chosen one. Return goes to the
/// buttons, Delete forgets, F5 reads the list anew.
class RunsCard : public Card
{
    Q_OBJECT
public:
    RunsCard(RunShelf *shelf, ConnectionBook *book, QWidget *parent = nullptr);

    void setBusy(bool busy);                                      ///< a load is on in this window
    QString current() const;                                      ///< id of the chosen run; empty: none
    void askRollBack(const QString &id, const QString &password); ///< as soon as the list has it

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void refresh();
    void askIfThere();
    void choose(const QString &id);
    void chooseFilter(bool onlyUnfinished);
    void fitColumns();

    RunShelf *m_shelf;
    PastRunsModel *m_model = nullptr;
    PastRunsFilter *m_filter = nullptr;
    QPushButton *m_all = nullptr;
    QPushButton *m_unfinished = nullptr;
    QLineEdit *m_search = nullptr;
    DataTable *m_table = nullptr;
    RunRemedies *m_remedies = nullptr;
    QString m_toRollBack; ///< is asked about when the list has it
    QString m_password;   ///< for that
};

} // namespace millrace
