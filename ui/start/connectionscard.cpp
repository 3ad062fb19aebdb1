// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/connectionscard.h"

#include "core/base/literals.h"
#include "ui/models/savedconnectionsmodel.h"
#include "ui/session/connectionbook.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/roles.h"

#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>

namespace millrace {

ConnectionsCard::ConnectionsCard(ConnectionBook *book, QWidget *parent)
    : Card(tr("Saved connections"), parent)
    , m_book(book)
{
    m_use = makeButton(tr("&Use"), u"connectionUse"_s, u"link"_s, this);
    m_use->setToolTip(tr("Begins a migration into this server"));
    addHeaderWidget(m_use);
    m_model = new SavedConnectionsModel(this);
    m_table = new DataTable(u"startConnections"_s, this);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Saved connections"));
    m_table->horizontalHeader()->hide();
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content()->addWidget(m_table, 1);
    connect(m_use, &QPushButton::clicked, this, &ConnectionsCard::use);
    connect(m_table, &QTableView::doubleClicked, this, &ConnectionsCard::use);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        new QShortcut(key, m_table, this, &ConnectionsCard::use, Qt::WidgetShortcut);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ConnectionsCard::refreshButtons);
    connect(m_book, &ConnectionBook::changed, this, &ConnectionsCard::refresh);
    followType(this, [this] { fitColumns(); });
    refresh();
}

void ConnectionsCard::setUsable(bool usable)
{
    m_usable = usable;
    refreshButtons();
}

void ConnectionsCard::refresh()
{
    m_table->setEmptyText(m_book->error() ? m_book->error()->text()
                                          : tr("Servers you save on the Target page are listed here."));
    m_model->setConnections(m_book->connections());
    fitColumns();
    refreshButtons();
}

/// Where there is no room for both, the name alone: what it stands for is in its tip.
void ConnectionsCard::fitColumns()
{
    const QAbstractItemView *view = m_table; // QTableView hides what it overrides
    const int name =
        qMin(scaled(130), view->sizeHintForColumn(SavedConnectionsModel::NameColumn) + scaled(12));
    m_table->setColumnHidden(SavedConnectionsModel::ServerColumn,
                             m_table->viewport()->width() - name < scaled(60));
    m_table->setColumnWidth(SavedConnectionsModel::NameColumn, name);
}

void ConnectionsCard::refreshButtons()
{
    m_use->setEnabled(m_usable && m_table->currentIndex().isValid());
}

void ConnectionsCard::use()
{
    if (m_use->isEnabled())
        Q_EMIT connectionRequested(
            m_table->currentIndex().siblingAtColumn(0).data(SavedConnectionsModel::NameRole).toString());
}

void ConnectionsCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fitColumns();
}

} // namespace millrace
