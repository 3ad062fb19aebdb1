// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/scratch/scratchowner.h"
#include "ui/language/translations.h"
#include "ui/session/desktop.h"
#include "ui/session/preferences.h"
#include "ui/session/run/reportpdf.h"
#include "ui/session/work/restorework.h"
#include "ui/start/mainwindow.h"
#include "ui/start/runtray.h"
#include "ui/theme/theme.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/load/runpicture.h"
#include "ui/wizard/pagepictures.h"
#include "ui/wizard/wizardwindow.h"

#include "ui/theme/applytheme.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <cstdio>
#include <optional>

namespace {

using namespace millrace;

struct Program
{
    Q_DECLARE_TR_FUNCTIONS(Program)
};

void complain(const QString &text)
{
    std::fprintf(stderr, "millrace: %s\n", qPrintable(text));
}

bool wantsNoScreen(int argc, char **argv)
{
    for (int index = 1; index < argc; ++index) {
        const QByteArray argument(argv[index]);
        for (const char *option :
             {"--picture", "--pages", "--pdf", "--describe", "--help", "--version", "-h", "-v"})
            if (argument == option || argument.startsWith(QByteArray(option) + '='))
                return true;
    }
    return false;
}

/// What --language says, before the options are read: --help speaks that language, too.
QString languageAsked(const QStringList &arguments)
{
    const QString option = u"--language"_s;
    for (qsizetype index = 1; index < arguments.size(); ++index) {
        if (arguments.at(index) == option)
            return arguments.value(index + 1);
        if (arguments.at(index).startsWith(option + u'='))
            return arguments.at(index).mid(option.size() + 1);
    }
    return {};
}

/// Colours and size of type, as chosen and as the desktop has them.
class Looks
{
public:
    Looks(QApplication &application, const Preferences &preferences, std::optional<ThemeMode> asked)
        : m_application(application)
        , m_preferences(preferences)
        , m_asked(asked)
    {}
    void apply() { applyTheme(m_application, mode(), m_preferences.fontPercent()); }
    void follow(bool dark)
    {
        if (m_desktopIsDark == dark)
            return;
        const ThemeMode before = mode();
        m_desktopIsDark = dark;
        if (mode() != before)
            apply();
    }

private:
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

} // namespace

int main(int argc, char **argv)
{
    // Pictures and help must work on a server without a screen; a platform that was asked for by name is
    // kept.
    if (wantsNoScreen(argc, argv) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"millrace"_s);
    QApplication::setApplicationDisplayName(u"Millrace"_s);
    QApplication::setApplicationVersion(QStringLiteral(MILLRACE_VERSION));
    QApplication::setOrganizationName(u"millrace"_s);
    QGuiApplication::setDesktopFileName(u"internal.millrace.Millrace"_s);

    // What the build installs is in English whatever the machine of the build speaks.
    const bool describes = QApplication::arguments().contains(u"--describe"_s);
    Preferences preferences;
    QString asked = describes ? u"en"_s : languageAsked(QApplication::arguments());
    if (asked.isEmpty())
        asked = preferences.language();
    installTranslations(application,
                        asked.isEmpty() ? desktopLocale() : localeFor({asked}, QLocale::system()));

    reference::CommandParser parser;
    parser.setApplicationDescription(
        Program::tr("Carries bulk dumps into MySQL and MariaDB with LOAD DATA, with the numbers on screen.\n"
                    "A password is never given here: MILLRACE_PASSWORD, or an option group of my.cnf."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption dark(u"dark"_s, Program::tr("Dark colours."));
    const QCommandLineOption light(u"light"_s, Program::tr("Light colours."));
    const QCommandLineOption picture(
        u"picture"_s, Program::tr("Draw the end of the run given by --run into a PNG and exit."),
        u"file.png"_s);
    const QCommandLineOption run(u"run"_s, Program::tr("The run for --picture."), u"RUN"_s);
    const QCommandLineOption pages(
        u"pages"_s,
        Program::tr("Draw every page into PNGs of this folder and exit; with a plan all of "
                    "them, without one the first."),
        u"folder"_s);
    const QCommandLineOption size(u"size"_s, Program::tr("Size of the window: 1180x760."), u"WxH"_s);
    const QCommandLineOption language(u"language"_s,
                                      Program::tr("Language of the window, in place of the desktop's: %1.")
                                          .arg(windowLanguages().join(u", "_s)),
                                      u"de"_s);
    const QCommandLineOption pdf(
        u"pdf"_s, Program::tr("Write a report that millrace-cli made (.html) as PDF and exit."),
        u"file.pdf"_s);
    QCommandLineOption describe(u"describe"_s, u"man, markdown, bash, zsh or fish: print it and exit."_s,
                                u"format"_s);
    describe.setFlags(QCommandLineOption::HiddenFromHelp); // for the build, which installs what it prints
    parser.addOptions({dark, light, language, picture, run, pages, size, pdf, describe});
    parser.addPositionalArgument(u"plan"_s, Program::tr("A saved plan (.millrace)."), u"[PLAN.millrace |"_s);
    parser.addPositionalArgument(u"files"_s, Program::tr("Dump files or folders."), u"FILE…]"_s);
    parser.process(application);
    if (parser.isSet(language) && !knowsLanguage(parser.value(language))) {
        complain(Program::tr("There are no texts in the language \"%1\"; there are: %2.")
                     .arg(parser.value(language), windowLanguages().join(u", "_s)));
        return 1;
    }

    if (parser.isSet(describe)) {
        if (describeProgram(parser, parser.value(describe)))
            return 0;
        complain(u"--describe can be man, markdown, bash, zsh or fish."_s);
        return 1;
    }
    const bool isDark = parser.isSet(dark);
    if (parser.isSet(picture)) {
        QString error;
        if (!parser.isSet(run))
            error = Program::tr("--picture needs --run; millrace-cli runs lists them.");
        else if (renderRunPicture(parser.value(run), parser.value(picture), isDark, &error))
            return 0;
        complain(error);
        return 1;
    }

    if (parser.isSet(pdf)) {
        const auto html = readWholeFile(parser.positionalArguments().value(0));
        const auto written =
            html ? writeFileAtomically(parser.value(pdf), reportPdf(*html)) : fail(html.error());
        if (!written)
            complain(written.error().text());
        return written ? 0 : 1;
    }

    Desktop desktop;
    // What was asked for on the command line stands for this start.
    const std::optional<ThemeMode> theme = isDark                ? std::optional(ThemeMode::Dark)
                                           : parser.isSet(light) ? std::optional(ThemeMode::Light)
                                                                 : std::nullopt;
    Looks looks(application, preferences, theme);
    QObject::connect(&preferences, &Preferences::looksChanged, &application, [&looks] { looks.apply(); });
    QObject::connect(&desktop, &Desktop::schemeChanged, &application,
                     [&looks](bool wantsDark) { looks.follow(wantsDark); });
    looks.apply();
    desktop.watchScheme();
    QApplication::setWindowIcon(QIcon(u":/millrace/icons/millrace.svg"_s));
    NativeFileChooser chooser;
    MainWindow window({.chooser = &chooser, .preferences = &preferences, .desktop = &desktop});
    QObject::connect(&window, &MainWindow::quitRequested, &application, &QApplication::quit);
    // A window in the tray is no reason to end; closeEvent() decides.
    QApplication::setQuitOnLastWindowClosed(true);
    if (const QStringList sides = parser.value(size).split(u'x'); sides.size() == 2)
        window.resize(sides.first().toInt(), sides.last().toInt());
    else if (!parser.isSet(pages))
        window.restoreGeometry(preferences.geometry());

    QStringList dumps;
    QString plan;
    for (const QString &argument : parser.positionalArguments()) {
        const QString path = QFileInfo(argument).absoluteFilePath();
        if (path.endsWith(".millrace"_L1))
            plan = path;
        else
            dumps << path;
    }
    if (!plan.isEmpty() && !dumps.isEmpty()) {
        complain(Program::tr("Give a plan or dump files, not both."));
        return 1;
    }
    if (!dumps.isEmpty())
        window.addPaths(dumps);
    const bool opened = plan.isEmpty() || window.openPlan(plan);

    PagePictures pictures(window.wizard(), parser.value(pages));
    if (parser.isSet(pages)) {
        if (!opened) {
            complain(Program::tr("The plan %1 cannot be opened.").arg(plan));
            return 1;
        }
        QObject::connect(&pictures, &PagePictures::finished, &application, [](const QString &error) {
            if (!error.isEmpty())
                complain(error);
            QApplication::exit(error.isEmpty() ? 0 : 1);
        });
        window.showWizard();
        window.show();
        pictures.start();
    } else {
        if (opened)
            window.wizard()->restore()->look();
        window.show(); // a plan that could not be opened says why in the window
    }
    const int exitCode = QApplication::exec();
    // Nobody shall find a server running weeks later that a closed window once started.
    const auto stopped = stopScratchStartedHere();
    if (!stopped)
        complain(stopped.error().text());
    else
        for (const QString &folder : *stopped)
            complain(Program::tr("The scratch server that was started here is stopped; its data stay in %1 "
                                 "(millrace-cli scratch start, or delete).")
                         .arg(folder));
    return exitCode;
}
