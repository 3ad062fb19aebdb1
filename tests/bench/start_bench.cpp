// SPDX-License-Identifier: GPL-3.0-or-later
// From the call of the program to the first picture of its window: a process of its own for each measurement,
// with the libraries, the theme and the whole window. With runs on the start page: --runs N.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/record/runfolder.h"
#include "ui/session/desktop.h"
#include "ui/session/preferences.h"
#include "ui/start/mainwindow.h"
#include "ui/start/runtray.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"
#include "ui/wizard/frame/filechooser.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace millrace;

qint64 nowNs()
{
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

/// Ends the program at the window's first picture.
class FirstPaint : public QObject
{
public:
    explicit FirstPaint(qint64 calledNs)
        : m_calledNs(calledNs)
    {}
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            // After the pictures of all that is in the window.
            QMetaObject::invokeMethod(
                this,
                [this] {
                    std::printf("%.1f\n", static_cast<double>(nowNs() - m_calledNs) / 1e6);
                    std::fflush(stdout);
                    QApplication::quit();
                },
                Qt::QueuedConnection);
        }
        return false;
    }

private:
    qint64 m_calledNs;
    bool m_seen = false;
};

int showOnce(QApplication &application, qint64 calledNs)
{
    Preferences preferences;
    Desktop desktop;
    applyTheme(application, ThemeMode::Light);
    NativeFileChooser chooser;
    MainWindow window({.chooser = &chooser, .preferences = &preferences, .desktop = &desktop});
    FirstPaint first(calledNs);
    window.installEventFilter(&first);
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == "--once"_L1)
        return showOnce(application, arguments.value(2).toLongLong());

    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption runs(u"runs"_s, u"Runs on the start page."_s, u"N"_s, u"0"_s);
    const QCommandLineOption times(u"times"_s, u"Measurements."_s, u"N"_s, u"11"_s);
    parser.addOptions({runs, times});
    parser.process(application);
    QTemporaryDir home;
    qputenv("MILLRACE_HOME", home.path().toLocal8Bit());
    for (int run = 0; run < parser.value(runs).toInt(); ++run)
        if (const auto folder = RunFolder::create(Plan{.name = u"bench"_s}))
            (void)(*folder)->save({.run = (*folder)->id(), .status = RunState::Done});
    QVector<double> all;
    for (int i = 0; i < parser.value(times).toInt(); ++i) {
        QProcess process;
        process.start(QApplication::applicationFilePath(), {u"--once"_s, QString::number(nowNs())});
        if (!process.waitForFinished() || process.exitCode() != 0) {
            std::fprintf(stderr, "start_bench: the window did not come up\n");
            return 1;
        }
        all << process.readAllStandardOutput().trimmed().toDouble();
    }
    std::sort(all.begin(), all.end());
    std::printf("start to first picture, %s runs: median %.0f ms, best %.0f, worst %.0f (%lld starts)\n",
                qPrintable(parser.value(runs)), all.at(all.size() / 2), all.first(), all.last(),
                static_cast<long long>(all.size()));
    return 0;
}
