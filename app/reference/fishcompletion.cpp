// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/completion.h"
#include "core/base/literals.h"

namespace millrace::reference {

namespace {

QString fishQuoted(const QString &text)
{
    QString result = text;
    result.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    result.replace(u'\n', u' ');
    return u'\'' + result + u'\'';
}

/// " -r -f -a '…'": a value is required, and what it can be.
QString values(const QString &valueName, const QStringList &choices)
{
    switch (valueKind(valueName, choices)) {
    case CompletionKind::Words:
        return u" -f -a %1"_s.arg(fishQuoted(choices.join(u' ')));
    case CompletionKind::Files:
        return u" -F"_s;
    case CompletionKind::Runs:
        return u" -f -a '(millrace-cli runs 2>/dev/null | string split -f1 \" \")'"_s;
    case CompletionKind::Nothing:
        return u" -f"_s;
    }
    Q_UNREACHABLE();
}

QString lines(const CommandDescription &command, const QString &head)
{
    QString script;
    for (const OptionDescription &option : command.options) {
        script += head;
        for (const QString &name : option.names)
            script += (name.size() > 1 ? u" -l "_s : u" -s "_s) + name;
        script += u" -d "_s + fishQuoted(option.text);
        if (!option.value.isEmpty())
            script += u" -r"_s + values(option.value, option.choices);
        script += u'\n';
    }
    if (!command.arguments.isEmpty()) {
        const ArgumentDescription &argument = command.arguments.first();
        script += head + values(argument.name, argument.choices) + u'\n';
    }
    return script;
}

} // namespace

QByteArray fishCompletion(const ProgramDescription &program)
{
    const QString head = u"complete -c %1"_s.arg(program.name);
    QString script = u"# fish completion for %1, written by %1 itself.\n"_s.arg(program.name);
    if (program.commands.isEmpty())
        return (script + lines(program.self, head)).toUtf8();
    script += head + u" -f\n"_s;
    for (const CommandDescription &command : program.commands)
        script += head +
                  u" -n __fish_use_subcommand -a %1 -d %2\n"_s.arg(command.name, fishQuoted(command.summary));
    script += lines(program.self, head + u" -n __fish_use_subcommand"_s);
    for (const CommandDescription &command : program.commands)
        script += lines(command, head + u" -n '__fish_seen_subcommand_from %1'"_s.arg(command.name));
    return script.toUtf8();
}

} // namespace millrace::reference
