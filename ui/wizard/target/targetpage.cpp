// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/target/targetpage.h"

#include "core/base/literals.h"
#include "core/plan/tableplanner.h"
#include "ui/language/localtext.h"
#include "ui/models/tablesmodel.h"
#include "ui/models/tablewarnings.h"
#include "ui/session/work/serverwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/problemlist.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/connection/accountcard.h"
#include "ui/wizard/connection/connectioncard.h"
#include "ui/wizard/target/createtablecard.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>

namespace millrace {

TargetPage::TargetPage(MigrationDraft *draft, ServerWork *work, ConnectionCard *connection, QWidget *parent)
    : WizardPage(u"targetPage"_s, parent)
    , m_draft(draft)
    , m_work(work)
    , m_connection(connection)
{
    m_accountCard = new AccountCard(draft, this);
    m_accountCard->hide();
    QVBoxLayout *right =
        makeColumn(12, {{buildTables(), 3}, {buildCreate(), 3}, {m_accountCard, 3}, {buildChosen(), 0}});
    m_columns = makeLine(12, {connection, {right, 1}});
    m_stack = stackWhenNarrow(this, m_columns);
    connect(m_stack, &NarrowStack::changed, connection, &ConnectionCard::setWide);
    body()->addLayout(m_columns, 1);

    connect(connection, &ConnectionCard::accountAsked, this, [this] {
        if (!isVisible())
            return;
        m_accountCard->refresh();
        showInPlaceOfTables(m_accountCard);
    });
    connect(m_accountCard, &AccountCard::closed, this, [this] { showInPlaceOfTables(m_tablesCard); });
    connect(work, &ServerWork::tableDetailsChanged, this, [this] {
        m_tablesModel->setDetails(*m_work->tableDetails());
        refreshChosen();
    });
    connect(work, &ServerWork::schemasChanged, this, &TargetPage::refreshSchemas);
    connect(work, &ServerWork::tablesChanged, this, &TargetPage::refreshTables);
    connect(work, &ServerWork::stateChanged, this, &TargetPage::refreshChosen);
    connect(draft, &MigrationDraft::tableChanged, this, &TargetPage::refreshChosen);
    connect(draft, &MigrationDraft::connectionChanged, this, &TargetPage::refreshChosen);
    connect(draft, &MigrationDraft::sourceChanged, this, &TargetPage::refreshChosen);
    refreshSchemas();
    refreshTables();
    refreshChosen();
}

void TargetPage::enteredToRead()
{
    m_columns->insertWidget(0, m_connection);
    m_connection->setWide(m_stack->isStacked());
}

void TargetPage::entered()
{
    enteredToRead();
    m_connection->offerLast();
    m_work->chooseNamesake();
}

QWidget *TargetPage::buildTables()
{
    m_tablesCard = new Card(tr("Tables"), this);
    m_schemas = named(new QComboBox(m_tablesCard), u"schemas"_s, tr("Schema"));
    m_schemas->setMinimumWidth(140);
    m_schemas->setPlaceholderText(tr("choose a schema"));
    m_search = named(new QLineEdit(m_tablesCard), u"tableSearch"_s, tr("Search tables"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    setScaledWidth(m_search, 120); // the title has to have its room
    m_tablesCard->addHeaderWidget(m_schemas);
    m_tablesCard->addHeaderWidget(m_search);

    m_tablesModel = new TablesModel(this);
    m_filter = new QSortFilterProxyModel(this);
    m_filter->setSourceModel(m_tablesModel);
    m_filter->setFilterKeyColumn(TablesModel::Name);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSortRole(TablesModel::SortRole);
    m_filter->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_tables = new DataTable(u"tables"_s, m_tablesCard);
    m_tables->setModel(m_filter);
    m_tables->setAccessibleName(tr("Tables"));
    m_tables->horizontalHeader()->setStretchLastSection(false);
    m_tables->setSortingEnabled(true);
    m_tables->sortByColumn(TablesModel::Name, Qt::AscendingOrder);
    for (const int column : {TablesModel::Name, TablesModel::Structure})
        m_tables->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    for (const int column : {TablesModel::Rows, TablesModel::Size, TablesModel::Engine})
        m_tables->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_tablesCard->content()->addWidget(m_tables, 1);
    m_create =
        makeButton(tr("Create it from the &dump's own DDL…"), u"createFromDump"_s, u"small"_s, m_tablesCard);
    m_tablesCard->content()->addWidget(m_create, 0, Qt::AlignLeft);

    connect(m_schemas, &QComboBox::activated, this, [this] { m_work->openSchema(m_schemas->currentText()); });
    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_tables->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && m_tables->hasFocus())
                    chooseCurrent();
            });
    connect(m_tables, &QAbstractItemView::clicked, this, &TargetPage::chooseCurrent);
    connect(m_tables, &QAbstractItemView::activated, this, &TargetPage::chooseCurrent);
    connect(m_create, &QPushButton::clicked, this, &TargetPage::openCreate);
    return m_tablesCard;
}

QWidget *TargetPage::buildCreate()
{
    m_createCard = new CreateTableCard(this);
    m_createCard->hide();
    connect(m_createCard, &CreateTableCard::used, this,
            [this](const QString &name, const QString &statement) {
                m_work->proposeTable(m_work->openedSchema(), name, statement);
                showInPlaceOfTables(m_tablesCard);
            });
    connect(m_createCard, &CreateTableCard::cancelled, this, [this] { showInPlaceOfTables(m_tablesCard); });
    return m_createCard;
}

void TargetPage::showInPlaceOfTables(QWidget *shown)
{
    for (QWidget *card : std::initializer_list<QWidget *>{m_tablesCard, m_createCard, m_accountCard})
        card->setVisible(card == shown);
}

void TargetPage::resizeEvent(QResizeEvent *event)
{
    WizardPage::resizeEvent(event);
    // In a small window names and sizes are worth more than the rest, which is in the rows' tool tips as
    // well.
    constexpr int widthForAll = 860;
    m_tables->setColumnHidden(TablesModel::Structure, width() < scaled(widthForAll));
}

QWidget *TargetPage::buildChosen()
{
    m_chosen = new Card({}, this);
    m_facts = named(makeLabel({}, u"muted"_s, m_chosen), u"tableFacts"_s);
    m_facts->setWordWrap(true);
    m_chosen->content()->addWidget(m_facts);
    m_warnings = named(new ProblemList(4, m_chosen), u"tableWarnings"_s);
    m_chosen->content()->addWidget(m_warnings);
    return m_chosen;
}

void TargetPage::openCreate()
{
    const QString name = m_draft->source().name;
    QString statement = m_draft->createSql();
    QString basis;
    if (m_draft->facts())
        if (const auto planned =
                plannedTable(m_draft->source(), m_work->openedSchema(), name, *m_draft->facts())) {
            basis = planned->notes.join(u' ');
            if (statement.isEmpty())
                statement = planned->createSql;
        }
    m_createCard->begin(name, statement, basis);
    showInPlaceOfTables(m_createCard);
}

void TargetPage::refreshSchemas()
{
    m_schemas->clear();
    m_schemas->addItems(m_work->schemas());
    m_schemas->setCurrentIndex(m_schemas->findText(m_work->openedSchema()));
    m_schemas->setEnabled(!m_work->schemas().isEmpty());
    m_search->setEnabled(!m_work->schemas().isEmpty());
}

void TargetPage::refreshTables()
{
    m_schemas->setCurrentIndex(m_schemas->findText(m_work->openedSchema()));
    m_tablesModel->setTables(m_work->tables());
    if (m_work->tableDetails())
        m_tablesModel->setDetails(*m_work->tableDetails());
    if (!m_work->isConnected())
        m_tables->setEmptyText(tr("Connect to see the tables."));
    else if (m_work->schemas().isEmpty())
        m_tables->setEmptyText(tr("This account sees no schema."));
    else if (m_work->openedSchema().isEmpty())
        m_tables->setEmptyText(tr("Choose a schema."));
    else
        m_tables->setEmptyText(tr("No table in %1.").arg(m_work->openedSchema()));
    markChosen();
}

void TargetPage::markChosen()
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, TablesModel::Name);
        if (index.data().toString() == m_draft->table() && m_work->openedSchema() == m_draft->schema() &&
            m_tables->currentIndex().row() != row)
            m_tables->setCurrentIndex(index);
    }
}

void TargetPage::refreshChosen()
{
    const auto &table = m_draft->tableSchema();
    const bool hasDdl = !m_draft->source().createSql.isEmpty();
    const bool hasProfile = m_draft->source().scan && m_draft->source().scan->profile.rows > 0;
    m_create->setText(hasDdl ? tr("Create it from the &dump's own DDL…")
                             : tr("Create one that fits the &dump…"));
    m_create->setVisible(m_work->isConnected() && !m_work->openedSchema().isEmpty() &&
                         (hasDdl || hasProfile));
    QVector<ProblemList::Problem> problems;
    if (m_work->tableError())
        problems.append({*m_work->tableError(), MessageBar::Severity::Bad});
    m_chosen->setVisible(table || m_work->tableError());
    if (table) {
        m_chosen->setTitle(u"%1.%2"_s.arg(table->schema, table->name));
        const bool namesake = table->name.compare(m_draft->source().name, Qt::CaseInsensitive) == 0;
        m_chosen->setNote(!m_draft->createSql().isEmpty() ? tr("will be created")
                          : namesake                      ? tr("has the name of the source")
                                                          : QString());
        m_facts->setText(tableFactsText(*table, !m_draft->createSql().isEmpty()));
        TableSchema known = *table;
        if (m_draft->createSql().isEmpty() && table->schema == m_work->openedSchema())
            known.referencedBy = m_work->referencedBy(table->name);
        for (const Error &warning : tableWarnings(known))
            problems.append({warning, MessageBar::Severity::Warning});
    } else {
        m_chosen->setTitle(tr("Table"));
        m_chosen->setNote({});
        m_facts->setText({});
    }
    m_facts->setVisible(table.has_value());
    m_warnings->setProblems(problems);
    markChosen();
    tellChanged();
}

void TargetPage::chooseCurrent()
{
    const QModelIndex current = m_tables->currentIndex();
    if (!current.isValid())
        return;
    const QString name = current.siblingAtColumn(TablesModel::Name).data().toString();
    const bool sameTable = m_draft->tableSchema() && m_draft->table() == name &&
                           m_draft->schema() == m_work->openedSchema() && m_draft->createSql().isEmpty();
    if (!sameTable)
        m_work->chooseTable(m_work->openedSchema(), name);
}

QString TargetPage::sentence() const
{
    if (m_work->isConnecting())
        return m_draft->connection().scratch ? tr("Starting the scratch server …") : tr("Connecting …");
    if (!m_draft->facts())
        return tr("Not connected. Nothing is changed on the server before the load begins.");
    const QString server =
        tr("%1 on %2").arg(m_draft->facts()->displayName(), m_draft->connection().displayName());
    if (!m_draft->tableSchema())
        return tr("%1 · no table chosen").arg(server);
    return tr("%1 · %2.%3").arg(server, m_draft->schema(), m_draft->table());
}

QString TargetPage::railSummary() const
{
    if (m_draft->table().isEmpty())
        return m_draft->facts() ? m_draft->facts()->displayName() : QString();
    return u"%1.%2"_s.arg(m_draft->schema(), m_draft->table());
}

QString TargetPage::hint() const
{
    if (m_draft->facts() && !m_draft->tableSchema())
        return tr("Choose a table to continue.");
    return {};
}

bool TargetPage::isReady() const
{
    return m_draft->isTargetReady() && !m_work->isBusy();
}

} // namespace millrace
