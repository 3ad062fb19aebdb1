// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe.h"

#include "app/reference/completion.h"
#include "app/reference/manpage.h"

#include <cstdio>

namespace millrace {

bool describeProgram(const reference::CommandParser &parser, const QString &format)
{
    reference::ProgramDescription program{
        .name = QStringLiteral("millrace"),
        .version = QStringLiteral(MILLRACE_VERSION),
        .summary = QStringLiteral("bulk migrations into MySQL and MariaDB, with the numbers on screen"),
        .self = parser.description(),
        .exitCodes = {{QStringLiteral("0"),
                       QStringLiteral("the window was closed, or the pictures are drawn")},
                      {QStringLiteral("1"),
                       QStringLiteral("the arguments, or a file they name, cannot be used")}},
        .sections = {{.title = QStringLiteral("Environment"),
                      .terms = {{QStringLiteral("MILLRACE_PASSWORD"),
                                 QStringLiteral("The password of the target's account.")},
                                {QStringLiteral("MILLRACE_HOME"),
                                 QStringLiteral(
                                     "Where runs, profiles, connections and the private server are kept, in "
                                     "place of $XDG_DATA_HOME/millrace.")},
                                {QStringLiteral("QT_QPA_PLATFORM"),
                                 QStringLiteral(
                                     "Qt's platform; pictures are drawn with offscreen unless it is set.")}}},
                     {.title = QStringLiteral("Files"),
                      .terms = {{QStringLiteral("*.millrace"),
                                 QStringLiteral("Plans: JSON, without passwords.")},
                                {QStringLiteral("~/.local/share/millrace/"),
                                 QStringLiteral("Runs and the private server, shared with millrace-cli.")}}}},
        .seeAlso = {QStringLiteral("millrace-cli(1)")}};
    program.self.name = program.name;
    QByteArray text;
    if (format == QLatin1String("man"))
        text = reference::manPage(program);
    else if (format == QLatin1String("markdown"))
        text = reference::markdownPage(program);
    else if (format == QLatin1String("bash"))
        text = reference::bashCompletion(program);
    else if (format == QLatin1String("zsh"))
        text = reference::zshCompletion(program);
    else if (format == QLatin1String("fish"))
        text = reference::fishCompletion(program);
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
    return !text.isEmpty();
}

} // namespace millrace
