// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/runeventcard.h"

#include "core/base/literals.h"
#include "ui/models/run/runeventmodel.h"
#include "ui/session/run/runview.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/figurelabel.h"
#include "ui/widgets/roles.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace millrace {

RunEventCard::RunEventCard(QWidget *parent)
    : Card(tr("Events"), parent)
{
    m_model = new RunEventModel(this);
    auto *filter = new RunEventFilter(this);
    filter->setSourceModel(m_model);

    auto *search = named(new QLineEdit(this), u"eventSearch"_s, tr("Search events"));
    search->setPlaceholderText(tr("Search events"));
    search->setClearButtonEnabled(true);
    followType(search, [search] {
        search->setMinimumWidth(scaled(80)); // gives way in large type
        search->setMaximumWidth(scaled(180));
    });
    auto *kinds = named(new QComboBox(this), u"eventKinds"_s, tr("Which events"));
    kinds->addItems({tr("All"), tr("Trouble"), tr("Settings and stages")});
    connect(kinds, &QComboBox::currentIndexChanged, this,
            [filter](int index) { filter->setKinds(static_cast<RunEventFilter::Kinds>(index)); });
    QPushButton *chunks = makeButton(tr("Chunks too"), u"eventChunks"_s, u"segment"_s, this);
    chunks->setCheckable(true);
    chunks->setToolTip(tr("Also list each chunk that was loaded"));
    for (QWidget *widget : std::initializer_list<QWidget *>{kinds, chunks, search})
        addHeaderWidget(widget);
    setTitleAboveInLargeType();

    m_table = new DataTable(u"eventList"_s, this);
    m_table->setModel(filter);
    m_table->setEmptyText(tr("Nothing to report"));
    m_table->setItemDelegateForColumn(RunEventModel::TimeColumn, new FigureDelegate(m_table));
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setRowHeight(20);
    m_table->setScaledColumnWidth(RunEventModel::TimeColumn, 66);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->setAccessibleName(tr("Events, newest first"));
    followType(this, [this] { m_table->setMinimumHeight(scaled(40)); }); // two lines
    content()->addWidget(m_table);
    content()->setSpacing(4);

    connect(search, &QLineEdit::textChanged, filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(chunks, &QPushButton::toggled, filter, &RunEventFilter::setChunksShown);
    new QShortcut(QKeySequence::Copy, m_table, this, &RunEventCard::copySelected, Qt::WidgetShortcut);
}

void RunEventCard::show(const RunView &view)
{
    m_model->follow(view);
}

void RunEventCard::copySelected()
{
    const QModelIndex row = m_table->currentIndex();
    if (row.isValid())
        QGuiApplication::clipboard()->setText(
            row.siblingAtColumn(RunEventModel::TimeColumn).data().toString() + u'\t' +
            row.siblingAtColumn(RunEventModel::TextColumn).data().toString());
}

} // namespace millrace
