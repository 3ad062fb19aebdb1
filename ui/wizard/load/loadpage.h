// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/plan/wholedump/runplan.h"
#include "ui/session/run/runview.h"
#include "ui/wizard/frame/wizardpage.h"

class QHBoxLayout;
class QPushButton;

namespace millrace {

class Card;
class ChunkCard;
class ChunkMap;
class DataTable;
class ElidedLabel;
class FileChooser;
class MessageBar;
class RunEventCard;
class RunNodeModel;
class RunPlotCard;
class RunSession;
class RunTablesModel;
class RunTiles;
class RunWorkerModel;
class ThrottleBar;

/// A run while it happens, and how it ended. Shows a RunView and asks for pause, resume and cancel; where the
/// view comes from and who obeys is none of its business, so that tests and finished runs drive it without a
/// server.
///
/// A click on a chunk shows all about it where the workers are; a slider throttles the load while it runs. Of
/// several tables the map has the chunks of the one that is chosen in their list, and until one is, of the
/// first that is being loaded.
///
/// Keys: Space pauses and resumes, Escape asks whether to cancel, Escape again takes the question back.
class LoadPage : public WizardPage
{
    Q_OBJECT
public:
    explicit LoadPage(QWidget *parent = nullptr);
    ~LoadPage() override;

    /// For exports of the plot; without one there are none. It must outlive the page.
    void setChooser(FileChooser *chooser);

    /// Shows a run that is over, or any other picture of one.
    void showRun(const RunView &view);

    /// A live run: begin, then feed. Figures are painted by showProgress(), so feed events first.
    void beginRun(const RunPlan &plan);
    void addEvent(const Event &event);
    void showProgress(const RunProgress &progress);
    void showSummary(const RunSummary &summary);

    /// Does all of the above from a session, and passes on what is asked for. The session must be the page's
    /// elder: it lives at least as long, or is deleted as a QObject should be.
    void follow(RunSession *session, const RunPlan &plan);

    const RunView &view() const { return m_view; }
    bool isRunning() const { return m_begun && !m_view.isOver(); }

    QString stepName() const override { return tr("Load"); }
    QString manualPage() const override { return u"load"_s; }
    QString title() const override;
    QString sentence() const override;
    QString railSummary() const override;
    QString nextText() const override;
    bool isReady() const override;
    bool hasBack() const override { return false; }
    QList<QPushButton *> footerButtons() const override;
    QList<QPushButton *> extraButtons() const override;
    bool onNext() override;

Q_SIGNALS:
    void pauseRequested();
    void resumeRequested();
    void cancelRequested();
    void throttleRequested(qint64 rowsPerSecond); ///< 0: as fast as the plan allows
    void finished(const millrace::RunView &view); ///< the run is over and on screen

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildPlotCard();
    void buildThrottle();
    void chooseChunk(qint64 chunk);
    void chooseTable(int table);
    int mappedTable() const;
    void showMap();
    void showChunks(const QVector<ChunkState> &states, QVector<qint32> ms, qint64 total,
                    const QString &table);
    void arrangeCards();
    void fitEvents(int room); ///< height of the page, pixels
    QWidget *buildSideCards();
    QWidget *buildTables();
    QWidget *buildNodes();
    void refresh();
    void refreshBar();
    void announce();
    void togglePause();
    void askCancel();
    void closeQuestion();
    void confirmCancel();

    RunView m_view;
    bool m_begun = false;
    bool m_asking = false;            ///< the question whether to cancel stands open
    bool m_cancelling = false;        ///< it was answered with yes
    std::optional<RunState> m_wanted; ///< Paused or Loading: asked for, not yet seen in the run's state
    QStringList m_deferred;  ///< indexes written down before they were dropped; known once the run is over
    QStringList m_announced; ///< title, sentence, button … as the frame knows them

    MessageBar *m_bar = nullptr; ///< widgets and models belong to the page
    QPushButton *m_goOn = nullptr;
    QPushButton *m_cancel = nullptr;
    RunTiles *m_tiles = nullptr;
    QPushButton *m_limitSpeed = nullptr;
    ThrottleBar *m_throttle = nullptr;
    RunPlotCard *m_plot = nullptr;
    QWidget *m_side = nullptr; ///< the cards beside the plot
    ChunkCard *m_chunk = nullptr;
    int m_chosenTable = -1; ///< whose chunks are on the map, of several; -1: of one that is being loaded
    Card *m_chunkCard = nullptr;
    QWidget *m_tableCard = nullptr;
    DataTable *m_tables = nullptr;
    RunTablesModel *m_tableModel = nullptr;
    ChunkMap *m_map = nullptr;
    ElidedLabel *m_mapLegend = nullptr;
    QWidget *m_workerCard = nullptr;
    DataTable *m_workers = nullptr;
    RunWorkerModel *m_workerModel = nullptr;
    Card *m_nodeCard = nullptr;
    DataTable *m_nodes = nullptr;
    RunNodeModel *m_nodeModel = nullptr;
    RunEventCard *m_events = nullptr;
    QHBoxLayout *m_middle = nullptr; ///< plot and side
};

} // namespace millrace
