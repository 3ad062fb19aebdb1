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
    m_filter = new RunEventFilter(this);
    m_filter->setSourceModel(m_model);

    m_search = named(new QLineEdit(this), u"eventSearch"_s);
    m_search->setPlaceholderText(tr("Search events"));
    m_search->setAccessibleName(tr("Search events"));
    m_search->setClearButtonEnabled(true);
    followType(m_search, [this] {
        m_search->setMinimumWidth(scaled(80)); // gives way in large type
        m_search->setMaximumWidth(scaled(180));
    });
    m_kinds = named(new QComboBox(this), u"eventKinds"_s, tr("Which events"));
    m_kinds->addItems({tr("All"), tr("Trouble"), tr("Settings and stages")});
    connect(m_kinds, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_filter->setKinds(static_cast<RunEventFilter::Kinds>(index)); });
    addHeaderWidget(m_kinds);
    m_chunks = makeButton(tr("Chunks too"), u"eventChunks"_s, u"segment"_s, this);
    m_chunks->setCheckable(true);
    m_chunks->setToolTip(tr("Also list each chunk that was loaded"));
    addHeaderWidget(m_chunks);
    addHeaderWidget(m_search);
    setTitleAboveInLargeType();

    m_table = new DataTable(u"eventList"_s, this);
    m_table->setModel(m_filter);
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

    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_chunks, &QPushButton::toggled, m_filter, &RunEventFilter::setChunksShown);
    auto *copy = new QShortcut(QKeySequence::Copy, m_table, this, &RunEventCard::copySelected);
    copy->setContext(Qt::WidgetShortcut);
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
