// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/serversourceview.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/work/sourcework.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/fittingscroll.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/connection/connectionform.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>

namespace millrace {

namespace {

constexpr int queryHeight = 56; ///< at least
constexpr int rowsHeight = 104; ///< likewise: the names of the columns and two rows

QString factsOf(const Source &source)
{
    const SourceTable &table = *source.table;
    const QString columns = columnsText(source.fieldCount);
    if (table.isQuery())
        return ServerSourceView::tr(
                   "The result of the SELECT, %1. It is read by one statement and goes in as one "
                   "chunk: how many rows it has shows when they are in.")
            .arg(columns);
    const QString what =
        ServerSourceView::tr("%1.%2 · %3 · about %4 · %5")
            .arg(table.schema, table.name, table.view ? ServerSourceView::tr("a view") : table.engine,
                 rowsText(table.rowsEstimate), columns);
    if (table.key.isEmpty())
        return what +
               ServerSourceView::tr("\nIt has no key that ranges could be made of: one statement reads it, "
                                    "and it goes in as one chunk.");
    return what +
           (table.hasSnapshots()
                ? ServerSourceView::tr("\nRead in ranges of %1, all from one snapshot: writers wait for the "
                                       "milliseconds it takes to begin it.")
                      .arg(table.key.text())
                : ServerSourceView::tr("\nRead in ranges of %1. %2 has no snapshots: keep writers away while "
                                       "the run lasts.")
                      .arg(table.key.text(), table.engine));
}

} // namespace

ServerSourceView::ServerSourceView(SourceWork *work, QAbstractItemModel *rows, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
{
    m_rows = new DataTable(u"serverSampleTable"_s, this);
    m_rows->setModel(rows);
    m_rows->setAccessibleName(tr("First rows of the source"));
    m_rows->setEmptyText(tr("Say where the rows are, then read the first of them."));
    QHBoxLayout *columns = makeLine(this, 12, {{buildPlace(), 41}, {buildRows(), 59}});
    stackWhenNarrow(this, columns);
    connect(work, &SourceWork::changed, this, &ServerSourceView::refresh);
    m_form->setSpec({});
    chooseKind(false);
    refresh();
}

QWidget *ServerSourceView::buildPlace()
{
    auto *card = new Card(tr("Rows of another server"), this);
    QPushButton *files = makeButton(tr("&Files instead"), u"serverToFiles"_s, u"link"_s, card);
    card->addHeaderWidget(files);
    connect(files, &QPushButton::clicked, this, &ServerSourceView::filesRequested);
    m_form = new ConnectionForm(u"source"_s, card);
    // The fields scroll where there is no room for all of them; what they lead to does not.
    auto *area = new FittingScroll(card);
    area->setWidget(m_form);
    m_form->setAutoFillBackground(false); // the card's own colour
    area->viewport()->setAutoFillBackground(false);
    card->content()->addWidget(area);

    m_tableKind = makeButton(tr("&Table"), u"sourceKindTable"_s, u"segment"_s, card);
    m_queryKind = makeButton(tr("SE&LECT"), u"sourceKindQuery"_s, u"segment"_s, card);
    auto *group = new QButtonGroup(this);
    for (QPushButton *kind : {m_tableKind, m_queryKind}) {
        kind->setCheckable(true);
        group->addButton(kind);
        connect(kind, &QPushButton::clicked, this, [this] { chooseKind(m_queryKind->isChecked()); });
    }
    m_list = makeButton(tr("L&ist tables"), u"listSourceTables"_s, u"small"_s, card);
    card->content()->addLayout(makeLine(6, {m_tableKind, m_queryKind, nullptr, m_list}));

    m_what = new QStackedWidget(card);
    auto *tablePage = new QWidget(m_what);
    m_table = named(new QComboBox(tablePage), u"sourceTable"_s, tr("Source table"));
    m_table->setEditable(true);
    m_table->setInsertPolicy(QComboBox::NoInsert);
    makeColumn(tablePage, 6, {m_table, nullptr});
    m_query = named(new QPlainTextEdit(m_what), u"sourceQuery"_s, tr("SELECT whose rows are loaded"));
    m_query->setPlaceholderText(tr("SELECT id, name FROM …"));
    m_query->setProperty("role", u"code"_s);
    setType(m_query, codeFont);
    m_query->setTabChangesFocus(true);
    m_what->addWidget(tablePage);
    m_what->addWidget(m_query);
    card->content()->addWidget(m_what, 1);

    m_read = makeButton(tr("&Read the first rows"), u"readSource"_s, u"primary"_s, card);
    m_trust = makeButton(tr("&Trust this key"), u"trustSourceHostKey"_s, u"small"_s, card);
    card->content()->addLayout(makeLine(6, {m_read, nullptr, m_trust}));

    connect(m_list, &QPushButton::clicked, this, &ServerSourceView::list);
    connect(m_read, &QPushButton::clicked, this, &ServerSourceView::read);
    connect(m_trust, &QPushButton::clicked, this,
            [this] { m_work->trustHostAndList(m_form->spec(), m_form->password()); });
    connect(m_form, &ConnectionForm::submitted, this, &ServerSourceView::list);
    return card;
}

QWidget *ServerSourceView::buildRows()
{
    auto *card = new Card(tr("First rows"), this);
    m_facts = named(makeLabel({}, u"muted"_s, card), u"serverSourceFacts"_s);
    m_facts->setWordWrap(true);
    card->content()->addWidget(m_facts);
    // Above each other the cards would else share the room by what the table would like, and the fields of
    // the other one would stand on each other.
    m_rows->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    followType(m_rows, [this] { m_rows->setMinimumHeight(scaled(rowsHeight)); });
    card->content()->addWidget(m_rows, 1);
    return card;
}

void ServerSourceView::chooseKind(bool query)
{
    m_tableKind->setChecked(!query);
    m_queryKind->setChecked(query);
    m_what->setCurrentIndex(query ? 1 : 0);
    // The hidden one must not ask for room: the smallest window has none to spare.
    m_query->setSizePolicy(QSizePolicy::Expanding, query ? QSizePolicy::Expanding : QSizePolicy::Ignored);
    m_what->setMinimumHeight(query ? scaled(queryHeight) : 0);
    m_list->setVisible(!query);
}

void ServerSourceView::read()
{
    const bool query = m_queryKind->isChecked();
    m_work->readServer(
        {.server = m_form->spec(), .table = query ? QString() : m_table->currentText().trimmed()},
        query ? m_query->toPlainText().trimmed() : QString(), m_form->password());
}

void ServerSourceView::list()
{
    m_work->listTables(m_form->spec(), m_form->password());
}

void ServerSourceView::refresh()
{
    const bool busy = m_work->isInspecting() || m_work->isListing();
    m_read->setEnabled(!busy);
    m_list->setEnabled(!busy);
    m_trust->setEnabled(!busy);
    m_trust->setVisible(m_work->showsUnknownHost());
    m_read->setText(m_work->isInspecting() ? tr("Reading …")
                    : m_hasSource          ? tr("&Read again")
                                           : tr("&Read the first rows"));
    setRole(m_read, m_hasSource ? u"small"_s : u"primary"_s);
    QStringList shown;
    for (int i = 0; i < m_table->count(); ++i)
        shown << m_table->itemText(i);
    if (shown == m_work->serverTables())
        return;
    const QString text = m_table->currentText();
    m_table->clear();
    m_table->addItems(m_work->serverTables());
    if (!text.isEmpty())
        m_table->setEditText(text);
}

void ServerSourceView::setSource(const Source &source)
{
    const SourceTable &table = *source.table;
    m_hasSource = true;
    refresh();
    m_facts->setText(factsOf(source));
    m_facts->setVisible(true);
    // What is being typed must not be overwritten because the rows of before are shown again.
    if (const QString place = sourceUrl(table) + table.query; place != m_shown) {
        m_shown = place;
        m_form->setSpec(*table.server);
        chooseKind(table.isQuery());
        m_query->setPlainText(table.query);
        m_table->setEditText(table.name);
    }
    const int columns = m_rows->model()->columnCount();
    if (columns != m_shownFields && columns > 0) {
        m_shownFields = columns;
        m_rows->fitColumns(220);
    }
}

void ServerSourceView::clearSource()
{
    m_hasSource = false;
    refresh();
    m_facts->clear();
    m_facts->setVisible(false);
}

} // namespace millrace
