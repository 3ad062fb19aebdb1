// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe.h"
#include "core/base/paths.h"
#include "core/server/scratchowner.h"
#include "ui/language/translations.h"
#include "ui/session/reportpdf.h"
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
    const QString option = QStringLiteral("--language");
    for (qsizetype index = 1; index < arguments.size(); ++index) {
        if (arguments.at(index) == option)
            return arguments.value(index + 1);
        if (arguments.at(index).startsWith(option + QLatin1Char('=')))
            return arguments.at(index).mid(option.size() + 1);
    }
    return {};
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

    const QString asked = languageAsked(QApplication::arguments());
    installTranslations(application,
                        asked.isEmpty() ? desktopLocale() : localeFor({asked}, QLocale::system()));

    reference::CommandParser parser;
    parser.setApplicationDescription(
        Program::tr("Carries bulk dumps into MySQL and MariaDB with LOAD DATA, with the numbers on screen.\n"
                    "A password is never given here: MILLRACE_PASSWORD, or an option group of my.cnf."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption dark(QStringLiteral("dark"), Program::tr("Dark colours."));
    const QCommandLineOption light(QStringLiteral("light"), Program::tr("Light colours."));
    const QCommandLineOption picture(
        QStringLiteral("picture"), Program::tr("Draw the end of the run given by --run into a PNG and exit."),
        QStringLiteral("file.png"));
    const QCommandLineOption run(QStringLiteral("run"), Program::tr("The run for --picture."),
                                 QStringLiteral("RUN"));
    const QCommandLineOption pages(
        QStringLiteral("pages"),
        Program::tr("Draw every page into PNGs of this folder and exit; with a plan all of "
                    "them, without one the first."),
        QStringLiteral("folder"));
    const QCommandLineOption size(QStringLiteral("size"), Program::tr("Size of the window: 1180x760."),
                                  QStringLiteral("WxH"));
    const QCommandLineOption language(QStringLiteral("language"),
                                      Program::tr("Language of the window, in place of the desktop's: %1.")
                                          .arg(windowLanguages().join(QStringLiteral(", "))),
                                      QStringLiteral("de"));
    const QCommandLineOption pdf(
        QStringLiteral("pdf"), Program::tr("Write a report that millrace-cli made (.html) as PDF and exit."),
        QStringLiteral("file.pdf"));
    QCommandLineOption describe(QStringLiteral("describe"),
                                QStringLiteral("man, markdown, bash, zsh or fish: print it and exit."),
                                QStringLiteral("format"));
    describe.setFlags(QCommandLineOption::HiddenFromHelp); // for the build, which installs what it prints
    parser.addOptions({dark, light, language, picture, run, pages, size, pdf, describe});
    parser.addPositionalArgument(QStringLiteral("plan"), Program::tr("A saved plan (.millrace)."),
                                 QStringLiteral("[PLAN.millrace |"));
    parser.addPositionalArgument(QStringLiteral("files"), Program::tr("Dump files or folders."),
                                 QStringLiteral("FILE…]"));
    parser.process(application);
    if (parser.isSet(language) && !knowsLanguage(parser.value(language))) {
        complain(Program::tr("There are no texts in the language \"%1\"; there are: %2.")
                     .arg(parser.value(language), windowLanguages().join(QStringLiteral(", "))));
        return 1;
    }

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
        complain(Program::tr("Give a plan or dump files, not both."));
        return 1;
    }
    if (!dumps.isEmpty())
        window.addPaths(dumps);
    const bool opened = plan.isEmpty() || window.openPlan(plan);

    PagePictures pictures(&window, parser.value(pages));
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
            complain(Program::tr("The scratch server that was started here is stopped; its data stay in %1 "
                                 "(millrace-cli scratch start, or delete).")
                         .arg(folder));
    return exitCode;
}
