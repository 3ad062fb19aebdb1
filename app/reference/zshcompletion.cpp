// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/completion.h"

namespace millrace::reference {

namespace {

/// Inside single quotes of the shell.
QString inQuotes(const QString &text)
{
    return QString(text).replace(QLatin1Char('\''), QStringLiteral("'\\''"));
}

/// A description within [] or behind a colon of _arguments, on one line.
QString described(const QString &text)
{
    QString result;
    for (const QChar character : text) {
        if (QStringLiteral("[]:\\").contains(character))
            result += QLatin1Char('\\');
        result += character == QLatin1Char('\n') ? QLatin1Char(' ') : character;
    }
    return result;
}

/// ":message:action" of _arguments.
QString action(const QString &valueName, const QStringList &choices)
{
    const QString message = described(valueName);
    switch (valueKind(valueName, choices)) {
    case ValueKind::Words:
        return QStringLiteral(":%1:(%2)").arg(message, choices.join(QLatin1Char(' ')));
    case ValueKind::Files:
        return QStringLiteral(":%1:_files").arg(message);
    case ValueKind::Runs:
        return QStringLiteral(
                   ":%1:{_values run ${(f)\"$(millrace-cli runs 2>/dev/null | cut -d\" \" -f1)\"}}")
            .arg(message);
    case ValueKind::Nothing:
        return QStringLiteral(":%1: ").arg(message);
    }
    Q_UNREACHABLE();
}

QString specifications(const CommandDescription &command, const QString &indent)
{
    QStringList lines;
    for (const OptionDescription &option : command.options)
        for (const QString &name : option.names) {
            // The star: many options may be repeated, and the shell cannot know which.
            const bool isLong = name.size() > 1;
            lines << QStringLiteral("'*%1%2%3[%4]%5'")
                         .arg(isLong ? QStringLiteral("--") : QStringLiteral("-"), name,
                              isLong && !option.value.isEmpty() ? QStringLiteral("=") : QString(),
                              inQuotes(described(option.text)),
                              option.value.isEmpty() ? QString()
                                                     : inQuotes(action(option.value, option.choices)));
        }
    if (!command.arguments.isEmpty()) {
        const ArgumentDescription &argument = command.arguments.first();
        lines << QStringLiteral("'*%1'").arg(inQuotes(action(argument.name, argument.choices)));
    }
    return QStringLiteral("_arguments -s -S \\\n%1    ").arg(indent) +
           lines.join(QStringLiteral(" \\\n%1    ").arg(indent)) + QLatin1Char('\n');
}

} // namespace

QByteArray zshCompletion(const ProgramDescription &program)
{
    QString script =
        QStringLiteral("#compdef %1\n# zsh completion for %1, written by %1 itself.\n").arg(program.name);
    if (program.commands.isEmpty()) {
        script += specifications(program.self, {});
        return script.toUtf8();
    }
    script += QStringLiteral("if (( CURRENT == 2 )); then\n    local -a commands=(\n");
    for (const CommandDescription &command : program.commands)
        script += QStringLiteral("        '%1:%2'\n").arg(command.name, inQuotes(described(command.summary)));
    script += QStringLiteral("    )\n    _describe -t commands command commands\n");
    for (const OptionDescription &option : program.self.options)
        for (const QString &name : option.names)
            script += QStringLiteral("    compadd -- %1%2\n")
                          .arg(name.size() > 1 ? QStringLiteral("--") : QStringLiteral("-"), name);
    script += QStringLiteral("    return\nfi\n"
                             "shift words\n(( CURRENT-- ))\n"
                             "case $words[1] in\n");
    for (const CommandDescription &command : program.commands)
        script += QStringLiteral("%1)\n    %2    ;;\n")
                      .arg(command.name, specifications(command, QStringLiteral("    ")));
    script += QStringLiteral("esac\n");
    return script.toUtf8();
}

} // namespace millrace::reference
