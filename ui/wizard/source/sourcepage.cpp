// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/sourcepage.h"

#include "core/base/literals.h"
#include "core/source/inspect/dumptables.h"
#include "ui/language/localtext.h"
#include "ui/models/filesmodel.h"
#include "ui/models/progressdelegate.h"
#include "ui/models/samplemodel.h"
#include "ui/session/work/dumpwork.h"
#include "ui/session/work/sourcework.h"
#include "ui/session/work/streamwork.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/currentstack.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/problemlist.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/source/arrivalbar.h"
#include "ui/wizard/source/dialectbar.h"
#include "ui/wizard/source/droparea.h"
#include "ui/wizard/source/dumpsourceview.h"
#include "ui/wizard/source/serversourceview.h"
#include "ui/wizard/source/streamsources.h"
#include "ui/wizard/source/streamview.h"
#include "ui/wizard/source/tablesourceview.h"
#include "ui/words/dumpwords.h"
#include "ui/words/sourcewords.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <numeric>

namespace millrace {

SourcePage::SourcePage(MigrationDraft *draft, SourceWork *work, StreamWork *streams, FileChooser *chooser,
                       QWidget *parent)
    : WizardPage(u"sourcePage"_s, parent)
    , m_draft(draft)
    , m_work(work)
    , m_streams(streams)
    , m_chooser(chooser)
{
    auto *content = new QWidget(this);
    QHBoxLayout *columns = makeLine(content, 12, {{buildFiles(), 41}, {buildRows(), 59}});
    stackWhenNarrow(this, columns);

    m_drop = new DropArea(this);
    connect(m_drop, &DropArea::dropped, this,
            [this](const QStringList &paths) { m_work->addPaths(paths, m_subfolders->isChecked()); });
    connect(m_drop, &DropArea::addFilesRequested, this, &SourcePage::addFiles);
    connect(m_drop, &DropArea::addFolderRequested, this, &SourcePage::addFolder);
    m_states = new CurrentStack;
    m_states->addWidget(m_drop);
    m_states->addWidget(content);
    m_tableView = new TableSourceView(m_sampleModel, this);
    connect(m_tableView, &TableSourceView::filesRequested, this, &SourcePage::addFiles);
    connect(m_tableView, &TableSourceView::folderRequested, this, &SourcePage::addFolder);
    m_states->addWidget(m_tableView);
    m_serverView = new ServerSourceView(work, m_sampleModel, this);
    m_states->addWidget(m_serverView);
    connect(m_drop, &DropArea::serverRequested, this, [this] {
        m_wantsServer = true;
        refresh();
        m_serverView->setFocus();
    });
    connect(m_serverView, &ServerSourceView::filesRequested, this, &SourcePage::leaveServer);
    buildStreams();
    body()->addWidget(buildScope());
    body()->addLayout(m_states, 1);
    auto *arrival = new ArrivalBar(m_draft, m_streams, this);
    connect(arrival, &ArrivalBar::givenUp, m_streamSources, &StreamSources::giveUp);
    body()->addWidget(arrival);
    m_problems = new ProblemList(3, this);
    body()->addWidget(m_problems);

    connect(draft, &MigrationDraft::sourceChanged, this, &SourcePage::refresh);
    connect(work, &SourceWork::changed, this, &SourcePage::refresh);
    connect(work, &SourceWork::scanProgress, this, &SourcePage::summaryChanged);
    refresh();
}

void SourcePage::buildStreams()
{
    m_streamSources = new StreamSources(m_draft, m_work, m_streams, this);
    for (StreamView *view : m_streamSources->views())
        m_states->addWidget(view);
    connect(m_streamSources, &StreamSources::wantedChanged, this, [this] {
        refresh();
        QWidget *view = m_streamSources->wanted();
        (view ? view : m_drop)->setFocus();
    });
    connect(m_streamSources, &StreamSources::progress, this, &SourcePage::summaryChanged);
    connect(m_work, &SourceWork::pipeGiven, m_streamSources, &StreamSources::readPipe);
    connect(m_drop, &DropArea::commandRequested, this,
            [this] { m_streamSources->want(SourceStream::From::Command); });
    connect(m_drop, &DropArea::storeRequested, this,
            [this] { m_streamSources->want(SourceStream::From::Store); });
}

QWidget *SourcePage::buildScope()
{
    m_scope = new QWidget(this);
    m_scopes = new QButtonGroup(m_scope);
    auto *whole = named(new QRadioButton(tr("The &whole dump"), m_scope), u"scopeWhole"_s);
    whole->setToolTip(tr("All tables with their definitions, indexes, views, triggers and routines"));
    auto *table = named(new QRadioButton(tr("On&e table of it"), m_scope), u"scopeTable"_s);
    table->setToolTip(tr("Its rows alone, into a table of your choice, mapped as you like"));
    m_scopes->addButton(whole, 1);
    m_scopes->addButton(table, 0);
    makeLine(m_scope, 18, {whole, table, nullptr});
    m_scope->hide();
    connect(m_scopes, &QButtonGroup::idClicked, this, [this](int id) {
        m_draft->change(&SourceDraft::setWholeDump, id == 1);
        m_work->scan();
    });
    return m_scope;
}

void SourcePage::offerDumps(DumpDraft *dump, DumpWork *work)
{
    m_dump = dump;
    m_dumpWork = work;
    m_dumpView = new DumpSourceView(dump, work, this);
    m_states->addWidget(m_dumpView);
    connect(m_dumpView, &DumpSourceView::filesRequested, this, &SourcePage::addFiles);
    connect(m_dumpView, &DumpSourceView::folderRequested, this, &SourcePage::addFolder);
    connect(m_dumpView, &DumpSourceView::tableRequested, this, &SourcePage::chooseAlone);
    connect(dump, &DumpDraft::readingChanged, this, &SourcePage::refresh);
    connect(dump, &DumpDraft::optionsChanged, this, &SourcePage::refresh);
    connect(work, &DumpWork::changed, this, &SourcePage::refresh);
    connect(work, &DumpWork::readProgress, this, &SourcePage::summaryChanged);
    refresh();
}

void SourcePage::chooseAlone(const QString &table)
{
    const QVector<FoundTable> &found = m_draft->input().found;
    for (qsizetype i = 0; i < found.size(); ++i)
        if (found.at(i).source.name == table) {
            m_draft->change(&SourceDraft::setWholeDump, false);
            m_draft->change(&SourceDraft::choose, static_cast<int>(i));
            m_work->scan();
            return;
        }
}

QWidget *SourcePage::buildFiles()
{
    auto *card = new Card(tr("Files in load order"), this);
    m_tables = named(new QComboBox(card), u"foundTables"_s, tr("Table found in these files"));
    card->content()->addWidget(m_tables);
    connect(m_tables, &QComboBox::activated, this, [this](int index) {
        m_draft->change(&SourceDraft::choose, index);
        m_work->scan();
    });

    m_split = makeButton(tr("S&plit"), u"splitTable"_s, u"link"_s, card);
    m_split->setToolTip(tr("Take each file for a table of its own"));
    m_join = makeButton(tr("&Join …"), u"joinTables"_s, u"link"_s, card);
    m_join->setToolTip(tr("Load the files of other tables of the same shape into this one too"));
    card->addHeaderWidget(m_split);
    card->addHeaderWidget(m_join);
    connect(m_split, &QPushButton::clicked, m_work, &SourceWork::splitTable);
    connect(m_join, &QPushButton::clicked, this, &SourcePage::offerJoins);

    m_filesModel = new FilesModel(m_draft, m_work, this);
    m_files = new DataTable(u"fileTable"_s, card);
    m_files->setModel(m_filesModel);
    m_files->setAccessibleName(tr("Files in load order"));
    m_files->setItemDelegateForColumn(FilesModel::Rows,
                                      new ProgressDelegate(FilesModel::ScanPercentRole, m_files));
    m_files->setTextElideMode(Qt::ElideMiddle);
    QHeaderView *header = m_files->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(FilesModel::Name, QHeaderView::Stretch);
    m_files->setScaledColumnWidth(FilesModel::Order, 32);
    m_files->setScaledColumnWidth(FilesModel::Rows, 78);
    m_files->setScaledColumnWidth(FilesModel::Size, 68);
    card->content()->addWidget(m_files, 1);

    buildFileButtons(card);
    return card;
}

void SourcePage::buildFileButtons(Card *card)
{
    m_up = makeButton(tr("&Up"), u"fileUp"_s, u"small"_s, card);
    m_down = makeButton(tr("Do&wn"), u"fileDown"_s, u"small"_s, card);
    QPushButton *remove = makeButton(tr("&Remove"), u"fileRemove"_s, u"small"_s, card);
    m_sort = named(new QComboBox(card), u"fileSort"_s, tr("Order of the files"));
    m_sort->addItems({tr("natural"), tr("by name"), tr("by time"), tr("by hand")});
    card->content()->addLayout(makeLine(6, {m_up, m_down, remove, nullptr, m_sort}));
    QPushButton *files = makeButton(tr("Add &files…"), u"addFiles"_s, u"small"_s, card);
    QPushButton *folder = makeButton(tr("Add fol&der…"), u"addFolder"_s, u"small"_s, card);
    m_subfolders = named(new QCheckBox(tr("with su&bfolders"), card), u"addSubfolders"_s);
    card->content()->addLayout(makeLine(4, {files, folder, m_subfolders, nullptr}));
    m_fileControls = {remove, files, folder, m_subfolders};

    connect(m_up, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    connect(remove, &QPushButton::clicked, this, &SourcePage::removeCurrent);
    connect(m_sort, &QComboBox::activated, this, [this](int index) {
        m_draft->change(&SourceDraft::sortFiles,
                        static_cast<FileOrder>(index)); // "by hand" leaves them as they are
    });
    connect(files, &QPushButton::clicked, this, &SourcePage::addFiles);
    connect(folder, &QPushButton::clicked, this, &SourcePage::addFolder);
}

QWidget *SourcePage::buildRows()
{
    auto *card = new Card(tr("How they are written"), this);
    m_detect = makeButton(tr("De&tect again"), u"detectDialect"_s, u"link"_s, card);
    card->addHeaderWidget(m_detect);
    connect(m_detect, &QPushButton::clicked, m_work, &SourceWork::detectDialect);
    m_dialect = new DialectBar(card);
    card->content()->addWidget(m_dialect);
    connect(m_dialect, &DialectBar::dialectEdited, m_work, &SourceWork::applyDialect);
    connect(m_dialect, &DialectBar::refusalChanged, this, &SourcePage::refreshProblems);
    m_evidence = named(new ElidedLabel({}, card), u"dialectEvidence"_s);
    setType(m_evidence, noteFont);
    setRole(m_evidence, u"muted"_s);
    card->content()->addWidget(m_evidence);

    m_sampleModel = new SampleModel(this);
    m_rows = new DataTable(u"sampleTable"_s, card);
    m_rows->setModel(m_sampleModel);
    m_rows->setAccessibleName(tr("First rows of the first file"));
    m_rows->setEmptyText(tr("No row under this dialect"));
    card->content()->addWidget(m_rows, 1);
    return card;
}

void SourcePage::addFiles()
{
    m_chooser->chooseDumps(this, [this](const QStringList &paths) { m_work->addPaths(paths); });
}

void SourcePage::addFolder()
{
    m_chooser->chooseFolder(
        this, [this](const QStringList &paths) { m_work->addPaths(paths, m_subfolders->isChecked()); });
}

void SourcePage::offerJoins()
{
    constexpr qsizetype mostNamed = 20;
    const QVector<int> tables = m_draft->input().joinable();
    auto *menu = named(new QMenu(this), u"joinMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [this, menu](const QString &text, const QVector<int> &joined) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, joined] {
            m_draft->change(&SourceDraft::join, joined);
            m_work->scan();
        });
    };
    if (tables.size() > 1)
        offer(tr("All %1 tables of this shape").arg(groupedNumber(tables.size())), tables);
    for (const int table : tables.first(qMin(mostNamed, tables.size())))
        offer(m_draft->input().found.at(table).source.name, {table});
    // popup(), not exec(): no event loop of our own runs here.
    menu->popup(m_join->mapToGlobal(QPoint(0, m_join->height())));
}

void SourcePage::moveCurrent(int by)
{
    const int from = m_files->currentIndex().row();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_draft->source().files.size())
        return;
    m_draft->change(&SourceDraft::moveFile, from, to);
    m_files->setCurrentIndex(m_filesModel->index(to, FilesModel::Name));
}

void SourcePage::removeCurrent()
{
    const int row = m_files->currentIndex().row();
    if (row < 0)
        return;
    m_draft->change(&SourceDraft::removeFile, row);
    if (m_filesModel->rowCount() > 0)
        m_files->setCurrentIndex(
            m_filesModel->index(qMin(row, m_filesModel->rowCount() - 1), FilesModel::Name));
    m_work->scan();
}

void SourcePage::leaveServer()
{
    m_wantsServer = false;
    if (m_draft->source().isOnServer())
        m_draft->change(&SourceDraft::clear);
    else
        refresh();
}

int SourcePage::stateFor(const Source &source) const
{
    if (m_draft->isWholeDump() && m_dumpView)
        return WholeDump;
    if (source.isOnServer() || (source.isEmpty() && m_wantsServer))
        return OtherServer;
    if (QWidget *view = m_streamSources->wanted())
        return m_states->indexOf(view);
    return source.isEmpty() ? Nothing : source.isTable() ? TargetTable : Files;
}

void SourcePage::refresh()
{
    const Source &source = m_draft->source();
    m_wantsServer = m_wantsServer && (source.isEmpty() || source.isOnServer());
    m_states->setCurrentIndex(stateFor(source));
    m_scope->setVisible(m_dumpView && m_draft->input().holdsDump() && !isProgram(source));
    m_scopes->button(m_draft->isWholeDump() ? 1 : 0)->setChecked(true);
    refreshTables();
    const bool sqlDump = sqlTableOf(source) != nullptr;
    m_dialect->setVisible(!sqlDump); // there is nothing to choose: SQL says itself how it is written
    m_dialect->setDialect(source.dialect);
    const bool detected = m_draft->input().dialectOrigin == Origin::Detected;
    m_evidence->setFullText(detected
                                ? tr("Detected: %1").arg(m_draft->input().proposal.evidence.join(u" · "_s))
                                : tr("Set by hand"));
    m_detect->setVisible(!source.files.isEmpty() && !sqlDump);
    m_sampleModel->setRows(m_draft->input().sample, source.fieldNames, source.fieldCount);
    m_sampleModel->setProfile(source.scan ? source.scan->profile : TypeProfile());
    const int columns = m_sampleModel->columnCount();
    const bool profiled = source.scan.has_value();
    if ((columns != m_shownFields || profiled != m_shownProfile) && columns > 0) {
        m_shownFields = columns;
        m_shownProfile = profiled;
        m_rows->fitColumns(220);
    }
    if (source.isSameServerTable())
        m_tableView->setSource(source);
    if (source.isOnServer())
        m_serverView->setSource(source);
    else
        m_serverView->clearSource();
    const bool several = source.files.size() > 1;
    m_up->setEnabled(several);
    m_down->setEnabled(several);
    m_sort->setEnabled(several);
    m_sort->setCurrentIndex(static_cast<int>(m_draft->input().fileOrder));
    for (QWidget *control : std::as_const(m_fileControls))
        control->setEnabled(!source.isArriving()); // what would go with it, or without it
    m_split->setVisible(several);
    m_join->setVisible(!m_draft->input().joinable().isEmpty());
    refreshProblems();
    tellChanged();
}

void SourcePage::refreshTables()
{
    const QVector<FoundTable> &found = m_draft->input().found;
    m_tables->setVisible(found.size() > 1);
    QStringList texts;
    for (const FoundTable &table : found)
        if (sqlTableOf(table.source))
            texts << tr("%1 – table of %2")
                         .arg(table.source.name, QFileInfo(table.source.files.first().path).fileName());
        else
            texts << tr("%1 – %2, %3")
                         .arg(table.source.name, filesText(table.source.files.size()),
                              sizeText(table.source.fileBytes()));
    if (texts != m_tableTexts) { // filling the list with thousands takes a while, so only when it changed
        m_tableTexts = texts;
        m_tables->clear();
        m_tables->addItems(texts);
    }
    m_tables->setCurrentIndex(m_draft->input().chosen);
}

void SourcePage::refreshProblems()
{
    QVector<ProblemList::Problem> problems;
    if (m_work->error())
        problems.append({*m_work->error(), MessageBar::Severity::Bad});
    if (m_dialect && m_dialect->refusal())
        problems.append({*m_dialect->refusal(), MessageBar::Severity::Bad});
    if (m_draft->isWholeDump() && m_dumpWork) {
        if (m_dumpWork->readError())
            problems.append({*m_dumpWork->readError(), MessageBar::Severity::Bad});
        if (m_dump->reading())
            for (const Error &error : m_dump->reading()->notes)
                problems.append({error, MessageBar::Severity::Info});
        m_problems->setProblems(problems);
        return;
    }
    for (const Error &error : m_draft->input().scanIssues)
        problems.append({error, MessageBar::Severity::Warning});
    for (const Error &error : m_draft->input().scanNotes())
        problems.append({error, MessageBar::Severity::Warning});
    for (const Error &error : m_draft->input().notes)
        problems.append({error, MessageBar::Severity::Info});
    m_problems->setProblems(problems);
}

QString SourcePage::title() const
{
    if (m_draft->source().isOnServer() && m_draft->source().table->isQuery())
        return tr("Source: a query");
    if (m_draft->isWholeDump())
        return tr("Source: %1").arg(m_draft->name());
    return m_draft->source().isEmpty() ? tr("What to load") : tr("Source: %1").arg(m_draft->source().name);
}

QString SourcePage::sentence() const
{
    const Source &source = m_draft->source();
    if (m_work->isInspecting())
        return stateFor(source) == OtherServer ? tr("Asking the server …") : tr("Looking at the files …");
    if (m_draft->isWholeDump() && m_dumpWork) {
        if (m_dumpWork->readError())
            return tr("A dump that cannot be read whole");
        if (m_draft->input().isHeadOfDump())
            return (m_draft->input().brokenOff ? tr("A dump that broke off · %1 so far · begins with %2")
                    : source.isArriving() ? tr("A dump that is still arriving · %1 so far · begins with %2")
                                          : tr("A dump that has arrived · %1 · begins with %2"))
                .arg(sizeText(qMax(m_streams->bytes(), source.totalBytes())),
                     tablesText(m_dump->tables().size()));
        const double share = m_dumpWork->readShare();
        if (!m_dump->reading() && (m_dumpWork->isReading() || !m_dump->isPlanAlone()))
            return share < 0 ? tr("Reading the dump …")
                             : tr("Reading the dump … %1 %").arg(wholePercent(share));
        if (m_dump->tables().isEmpty())
            return tr("A whole dump without tables: its statements are run");
        return tr("A whole dump · %1").arg(dumpTotals(m_dump->wantedTables(), m_dump->tables().size()));
    }
    if (source.isOnServer() && source.table->isQuery())
        return tr("A query on %1 · %2")
            .arg(source.table->server->displayName(), columnsText(source.fieldCount));
    if (source.isOnServer())
        return tr("%1.%2 on %3 · about %4")
            .arg(source.table->schema, source.table->name, source.table->server->displayName(),
                 rowsText(source.table->rowsEstimate));
    if (stateFor(source) == OtherServer)
        return tr("A table of another MySQL or MariaDB server, or what a SELECT there gives.");
    if (const StreamView *view = m_streamSources->wanted())
        return view->sentence();
    if (source.isTable())
        return tr("A table of the target's server · about %1 · %2")
            .arg(rowsText(source.table->rowsEstimate), columnsText(source.fieldCount));
    if (source.files.isEmpty())
        return tr("Text files, one row per line, that go into one table; or a table of an SQL dump.");
    if (sqlTableOf(source))
        return tr("One table of an SQL dump · %1 · %2")
            .arg(columnsText(source.fieldCount),
                 m_draft->input().isScanned() ? rowsText(source.totalRows()) : tr("counting rows …"));
    if (source.isArriving())
        return (m_draft->input().brokenOff ? tr("A stream that broke off · %1 so far · %2")
                                           : tr("A stream that is still arriving · %1 so far · %2"))
            .arg(sizeText(qMax(m_streams->bytes(), source.totalBytes())),
                 counted(source.fieldCount, tr("field per row"), tr("fields per row")));
    QStringList parts{
        source.dialect.isJsonLines() ? tr("JSON Lines") + u" · "_s + filesText(source.files.size())
                                     : filesText(source.files.size()),
        sizeText(source.fileBytes()), counted(source.fieldCount, tr("field per row"), tr("fields per row"))};
    if (m_draft->input().isScanned())
        parts << rowsText(source.totalRows());
    else if (m_work->isScanning())
        parts << tr("counting rows …");
    return parts.join(u" · "_s);
}

QString SourcePage::railSummary() const
{
    const Source &source = m_draft->source();
    if (source.isArriving())
        return m_draft->input().brokenOff ? tr("a stream, broken off") : tr("a stream, arriving");
    if (m_draft->isWholeDump() && m_dump && (m_dump->reading() || m_dump->isPlanAlone())) {
        const QVector<DumpReading::Table> wanted = m_dump->wantedTables();
        const qint64 rows =
            std::accumulate(wanted.begin(), wanted.end(), qint64(0),
                            [](qint64 sum, const DumpReading::Table &table) { return sum + table.rows; });
        return tr("%1 · %2").arg(tablesText(wanted.size()), rowsText(rows));
    }
    if (source.isTable())
        return sourceTableWords(*source.table);
    if (source.files.isEmpty())
        return {};
    return tr("%1 · %2").arg(filesText(source.files.size()), sizeText(source.fileBytes()));
}

QString SourcePage::hint() const
{
    if (m_draft->source().isArriving())
        return m_draft->input().brokenOff
                   ? tr("The stream broke off: have it go on before you continue.")
                   : tr("The stream is still arriving. You can continue, and load what is there meanwhile.");
    if (m_draft->isWholeDump() && m_dumpWork)
        return m_dumpWork->isReading() ? tr("The whole dump is being read. You can continue meanwhile.")
               : m_dump->reading() && !m_dump->tables().isEmpty() && m_dump->wantedTables().isEmpty() &&
                       !bringsAccountsAlone()
                   ? tr("Tick the tables that are to be loaded.")
                   : QString();
    if (!m_draft->input().scanIssues.isEmpty())
        return tr("Some rows have another number of fields. Check the terminator before you continue.");
    if (!m_draft->input().scanNotes().isEmpty())
        return tr("The whole dump was read: look at what is odd in it before you continue.");
    if (m_work->isScanning())
        return tr("Every row is being counted. You can continue meanwhile.");
    return {};
}

bool SourcePage::hintIsWarning() const
{
    return !m_draft->isWholeDump() &&
           (!m_draft->input().scanIssues.isEmpty() || !m_draft->input().scanNotes().isEmpty());
}

/// Of "mysqldump mysql": none of its tables is loaded, and its accounts can be made.
bool SourcePage::bringsAccountsAlone() const
{
    return m_dump->reading() && m_dump->asked().schemasLeftOut.contains("mysql"_L1) &&
           m_dump->reading()->bringsAccountRows();
}

bool SourcePage::isReady() const
{
    if (m_draft->isWholeDump())
        return !m_work->isInspecting() && m_dumpWork && !m_dumpWork->readError() &&
               !m_draft->input().brokenOff &&
               (m_dump->tables().isEmpty() || !m_dump->wantedTables().isEmpty() || bringsAccountsAlone());
    return m_draft->input().isReady() && !m_work->isInspecting() && !m_draft->input().brokenOff;
}

QString SourcePage::manualPage() const
{
    return m_draft->isWholeDump() ? u"whole-dump"_s : u"source"_s;
}

} // namespace millrace
