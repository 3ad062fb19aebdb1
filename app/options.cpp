// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "core/base/literals.h"
#include "ui/language/translations.h"

#include <cstdio>

namespace millrace {

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

void addOptions(reference::CommandParser &parser)
{
    parser.setApplicationDescription(
        Program::tr("Carries bulk dumps into MySQL and MariaDB with LOAD DATA, with the numbers on screen.\n"
                    "A password is never given here: MILLRACE_PASSWORD, or an option group of my.cnf."));
    parser.addHelpOption();
    parser.addVersionOption();
    QCommandLineOption describe(u"describe"_s, u"man, markdown, bash, zsh or fish: print it and exit."_s,
                                u"format"_s);
    describe.setFlags(QCommandLineOption::HiddenFromHelp); // for the build, which installs what it prints
    parser.addOptions({
        {u"dark"_s, Program::tr("Dark colours.")},
        {u"light"_s, Program::tr("Light colours.")},
        {u"language"_s,
         Program::tr("Language of the window, in place of the desktop's: %1.")
             .arg(windowLanguages().join(u", "_s)),
         u"de"_s},
        {u"picture"_s, Program::tr("Draw the end of the run given by --run into a PNG and exit."),
         u"file.png"_s},
        {u"run"_s, Program::tr("The run for --picture."), u"RUN"_s},
        {u"pages"_s,
         Program::tr("Draw every page into PNGs of this folder and exit; with a plan all of "
                     "them, without one the first."),
         u"folder"_s},
        {u"size"_s, Program::tr("Size of the window: 1180x760."), u"WxH"_s},
        {u"pdf"_s, Program::tr("Write a report that millrace-cli made (.html) as PDF and exit."),
         u"file.pdf"_s},
        describe,
    });
    parser.addPositionalArgument(u"plan"_s, Program::tr("A saved plan (.millrace)."), u"[PLAN.millrace |"_s);
    parser.addPositionalArgument(u"files"_s, Program::tr("Dump files or folders."), u"FILE…]"_s);
}

} // namespace millrace
