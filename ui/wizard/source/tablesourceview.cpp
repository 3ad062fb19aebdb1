// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/tablesourceview.h"

#include "core/base/literals.h"
#include "core/source/source.h"
#include "ui/language/localtext.h"
#include "ui/widgets/card.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>

namespace millrace {

TableSourceView::TableSourceView(QAbstractItemModel *rows, QWidget *parent)
    : QWidget(parent)
{
    auto *card = new Card(tr("First rows"), this);
    m_rows = new DataTable(u"tableSampleTable"_s, card);
    m_rows->setModel(rows);
    m_rows->setAccessibleName(tr("First rows of the source table"));
    m_rows->setEmptyText(tr("They are read once the server is connected, under Target."));
    card->content()->addWidget(m_rows, 1);
    QHBoxLayout *columns = makeLine(this, 12, {{buildFacts(), 41}, {card, 59}});
    stackWhenNarrow(this, columns);
}

QWidget *TableSourceView::buildFacts()
{
    auto *card = new Card(tr("A table on the target's server"), this);
    m_facts = new QFormLayout;
    m_facts->setHorizontalSpacing(16);
    m_facts->setVerticalSpacing(8);
    card->content()->addLayout(m_facts);
    m_table = addFact(tr("Table"), u"sourceTableName"_s);
    m_size = addFact(tr("Holds"), u"sourceTableSize"_s);
    m_key = addFact(tr("Cut by"), u"sourceTableKey"_s);
    m_columns = addFact(tr("Columns"), u"sourceTableColumns"_s);
    QLabel *how =
        makeNote(tr("The rows go from table to table inside the server, by INSERT … SELECT in ranges "
                    "of the key: nothing passes through this machine. While a range is loaded, "
                    "whoever writes to these rows waits."),
                 card);
    how->setWordWrap(true);
    card->content()->addWidget(how);
    card->content()->addStretch(1);
    QPushButton *files = makeButton(tr("&Files instead…"), u"filesInstead"_s, u"small"_s, card);
    QPushButton *folder = makeButton(tr("Fol&der instead…"), u"folderInstead"_s, u"small"_s, card);
    card->content()->addLayout(makeLine(6, {files, folder, nullptr}));
    connect(files, &QPushButton::clicked, this, &TableSourceView::filesRequested);
    connect(folder, &QPushButton::clicked, this, &TableSourceView::folderRequested);
    return card;
}

QLabel *TableSourceView::addFact(const QString &name, const QString &objectName)
{
    QLabel *value = named(makeLabel({}, {}, this), objectName);
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->addRow(makeLabel(name, u"muted"_s, this), value);
    return value;
}

void TableSourceView::setSource(const Source &source)
{
    const SourceTable &table = *source.table;
    m_table->setText(table.view ? tr("%1.%2, a view").arg(table.schema, table.name)
                                : tr("%1.%2, %3").arg(table.schema, table.name, table.engine));
    m_size->setText(tr("about %1, %2 by the server's estimate")
                        .arg(rowsText(table.rowsEstimate), sizeText(table.dataBytes)));
    m_key->setText(
        table.key.isEmpty()
            ? tr("nothing: it has no key whose ranges could be told apart and is loaded in one piece")
            : tr("ranges of %1 (%2)").arg(table.key.text(), table.key.index));
    m_columns->setText(source.fieldNames.join(u", "_s));
    const int columns = m_rows->model()->columnCount();
    if (columns != m_shownFields && columns > 0) {
        m_shownFields = columns;
        m_rows->fitColumns(220);
    }
}

} // namespace millrace
