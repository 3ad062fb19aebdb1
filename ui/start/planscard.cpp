// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/planscard.h"

#include "core/base/literals.h"
#include "ui/models/recentplansmodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/figurelabel.h"
#include "ui/widgets/roles.h"

#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>

namespace millrace {

PlansCard::PlansCard(RecentPlans *plans, QWidget *parent)
    : Card(tr("Recent plans"), parent)
    , m_plans(plans)
{
    m_open = makeButton(tr("Op&en"), u"planOpen"_s, u"link"_s, this);
    m_forget = makeButton(tr("Re&move"), u"planForget"_s, u"link"_s, this);
    m_forget->setToolTip(tr("Takes it out of this list; the file stays"));
    addHeaderWidget(m_open);
    addHeaderWidget(m_forget);
    m_model = new RecentPlansModel(this);
    m_table = new DataTable(u"recentPlans"_s, this);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Recent plans"));
    m_table->setEmptyText(tr("Plans you save or open are listed here."));
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(RecentPlansModel::WhatColumn, QHeaderView::Stretch);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setItemDelegateForColumn(RecentPlansModel::RowsColumn, new FigureDelegate(m_table));
    content()->addWidget(m_table, 1);

    connect(m_open, &QPushButton::clicked, this, &PlansCard::open);
    connect(m_forget, &QPushButton::clicked, this, &PlansCard::forget);
    connect(m_table, &QTableView::doubleClicked, this, &PlansCard::open);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PlansCard::refreshButtons);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        new QShortcut(key, m_table, this, &PlansCard::open, Qt::WidgetShortcut);
    new QShortcut(Qt::Key_Delete, m_table, this, &PlansCard::forget, Qt::WidgetShortcut);
    connect(m_plans, &RecentPlans::changed, this, &PlansCard::refresh);
    refresh();
}

void PlansCard::setOpenable(bool openable)
{
    m_openable = openable;
    refreshButtons();
}

void PlansCard::refresh()
{
    const QString before = current();
    m_model->setPlans(m_plans->plans());
    // As wide as the names: the table's own width is not known before it was laid out.
    m_table->resizeColumnToContents(RecentPlansModel::NameColumn);
    m_table->setColumnWidth(
        RecentPlansModel::NameColumn,
        qMin(scaled(170), m_table->columnWidth(RecentPlansModel::NameColumn) + scaled(12)));
    m_table->setColumnWidth(RecentPlansModel::RowsColumn,
                            figureWidth(m_table->fontMetrics(), u"1,000,000,000"_s) + 16);
    m_table->setColumnHidden(RecentPlansModel::RowsColumn, m_table->width() < scaled(640));
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->index(row, 0).data(RecentPlansModel::PathRole).toString() == before)
            m_table->setCurrentIndex(m_model->index(row, 0));
    refreshButtons();
}

void PlansCard::refreshButtons()
{
    const QModelIndex index = m_table->currentIndex();
    m_open->setEnabled(m_openable && index.isValid() &&
                       index.siblingAtColumn(0).data(RecentPlansModel::UsableRole).toBool());
    m_forget->setEnabled(index.isValid());
}

QString PlansCard::current() const
{
    return m_table->currentIndex().siblingAtColumn(0).data(RecentPlansModel::PathRole).toString();
}

void PlansCard::open()
{
    if (m_open->isEnabled())
        Q_EMIT planRequested(current());
}

void PlansCard::forget()
{
    if (!current().isEmpty())
        Q_EMIT forgetRequested(current());
}

} // namespace millrace
