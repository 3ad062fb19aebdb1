// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/mappingpage.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/mappingedits.h"
#include "ui/models/mappingmodel.h"
#include "ui/session/work/serverwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/mapping/columnmenu.h"
#include "ui/wizard/mapping/mappingtable.h"
#include "ui/wizard/mapping/previewcard.h"
#include "ui/wizard/mapping/statementfold.h"
#include "ui/wizard/mapping/transformbar.h"
#include "ui/words/mappingwords.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

/// What holds a card in a splitter, which does not ask how high texts become that wrap.
class Half final : public QWidget
{
public:
    Half(QWidget *card, QWidget *parent)
        : QWidget(parent)
    {
        makeColumn(this, 0, {{card, 1}});
    }

    QSize minimumSizeHint() const override
    {
        const QSize least = layout()->totalMinimumSize();
        return layout()->hasHeightForWidth()
                   ? QSize(least.width(), layout()->totalMinimumHeightForWidth(width()))
                   : least;
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        if (event->oldSize().width() != width())
            updateGeometry();
    }
};

} // namespace

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
    m_halves = new QSplitter(Qt::Vertical, this);
    m_halves->setChildrenCollapsible(false);
    m_halves->setHandleWidth(12);
    m_halves->addWidget(new Half(buildMapping(), m_halves));
    m_preview = new PreviewCard(draft, work, m_halves);
    m_halves->addWidget(new Half(m_preview, m_halves));
    body()->addWidget(m_halves, 1);
    for (int half = 0; half < m_halves->count(); ++half)
        m_halves->widget(half)->installEventFilter(this);
    connect(m_halves, &QSplitter::splitterMoved, this, [this] { m_sharedByHand = true; });
    m_mendDates = makeButton({}, u"mendDates"_s, u"small"_s, m_preview);
    m_mendDates->hide();
    m_preview->offerMending(m_mendDates);
    connect(m_mendDates, &QPushButton::clicked, this, &MappingPage::mendDates);

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
    connect(work, &ServerWork::previewChanged, this,
            [this] { m_table->mapping()->setPreview(m_work->preview()); });
    // When all layouts have done what was asked of them.
    m_share.setSingleShot(true);
    m_share.setInterval(0);
    connect(&m_share, &QTimer::timeout, this, &MappingPage::shareRoom);
    setFocusProxy(m_table);
    followType(this, [this] { m_table->fit(); });
    refresh();
}

QWidget *MappingPage::buildMapping()
{
    m_card = new Card(tr("Fields and columns"), m_halves);
    auto *search = named(new QLineEdit(m_card), u"mappingSearch"_s, tr("Search fields and columns"));
    search->setPlaceholderText(tr("Search"));
    search->setToolTip(
        tr("By name, value, binding or expression. A click on a heading puts the rows in order: "
           "# as in the dump, Column as in the table; headings can be moved."));
    search->setClearButtonEnabled(true);
    followType(search, [search] { // gives way in large type
        search->setMinimumWidth(fontPercent() > 100 ? scaled(56) : 112);
        search->setMaximumWidth(scaled(112));
    });
    m_card->addHeaderWidget(search);
    m_card->setTitleAboveInLargeType();
    m_card->content()->setSpacing(4); // a row more of the table in a small window
    addUndo(m_card);
    QPushButton *automatic = makeButton(tr("Map a&utomatically"), u"mapAutomatically"_s, u"link"_s, m_card);
    m_card->addHeaderWidget(automatic);
    connect(automatic, &QPushButton::clicked, m_draft, &MigrationDraft::mapAutomatically);
    m_table = new MappingTable(m_draft, m_card);
    m_card->content()->addWidget(m_table, 1);
    connect(search, &QLineEdit::textChanged, m_table, &MappingTable::setSearch);
    connect(m_table->mapping(), &MappingModel::editRefused, this, &MappingPage::showRefusal);
    addTransform(m_card);
    m_card->content()->addWidget(buildStatement());
    return m_card;
}

QWidget *MappingPage::buildStatement()
{
    m_statement = new StatementFold(m_draft, &m_history, m_card);
    m_profileName =
        named(new QLineEdit(m_statement), u"profileName"_s, tr("Save the mapping as a profile of this name"));
    m_profileName->setPlaceholderText(tr("Save as profile"));
    m_profileName->setToolTip(
        tr("A name and Return: the mapping is kept, and offered for the next dump like this one"));
    setScaledWidth(m_profileName, 124);
    m_statement->addHeaderWidget(m_profileName);
    connect(m_profileName, &QLineEdit::returnPressed, this, &MappingPage::saveAsProfile);
    connect(m_statement, &StatementFold::understoodChanged, this, &MappingPage::refresh);
    connect(m_statement, &StatementFold::dialectEdited, this, &MappingPage::dialectEdited);
    return m_statement;
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

void MappingPage::addTransform(Card *card)
{
    QPushButton *transform = makeButton(tr("&Transform"), u"columnTransform"_s, u"link"_s, card);
    transform->setToolTip(
        tr("What the column in the cursor's row gets; Ctrl+T, or the menu key at the column"));
    card->addHeaderWidget(transform);
    m_transform = new TransformBar(card);
    card->content()->addWidget(m_transform);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        if (const QModelIndex index = m_table->indexAt(place); index.isValid())
            m_table->setCurrentIndex(index.siblingAtColumn(MappingModel::Gets));
        openColumnMenu();
    });
    connect(transform, &QPushButton::clicked, this, &MappingPage::openColumnMenu);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_T), this, nullptr, nullptr,
                          Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, &MappingPage::openColumnMenu);
    // The bar says what the statement will hold: one of them is enough.
    connect(m_transform, &TransformBar::asked, this, [this] { m_statement->hide(); });
    connect(m_transform, &TransformBar::dismissed, this, [this] {
        m_statement->show();
        m_table->setFocus();
    });
    connect(m_transform, &TransformBar::applied, this,
            [this](const QString &column, const QString &expression) {
                if (const auto changed = withColumnExpression(m_draft->mapping(), column, expression))
                    m_draft->setMapping(*changed);
                else
                    showRefusal(changed.error().what, changed.error().howToFix);
            });
}

void MappingPage::openColumnMenu()
{
    const int target = m_table->currentTargetColumn();
    if (target < 0) {
        if (m_table->currentIndex().isValid())
            showRefusal(tr("This field goes into no column."),
                        tr("Bind it to a column first, or choose a column's row."));
        return;
    }
    if (m_draft->tableSchema()->columns.at(target).generated)
        return;
    auto *menu =
        new ColumnMenu(m_draft, m_draft->tableSchema()->columns.at(target).name, m_transform, m_table);
    connect(menu, &ColumnMenu::refused, this, &MappingPage::showRefusal);
    connect(menu, &ColumnMenu::constantAsked, m_table, &MappingTable::editGets);
    menu->popup(m_table->placeBelowGets());
}

void MappingPage::resizeEvent(QResizeEvent *event)
{
    WizardPage::resizeEvent(event);
    m_statement->setMostLines(height() < scaled(560) ? 4 : 8);
    shareRoom();
}

void MappingPage::entered()
{
    refresh();
    offerProfile();
    m_table->fit();
    m_table->enter();
    m_work->requestPreview();
}

void MappingPage::enteredToRead()
{
    m_table->fit();
    m_table->enter();
    if (!m_work->preview()) // some rows in a temporary table
        m_work->requestPreview();
}

/// The preview is what people come for: it has half of the page, title included, and what a short mapping
/// leaves. What is opened in the mapping's card takes room from it all the same.
void MappingPage::shareRoom()
{
    const int room = m_halves->height() - m_halves->handleWidth();
    if (m_sharedByHand || room <= 0)
        return;
    const int title = scaled(96);
    // Whatever stands around the table in its card.
    const int around = m_halves->widget(0)->minimumSizeHint().height() - m_table->minimumSizeHint().height();
    const int wanted = around + m_table->heightOfRows(1000);
    const int opened =
        m_statement->isOpen() || m_statement->isHidden() ? around + m_table->heightOfRows(3) : 0;
    const int above = qMax(qMin(wanted, room - (room + m_halves->handleWidth() + title) / 2), opened);
    m_halves->setSizes({above, room - above});
    updateGeometry(); // the page may be smaller now: whoever scrolls it has to look
}

bool MappingPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        m_share.start();
    return WizardPage::eventFilter(watched, event);
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
    QStringList misfits;
    for (const Error &warning : m_draft->valueWarnings())
        misfits << warning.text();
    m_preview->setScanFindings(misfits);
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
    QStringList computed;
    for (const ColumnExpression &set : mapping.expressions)
        computed << set.column;
    const auto sources = sourcesOf(mapping, computed);
    const auto numbers = std::count_if(sources.begin(), sources.end(), [](const ColumnSource &source) {
        return source.kind == ColumnSource::Kind::Numbering;
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
