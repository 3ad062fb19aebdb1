// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/serverwork.h"
#include "ui/session/work/sourcework.h"
#include "ui/wizard/frame/wizardpage.h"

class QLabel;
class QPushButton;

namespace millrace {

class Card;
class CurrentStack;
class DataTable;
class DumpDraft;
class DumpWork;
class MappingPage;
class PlanTablesModel;
class SqlEdit;

/// The tables of a whole dump and how each is loaded; a table's mapping is changed on a mapping page of its
/// own, with the server's preview.
class DumpMappingPage : public WizardPage
{
    Q_OBJECT
public:
    DumpMappingPage(MigrationDraft *draft, DumpDraft *dump, DumpWork *work, QWidget *parent = nullptr);
    ~DumpMappingPage() override;

    QString stepName() const override { return tr("Mapping"); }
    QString manualPage() const override { return u"whole-dump"_s; }
    QString title() const override;
    QString sentence() const override;
    QString railSummary() const override;
    QString hint() const override;
    bool isReady() const override;
    bool onNext() override; ///< out of a table's mapping: back to the list
    QString nextText() const override;
    void entered() override;
    void enteredToRead() override;

protected:
    std::optional<Stage> mendedStage() const override { return Stage::Mapping; }

private:
    QWidget *buildList();
    QWidget *buildEditor();
    bool isEditing() const { return m_edited >= 0; }
    const Plan *planned(int row) const;
    void edit();
    void leaveEditor();
    void refresh();
    void showStatement();

    MigrationDraft *m_draft;
    DumpDraft *m_dump;
    DumpWork *m_work;
    MigrationDraft m_tableDraft; ///< of the table whose mapping is being changed
    SourceWork m_tableSource;
    ServerWork m_tableServer;
    int m_edited = -1; ///< its place in the plan; -1: none is
    CurrentStack *m_states = nullptr;
    PlanTablesModel *m_model = nullptr;
    DataTable *m_tables = nullptr;
    Card *m_statementCard = nullptr;
    SqlEdit *m_statement = nullptr;
    QPushButton *m_change = nullptr;
    QPushButton *m_reset = nullptr;
    MappingPage *m_editor = nullptr;
    QLabel *m_editedName = nullptr;
};

} // namespace millrace
