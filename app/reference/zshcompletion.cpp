// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/completion.h"
#include "core/base/literals.h"

namespace millrace::reference {

namespace {

/// Inside single quotes of the shell.
QString inQuotes(const QString &text)
{
    return QString(text).replace(u'\'', u"'\\''"_s);
}

/// A description within [] or after a colon of _arguments, on one line.
QString described(const QString &text)
{
    QString result;
    for (const QChar character : text) {
        if (u"[]:\\"_s.contains(character))
            result += u'\\';
        result += character == u'\n' ? u' ' : character;
    }
    return result;
}

/// ":message:action" of _arguments.
QString action(const QString &valueName, const QStringList &choices)
{
    const QString message = described(valueName);
    switch (valueKind(valueName, choices)) {
    case CompletionKind::Words:
        return u":%1:(%2)"_s.arg(message, choices.join(u' '));
    case CompletionKind::Files:
        return u":%1:_files"_s.arg(message);
    case CompletionKind::Runs:
        return u":%1:{_values run ${(f)\"$(millrace-cli runs 2>/dev/null | cut -d\" \" -f1)\"}}"_s.arg(
            message);
    case CompletionKind::Nothing:
        return u":%1: "_s.arg(message);
    }
    Q_UNREACHABLE();
}

QString specifications(const CommandDescription &command, const QString &indent)
{
    QStringList lines;
    for (const OptionDescription &option : command.options)
        for (const QString &name : option.spelledNames())
            // The star: many options may be repeated, and the shell cannot know which.
            lines << u"'*%1%2[%3]%4'"_s.arg(
                name, name.startsWith("--"_L1) && !option.value.isEmpty() ? u"="_s : QString(),
                inQuotes(described(option.text)),
                option.value.isEmpty() ? QString() : inQuotes(action(option.value, option.choices)));
    if (!command.arguments.isEmpty()) {
        const ArgumentDescription &argument = command.arguments.first();
        lines << u"'*%1'"_s.arg(inQuotes(action(argument.name, argument.choices)));
    }
    return u"_arguments -s -S \\\n%1    "_s.arg(indent) + lines.join(u" \\\n%1    "_s.arg(indent)) + u'\n';
}

} // namespace

QByteArray zshCompletion(const ProgramDescription &program)
{
    QString script = u"#compdef %1\n# zsh completion for %1, written by %1 itself.\n"_s.arg(program.name);
    if (program.commands.isEmpty()) {
        script += specifications(program.self, {});
        return script.toUtf8();
    }
    script += u"if (( CURRENT == 2 )); then\n    local -a commands=(\n"_s;
    for (const CommandDescription &command : program.commands)
        script += u"        '%1:%2'\n"_s.arg(command.name, inQuotes(described(command.summary)));
    script += u"    )\n    _describe -t commands command commands\n"_s;
    for (const OptionDescription &option : program.self.options)
        for (const QString &name : option.spelledNames())
            script += u"    compadd -- %1\n"_s.arg(name);
    script += u"    return\nfi\n"
              "shift words\n(( CURRENT-- ))\n"
              "case $words[1] in\n"_s;
    for (const CommandDescription &command : program.commands)
        script += u"%1)\n    %2    ;;\n"_s.arg(command.name, specifications(command, u"    "_s));
    script += u"esac\n"_s;
    return script.toUtf8();
}

} // namespace millrace::reference
