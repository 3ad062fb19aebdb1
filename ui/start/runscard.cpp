// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/runscard.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/models/run/pastrunsmodel.h"
#include "ui/session/run/runshelf.h"
#include "ui/start/runremedies.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/figurelabel.h"
#include "ui/widgets/roles.h"
#include "ui/words/runverdict.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <algorithm>

namespace millrace {

namespace {

/// How a run ended: a sign and a word in the colour of its verdict.
class EndingDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
        const auto tone = static_cast<Verdict::Kind>(index.data(PastRunsModel::ToneRole).toInt());
        const ThemeColors &colors = themeColors(option->palette);
        const QColor color = tone == Verdict::Kind::Proved     ? colors.good
                             : tone == Verdict::Kind::LookHere ? colors.warning
                                                               : colors.bad;
        option->palette.setColor(QPalette::Text, color);
        option->palette.setColor(QPalette::HighlightedText, color);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = themedIcon(index.data(PastRunsModel::SignRole).toString(),
                                  tone == Verdict::Kind::Proved     ? Ink::Good
                                  : tone == Verdict::Kind::LookHere ? Ink::Warning
                                                                    : Ink::Bad);
        option->decorationSize = QSize(scaled(16), scaled(16));
    }
};

} // namespace

RunsCard::RunsCard(RunShelf *shelf, ConnectionBook *book, QWidget *parent)
    : Card(tr("Runs"), parent)
    , m_shelf(shelf)
{
    buildHeader();
    m_model = new PastRunsModel(this);
    m_filter = new PastRunsFilter(this);
    m_filter->setSourceModel(m_model);
    m_table = new DataTable(u"pastRuns"_s, this);
    m_table->setModel(m_filter);
    m_table->setAccessibleName(tr("Runs"));
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    m_table->sortByColumn(PastRunsModel::WhenColumn, Qt::DescendingOrder);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(PastRunsModel::PlanColumn, QHeaderView::Stretch);
    m_table->setItemDelegateForColumn(PastRunsModel::EndingColumn, new EndingDelegate(m_table));
    auto *figures = new FigureDelegate(m_table);
    for (const int column : {PastRunsModel::RowsColumn, PastRunsModel::RateColumn})
        m_table->setItemDelegateForColumn(column, figures);
    followType(m_table, [this] { m_table->setMinimumHeight(scaled(28) * 3); });
    content()->addWidget(m_table, 1);
    followType(this, [this] { fitColumns(); });
    m_remedies = new RunRemedies(shelf, book, this);
    content()->addWidget(m_remedies);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { m_remedies->setRun(current()); });
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        new QShortcut(key, m_table, m_remedies, &RunRemedies::focusFirst, Qt::WidgetShortcut);
    connect(m_table, &QAbstractItemView::doubleClicked, m_remedies, &RunRemedies::open);
    const auto forget = [this] {
        if (!current().isEmpty())
            m_shelf->forget(current());
    };
    new QShortcut(Qt::Key_Delete, m_table, this, forget, Qt::WidgetShortcut);
    connect(shelf, &RunShelf::runsChanged, this, &RunsCard::refresh);
    refresh();
}

void RunsCard::buildHeader()
{
    m_search = named(new QLineEdit(this), u"runSearch"_s, tr("Search runs"));
    m_search->setPlaceholderText(tr("Search runs"));
    m_search->setClearButtonEnabled(true);
    m_all = makeButton(tr("A&ll"), u"runsAll"_s, u"segment"_s, this);
    m_unfinished = makeButton(tr("Unfinishe&d"), u"runsUnfinished"_s, u"segment"_s, this);
    auto *group = new QButtonGroup(this);
    for (QPushButton *button : {m_unfinished, m_all}) {
        button->setCheckable(true);
        group->addButton(button);
        addHeaderWidget(button);
    }
    m_all->setChecked(true);
    addHeaderWidget(m_search);
    connect(m_all, &QPushButton::clicked, this, [this] { chooseFilter(false); });
    connect(m_unfinished, &QPushButton::clicked, this, [this] { chooseFilter(true); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &words) {
        const QString before = current();
        m_filter->setWords(words);
        choose(before);
    });
    const auto shortcut = [this](const QKeySequence &keys, const QString &what, auto slot) {
        auto *made = new QShortcut(keys, this, slot);
        made->setWhatsThis(what);
    };
    shortcut(QKeySequence::Find, tr("Search the runs"), [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    shortcut(QKeySequence::Refresh, tr("Read the list of runs anew"), [this] { m_shelf->reload(); });
}

void RunsCard::chooseFilter(bool onlyUnfinished)
{
    const QString before = current();
    m_filter->setOnlyUnfinished(onlyUnfinished);
    (onlyUnfinished ? m_unfinished : m_all)->setChecked(true);
    choose(before);
}

QString RunsCard::current() const
{
    return m_table->currentIndex().siblingAtColumn(0).data(PastRunsModel::IdRole).toString();
}

void RunsCard::setBusy(bool busy)
{
    m_remedies->setBusy(busy);
}

void RunsCard::refresh()
{
    const QString before = current();
    const auto &runs = m_shelf->runs();
    const auto unfinished =
        std::count_if(runs.begin(), runs.end(), [](const PastRun &run) { return run.isUnfinished(); });
    m_model->setRuns(runs);
    m_all->setText(tr("A&ll %1").arg(groupedNumber(runs.size())));
    m_unfinished->setText(tr("Unfinishe&d %1").arg(groupedNumber(unfinished)));
    m_unfinished->setEnabled(unfinished > 0);
    if (unfinished == 0 && m_filter->onlyUnfinished())
        chooseFilter(false);
    m_table->setEmptyText(!m_shelf->isKnown() ? tr("Reading the runs …")
                          : runs.isEmpty()    ? tr("No run yet. Each load leaves its record here.")
                                              : tr("No run matches."));
    fitColumns();
    choose(before);
    askIfThere();
}

void RunsCard::askRollBack(const QString &id, const QString &password)
{
    m_toRollBack = id;
    m_password = password;
    askIfThere();
}

void RunsCard::askIfThere()
{
    const PastRun *run = m_toRollBack.isEmpty() ? nullptr : m_shelf->find(m_toRollBack);
    if (!run || !run->mayRollBack())
        return;
    m_search->clear();
    chooseFilter(false);
    choose(std::exchange(m_toRollBack, {}));
    m_remedies->askRollBack(std::exchange(m_password, {}));
}

/// Keeps the choice where it is still there, else takes what wants attention most: the newest unfinished.
void RunsCard::choose(const QString &id)
{
    int row = -1;
    int unfinished = -1;
    for (int at = 0; at < m_filter->rowCount(); ++at) {
        const QModelIndex index = m_filter->index(at, 0);
        if (index.data(PastRunsModel::IdRole).toString() == id)
            row = at;
        if (unfinished < 0 && index.data(PastRunsModel::UnfinishedRole).toBool())
            unfinished = at;
    }
    if (row < 0)
        row = unfinished >= 0 ? unfinished : qMin(0, m_filter->rowCount() - 1);
    const QModelIndex index = m_filter->index(row, 0);
    if (m_table->currentIndex().siblingAtColumn(0) != index)
        m_table->setCurrentIndex(index);
    m_remedies->setRun(current());
}

void RunsCard::fitColumns()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    const auto text = [&](int column, const QString &sample) {
        m_table->setColumnWidth(column, figureWidth(metrics, sample) + 18);
    };
    const bool narrow = width() < scaled(800);
    m_model->setShort(narrow);
    m_search->setFixedWidth(scaled(width() < scaled(560) ? 100 : 150));
    m_table->setColumnWidth(PastRunsModel::EndingColumn,
                            metrics.horizontalAdvance(tr("half rolled back")) + scaled(16) + 24);
    m_table->setColumnWidth(PastRunsModel::TargetColumn, qMax(scaled(120), width() / 5));
    text(PastRunsModel::RowsColumn, narrow ? u"999,999,999"_s : u"999,999,999 of 999,999,999"_s);
    text(PastRunsModel::RateColumn, u"1,000,000"_s);
    text(PastRunsModel::WhenColumn, u"2026-11-22 02:14"_s);
    m_table->setColumnHidden(PastRunsModel::RateColumn, narrow);
}

void RunsCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fitColumns();
}

} // namespace millrace
