// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/options.h"
#include "core/base/literals.h"
#include "core/server/scratch/scratchowner.h"
#include "ui/session/desktop.h"
#include "ui/session/preferences.h"
#include "ui/session/work/restorework.h"
#include "ui/start/mainwindow.h"
#include "ui/start/runtray.h"
#include "ui/theme/applytheme.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/pagepictures.h"
#include "ui/wizard/wizardwindow.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <optional>

namespace millrace {

namespace {

/// What was asked for on the command line stands for this start.
std::optional<ThemeMode> themeOf(const reference::CommandParser &parser)
{
    return parser.isSet(u"dark"_s)    ? std::optional(ThemeMode::Dark)
           : parser.isSet(u"light"_s) ? std::optional(ThemeMode::Light)
                                      : std::nullopt;
}

/// Colours and size of type, as chosen and as the desktop has them, from here on.
class Looks
{
public:
    Looks(QApplication &application, const Preferences &preferences, Desktop &desktop,
          std::optional<ThemeMode> asked)
        : m_application(application)
        , m_preferences(preferences)
        , m_asked(asked)
    {
        QObject::connect(&preferences, &Preferences::looksChanged, &application, [this] { apply(); });
        QObject::connect(&desktop, &Desktop::schemeChanged, &application,
                         [this](bool dark) { follow(dark); });
        apply();
        desktop.watchScheme();
    }

private:
    void apply() { applyTheme(m_application, mode(), m_preferences.fontPercent()); }
    void follow(bool dark)
    {
        const ThemeMode before = mode();
        m_desktopIsDark = dark;
        if (mode() != before)
            apply();
    }
    ThemeMode mode() const
    {
        if (m_asked)
            return *m_asked;
        switch (m_preferences.scheme()) {
        case Preferences::Scheme::Light:
            return ThemeMode::Light;
        case Preferences::Scheme::Dark:
            return ThemeMode::Dark;
        case Preferences::Scheme::System:
            break;
        }
        return !m_desktopIsDark ? ThemeMode::System : *m_desktopIsDark ? ThemeMode::Dark : ThemeMode::Light;
    }

    QApplication &m_application;
    const Preferences &m_preferences;
    std::optional<ThemeMode> m_asked;
    std::optional<bool> m_desktopIsDark; ///< as the portal says; unset: it does not
};

/// The plan or the dumps that the arguments name.
struct Named
{
    QString plan;
    QStringList dumps;
};

Named namedBy(const QStringList &arguments)
{
    Named named;
    for (const QString &argument : arguments) {
        const QString path = QFileInfo(argument).absoluteFilePath();
        if (path.endsWith(".millrace"_L1))
            named.plan = path;
        else
            named.dumps << path;
    }
    return named;
}

/// Ends the application when all are drawn.
std::unique_ptr<PagePictures> drawPages(MainWindow &window, const QString &folder)
{
    auto pictures = std::make_unique<PagePictures>(window.wizard(), folder);
    QObject::connect(pictures.get(), &PagePictures::finished, &window, [](const QString &error) {
        if (!error.isEmpty())
            complain(error);
        QApplication::exit(error.isEmpty() ? 0 : 1);
    });
    window.showWizard();
    window.show();
    pictures->start();
    return pictures;
}

/// Nobody shall find a server running weeks later that a closed window once started.
void stopScratch()
{
    const auto stopped = stopScratchStartedHere();
    if (!stopped)
        return complain(stopped.error().text());
    for (const QString &folder : *stopped)
        complain(Program::tr("The scratch server that was started here is stopped; its data stay in %1 "
                             "(millrace-cli scratch start, or delete).")
                     .arg(folder));
}

} // namespace

int showWindow(QApplication &application, Preferences &preferences, const reference::CommandParser &parser)
{
    const Named named = namedBy(parser.positionalArguments());
    if (!named.plan.isEmpty() && !named.dumps.isEmpty()) {
        complain(Program::tr("Give a plan or dump files, not both."));
        return 1;
    }
    Desktop desktop;
    Looks looks(application, preferences, desktop, themeOf(parser));
    QApplication::setWindowIcon(QIcon(u":/millrace/icons/millrace.svg"_s));
    NativeFileChooser chooser;
    MainWindow window({.chooser = &chooser, .preferences = &preferences, .desktop = &desktop});
    QObject::connect(&window, &MainWindow::quitRequested, &application, &QApplication::quit);
    // A window in the tray is no reason to end; closeEvent() decides.
    QApplication::setQuitOnLastWindowClosed(true);
    const bool draws = parser.isSet(u"pages"_s);
    if (const QStringList sides = parser.value(u"size"_s).split(u'x'); sides.size() == 2)
        window.resize(sides.first().toInt(), sides.last().toInt());
    else if (!draws)
        window.restoreGeometry(preferences.geometry());

    if (!named.dumps.isEmpty())
        window.addPaths(named.dumps);
    const bool opened = named.plan.isEmpty() || window.openPlan(named.plan);
    if (draws && !opened) {
        complain(Program::tr("The plan %1 cannot be opened.").arg(named.plan));
        return 1;
    }
    std::unique_ptr<PagePictures> pictures;
    if (draws) {
        pictures = drawPages(window, parser.value(u"pages"_s));
    } else {
        if (opened)
            window.wizard()->restore()->look();
        window.show(); // a plan that could not be opened says why in the window
    }
    const int exitCode = QApplication::exec();
    stopScratch();
    return exitCode;
}

} // namespace millrace
