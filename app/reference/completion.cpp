// SPDX-License-Identifier: GPL-3.0-or-later
// Which kind of value stands where, and the script for bash.
#include "app/reference/completion.h"

namespace millrace::reference {

namespace {

QString spelled(const QString &name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

QStringList spelledOptions(const CommandDescription &command)
{
    QStringList words;
    for (const OptionDescription &option : command.options)
        for (const QString &name : option.names)
            words << spelled(name);
    return words;
}

/// The bash statement that offers values of this kind; empty where there is nothing to offer.
QString bashOffer(ValueKind kind, const QStringList &choices)
{
    switch (kind) {
    case ValueKind::Words:
        return QStringLiteral("mapfile -t COMPREPLY < <(compgen -W '%1' -- \"$cur\")")
            .arg(choices.join(QLatin1Char(' ')));
    case ValueKind::Files:
        // -o filenames: bash then quotes spaces and puts a slash behind folders.
        return QStringLiteral("compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "
                              "\"$cur\")");
    case ValueKind::Runs:
        return QStringLiteral(
            "mapfile -t COMPREPLY < <(compgen -W \"$(millrace-cli runs 2>/dev/null | cut -d' ' -f1)\" "
            "-- \"$cur\")");
    case ValueKind::Nothing:
        return QStringLiteral(":");
    }
    Q_UNREACHABLE();
}

void writeCommand(QString &script, const CommandDescription &command)
{
    script += QStringLiteral("        case $prev in\n");
    for (const OptionDescription &option : command.options) {
        if (option.value.isEmpty())
            continue;
        QStringList names;
        for (const QString &name : option.names)
            names << spelled(name);
        script += QStringLiteral("        %1) %2; return ;;\n")
                      .arg(names.join(QLatin1Char('|')),
                           bashOffer(valueKind(option.value, option.choices), option.choices));
    }
    script += QStringLiteral("        esac\n"
                             "        if [[ $cur == -* ]]; then\n"
                             "            mapfile -t COMPREPLY < <(compgen -W '%1' -- \"$cur\")\n"
                             "            return\n"
                             "        fi\n")
                  .arg(spelledOptions(command).join(QLatin1Char(' ')));
    if (!command.arguments.isEmpty()) {
        const ArgumentDescription &argument = command.arguments.first();
        script += QStringLiteral("        %1\n")
                      .arg(bashOffer(valueKind(argument.name, argument.choices), argument.choices));
    }
}

} // namespace

ValueKind valueKind(const QString &valueName, const QStringList &choices)
{
    if (!choices.isEmpty())
        return ValueKind::Words;
    for (const char *name : {"FILE", "PLAN", "FOLDER", "SOURCE", "PROGRAM"})
        if (valueName.toUpper().contains(QLatin1String(name)))
            return ValueKind::Files;
    return valueName.startsWith(QLatin1String("RUN")) ? ValueKind::Runs : ValueKind::Nothing;
}

QByteArray bashCompletion(const ProgramDescription &program)
{
    const QString function =
        QLatin1Char('_') + QString(program.name).replace(QLatin1Char('-'), QLatin1Char('_'));
    QString script =
        QStringLiteral("# bash completion for %1, written by %1 itself.\n"
                       "%2()\n{\n"
                       "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
                       "    COMPREPLY=()\n"
                       "    # bash takes --option=value for three words.\n"
                       "    [[ $prev == = ]] && prev=${COMP_WORDS[COMP_CWORD-2]}\n"
                       "    [[ $cur == = ]] && cur=\n")
            .arg(program.name, function);
    if (program.commands.isEmpty()) {
        writeCommand(script, program.self);
    } else {
        QStringList words = spelledOptions(program.self);
        for (const CommandDescription &command : program.commands)
            words << command.name;
        script += QStringLiteral("    if ((COMP_CWORD == 1)); then\n"
                                 "        mapfile -t COMPREPLY < <(compgen -W '%1' -- \"$cur\")\n"
                                 "        return\n    fi\n"
                                 "    case ${COMP_WORDS[1]} in\n")
                      .arg(words.join(QLatin1Char(' ')));
        for (const CommandDescription &command : program.commands) {
            script += QStringLiteral("    %1)\n").arg(command.name);
            writeCommand(script, command);
            script += QStringLiteral("        ;;\n");
        }
        script += QStringLiteral("    esac\n");
    }
    script += QStringLiteral("}\ncomplete -F %1 %2\n").arg(function, program.name);
    return script.toUtf8();
}

} // namespace millrace::reference
