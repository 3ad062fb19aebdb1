// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/dumpmappingpage.h"

#include "core/base/literals.h"
#include "core/plan/statements.h"
#include "ui/language/localtext.h"
#include "ui/models/plantablesmodel.h"
#include "ui/session/work/dumpwork.h"
#include "ui/widgets/card.h"
#include "ui/widgets/currentstack.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/sql/sqledit.h"
#include "ui/wizard/mapping/mappingpage.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>

namespace millrace {

namespace {

QString statementsOf(const Plan &table)
{
    QString text;
    for (const PlannedStatement &statement : plannedStatements(table))
        if (statement.sql.startsWith("LOAD "_L1))
            text += statement.sql + u";\n"_s;
    if (!table.createSql.isEmpty())
        text += u'\n' + table.createSql + u";\n"_s;
    return text;
}

} // namespace

DumpMappingPage::DumpMappingPage(MigrationDraft *draft, DumpDraft *dump, DumpWork *work, QWidget *parent)
    : WizardPage(u"dumpMappingPage"_s, parent)
    , m_draft(draft)
    , m_dump(dump)
    , m_work(work)
    , m_tableSource(&m_tableDraft)
    , m_tableServer(&m_tableDraft)
{
    m_states = new CurrentStack;
    m_states->addWidget(buildList());
    m_states->addWidget(buildEditor());
    body()->addLayout(m_states, 1);
    connect(dump, &DumpDraft::planChanged, this, &DumpMappingPage::refresh);
    connect(work, &DumpWork::changed, this, [this] { tellChanged(); });
    refresh();
}

DumpMappingPage::~DumpMappingPage()
{
    delete m_editor; // it looks at the table's draft, which as a member would be gone before it
}

QWidget *DumpMappingPage::buildList()
{
    auto *list = new QWidget(this);
    auto *card = new Card(tr("Tables, in the order in which they are loaded"), list);
    m_model = new PlanTablesModel(this);
    m_tables = new DataTable(u"planTables"_s, card);
    m_tables->setModel(m_model);
    m_tables->setAccessibleName(tr("Tables of the plan"));
    QHeaderView *header = m_tables->horizontalHeader();
    header->setStretchLastSection(true);
    m_tables->setScaledColumnWidth(PlanTablesModel::Target, 260);
    m_tables->setScaledColumnWidth(PlanTablesModel::Rows, 110);
    m_tables->setScaledColumnWidth(PlanTablesModel::Table, 90);
    card->content()->addWidget(m_tables, 1);
    m_change = makeButton(tr("C&hange its mapping…"), u"changeMapping"_s, u"small"_s, card);
    m_reset = makeButton(tr("By &name again"), u"resetMapping"_s, u"small"_s, card);
    m_reset->setToolTip(tr("Forget what was changed by hand"));
    card->content()->addLayout(makeLine(6, {m_change, m_reset, nullptr}));
    m_statementCard = new Card(tr("Its statements"), list);
    m_statement = new SqlEdit(u"planStatement"_s, m_statementCard);
    m_statement->setAccessibleName(tr("Statements of the table"));
    m_statement->setReadOnly(true);
    m_statement->setTabChangesFocus(true);
    m_statementCard->content()->addWidget(m_statement, 1);
    makeColumn(list, 12, {{card, 55}, {m_statementCard, 45}});
    connect(m_change, &QPushButton::clicked, this, &DumpMappingPage::edit);
    connect(m_tables, &QAbstractItemView::activated, this, &DumpMappingPage::edit);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const Plan *table = planned(m_tables->currentIndex().row()))
            m_dump->setMapping(*table, std::nullopt);
    });
    connect(m_tables->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DumpMappingPage::showStatement);
    return list;
}

QWidget *DumpMappingPage::buildEditor()
{
    auto *editor = new QWidget(this);
    auto *line = new QHBoxLayout;
    QPushButton *back = makeButton(tr("← &All tables"), u"leaveMapping"_s, u"small"_s, editor);
    m_editedName = named(makeLabel({}, {}, editor), u"editedTable"_s);
    line->addWidget(back);
    line->addSpacing(6);
    line->addWidget(m_editedName, 1);
    m_editor = named(new MappingPage(&m_tableDraft, &m_tableServer, editor), u"tableMappingPage"_s);
    makeColumn(editor, 8, {line, {m_editor, 1}});
    connect(back, &QPushButton::clicked, this, &DumpMappingPage::leaveEditor);
    connect(m_editor, &WizardPage::readyChanged, this, &WizardPage::readyChanged);
    connect(m_editor, &WizardPage::summaryChanged, this, &WizardPage::summaryChanged);
    return editor;
}

/// Null: there is no such row, or no plan.
const Plan *DumpMappingPage::planned(int row) const
{
    const auto &plan = m_dump->plan();
    return plan && row >= 0 && row < plan->tables.size() ? &plan->tables.at(row) : nullptr;
}

void DumpMappingPage::edit()
{
    const int row = m_tables->currentIndex().row();
    const Plan *table = planned(row);
    if (!table)
        return;
    m_edited = row;
    m_tableServer.disconnectFromServer();
    m_tableDraft.setPlan(*table);
    m_tableDraft.setConnection(table->connection, m_draft->password());
    m_editedName->setText(table->tableName());
    m_tableSource.readSample();
    if (!m_draft->isConnectionHeld())
        m_tableServer.connectToServer();
    m_states->setCurrentIndex(1);
    m_editor->entered();
    m_editor->setFocus();
    tellChanged();
}

void DumpMappingPage::leaveEditor()
{
    const int edited = std::exchange(m_edited, -1);
    m_states->setCurrentIndex(0);
    m_tableServer.disconnectFromServer();
    if (const Plan *table = planned(edited); table && table->mapping != m_tableDraft.mapping())
        m_dump->setMapping(Plan(*table), m_tableDraft.mapping()); // which plans anew
    m_tables->setFocus();
    tellChanged();
}

void DumpMappingPage::entered()
{
    refresh();
}

void DumpMappingPage::enteredToRead()
{
    refresh();
}

void DumpMappingPage::refresh()
{
    if (!m_dump->plan() && isEditing()) { // what it was about is planned anew
        m_edited = -1;
        m_states->setCurrentIndex(0);
        m_tableServer.disconnectFromServer();
    }
    const int row = m_tables->currentIndex().row();
    const auto &plan = m_dump->plan();
    if (plan)
        m_model->setPlan(*plan);
    m_tables->setEmptyText(
        plan && plan->arriving
            ? tr("Each table is planned when it has come: its columns are matched by name.")
        : plan && plan->tail ? tr("All rows of the dump run as they stand. %1").arg(plan->tail->why)
                             : tr("The plan is being made …"));
    if (m_model->rowCount() > 0)
        m_tables->setCurrentIndex(m_model->index(qBound(0, row, m_model->rowCount() - 1), 0));
    showStatement();
    tellChanged();
}

void DumpMappingPage::showStatement()
{
    const Plan *table = planned(m_tables->currentIndex().row());
    m_change->setEnabled(table);
    m_reset->setEnabled(table && m_dump->hasMapping(*table));
    m_statementCard->setTitle(table ? tr("Statements of %1").arg(table->table) : tr("Its statements"));
    m_statement->showText(table ? statementsOf(*table) : QString());
}

QString DumpMappingPage::title() const
{
    return isEditing() ? m_editor->title() : tr("How each table is loaded");
}

QString DumpMappingPage::sentence() const
{
    if (isEditing())
        return m_editor->sentence();
    if (!m_dump->plan())
        return m_work->planError() ? m_work->planError()->what : tr("The plan is being made …");
    if (m_dump->plan()->arriving)
        return tr("As they arrive, columns matched by name");
    const QString tables = tablesText(m_dump->plan()->tables.size());
    return m_dump->asked().mappings.isEmpty()
               ? tr("%1, columns matched by name").arg(tables)
               : tr("%1, columns matched by name or as set by hand").arg(tables);
}

QString DumpMappingPage::railSummary() const
{
    if (m_dump->plan() && m_dump->plan()->arriving)
        return tr("by name");
    return m_dump->plan() ? tablesText(m_dump->plan()->tables.size()) : QString();
}

QString DumpMappingPage::hint() const
{
    return isEditing() ? m_editor->hint() : QString();
}

QString DumpMappingPage::nextText() const
{
    return isEditing() ? tr("&Done with this table") : QString();
}

bool DumpMappingPage::isReady() const
{
    return isEditing() ? m_editor->isReady() : m_dump->plan().has_value();
}

bool DumpMappingPage::onNext()
{
    if (!isEditing())
        return true;
    leaveEditor();
    return false;
}

} // namespace millrace
