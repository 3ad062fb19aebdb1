// SPDX-License-Identifier: GPL-3.0-or-later
// help: the list of commands, a command's own help, and everything that is made from the parsers: JSON, man
// page, Markdown, shell completion.
#include "app/cli/commands.h"
#include "app/reference/completion.h"
#include "app/reference/manpage.h"

#include <cstdio>

namespace millrace::cli {

namespace {

void printBytes(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

void printUsage()
{
    printLine(QStringLiteral("Usage: millrace-cli COMMAND …\n\nCommands:"));
    for (const CommandEntry &entry : commands())
        printLine(QStringLiteral("  %1 %2")
                      .arg(QString::fromUtf8(entry.name), -11)
                      .arg(QString::fromUtf8(entry.summary)));
    printLine(QStringLiteral(
        "\nmillrace-cli COMMAND --help tells a command's options.\n"
        "Targets: mysql://user@host:port/schema?socket=…&ssl-mode=…&ssl-ca=…&option-group=…, "
        "scratch:schema\n         or saved:NAME/schema.\n"
        "Sources on another server: mysql://user@host:port/schema/table, with the same items behind it.\n"
        "Passwords: MILLRACE_PASSWORD (of a source MILLRACE_SOURCE_PASSWORD), an option group of my.cnf, or "
        "the "
        "keychain where the\n           window put it; never on the command line.\nExit codes:"));
    for (const reference::Term &code : exitCodes())
        printLine(QStringLiteral("  %1  %2").arg(code.name, code.text));
}

int completion(const QString &shell)
{
    if (shell == QLatin1String("bash"))
        printBytes(reference::bashCompletion(describeProgram()));
    else if (shell == QLatin1String("zsh"))
        printBytes(reference::zshCompletion(describeProgram()));
    else if (shell == QLatin1String("fish"))
        printBytes(reference::fishCompletion(describeProgram()));
    else {
        printError(
            QStringLiteral("millrace-cli help: --completion can be bash, zsh or fish, not “%1”.").arg(shell));
        return UsageError;
    }
    return Ok;
}

} // namespace

int helpCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Lists the commands, or tells the options of one. The other forms are made from the same "
        "definitions that read the options."));
    parser.addPositionalArgument(QStringLiteral("COMMAND"), QStringLiteral("Whose options are told."),
                                 QStringLiteral("[COMMAND]"));
    parser.addOptions({
        {QStringLiteral("json"),
         QStringLiteral(
             "All commands with their arguments and options, and the exit codes, as one JSON object; "
             "of a command that is named that one alone.")},
        {QStringLiteral("man"), QStringLiteral("The man page, for man(1).")},
        {QStringLiteral("markdown"), QStringLiteral("The same as Markdown.")},
        {QStringLiteral("completion"), QStringLiteral("What a shell completes by: bash, zsh or fish."),
         QStringLiteral("SHELL")},
    });
    QStringList names;
    for (const CommandEntry &entry : commands())
        names << QString::fromUtf8(entry.name);
    parser.setChoices(QStringLiteral("COMMAND"), names);
    parser.setChoices(QStringLiteral("completion"),
                      {QStringLiteral("bash"), QStringLiteral("zsh"), QStringLiteral("fish")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("help"), arguments, exitCode))
        return exitCode;
    const QStringList named = parser.positionalArguments();
    const CommandEntry *const command = named.isEmpty() ? nullptr : commandNamed(named.first());
    if (named.size() > 1 || (!named.isEmpty() && !command)) {
        printError(named.size() > 1
                       ? QStringLiteral("millrace-cli help: name one command.")
                       : QStringLiteral("“%1” is no command of millrace-cli; millrace-cli help lists them.")
                             .arg(named.first()));
        return UsageError;
    }
    if (parser.isSet(QStringLiteral("completion")))
        return completion(parser.value(QStringLiteral("completion")));
    if (parser.isSet(QStringLiteral("man")))
        printBytes(reference::manPage(describeProgram()));
    else if (parser.isSet(QStringLiteral("markdown")))
        printBytes(reference::markdownPage(describeProgram()));
    else if (parser.isSet(QStringLiteral("json"))) {
        if (!command) {
            printJson(describeProgram().toJson());
            return Ok;
        }
        reference::CommandDescription description = describe(command->handler);
        description.name = named.first();
        description.summary = QString::fromUtf8(command->summary);
        printJson(description.toJson());
    } else if (command) {
        return command->handler({QStringLiteral("--help")});
    } else {
        printUsage();
    }
    return Ok;
}

} // namespace millrace::cli
