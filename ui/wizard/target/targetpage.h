// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "ui/wizard/frame/wizardpage.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;

namespace millrace {

class AccountCard;
class Card;
class ConnectionCard;
class CreateTableCard;
class DataTable;
class MigrationDraft;
class NarrowStack;
class ProblemList;
class ServerWork;
class TablesModel;

/// Which server and which table.
class TargetPage : public WizardPage
{
    Q_OBJECT
public:
    /// \a connection stands here while the page is shown: a whole dump's page shows the same.
    TargetPage(MigrationDraft *draft, ServerWork *work, ConnectionCard *connection,
               QWidget *parent = nullptr);

    QString stepName() const override { return tr("Target"); }
    QString manualPage() const override { return u"target"_s; }
    QString title() const override { return tr("Choose the table to load into"); }
    QString sentence() const override;
    QString railSummary() const override;
    QString hint() const override;
    bool isReady() const override;
    void entered() override;
    void enteredToRead() override;

protected:
    std::optional<Stage> mendedStage() const override { return Stage::Server; }
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildTables();
    QWidget *buildChosen();
    QWidget *buildCreate();
    /// The list of tables and what takes its place for a while: all at once leaves no room for any.
    void showInPlaceOfTables(QWidget *shown);
    void refreshSchemas();
    void refreshTables();
    void refreshChosen();
    void markChosen();
    void chooseCurrent();
    void openCreate();

    MigrationDraft *m_draft;
    ServerWork *m_work;
    ConnectionCard *m_connection;
    QHBoxLayout *m_columns = nullptr;
    NarrowStack *m_stack = nullptr; ///< of the columns
    QComboBox *m_schemas = nullptr;
    QLineEdit *m_search = nullptr;
    TablesModel *m_tablesModel = nullptr;
    QSortFilterProxyModel *m_filter = nullptr;
    DataTable *m_tables = nullptr;
    Card *m_tablesCard = nullptr;
    Card *m_chosen = nullptr;
    QLabel *m_facts = nullptr;
    ProblemList *m_warnings = nullptr;
    QPushButton *m_create = nullptr;
    CreateTableCard *m_createCard = nullptr;
    AccountCard *m_accountCard = nullptr;
};

} // namespace millrace
