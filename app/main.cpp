// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe.h"
#include "app/options.h"
#include "app/window.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/version.h"
#include "ui/language/translations.h"
#include "ui/session/preferences.h"
#include "ui/session/run/reportpdf.h"
#include "ui/wizard/load/runpicture.h"

#include <QApplication>

using namespace millrace;

namespace {

/// What the build installs is in English whatever the machine of the build speaks.
void installLanguage(QApplication &application, const Preferences &preferences)
{
    const QStringList arguments = QApplication::arguments();
    QString asked = arguments.contains(u"--describe"_s) ? u"en"_s : languageAsked(arguments);
    if (asked.isEmpty())
        asked = preferences.language();
    installTranslations(application,
                        asked.isEmpty() ? desktopLocale() : localeFor({asked}, QLocale::system()));
}

int describe(const reference::CommandParser &parser)
{
    if (describeProgram(parser, parser.value(u"describe"_s)))
        return 0;
    complain(u"--describe can be man, markdown, bash, zsh or fish."_s);
    return 1;
}

int drawRun(const reference::CommandParser &parser)
{
    if (!parser.isSet(u"run"_s)) {
        complain(Program::tr("--picture needs --run; millrace-cli runs lists them."));
        return 1;
    }
    const auto drawn =
        renderRunPicture(parser.value(u"run"_s), parser.value(u"picture"_s), parser.isSet(u"dark"_s));
    if (!drawn)
        complain(drawn.error().text());
    return drawn ? 0 : 1;
}

int writePdf(const reference::CommandParser &parser)
{
    const auto html = readWholeFile(parser.positionalArguments().value(0));
    const auto written =
        html ? writeFileAtomically(parser.value(u"pdf"_s), reportPdf(*html)) : fail(html.error());
    if (!written)
        complain(written.error().text());
    return written ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    // A platform that was asked for by name is kept.
    if (wantsNoScreen(argc, argv) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"millrace"_s);
    QApplication::setApplicationDisplayName(u"Millrace"_s);
    QApplication::setApplicationVersion(programVersion());
    QApplication::setOrganizationName(u"millrace"_s);
    QGuiApplication::setDesktopFileName(u"internal.millrace.Millrace"_s);
    Preferences preferences;
    installLanguage(application, preferences);

    reference::CommandParser parser;
    addOptions(parser);
    parser.process(application);
    const QString language = parser.value(u"language"_s);
    if (parser.isSet(u"language"_s) && !knowsLanguage(language)) {
        complain(Program::tr("There are no texts in the language \"%1\"; there are: %2.")
                     .arg(language, windowLanguages().join(u", "_s)));
        return 1;
    }
    if (parser.isSet(u"describe"_s))
        return describe(parser);
    if (parser.isSet(u"picture"_s))
        return drawRun(parser);
    if (parser.isSet(u"pdf"_s))
        return writePdf(parser);
    return showWindow(application, preferences, parser);
}
