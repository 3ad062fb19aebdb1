// SPDX-License-Identifier: GPL-3.0-or-later
// Which kind of value stands where, and the script for bash.
#include "app/reference/completion.h"

#include "core/base/literals.h"

namespace millrace::reference {

namespace {

QStringList spelledOptions(const CommandDescription &command)
{
    QStringList words;
    for (const OptionDescription &option : command.options)
        words << option.spelledNames();
    return words;
}

/// The bash statement that offers values of this kind; empty where there is nothing to offer.
QString bashOffer(CompletionKind kind, const QStringList &choices)
{
    switch (kind) {
    case CompletionKind::Words:
        return u"mapfile -t COMPREPLY < <(compgen -W '%1' -- \"$cur\")"_s.arg(choices.join(u' '));
    case CompletionKind::Files:
        // -o filenames: bash then quotes spaces and puts a slash after folders.
        return u"compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "
               "\"$cur\")"_s;
    case CompletionKind::Runs:
        return u"mapfile -t COMPREPLY < <(compgen -W \"$(millrace-cli runs 2>/dev/null | cut -d' ' -f1)\" "
               "-- \"$cur\")"_s;
    case CompletionKind::Nothing:
        return u":"_s;
    }
    Q_UNREACHABLE();
}

void writeCommand(QString &script, const CommandDescription &command)
{
    script += u"        case $prev in\n"_s;
    for (const OptionDescription &option : command.options) {
        if (option.value.isEmpty())
            continue;
        script += u"        %1) %2; return ;;\n"_s.arg(
            option.spelledNames().join(u'|'),
            bashOffer(valueKind(option.value, option.choices), option.choices));
    }
    script += u"        esac\n"
              "        if [[ $cur == -* ]]; then\n"
              "            mapfile -t COMPREPLY < <(compgen -W '%1' -- \"$cur\")\n"
              "            return\n"
              "        fi\n"_s.arg(spelledOptions(command).join(u' '));
    if (!command.arguments.isEmpty()) {
        const ArgumentDescription &argument = command.arguments.first();
        script +=
            u"        %1\n"_s.arg(bashOffer(valueKind(argument.name, argument.choices), argument.choices));
    }
}

} // namespace

CompletionKind valueKind(const QString &valueName, const QStringList &choices)
{
    if (!choices.isEmpty())
        return CompletionKind::Words;
    for (const char *name : {"FILE", "PLAN", "FOLDER", "SOURCE", "PROGRAM"})
        if (valueName.toUpper().contains(QLatin1String(name)))
            return CompletionKind::Files;
    return valueName.startsWith("RUN"_L1) ? CompletionKind::Runs : CompletionKind::Nothing;
}

QByteArray completionFor(const QString &shell, const ProgramDescription &program)
{
    return shell == "bash"_L1   ? bashCompletion(program)
           : shell == "zsh"_L1  ? zshCompletion(program)
           : shell == "fish"_L1 ? fishCompletion(program)
                                : QByteArray();
}

QByteArray bashCompletion(const ProgramDescription &program)
{
    const QString function = u'_' + QString(program.name).replace(u'-', u'_');
    QString script = u"# bash completion for %1, written by %1 itself.\n"
                     "%2()\n{\n"
                     "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
                     "    COMPREPLY=()\n"
                     "    # bash takes --option=value for three words.\n"
                     "    [[ $prev == = ]] && prev=${COMP_WORDS[COMP_CWORD-2]}\n"
                     "    [[ $cur == = ]] && cur=\n"_s.arg(program.name, function);
    if (program.commands.isEmpty()) {
        writeCommand(script, program.self);
    } else {
        QStringList words = spelledOptions(program.self);
        for (const CommandDescription &command : program.commands)
            words << command.name;
        script += u"    if ((COMP_CWORD == 1)); then\n"
                  "        mapfile -t COMPREPLY < <(compgen -W '%1' -- \"$cur\")\n"
                  "        return\n    fi\n"
                  "    case ${COMP_WORDS[1]} in\n"_s.arg(words.join(u' '));
        for (const CommandDescription &command : program.commands) {
            script += u"    %1)\n"_s.arg(command.name);
            writeCommand(script, command);
            script += u"        ;;\n"_s;
        }
        script += u"    esac\n"_s;
    }
    script += u"}\ncomplete -F %1 %2\n"_s.arg(function, program.name);
    return script.toUtf8();
}

} // namespace millrace::reference
