// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/completion.h"

namespace millrace::reference {

namespace {

QString quoted(const QString &text)
{
    QString result = text;
    result.replace(QLatin1Char('\\'), QStringLiteral("\\\\"))
        .replace(QLatin1Char('\''), QStringLiteral("\\'"));
    result.replace(QLatin1Char('\n'), QLatin1Char(' '));
    return QLatin1Char('\'') + result + QLatin1Char('\'');
}

/// " -r -f -a '…'": a value is required, and what it can be.
QString values(const QString &valueName, const QStringList &choices)
{
    switch (valueKind(valueName, choices)) {
    case ValueKind::Words:
        return QStringLiteral(" -f -a %1").arg(quoted(choices.join(QLatin1Char(' '))));
    case ValueKind::Files:
        return QStringLiteral(" -F");
    case ValueKind::Runs:
        return QStringLiteral(" -f -a '(millrace-cli runs 2>/dev/null | string split -f1 \" \")'");
    case ValueKind::Nothing:
        return QStringLiteral(" -f");
    }
    Q_UNREACHABLE();
}

QString lines(const CommandDescription &command, const QString &head)
{
    QString script;
    for (const OptionDescription &option : command.options) {
        script += head;
        for (const QString &name : option.names)
            script += (name.size() > 1 ? QStringLiteral(" -l ") : QStringLiteral(" -s ")) + name;
        script += QStringLiteral(" -d ") + quoted(option.text);
        if (!option.value.isEmpty())
            script += QStringLiteral(" -r") + values(option.value, option.choices);
        script += QLatin1Char('\n');
    }
    if (!command.arguments.isEmpty()) {
        const ArgumentDescription &argument = command.arguments.first();
        script += head + values(argument.name, argument.choices) + QLatin1Char('\n');
    }
    return script;
}

} // namespace

QByteArray fishCompletion(const ProgramDescription &program)
{
    const QString head = QStringLiteral("complete -c %1").arg(program.name);
    QString script = QStringLiteral("# fish completion for %1, written by %1 itself.\n").arg(program.name);
    if (program.commands.isEmpty())
        return (script + lines(program.self, head)).toUtf8();
    script += head + QStringLiteral(" -f\n");
    for (const CommandDescription &command : program.commands)
        script += head + QStringLiteral(" -n __fish_use_subcommand -a %1 -d %2\n")
                             .arg(command.name, quoted(command.summary));
    script += lines(program.self, head + QStringLiteral(" -n __fish_use_subcommand"));
    for (const CommandDescription &command : program.commands)
        script +=
            lines(command, head + QStringLiteral(" -n '__fish_seen_subcommand_from %1'").arg(command.name));
    return script.toUtf8();
}

} // namespace millrace::reference
