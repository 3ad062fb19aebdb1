// SPDX-License-Identifier: GPL-3.0-or-later
// help: the list of commands, a command's own help, and everything that is made from the parsers: JSON, man
// page, Markdown, shell completion.
#include "app/cli/commands.h"
#include "app/reference/completion.h"
#include "app/reference/manpage.h"
#include "core/base/literals.h"

#include <cstdio>

namespace millrace::cli {

namespace {

void printBytes(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

void printUsage()
{
    printLine(u"Usage: millrace-cli COMMAND …\n\nCommands:"_s);
    for (const CommandEntry &entry : commands())
        printLine(u"  %1 %2"_s.arg(QString::fromUtf8(entry.name), -11).arg(QString::fromUtf8(entry.summary)));
    printLine(
        u"\nmillrace-cli COMMAND --help tells a command's options.\n"
        "Targets: mysql://user@host:port/schema?socket=…&ssl-mode=…&ssl-ca=…&compression=…"
        "\n         &ssh=user@bastion&ssh-key=…&ssh-jump=…&option-group=…, scratch:schema or "
        "saved:NAME/schema.\n"
        "Sources on another server: mysql://user@host:port/schema/table, followed by the same items.\n"
        "Passwords: MILLRACE_PASSWORD (of a source MILLRACE_SOURCE_PASSWORD), an option group of my.cnf, or "
        "the "
        "keychain where the\n           window put it; never on the command line.\nExit codes:"_s);
    for (const reference::Term &code : exitCodes())
        printLine(u"  %1  %2"_s.arg(code.name, code.text));
}

int completion(const QString &shell)
{
    const QByteArray script = reference::completionFor(shell, describeProgram());
    if (script.isEmpty())
        return misused(u"help"_s, u"--completion can be bash, zsh or fish, not “%1”."_s.arg(shell));
    printBytes(script);
    return Ok;
}

} // namespace

Result<int> helpCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Lists the commands, or tells the options of one. The other forms are made from the same "
        "definitions that read the options."_s);
    parser.addPositionalArgument(u"COMMAND"_s, u"Whose options are told."_s, u"[COMMAND]"_s);
    parser.addOptions({
        {u"json"_s, u"All commands with their arguments and options, and the exit codes, as one JSON object; "
                    "of a command that is named that one alone."_s},
        {u"man"_s, u"The man page, for man(1)."_s},
        {u"markdown"_s, u"The same as Markdown."_s},
        {u"completion"_s, u"What a shell completes by: bash, zsh or fish."_s, u"SHELL"_s},
    });
    QStringList names;
    for (const CommandEntry &entry : commands())
        names << QString::fromUtf8(entry.name);
    parser.setChoices(u"COMMAND"_s, names);
    parser.setChoices(u"completion"_s, {u"bash"_s, u"zsh"_s, u"fish"_s});
    if (const auto ended = parse(parser, u"help"_s, arguments))
        return *ended;
    const QStringList named = parser.positionalArguments();
    const CommandEntry *const command = named.isEmpty() ? nullptr : commandNamed(named.first());
    if (named.size() > 1 || (!named.isEmpty() && !command)) {
        printError(
            named.size() > 1
                ? u"millrace-cli help: name one command."_s
                : u"“%1” is no command of millrace-cli; millrace-cli help lists them."_s.arg(named.first()));
        return UsageError;
    }
    if (parser.isSet(u"completion"_s))
        return completion(parser.value(u"completion"_s));
    if (parser.isSet(u"man"_s))
        printBytes(reference::manPage(describeProgram()));
    else if (parser.isSet(u"markdown"_s))
        printBytes(reference::markdownPage(describeProgram()));
    else if (parser.isSet(u"json"_s)) {
        if (!command) {
            printJson(describeProgram().toJson());
            return Ok;
        }
        reference::CommandDescription description = describe(command->handler);
        description.name = named.first();
        description.summary = QString::fromUtf8(command->summary);
        printJson(description.toJson());
    } else if (command) {
        return command->handler({u"--help"_s});
    } else {
        printUsage();
    }
    return Ok;
}

} // namespace millrace::cli
