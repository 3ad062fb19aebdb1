// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/dumpsourceview.h"

#include "core/base/literals.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/source/bytes/charsets.h"
#include "ui/language/localtext.h"
#include "ui/models/dumptablesmodel.h"
#include "ui/session/work/dumpwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/words/dumpwords.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <algorithm>

namespace millrace {

namespace {

constexpr int mostOthers = 200; ///< statements left to the user that are listed

QString othersOf(const DumpReading &reading)
{
    QString text;
    int listed = 0;
    for (const auto &[file, statement] : reading.leftToUser())
        if (listed++ < mostOthers)
            text += DumpSourceView::tr("-- line %1 of %2")
                        .arg(groupedNumber(statement->place.line), QFileInfo(file).fileName()) +
                    u'\n' + displayText(statement->text.left(2000)) + u";\n"_s;
    return text;
}

} // namespace

DumpSourceView::DumpSourceView(DumpDraft *dump, DumpWork *work, QWidget *parent)
    : QWidget(parent)
    , m_dump(dump)
    , m_work(work)
{
    QHBoxLayout *columns = makeLine(this, 12, {{buildTables(), 60}, {buildContents(), 40}});
    stackWhenNarrow(this, columns);
    connect(dump, &DumpDraft::readingChanged, this, &DumpSourceView::refresh);
    connect(dump, &DumpDraft::optionsChanged, this, &DumpSourceView::refresh);
    connect(work, &DumpWork::changed, this, &DumpSourceView::refreshProgress);
    connect(work, &DumpWork::readProgress, this, &DumpSourceView::refreshProgress);
    refresh();
}

QWidget *DumpSourceView::buildTables()
{
    auto *card = new Card(tr("Tables of the dump"), this);
    m_model = new DumpTablesModel(this);
    m_tables = new DataTable(u"dumpTables"_s, card);
    m_tables->setModel(m_model);
    m_tables->setAccessibleName(tr("Tables of the dump"));
    QHeaderView *header = m_tables->horizontalHeader();
    header->setStretchLastSection(true);
    header->setSectionResizeMode(DumpTablesModel::Name, QHeaderView::Interactive);
    m_tables->setScaledColumnWidth(DumpTablesModel::Name, 190);
    m_tables->setScaledColumnWidth(DumpTablesModel::Rows, 100);
    m_tables->setScaledColumnWidth(DumpTablesModel::Size, 80);
    card->content()->addWidget(m_tables, 1);
    QPushButton *files = makeButton(tr("Add &files…"), u"dumpAddFiles"_s, u"small"_s, card);
    QPushButton *folder = makeButton(tr("Add fol&der…"), u"dumpAddFolder"_s, u"small"_s, card);
    QPushButton *alone = makeButton(tr("Load only t&his table"), u"dumpTableAlone"_s, u"small"_s, card);
    m_all = makeButton(tr("Tick a&ll"), u"dumpTickAll"_s, u"small"_s, card);
    m_none = makeButton(tr("&Tick none"), u"dumpTickNone"_s, u"small"_s, card);
    m_schemas = makeButton(tr("Sche&mas…"), u"dumpSchemas"_s, u"small"_s, card);
    m_system = named(new QCheckBox(card), u"dumpSystemSchemas"_s);
    // Two lines: in one, the small window cuts the words.
    card->content()->addLayout(makeLine(6, {m_all, m_none, nullptr, alone}));
    card->content()->addLayout(makeLine(6, {files, folder, nullptr}));
    card->addHeaderWidget(m_system);
    card->addHeaderWidget(m_schemas);
    connect(m_schemas, &QPushButton::clicked, this, &DumpSourceView::offerSchemas);
    connect(m_system, &QCheckBox::clicked, this, [this](bool wanted) {
        QStringList leftOut = m_dump->asked().schemasLeftOut;
        leftOut.removeIf(isSystemSchema);
        if (!wanted && m_dump->reading())
            leftOut += systemSchemasOf(*m_dump->reading());
        m_dump->change(&DumpPlanOptions::schemasLeftOut, leftOut);
    });
    connect(m_model, &DumpTablesModel::leftOutEdited, this,
            [this](const QStringList &keys) { m_dump->change(&DumpPlanOptions::leftOut, keys); });
    connect(m_all, &QPushButton::clicked, this, [this] { m_dump->change(&DumpPlanOptions::leftOut, {}); });
    connect(m_none, &QPushButton::clicked, this, [this] {
        QStringList keys;
        for (const DumpReading::Table &table : m_dump->tables())
            keys << table.key();
        m_dump->change(&DumpPlanOptions::leftOut, keys);
    });
    m_withOthers = {files, folder}; // no file goes with a stream
    connect(files, &QPushButton::clicked, this, &DumpSourceView::filesRequested);
    connect(folder, &QPushButton::clicked, this, &DumpSourceView::folderRequested);
    connect(alone, &QPushButton::clicked, this, [this] {
        const QVector<DumpReading::Table> &tables = m_dump->tables();
        const int row = m_tables->currentIndex().row();
        if (row >= 0 && row < tables.size())
            Q_EMIT tableRequested(tables.at(row).name);
    });
    connect(m_tables->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DumpSourceView::refreshAlone);
    m_alone = alone;
    m_headNote = named(makeNote(tr("More tables may follow. All of it is loaded while it arrives, each "
                                   "column by its name. Once it is all there, tables and schemas can be left "
                                   "out, and columns mapped otherwise: wait for it where that is wanted."),
                                card),
                       u"dumpHeadNote"_s);
    card->content()->addWidget(m_headNote);
    return card;
}

QWidget *DumpSourceView::buildContents()
{
    auto *card = new Card(tr("What else is in it"), this);
    m_contents = named(makeLabel({}, {}, card), u"dumpContents"_s);
    m_contents->setWordWrap(true);
    m_contents->setTextInteractionFlags(Qt::TextSelectableByMouse);
    card->content()->addWidget(m_contents);
    card->content()->addWidget(
        makeNote(tr("Tables are made first and loaded at the same time, each by LOAD DATA. Indexes, "
                    "constraints, views, triggers and routines follow after the rows. From where the order "
                    "matters, the dump runs as it stands."),
                 card));
    m_othersTitle = makeLabel({}, u"warning"_s, card);
    m_othersTitle->setWordWrap(true);
    card->content()->addWidget(m_othersTitle);
    m_others = named(new QPlainTextEdit(card), u"dumpOthers"_s, tr("Statements that are left out"));
    m_others->setProperty("role", u"code"_s);
    setType(m_others, codeFont);
    m_others->setReadOnly(true);
    m_others->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_others->setTabChangesFocus(true);
    card->content()->addWidget(m_others, 1);
    m_runOthers = named(new QCheckBox(tr("&Run them, too, after the rows"), card), u"dumpRunOthers"_s);
    card->content()->addWidget(m_runOthers);
    m_leaveOthers =
        named(new QCheckBox(tr("Lea&ve them out: they are not wanted"), card), u"dumpLeaveOthers"_s);
    m_leaveOthers->setToolTip(
        tr("If neither is ticked, they do not run either, and the run ends with them as what is missing."));
    card->content()->addWidget(m_leaveOthers);
    card->content()->addStretch(0);
    const auto choose = [this](QCheckBox *box, OtherStatements others) {
        // Clicked: refresh() unticks the other one.
        connect(box, &QCheckBox::clicked, this, [this, others](bool ticked) {
            m_dump->change(&DumpPlanOptions::others, ticked ? others : OtherStatements::Missing);
        });
    };
    choose(m_runOthers, OtherStatements::Run);
    choose(m_leaveOthers, OtherStatements::LeftOut);
    return card;
}

void DumpSourceView::refreshAlone()
{
    m_alone->setEnabled(m_tables->currentIndex().isValid() && !isHead());
}

bool DumpSourceView::isHead() const
{
    return m_dump->reading() && m_dump->reading()->isHead;
}

void DumpSourceView::offerSchemas()
{
    auto *menu = named(new QMenu(this), u"dumpSchemasMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString &schema : m_dump->allSchemas()) {
        QAction *action = menu->addAction(schema);
        action->setCheckable(true);
        action->setChecked(!m_dump->asked().schemasLeftOut.contains(schema));
        connect(action, &QAction::toggled, this, [this, schema](bool wanted) {
            QStringList leftOut = m_dump->asked().schemasLeftOut;
            leftOut.removeAll(schema);
            if (!wanted)
                leftOut << schema;
            m_dump->change(&DumpPlanOptions::schemasLeftOut, leftOut);
        });
    }
    // popup(), not exec(): no event loop of our own runs here.
    menu->popup(m_schemas->mapToGlobal(QPoint(0, m_schemas->height())));
}

void DumpSourceView::refreshSchemas()
{
    const QStringList &leftOut = m_dump->asked().schemasLeftOut;
    const QStringList system = m_dump->reading() ? systemSchemasOf(*m_dump->reading()) : QStringList();
    m_schemas->setVisible(m_dump->allSchemas().size() > 1 && !isHead());
    m_system->setVisible(!system.isEmpty());
    m_system->setText(tr("with %1").arg(system.join(u", "_s)));
    const QString meaning =
        tr("Load %1, too: accounts, privileges and settings of the server itself").arg(system.join(u", "_s));
    m_system->setToolTip(meaning);
    m_system->setAccessibleDescription(meaning);
    m_system->setChecked(!system.isEmpty() &&
                         std::none_of(system.begin(), system.end(), [&leftOut](const QString &schema) {
                             return leftOut.contains(schema);
                         }));
}

void DumpSourceView::refresh()
{
    const auto &reading = m_dump->reading();
    const QVector<DumpReading::Table> &tables = m_dump->tables();
    m_model->setTables(tables);
    m_model->setLeftOut(m_dump->asked().leftOut, m_dump->asked().schemasLeftOut);
    m_model->setHead(isHead());
    m_headNote->setVisible(isHead());
    for (QWidget *control : std::as_const(m_withOthers))
        control->setEnabled(!isHead());
    refreshAlone();
    refreshSchemas();
    m_all->setEnabled(!m_dump->asked().leftOut.isEmpty());
    m_none->setEnabled(!m_dump->wantedTables().isEmpty() && !isHead());
    // Of a plan that was opened, or resumed, what it keeps of the dump.
    const bool isKnown = reading || m_dump->plan();
    const QStringList contents = reading          ? dumpContents(*reading)
                                 : m_dump->plan() ? dumpContents(*m_dump->plan())
                                                  : QStringList();
    m_contents->setText(!isKnown ? QString()
                        : contents.isEmpty()
                            ? (isHead() ? tr("Nothing but rows so far.") : tr("Nothing but rows."))
                            : contents.join(u'\n'));
    const qint64 others = reading ? reading->leftToUser().size() : 0;
    m_othersTitle->setText(
        isHead() && others == 0
            ? tr("Statements that change the server, or are of no known kind, where any come:")
            : tr("%1 that change the server, or are of no known kind:").arg(statementsText(others)));
    m_others->setVisible(others > 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_othersTitle, m_runOthers, m_leaveOthers})
        part->setVisible(others > 0 || isHead());
    if (others > 0) {
        const QString text = othersOf(*reading);
        if (m_others->toPlainText() != text)
            m_others->setPlainText(text);
    }
    m_runOthers->setChecked(m_dump->asked().others == OtherStatements::Run);
    m_leaveOthers->setChecked(m_dump->asked().others == OtherStatements::LeftOut);
    refreshProgress();
}

void DumpSourceView::refreshProgress()
{
    const double share = m_work->readShare();
    m_tables->setEmptyText(
        m_work->readError() ? tr("The dump cannot be read whole.")
        : m_work->isReading()
            ? (share < 0 ? tr("Reading the dump …") : tr("Reading the dump … %1 %").arg(wholePercent(share)))
            : tr("No table: all of it is run as it stands"));
    m_tables->viewport()->update();
}

} // namespace millrace
