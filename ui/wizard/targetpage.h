// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/wizardpage.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSortFilterProxyModel;

namespace millrace {

class Card;
class ConnectionCard;
class DataTable;
class MigrationDraft;
class ProblemList;
class ScratchWork;
class ServerWork;
class TablesModel;

/// Which server and which table.
class TargetPage : public WizardPage
{
    Q_OBJECT
public:
    TargetPage(MigrationDraft *draft, ServerWork *work, QWidget *parent = nullptr);

    void offerScratch(ScratchWork *work); ///< as ConnectionCard::offerScratch()

    QString stepName() const override { return tr("Target"); }
    QString title() const override { return tr("Choose the table to load into"); }
    QString sentence() const override;
    QString railSummary() const override;
    QString hint() const override;
    bool isReady() const override;

private:
    QWidget *buildTables();
    QWidget *buildChosen();
    QWidget *buildCreate();
    void refreshSchemas();
    void refreshTables();
    void refreshChosen();
    void markChosen();
    void chooseCurrent();
    QString ddlForTarget() const;
    void openCreate();

    MigrationDraft *m_draft;
    ServerWork *m_work;
    ConnectionCard *m_connection = nullptr;
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
    Card *m_createCard = nullptr;
    QLineEdit *m_createName = nullptr;
    QPlainTextEdit *m_createSql = nullptr;
    QLabel *m_createBasis = nullptr; ///< what a proposed definition rests on
};

} // namespace millrace
