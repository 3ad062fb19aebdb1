// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/frame/wizardpage.h"

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QPushButton;

namespace millrace {

class Card;
class CurrentStack;
class DataTable;
class DialectBar;
class DropArea;
class DumpDraft;
class DumpSourceView;
class DumpWork;
class ElidedLabel;
class FileChooser;
class FilesModel;
class MigrationDraft;
class ProblemList;
class SampleModel;
class ServerSourceView;
class SourceWork;
class StreamSources;
class StreamWork;
class TableSourceView;
struct Source;

/// Which files, in which order, and how they are written; or which rows of a server. Files and folders can be
/// dropped anywhere on it.
class SourcePage : public WizardPage
{
    Q_OBJECT
public:
    SourcePage(MigrationDraft *draft, SourceWork *work, StreamWork *streams, FileChooser *chooser,
               QWidget *parent = nullptr);

    /// Offers a dump's tables as a whole from here on. Both are the page's elders.
    void offerDumps(DumpDraft *dump, DumpWork *work);

    QString stepName() const override { return tr("Source"); }
    QString manualPage() const override;
    QString title() const override;
    QString sentence() const override;
    QString railSummary() const override;
    QString hint() const override;
    bool hintIsWarning() const override;
    bool isReady() const override;

protected:
    std::optional<Stage> mendedStage() const override { return Stage::Source; }

private:
    QWidget *buildFiles();
    void buildFileButtons(Card *card);
    QWidget *buildRows();
    void addFiles();
    void addFolder();
    void offerJoins();
    void moveCurrent(int by);
    void removeCurrent();
    void leaveServer();
    void buildStreams();
    QWidget *buildScope();
    void chooseAlone(const QString &table);
    int stateFor(const Source &source) const;
    bool bringsAccountsAlone() const;
    void refresh();
    void refreshTables();
    void refreshProblems();

    MigrationDraft *m_draft;
    SourceWork *m_work;
    StreamWork *m_streams;
    FileChooser *m_chooser;
    enum State
    {
        Nothing,
        Files,
        TargetTable, ///< of the target's server
        OtherServer,
        FirstStream,                 ///< of StreamSources::views()
        WholeDump = FirstStream + 3, ///< behind them
    };
    CurrentStack *m_states = nullptr; ///< one widget per State
    QWidget *m_scope = nullptr;       ///< the whole dump, or a table of it
    QButtonGroup *m_scopes = nullptr;
    DumpDraft *m_dump = nullptr; ///< none before offerDumps(), as the next two
    DumpWork *m_dumpWork = nullptr;
    DumpSourceView *m_dumpView = nullptr;
    DropArea *m_drop = nullptr;
    TableSourceView *m_tableView = nullptr;
    ServerSourceView *m_serverView = nullptr;
    StreamSources *m_streamSources = nullptr;
    bool m_wantsServer = false; ///< another server was asked for, and no source is there yet
    FilesModel *m_filesModel = nullptr;
    SampleModel *m_sampleModel = nullptr;
    DataTable *m_files = nullptr;
    DataTable *m_rows = nullptr;
    QComboBox *m_tables = nullptr;
    QComboBox *m_sort = nullptr;
    QPushButton *m_split = nullptr;
    QPushButton *m_join = nullptr;
    QCheckBox *m_subfolders = nullptr;
    QVector<QWidget *> m_fileControls; ///< that change which files they are
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    DialectBar *m_dialect = nullptr;
    ElidedLabel *m_evidence = nullptr;
    QPushButton *m_detect = nullptr;
    ProblemList *m_problems = nullptr;
    QStringList m_tableTexts;    ///< as shown in m_tables
    int m_shownFields = -1;      ///< columns the grid was fitted to
    bool m_shownProfile = false; ///< the sample table was fitted with types in its header
};

} // namespace millrace
