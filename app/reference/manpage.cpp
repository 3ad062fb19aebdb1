// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/manpage.h"

namespace millrace::reference {

namespace {

/// Text as roff takes it: a backslash is an escape, a hyphen would become a dash that nobody can copy into a
/// shell, and a dot or an apostrophe at the head of a line would be a request.
QString roff(const QString &text)
{
    QString result;
    bool atLineStart = true;
    for (const QChar character : text) {
        if (character == QLatin1Char('\\'))
            result += QStringLiteral("\\e");
        else if (character == QLatin1Char('-'))
            result += QStringLiteral("\\-");
        else if (character == QLatin1Char('\''))
            result += QStringLiteral("\\(aq");
        else if (character == QLatin1Char('.') && atLineStart)
            result += QStringLiteral("\\&.");
        else
            result += character;
        atLineStart = character == QLatin1Char('\n');
    }
    return result;
}

/// An argument of a macro, in quotes.
QString quoted(const QString &text)
{
    return QLatin1Char('"') + roff(text).replace(QLatin1Char('"'), QStringLiteral("\\(dq")) +
           QLatin1Char('"');
}

class Page
{
public:
    explicit Page(const ProgramDescription &program)
    {
        m_text = QStringLiteral(".\\\" Written by %1 itself from the definitions it parses with.\n")
                     .arg(program.name);
        line(QStringLiteral(".TH %1 1 \"\" %2 \"User commands\"")
                 .arg(program.name.toUpper(), quoted(program.name + QLatin1Char(' ') + program.version)));
        // Ragged right: long URLs would tear the words of a justified line apart.
        line(QStringLiteral(".ad l"));
    }

    void line(const QString &text) { m_text += text + QLatin1Char('\n'); }
    void section(const QString &title) { line(QStringLiteral(".SH ") + quoted(title)); }
    void text(const QString &text)
    {
        bool first = true;
        for (const QString &paragraph : text.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
            if (!first)
                line(QStringLiteral(".PP"));
            line(roff(paragraph));
            first = false;
        }
    }
    void term(const QString &name, const QString &what)
    {
        line(QStringLiteral(".TP\n.B %1\n%2").arg(quoted(name), roff(what)));
    }
    void synopsis(const QString &program, const QString &rest)
    {
        line(QStringLiteral(".B %1\n%2").arg(roff(program), roff(rest)));
    }
    void command(const CommandDescription &command)
    {
        for (const ArgumentDescription &argument : command.arguments)
            term(argument.name, argument.text);
        for (const OptionDescription &option : command.options)
            term(option.synopsis(), option.text);
    }
    QByteArray bytes() const { return m_text.toUtf8(); }

private:
    QString m_text;
};

} // namespace

QByteArray manPage(const ProgramDescription &program)
{
    Page page(program);
    page.section(QStringLiteral("NAME"));
    page.line(QStringLiteral("%1 \\- %2").arg(roff(program.name), roff(program.summary)));
    page.section(QStringLiteral("SYNOPSIS"));
    page.synopsis(program.name, program.commands.isEmpty()
                                    ? program.self.synopsis().mid(program.name.size()).trimmed()
                                    : QStringLiteral("COMMAND …"));
    page.section(QStringLiteral("DESCRIPTION"));
    page.text(program.self.text);
    if (!program.self.options.isEmpty() || !program.self.arguments.isEmpty()) {
        page.section(QStringLiteral("OPTIONS"));
        page.command(program.self);
    }
    if (!program.commands.isEmpty())
        page.section(QStringLiteral("COMMANDS"));
    for (const CommandDescription &command : program.commands) {
        page.line(QStringLiteral(".SS %1").arg(quoted(command.synopsis())));
        page.text(command.text);
        page.command(command);
    }
    for (const Section &section : program.sections) {
        page.section(section.title.toUpper());
        page.text(section.text);
        for (const Term &term : section.terms)
            page.term(term.name, term.text);
    }
    if (!program.exitCodes.isEmpty())
        page.section(QStringLiteral("EXIT STATUS"));
    for (const Term &code : program.exitCodes)
        page.term(code.name, code.text);
    if (!program.seeAlso.isEmpty()) {
        page.section(QStringLiteral("SEE ALSO"));
        page.line(roff(program.seeAlso.join(QStringLiteral(", "))));
    }
    return page.bytes();
}

} // namespace millrace::reference
