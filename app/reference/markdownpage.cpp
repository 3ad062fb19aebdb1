// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/manpage.h"

namespace millrace::reference {

namespace {

/// Text in a cell of a table: a bar would end it, a star or a bracket would be markup.
QString cell(const QString &text)
{
    QString result;
    for (const QChar character : text) {
        if (QStringLiteral("\\|*_<[]").contains(character))
            result += QLatin1Char('\\');
        result += character == QLatin1Char('\n') ? QLatin1Char(' ') : character;
    }
    return result;
}

QString code(const QString &text)
{
    return QStringLiteral("`%1`").arg(QString(text).replace(QLatin1Char('|'), QStringLiteral("\\|")));
}

void writeTable(QString &page, const CommandDescription &command)
{
    if (command.arguments.isEmpty() && command.options.isEmpty())
        return;
    page += QStringLiteral("| | |\n|---|---|\n");
    for (const ArgumentDescription &argument : command.arguments)
        page += QStringLiteral("| %1 | %2 |\n").arg(code(argument.name), cell(argument.text));
    for (const OptionDescription &option : command.options)
        page += QStringLiteral("| %1 | %2 |\n").arg(code(option.synopsis()), cell(option.text));
    page += QLatin1Char('\n');
}

void writeTerms(QString &page, const QVector<Term> &terms)
{
    if (terms.isEmpty())
        return;
    page += QStringLiteral("| | |\n|---|---|\n");
    for (const Term &term : terms)
        page += QStringLiteral("| %1 | %2 |\n").arg(code(term.name), cell(term.text));
    page += QLatin1Char('\n');
}

} // namespace

QByteArray markdownPage(const ProgramDescription &program)
{
    QString page = QStringLiteral("# %1 %2\n\n%3\n\n").arg(program.name, program.version, program.self.text);
    writeTable(page, program.self);
    for (const CommandDescription &command : program.commands) {
        page += QStringLiteral("## %1\n\n    %2 %3\n\n%4\n\n")
                    .arg(command.name, program.name, command.synopsis(), command.text);
        writeTable(page, command);
    }
    for (const Section &section : program.sections) {
        page += QStringLiteral("## %1\n\n").arg(section.title);
        if (!section.text.isEmpty())
            page += section.text + QStringLiteral("\n\n");
        writeTerms(page, section.terms);
    }
    if (!program.exitCodes.isEmpty())
        page += QStringLiteral("## Exit codes\n\n");
    writeTerms(page, program.exitCodes);
    return page.trimmed().toUtf8() + '\n';
}

} // namespace millrace::reference
