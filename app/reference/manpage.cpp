// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/manpage.h"

#include "core/base/literals.h"

namespace millrace::reference {

namespace {

/// Text as roff takes it: a backslash is an escape, a hyphen would become a dash that nobody can copy into a
/// shell, and a dot or an apostrophe at the head of a line would be a request.
QString roff(const QString &text)
{
    QString result;
    bool atLineStart = true;
    for (const QChar character : text) {
        if (character == u'\\')
            result += u"\\e"_s;
        else if (character == u'-')
            result += u"\\-"_s;
        else if (character == u'\'')
            result += u"\\(aq"_s;
        else if (character == u'.' && atLineStart)
            result += u"\\&."_s;
        else
            result += character;
        atLineStart = character == u'\n';
    }
    return result;
}

/// An argument of a macro, in quotes.
QString quoted(const QString &text)
{
    return u'"' + roff(text).replace(u'"', u"\\(dq"_s) + u'"';
}

class Page
{
public:
    explicit Page(const ProgramDescription &program)
    {
        m_text = u".\\\" Written by %1 itself from the definitions it parses with.\n"_s.arg(program.name);
        line(u".TH %1 1 \"\" %2 \"User commands\""_s.arg(program.name.toUpper(),
                                                         quoted(program.name + u' ' + program.version)));
        // Ragged right: long URLs would tear the words of a justified line apart.
        line(u".ad l"_s);
    }

    void line(const QString &text) { m_text += text + u'\n'; }
    void section(const QString &title) { line(u".SH "_s + quoted(title)); }
    void text(const QString &text)
    {
        bool first = true;
        for (const QString &paragraph : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
            if (!first)
                line(u".PP"_s);
            line(roff(paragraph));
            first = false;
        }
    }
    void terms(const QVector<Term> &terms)
    {
        for (const Term &term : terms)
            line(u".TP\n.B %1\n%2"_s.arg(quoted(term.name), roff(term.text)));
    }
    void synopsis(const QString &program, const QString &rest)
    {
        line(u".B %1\n%2"_s.arg(roff(program), roff(rest)));
    }
    QByteArray bytes() const { return m_text.toUtf8(); }

private:
    QString m_text;
};

} // namespace

QByteArray manPage(const ProgramDescription &program)
{
    Page page(program);
    page.section(u"NAME"_s);
    page.line(u"%1 \\- %2"_s.arg(roff(program.name), roff(program.summary)));
    page.section(u"SYNOPSIS"_s);
    page.synopsis(program.name, program.commands.isEmpty()
                                    ? program.self.synopsis().mid(program.name.size()).trimmed()
                                    : u"COMMAND …"_s);
    page.section(u"DESCRIPTION"_s);
    page.text(program.self.text);
    if (const QVector<Term> own = program.self.terms(); !own.isEmpty()) {
        page.section(u"OPTIONS"_s);
        page.terms(own);
    }
    if (!program.commands.isEmpty())
        page.section(u"COMMANDS"_s);
    for (const CommandDescription &command : program.commands) {
        page.line(u".SS %1"_s.arg(quoted(command.synopsis())));
        page.text(command.text);
        page.terms(command.terms());
    }
    for (const Section &section : program.sections) {
        page.section(section.title.toUpper());
        page.text(section.text);
        page.terms(section.terms);
    }
    if (!program.exitCodes.isEmpty())
        page.section(u"EXIT STATUS"_s);
    page.terms(program.exitCodes);
    if (!program.seeAlso.isEmpty()) {
        page.section(u"SEE ALSO"_s);
        page.line(roff(program.seeAlso.join(u", "_s)));
    }
    return page.bytes();
}

} // namespace millrace::reference
