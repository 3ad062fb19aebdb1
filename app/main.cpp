// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe.h"
#include "core/server/scratchowner.h"
#include "ui/session/restorework.h"
#include "ui/theme/theme.h"
#include "ui/wizard/filechooser.h"
#include "ui/wizard/pagepictures.h"
#include "ui/wizard/runpicture.h"
#include "ui/wizard/wizardwindow.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <cstdio>

namespace {

using namespace millrace;

void complain(const QString &text)
{
    std::fprintf(stderr, "millrace: %s\n", qPrintable(text));
}

bool wantsNoScreen(int argc, char **argv)
{
    for (int index = 1; index < argc; ++index) {
        const QByteArray argument(argv[index]);
        for (const char *option : {"--picture", "--pages", "--describe", "--help", "--version", "-h", "-v"})
            if (argument == option || argument.startsWith(QByteArray(option) + '='))
                return true;
    }
    return false;
}

} // namespace

int main(int argc, char **argv)
{
    // Pictures and help must work on a server without a screen; a platform that was asked for by name is
    // kept.
    if (wantsNoScreen(argc, argv) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("millrace"));
    QApplication::setApplicationDisplayName(QStringLiteral("Millrace"));
    QApplication::setApplicationVersion(QStringLiteral(MILLRACE_VERSION));
    QApplication::setOrganizationName(QStringLiteral("millrace"));
    QGuiApplication::setDesktopFileName(QStringLiteral("internal.millrace.Millrace"));

    reference::CommandParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Carries bulk dumps into MySQL and MariaDB with LOAD DATA, with the numbers on screen.\n"
        "A password is never given here: MILLRACE_PASSWORD, or an option group of my.cnf."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption dark(QStringLiteral("dark"), QStringLiteral("Dark colours."));
    const QCommandLineOption light(QStringLiteral("light"), QStringLiteral("Light colours."));
    const QCommandLineOption picture(
        QStringLiteral("picture"),
        QStringLiteral("Draw the end of the run given by --run into a PNG and exit."),
        QStringLiteral("file.png"));
    const QCommandLineOption run(QStringLiteral("run"), QStringLiteral("The run for --picture."),
                                 QStringLiteral("RUN"));
    const QCommandLineOption pages(
        QStringLiteral("pages"),
        QStringLiteral("Draw every page into PNGs of this folder and exit; with a plan all of "
                       "them, without one the first."),
        QStringLiteral("folder"));
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("Size of the window: 1180x760."),
                                  QStringLiteral("WxH"));
    QCommandLineOption describe(QStringLiteral("describe"),
                                QStringLiteral("man, markdown, bash, zsh or fish: print it and exit."),
                                QStringLiteral("format"));
    describe.setFlags(QCommandLineOption::HiddenFromHelp); // for the build, which installs what it prints
    parser.addOptions({dark, light, picture, run, pages, size, describe});
    parser.addPositionalArgument(QStringLiteral("plan"), QStringLiteral("A saved plan (.millrace)."),
                                 QStringLiteral("[PLAN.millrace |"));
    parser.addPositionalArgument(QStringLiteral("files"), QStringLiteral("Dump files or folders."),
                                 QStringLiteral("FILE…]"));
    parser.process(application);

    if (parser.isSet(describe)) {
        if (describeProgram(parser, parser.value(describe)))
            return 0;
        complain(QStringLiteral("--describe can be man, markdown, bash, zsh or fish."));
        return 1;
    }
    const bool isDark = parser.isSet(dark);
    if (parser.isSet(picture)) {
        QString error;
        if (!parser.isSet(run))
            error = QStringLiteral("--picture needs --run; millrace-cli runs lists them.");
        else if (renderRunPicture(parser.value(run), parser.value(picture), isDark, &error))
            return 0;
        complain(error);
        return 1;
    }

    applyTheme(application, isDark                ? ThemeMode::Dark
                            : parser.isSet(light) ? ThemeMode::Light
                                                  : ThemeMode::System);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/millrace/icons/millrace.svg")));
    NativeFileChooser chooser;
    WizardWindow window(&chooser);
    if (const QStringList sides = parser.value(size).split(QLatin1Char('x')); sides.size() == 2)
        window.resize(sides.first().toInt(), sides.last().toInt());

    QStringList dumps;
    QString plan;
    for (const QString &argument : parser.positionalArguments()) {
        const QString path = QFileInfo(argument).absoluteFilePath();
        if (path.endsWith(QLatin1String(".millrace")))
            plan = path;
        else
            dumps << path;
    }
    if (!plan.isEmpty() && !dumps.isEmpty()) {
        complain(QStringLiteral("Give a plan or dump files, not both."));
        return 1;
    }
    if (!dumps.isEmpty())
        window.addPaths(dumps);
    const bool opened = plan.isEmpty() || window.openPlan(plan);

    PagePictures pictures(&window, parser.value(pages));
    if (parser.isSet(pages)) {
        if (!opened) {
            complain(QStringLiteral("The plan %1 cannot be opened.").arg(plan));
            return 1;
        }
        QObject::connect(&pictures, &PagePictures::finished, &application, [](const QString &error) {
            if (!error.isEmpty())
                complain(error);
            QApplication::exit(error.isEmpty() ? 0 : 1);
        });
        window.show();
        pictures.start();
    } else {
        if (opened)
            window.restore()->look();
        window.show(); // a plan that could not be opened says why in the window
    }
    const int exitCode = QApplication::exec();
    // Nobody shall find a server running weeks later that a closed window once started.
    const auto stopped = stopScratchStartedHere();
    if (!stopped)
        complain(stopped.error().text());
    else
        for (const QString &folder : *stopped)
            complain(
                QStringLiteral("The scratch server that was started here is stopped; its data stay in %1 "
                               "(millrace-cli scratch start, or delete).")
                    .arg(folder));
    return exitCode;
}
