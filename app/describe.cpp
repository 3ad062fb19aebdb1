// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe.h"

#include "app/reference/completion.h"
#include "app/reference/manpage.h"
#include "core/base/literals.h"
#include "core/base/version.h"

#include <cstdio>

namespace millrace {

bool describeProgram(const reference::CommandParser &parser, const QString &format)
{
    reference::ProgramDescription program{
        .name = u"millrace"_s,
        .version = programVersion(),
        .summary = u"bulk migrations into MySQL and MariaDB, with the numbers on screen"_s,
        .self = parser.description(),
        .exitCodes = {{u"0"_s, u"the window was closed, or the pictures are drawn"_s},
                      {u"1"_s, u"the arguments, or a file they name, cannot be used"_s}},
        .sections = {{.title = u"Environment"_s,
                      .terms = {{u"MILLRACE_PASSWORD"_s, u"The password of the target's account."_s},
                                {u"MILLRACE_HOME"_s,
                                 u"Where runs, profiles, connections and the private server are kept, in "
                                 "place of $XDG_DATA_HOME/millrace."_s},
                                {u"QT_QPA_PLATFORM"_s,
                                 u"Qt's platform; pictures are drawn with offscreen unless it is set."_s}}},
                     {.title = u"Files"_s,
                      .terms = {{u"*.millrace"_s, u"Plans: JSON, without passwords."_s},
                                {u"~/.local/share/millrace/"_s,
                                 u"Runs and the private server, shared with millrace-cli."_s}}}},
        .seeAlso = {u"millrace-cli(1)"_s}};
    program.self.name = program.name;
    const QByteArray text = format == "man"_L1        ? reference::manPage(program)
                            : format == "markdown"_L1 ? reference::markdownPage(program)
                                                      : reference::completionFor(format, program);
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
    return !text.isEmpty();
}

} // namespace millrace
