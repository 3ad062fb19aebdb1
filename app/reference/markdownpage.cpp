// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/manpage.h"
#include "core/base/literals.h"

namespace millrace::reference {

namespace {

/// Text in a cell of a table: a bar would end it, a star or a bracket would be markup.
QString cell(const QString &text)
{
    QString result;
    for (const QChar character : text) {
        if (u"\\|*_<[]"_s.contains(character))
            result += u'\\';
        result += character == u'\n' ? u' ' : character;
    }
    return result;
}

QString code(const QString &text)
{
    return u"`%1`"_s.arg(QString(text).replace(u'|', u"\\|"_s));
}

void writeTerms(QString &page, const QVector<Term> &terms)
{
    if (terms.isEmpty())
        return;
    page += u"| | |\n|---|---|\n"_s;
    for (const Term &term : terms)
        page += u"| %1 | %2 |\n"_s.arg(code(term.name), cell(term.text));
    page += u'\n';
}

} // namespace

QByteArray markdownPage(const ProgramDescription &program)
{
    QString page = u"# %1 %2\n\n%3\n\n"_s.arg(program.name, program.version, program.self.text);
    writeTerms(page, program.self.terms());
    for (const CommandDescription &command : program.commands) {
        page += u"## %1\n\n    %2 %3\n\n%4\n\n"_s.arg(command.name, program.name, command.synopsis(),
                                                      command.text);
        writeTerms(page, command.terms());
    }
    for (const Section &section : program.sections) {
        page += u"## %1\n\n"_s.arg(section.title);
        if (!section.text.isEmpty())
            page += section.text + u"\n\n"_s;
        writeTerms(page, section.terms);
    }
    if (!program.exitCodes.isEmpty())
        page += u"## Exit codes\n\n"_s;
    writeTerms(page, program.exitCodes);
    return page.trimmed().toUtf8() + '\n';
}

} // namespace millrace::reference
