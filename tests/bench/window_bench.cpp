// SPDX-License-Identifier: GPL-3.0-or-later
// How free the window stays: its longest stall through a real load of a million rows, and what one of the ten
// pictures a second costs its thread in the runs that are the hardest to draw.
#include "core/base/literals.h"
#include "tests/gui/support/load_fixture.h"
#include "tests/support/loadcase.h"
#include "ui/plot/chunkmap.h"
#include "ui/plot/othercurves.h"
#include "ui/plot/runplot.h"
#include "ui/session/run/runsession.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"
#include "ui/wizard/finish/finishpage.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/load/runframe.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QKeyEvent>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <exception>

namespace {

using namespace millrace;
using namespace millrace::test;

constexpr qint64 rowCount = 1'000'000;

/// Rows of a size and kind as in the field: 45 MB in all.
QString writeDump(const QString &folder)
{
    const QString path = folder + u"/credits_2010_04.txt"_s;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    QByteArray block;
    for (qint64 row = 1; row <= rowCount; ++row) {
        block += QByteArray::number(row) + '\t' + QByteArray::number(row * 7919 % 400'000) + "\tweb_credit_" +
                 QByteArray::number(row % 97) + "\t2010-04-" + QByteArray::number(10 + row % 18) +
                 " 12:" + QByteArray::number(10 + row % 50) + ":00\n";
        if (block.size() > 4 << 20) {
            file.write(block);
            block.clear();
        }
    }
    file.write(block);
    return path;
}

/// Ticks as fast as a person could want the window to answer; the longest gap between two ticks is the
/// longest time the GUI thread was busy with something else, or did not get the processor.
class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const qint64 gap = m_clock.nsecsElapsed() / 1000;
            const qint64 waited = waitedForProcessor();
            m_gaps.append(gap);
            m_longestOwn = std::max(m_longestOwn, gap - (waited - m_waited));
            m_waited = waited;
            m_clock.restart();
        });
        m_clock.start();
        m_timer.start(5);
    }
    /// Without the time in which this thread could have run and others had all processors.
    double longestOwnMs() const { return static_cast<double>(m_longestOwn) / 1000.0; }
    double longestMs() const
    {
        return m_gaps.isEmpty()
                   ? 0
                   : static_cast<double>(*std::max_element(m_gaps.begin(), m_gaps.end())) / 1000.0;
    }
    double percentileMs(double share) const
    {
        QVector<qint64> sorted = m_gaps;
        std::sort(sorted.begin(), sorted.end());
        return sorted.isEmpty()
                   ? 0
                   : static_cast<double>(
                         sorted[static_cast<qsizetype>(share * static_cast<double>(sorted.size() - 1))]) /
                         1000.0;
    }
    qsizetype ticks() const { return m_gaps.size(); }

private:
    /// Microseconds since the thread began, by the kernel's account; 0 where it keeps none.
    static qint64 waitedForProcessor()
    {
        QFile file(u"/proc/thread-self/schedstat"_s);
        return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() / 1000 : 0;
    }

    QTimer m_timer;
    QElapsedTimer m_clock;
    QVector<qint64> m_gaps;  ///< microseconds
    qint64 m_longestOwn = 0; ///< microseconds
    qint64 m_waited = waitedForProcessor();
};

/// Processor time of this thread: what else runs on the machine does not count.
double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Loads a million rows with the load page on screen. Throws where a table or a server cannot be had.
bool printStalls()
{
    LoadCase load;
    load.addPath(writeDump(load.folderPath()));
    load.createTable(u"(id INT UNSIGNED NOT NULL PRIMARY KEY, user_id INT NOT NULL, action VARCHAR(64) NOT "
                     "NULL, created_at DATETIME NOT NULL, KEY (user_id)) ENGINE=InnoDB"_s,
                     u"(id, user_id, action, created_at)"_s);
    load.plan.connection = load.target().spec;
    load.plan.connection.scratch = false; // it must be reached, not started
    load.plan.chunkRows = 50'000;
    load.plan.workers = 2;
    load.plan.source.files[0].rows = rowCount;
    auto *page = new LoadPage; // the frame takes it over
    RunFrame frame(page, RunFrame::Load);
    frame.resize(1180, 760);
    frame.show();
    RunSession session;
    QEventLoop loop;
    QObject::connect(page, &LoadPage::finished, &loop, &QEventLoop::quit);
    const Heartbeat heartbeat;
    session.start(load.plan, load.target().password);
    page->follow(&session, load.plan);
    loop.exec();
    const RunSummary summary = *page->view().summary();
    if (summary.status != RunState::Done) {
        std::fprintf(stderr, "window_bench: %s\n", qPrintable(summary.error.value_or(Error{}).text()));
        return false;
    }
    std::printf("a load of %lld rows in %.2f s: longest stall %.1f ms, of our own doing %.1f ms, 99 %% of "
                "%lld ticks of "
                "5 ms within %.1f ms\n\n",
                static_cast<long long>(rowCount), summary.loadSeconds, heartbeat.longestMs(),
                heartbeat.longestOwnMs(), static_cast<long long>(heartbeat.ticks()),
                heartbeat.percentileMs(0.99));
    return true;
}

/// Medians of the processor milliseconds from a new sample to the last pixel painted.
void printRepaint(LoadFixture &load, const char *name)
{
    auto *page = new LoadPage;
    RunFrame frame(page, RunFrame::Load);
    frame.resize(1180, 760);
    frame.show();
    page->showRun(load.view);
    QCoreApplication::processEvents();
    QVector<double> update, all;
    for (int i = 0; i < 40; ++i) {
        const RunProgress progress = load.advance(100);
        const double before = threadMs();
        page->showProgress(progress);
        update.append(threadMs() - before);
        QCoreApplication::processEvents(); // queued replots and paint events
        all.append(threadMs() - before);
    }
    std::sort(update.begin(), update.end());
    std::sort(all.begin(), all.end());
    std::printf("%-42s %10.2f %10.2f %10.2f\n", name, update[20], all[20], all.last());
}

void printRepaints()
{
    std::printf("%-42s %10s %10s %10s\n", "processor ms per picture, of 40", "figures", "painted", "worst");
    LoadFixture minute{LoadFixture::plan(150'000'000, 1'000'000)};
    minute.advance(60'000);
    printRepaint(minute, "a minute, 150 chunks");

    LoadFixture night{LoadFixture::plan(10'000'000'000, 1'000'000)};
    night.runFor(8 * 3600);
    printRepaint(night, "eight hours, 10,000 chunks");

    LoadFixture day{LoadFixture::plan(10'000'000'000, 1'000'000)};
    day.runFor(24 * 3600, true);
    printRepaint(day, "a day, 10,000 chunks, the server's figures");

    LoadFixture tables{LoadFixture::plan(1'000'000'000, 1'000'000)};
    for (int table = 0; table < 1'000; ++table)
        tables.progress.tables << TableProgress{.table = u"shop.table_%1"_s.arg(table),
                                                .state = table < 300   ? std::optional(RunState::Done)
                                                         : table < 304 ? std::optional(RunState::Loading)
                                                                       : std::nullopt,
                                                .rowsTotal = 1'000'000,
                                                .rowsCommitted = table < 300 ? 1'000'000 : 0,
                                                .verified = table < 300};
    tables.advance(60'000);
    printRepaint(tables, "a minute, 1,000 tables");
}

/// Processor milliseconds of one move of the hand, to the last pixel painted: the middle and the worst of 40.
template <typename Move> void printMove(const char *name, const Move &move)
{
    QVector<double> taken;
    for (int i = 0; i < 40; ++i) {
        const double before = threadMs();
        move(i);
        QCoreApplication::processEvents();
        taken.append(threadMs() - before);
    }
    std::sort(taken.begin(), taken.end());
    std::printf("%-42s %10.2f %10.2f\n", name, taken[20], taken.last());
}

void press(QWidget *widget, int key)
{
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &down);
}

void turnWheel(QWidget *widget, QPointF at, int steps)
{
    QWheelEvent wheel(at, widget->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(widget, &wheel);
}

/// What a hand does in a window that shows a run of a day with 50,000 chunks; a page is switched to by being
/// shown where another stood.
void printMoves(QSize size)
{
    LoadFixture day{LoadFixture::plan(11'000'000'000, 220'000)};
    day.runFor(24 * 3600, true);
    day.advance(100);
    auto *load = new LoadPage;
    RunFrame frame(load, RunFrame::Load);
    frame.resize(size);
    frame.show();
    load->showRun(day.view);
    QCoreApplication::processEvents();
    std::printf("\n%-42s %10s %10s\n",
                qPrintable(u"a day, 50,000 chunks, at %1 x %2"_s.arg(size.width()).arg(size.height())),
                "middle", "worst");
    auto *plot = load->findChild<RunPlot *>();
    const QPointF middle(plot->width() / 2.0, plot->height() / 3.0);
    printMove("zoom by the wheel", [&](int i) { turnWheel(plot, middle, i < 20 ? 1 : -1); });
    printMove("pan by a key", [&](int i) { press(plot, i < 20 ? Qt::Key_Right : Qt::Key_Left); });
    printMove("the mouse over the plot", [&](int i) {
        const QPointF at(80 + i * 8, middle.y());
        QMouseEvent move(QEvent::MouseMove, at, plot->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(plot, &move);
    });
    plot->follow(0);
    auto *map = load->findChild<ChunkMap *>();
    printMove("the next chunk on the map", [&](int i) { press(map, i < 20 ? Qt::Key_Down : Qt::Key_Right); });
    load->findChild<QPushButton *>(u"eventChunks"_s)->setChecked(true); // thousands of them
    auto *events = load->findChild<QAbstractItemView *>(u"eventList"_s);
    printMove("the list of events, a page",
              [&](int i) { press(events, i < 20 ? Qt::Key_PageDown : Qt::Key_PageUp); });
    printMove("to the page Load", [&](int) {
        load->hide();
        load->show();
    });
    printMove("the window's size", [&](int i) { frame.resize(size - QSize(i % 2 * 40, i % 2 * 30)); });

    auto *finish = new FinishPage;
    finish->setActions({.readDetails = [](const QString &) -> Result<RunDetails> { return RunDetails{}; }});
    RunFrame last(finish, RunFrame::Finish);
    last.resize(size);
    last.show();
    day.view.setSummary(day.summary(RunState::Done));
    QCoreApplication::processEvents();
    printMove("Finish of it", [&](int) { finish->showRun(day.view); });
    auto *finished = finish->findChild<RunPlot *>();
    finished->setOthers(
        QVector<OtherRun>(OtherCurves::most, {.name = u"earlier"_s, .trail = day.view.trail()}));
    QCoreApplication::processEvents();
    printMove("zoom with three other runs over it",
              [&](int i) { turnWheel(finished, QPointF(finished->width() / 2.0, 60), i < 20 ? 1 : -1); });
    printMove("to the page Finish", [&](int) {
        finish->hide();
        finish->show();
    });
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QTemporaryDir home;
    qputenv("MILLRACE_HOME", home.path().toLocal8Bit());
    QApplication application(argc, argv);
    applyTheme(application, ThemeMode::Light);
    try {
        if (!printStalls())
            return 1;
    } catch (const std::exception &why) {
        std::fprintf(stderr, "window_bench: %s\n", why.what());
        return 1;
    }
    printRepaints();
    for (const QSize size : {QSize(1180, 760), QSize(2560, 1440)})
        printMoves(size);
    return 0;
}
