// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/mappingpage.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/choicedelegate.h"
#include "ui/models/columnsmodel.h"
#include "ui/models/fieldsmodel.h"
#include "ui/models/mappingedits.h"
#include "ui/session/work/serverwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/mapping/columnmenu.h"
#include "ui/wizard/mapping/previewcard.h"
#include "ui/wizard/mapping/statementcard.h"
#include "ui/wizard/mapping/transformbar.h"
#include "ui/words/mappingwords.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <algorithm>
#include <utility>

namespace millrace {

MappingPage::MappingPage(MigrationDraft *draft, ServerWork *work, QWidget *parent)
    : WizardPage(u"mappingPage"_s, parent)
    , m_draft(draft)
    , m_work(work)
    , m_history(draft)
{
    m_bar = named(new MessageBar(this), u"mappingBar"_s);
    body()->addWidget(m_bar);
    connect(m_bar, &MessageBar::actionTriggered, this, [this] {
        if (const auto profile = std::exchange(m_offered, {})) {
            m_bar->clear();
            m_draft->setMapping(profile->mappingFor(m_draft->source()));
        }
    });
    m_values = new ElidedLabel({}, this);
    setRole(m_values, u"warning"_s);
    m_values->setObjectName(u"valueWarnings"_s);
    m_mendDates = makeButton({}, u"mendDates"_s, u"small"_s, this);
    m_mendDates->hide();
    body()->addLayout(makeLine(8, {{m_values, 1}, m_mendDates}));
    connect(m_mendDates, &QPushButton::clicked, this, &MappingPage::mendDates);
    QHBoxLayout *tables = makeLine(12, {{buildFields(), 47}, {buildColumns(), 53}});
    stackWhenNarrow(this, tables);
    body()->addLayout(tables, 7);
    m_statement = new StatementCard(draft, &m_history, this);
    m_statement->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_profileName =
        named(new QLineEdit(m_statement), u"profileName"_s, tr("Save the mapping as a profile of this name"));
    m_profileName->setPlaceholderText(tr("Save as profile"));
    m_profileName->setToolTip(
        tr("A name and Return: the mapping is kept, and offered for the next dump like this one"));
    setScaledWidth(m_profileName, 112);
    m_statement->addHeaderWidget(m_profileName);
    connect(m_profileName, &QLineEdit::returnPressed, this, &MappingPage::saveAsProfile);
    body()->addWidget(m_statement);
    connect(m_statement, &StatementCard::understoodChanged, this, &MappingPage::refresh);
    connect(m_statement, &StatementCard::dialectEdited, this, &MappingPage::dialectEdited);
    m_preview = new PreviewCard(draft, work, this);
    body()->addWidget(m_preview, 5);

    connect(draft, &MigrationDraft::mappingChanged, this, [this] {
        m_bar->clear();
        m_offered.reset();
        refresh();
        if (isVisible())
            m_work->requestPreview();
    });
    connect(draft, &MigrationDraft::sourceChanged, this, [this] {
        refresh();
        // The scan brings rows from everywhere.
        if (isVisible() && !m_draft->source().isTable())
            m_work->requestPreview();
    });
    connect(draft, &MigrationDraft::tableChanged, this, &MappingPage::refresh);
    connect(m_preview, &PreviewCard::changed, this, &MappingPage::summaryChanged);
    setFocusProxy(m_fields);
    followType(this, [this] { fitTables(); });
    refresh();
}

QWidget *MappingPage::buildFields()
{
    auto *card = new Card(tr("Fields of the dump"), this);
    QPushButton *automatic = makeButton(tr("Map a&utomatically"), u"mapAutomatically"_s, u"link"_s, card);
    addUndo(card);
    card->addHeaderWidget(automatic);
    connect(automatic, &QPushButton::clicked, m_draft, &MigrationDraft::mapAutomatically);
    m_fieldsModel = new FieldsModel(m_draft, this);
    m_fields = new DataTable(u"fields"_s, card);
    m_fields->setModel(m_fieldsModel);
    m_fields->setAccessibleName(tr("Fields of the dump and their bindings"));
    m_fields->setItemDelegateForColumn(FieldsModel::Binding,
                                       new ChoiceDelegate(FieldsModel::ChoicesRole, m_fields));
    m_fields->setEditTriggers(QAbstractItemView::SelectedClicked | QAbstractItemView::DoubleClicked |
                              QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_fields->horizontalHeader()->setStretchLastSection(false);
    m_fields->horizontalHeader()->setSectionResizeMode(FieldsModel::Sample, QHeaderView::Stretch);
    m_fields->setSelectionBehavior(QAbstractItemView::SelectItems);
    connect(m_fields, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == FieldsModel::Binding)
            m_fields->edit(index);
    });
    m_fields->setDragDropMode(QAbstractItemView::DragOnly);
    connect(m_fieldsModel, &FieldsModel::editRefused, this, &MappingPage::showRefusal);
    card->content()->addWidget(m_fields, 1);
    return card;
}

void MappingPage::addUndo(Card *card)
{
    const auto add = [&](const QString &text, const char *objectName, QKeySequence::StandardKey key,
                         void (QUndoStack::*slot)(), void (QUndoStack::*changed)(bool)) {
        QPushButton *button = makeButton(text, QString::fromLatin1(objectName), u"link"_s, card);
        const QKeySequence keys(key);
        button->setToolTip(
            tr("%1 · bindings and expressions. The dialect and pinned rows are not part of it.")
                .arg(keys.toString(QKeySequence::NativeText)));
        button->setEnabled(false);
        card->addHeaderWidget(button);
        connect(button, &QPushButton::clicked, m_history.stack(), slot);
        connect(m_history.stack(), changed, button, &QWidget::setEnabled);
        connect(new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
                &QShortcut::activated, m_history.stack(), slot);
    };
    add(tr("Un&do"), "undoMapping", QKeySequence::Undo, &QUndoStack::undo, &QUndoStack::canUndoChanged);
    add(tr("&Redo"), "redoMapping", QKeySequence::Redo, &QUndoStack::redo, &QUndoStack::canRedoChanged);
}

QWidget *MappingPage::buildColumns()
{
    m_columnsCard = new Card(tr("Columns"), this);
    m_columnsModel = new ColumnsModel(m_draft, this);
    m_columns = new DataTable(u"columns"_s, m_columnsCard);
    m_columns->setModel(m_columnsModel);
    m_columns->setAccessibleName(tr("Columns of the table and what they get"));
    m_columns->setItemDelegateForColumn(
        ColumnsModel::Gets,
        new ChoiceDelegate(ColumnsModel::ChoicesRole, m_columns, ColumnsModel::WordsRole));
    m_columns->setEditTriggers(QAbstractItemView::SelectedClicked | QAbstractItemView::DoubleClicked |
                               QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_columns->setSelectionBehavior(QAbstractItemView::SelectItems);
    connect(m_columns, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == ColumnsModel::Gets && index.flags().testFlag(Qt::ItemIsEditable))
            m_columns->edit(index);
    });
    connect(m_columnsModel, &ColumnsModel::editRefused, this, &MappingPage::showRefusal);
    m_columnsCard->content()->addWidget(m_columns, 1);
    m_columns->setDragDropMode(QAbstractItemView::DropOnly);
    QPushButton *transform = makeButton(tr("&Transform"), u"columnTransform"_s, u"link"_s, m_columnsCard);
    transform->setToolTip(
        tr("What the column in the cursor's row gets; Ctrl+T, or the menu key at the column"));
    m_columnsCard->addHeaderWidget(transform);
    m_transform = new TransformBar(m_columnsCard);
    m_columnsCard->content()->addWidget(m_transform);
    m_columns->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_columns, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        if (const QModelIndex index = m_columns->indexAt(place); index.isValid())
            m_columns->setCurrentIndex(index.siblingAtColumn(ColumnsModel::Gets));
        openColumnMenu();
    });
    connect(transform, &QPushButton::clicked, this, &MappingPage::openColumnMenu);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_T), this, nullptr, nullptr,
                          Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, &MappingPage::openColumnMenu);
    connect(m_transform, &TransformBar::asked, this, [this] {
        // In a small window the statement makes room; the bar says what it will hold.
        m_statement->setVisible(height() >= scaled(560));
        m_columnsCard->setMaximumHeight(QWIDGETSIZE_MAX);
    });
    connect(m_transform, &TransformBar::dismissed, this, [this] {
        m_statement->show();
        m_columnsCard->setMaximumHeight(m_fields->parentWidget()->maximumHeight());
    });
    connect(m_transform, &TransformBar::dismissed, m_columns, qOverload<>(&QWidget::setFocus));
    connect(m_transform, &TransformBar::applied, this,
            [this](const QString &column, const QString &expression) {
                if (const auto changed = withColumnExpression(m_draft->mapping(), column, expression))
                    m_draft->setMapping(*changed);
                else
                    showRefusal(changed.error().what, changed.error().howToFix);
            });
    return m_columnsCard;
}

void MappingPage::openColumnMenu()
{
    const QModelIndex current = m_columns->currentIndex();
    if (!current.isValid() || !m_draft->tableSchema() ||
        m_draft->tableSchema()->columns.at(current.row()).generated)
        return;
    const QModelIndex cell = current.siblingAtColumn(ColumnsModel::Gets);
    auto *menu =
        new ColumnMenu(m_draft, m_draft->tableSchema()->columns.at(cell.row()).name, m_transform, m_columns);
    connect(menu, &ColumnMenu::refused, this, &MappingPage::showRefusal);
    connect(menu, &ColumnMenu::constantAsked, this, [this, row = cell.row()] {
        m_columns->setFocus();
        m_columns->edit(m_columnsModel->index(row, ColumnsModel::Gets));
    });
    menu->popup(m_columns->viewport()->mapToGlobal(m_columns->visualRect(cell).bottomLeft()));
}

void MappingPage::resizeEvent(QResizeEvent *event)
{
    WizardPage::resizeEvent(event);
    // A small window: what can be done without makes room for what is worked with.
    m_statement->setMostLines(height() < scaled(560) ? 3 : 6);
    m_fields->setColumnHidden(FieldsModel::Longest, width() < scaled(800));
    m_fields->setColumnHidden(FieldsModel::Why, width() < scaled(800));
    m_columns->fitColumns(width() < scaled(800) ? 96 : 170);
}

void MappingPage::entered()
{
    refresh();
    offerProfile();
    fitTables();
    if (!m_fields->currentIndex().isValid())
        m_fields->setCurrentIndex(m_fieldsModel->index(0, FieldsModel::Binding));
    if (!m_columns->currentIndex().isValid())
        m_columns->setCurrentIndex(m_columnsModel->index(0, ColumnsModel::Gets));
    m_work->requestPreview();
}

void MappingPage::fitTables()
{
    // The sample gives way: the binding is what is worked with.
    for (const int column : {FieldsModel::Number, FieldsModel::Name, FieldsModel::Longest,
                             FieldsModel::Binding, FieldsModel::Why})
        m_fields->resizeColumnToContents(column);
    m_fields->setColumnWidth(FieldsModel::Name, qMin(scaled(110), m_fields->columnWidth(FieldsModel::Name)));
    m_fields->setColumnWidth(FieldsModel::Binding,
                             qBound(scaled(112), m_fields->columnWidth(FieldsModel::Binding), scaled(170)));
    m_columns->fitColumns(width() < scaled(800) ? 96 : 170);
    // No higher than their rows: the preview takes what is left.
    const int rows = qMax(m_fieldsModel->rowCount(), m_columnsModel->rowCount());
    for (DataTable *table : {m_fields, m_columns})
        table->parentWidget()->setMaximumHeight(table->horizontalHeader()->height() +
                                                scaled(28) * qMax(3, rows) + scaled(57));
}

void MappingPage::hideEvent(QHideEvent *event)
{
    WizardPage::hideEvent(event);
    if (!event->spontaneous()) // another page, not another window in front
        m_work->cancelPreview();
}

void MappingPage::mendDates()
{
    Mapping mapping = m_draft->mapping();
    for (const DateFinding &finding : m_draft->dateFindings())
        if (auto mended = withColumnExpression(mapping, finding.column, finding.expression))
            mapping = *mended;
    m_draft->setMapping(mapping);
}

void MappingPage::refresh()
{
    const QString table = u"%1.%2"_s.arg(m_draft->schema(), m_draft->table());
    m_columnsCard->setTitle(m_draft->table().isEmpty() ? tr("Columns") : tr("Columns of %1").arg(table));
    const bool hasNames =
        std::any_of(m_draft->source().fieldNames.begin(), m_draft->source().fieldNames.end(),
                    [](const QString &name) { return !name.isEmpty(); });
    m_fields->setColumnHidden(FieldsModel::Name, !hasNames);
    // One line: the tables need the room, the tool tip has the rest.
    QStringList misfits;
    for (const Error &warning : m_draft->valueWarnings())
        misfits << warning.text();
    m_values->setVisible(!misfits.isEmpty());
    if (!misfits.isEmpty())
        m_values->setFullText(misfits.size() == 1
                                  ? misfits.first()
                                  : tr("%1 findings: %2").arg(misfits.size()).arg(misfits.join(u"  ·  "_s)));
    const QVector<DateFinding> dates = m_draft->dateFindings();
    m_mendDates->setVisible(!dates.isEmpty());
    if (!dates.isEmpty())
        m_mendDates->setText(dates.size() == 1
                                 ? tr("Read %1 as %2").arg(dates.first().column, dates.first().format.format)
                                 : tr("Read %1 columns as dates").arg(dates.size()));
    const QVector<Error> errors = m_draft->mappingErrors();
    if (!errors.isEmpty()) {
        m_bar->showError(errors.first());
        m_preview->setReasonForNothing(tr("Mend the mapping to see what the server would store."));
    } else if (m_bar->severity() == MessageBar::Severity::Bad) {
        m_bar->clear();
    }
    tellChanged();
}

/// A mapping that was kept for such a dump, as long as nobody has mapped this one by hand.
void MappingPage::offerProfile()
{
    if (!m_draft->tableSchema() || m_draft->mappingOrigin() == Origin::Set || m_draft->source().isTable())
        return;
    const auto profile = profileFor(m_draft->source(), *m_draft->tableSchema());
    if (!profile || profile->mappingFor(m_draft->source()) == m_draft->mapping())
        return;
    m_offered = profile;
    m_bar->showMessage(MessageBar::Severity::Info,
                       tr("Profile “%1” was kept for dumps like this one.").arg(profile->name));
    m_bar->setAction(tr("Map as it says"), u"useProfile"_s);
}

void MappingPage::saveAsProfile()
{
    const QString name = m_profileName->text().trimmed();
    if (name.isEmpty() || m_draft->mapping().fields.isEmpty())
        return;
    const auto saved = saveProfile({.name = name,
                                    .table = m_draft->table(),
                                    .fieldNames = m_draft->source().fieldNames,
                                    .mapping = m_draft->mapping()});
    if (!saved) {
        m_bar->showError(saved.error());
        return;
    }
    m_profileName->clear();
    m_bar->showMessage(MessageBar::Severity::Good,
                       tr("Kept as profile “%1”; it will be offered for dumps like this one.").arg(name));
}

void MappingPage::showRefusal(const QString &what, const QString &howToFix)
{
    m_bar->showMessage(MessageBar::Severity::Warning, what, howToFix);
}

QString MappingPage::sentence() const
{
    const Mapping &mapping = m_draft->mapping();
    const QString file = m_draft->source().name;
    if (!m_draft->tableSchema() || mapping.fields.isEmpty())
        return tr("Choose a source and a table first.");
    QStringList parts{
        tr("%1 in %2").arg(fieldsText(mapping.fields.size()), file),
        tr("%1 in %2.%3")
            .arg(columnsText(m_draft->tableSchema()->columns.size()), m_draft->schema(), m_draft->table())};
    parts << (m_draft->mappingOrigin() == Origin::Set ? tr("mapped by hand") : tr("mapped automatically"));
    const auto discarded =
        std::count_if(mapping.fields.begin(), mapping.fields.end(),
                      [](const FieldBinding &field) { return field.kind == FieldBinding::Kind::Discard; });
    if (discarded > 0)
        parts << tr("%1 discarded").arg(discarded);
    const auto numbers = std::count_if(
        mapping.expressions.begin(), mapping.expressions.end(), [&](const ColumnExpression &set) {
            return sourceOf(mapping, set.column).kind == ColumnSource::Kind::Numbering;
        });
    if (const auto others = mapping.expressions.size() - numbers; others > 0)
        parts << counted(others, tr("expression"), tr("expressions"));
    if (numbers > 0)
        parts << counted(numbers, tr("row number"), tr("row numbers"));
    return parts.join(u" · "_s);
}

QString MappingPage::railSummary() const
{
    return m_draft->mapping().fields.isEmpty() ? QString() : mappingWords(m_draft->mapping());
}

QString MappingPage::hint() const
{
    const int warnings = m_preview->warningCount();
    if (warnings == 0)
        return {};
    QString count = counted(warnings, tr("warning in the sample."), tr("warnings in the sample."));
    switch (m_draft->asked().onError) {
    case OnError::Stop:
    case OnError::AsDump:
        return tr("%1 Rows like these will stop the load; choose what happens to them under Chunks.")
            .arg(count);
    case OnError::SetAside:
        return tr("%1 Rows like these are set aside, everything else is loaded.").arg(count);
    case OnError::AsServer:
        return tr("%1 Rows like these are bent or skipped by the server.").arg(count);
    }
    return count;
}

bool MappingPage::isReady() const
{
    return m_draft->isTargetReady() && !m_draft->mapping().fields.isEmpty() &&
           m_draft->mappingErrors().isEmpty() && m_statement->isUnderstood();
}

} // namespace millrace
