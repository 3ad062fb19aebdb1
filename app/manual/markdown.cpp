// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/markdown.h"

#include "core/base/literals.h"

#include <QRegularExpression>
#include <QSet>
#include <md4c-html.h>

namespace millrace::manual {

namespace {

void append(const MD_CHAR *text, MD_SIZE size, void *html)
{
    static_cast<QByteArray *>(html)->append(text, static_cast<qsizetype>(size));
}

QString converted(const QByteArray &markdown)
{
    QByteArray html;
    // Fails for want of memory only, and then the page lacks its title, which the caller refuses.
    if (md_html(markdown.constData(), static_cast<MD_SIZE>(markdown.size()), append, &html,
                MD_FLAG_TABLES | MD_FLAG_NOHTML, 0) != 0)
        return {};
    QString text = QString::fromUtf8(html);
    // Markdown wants a head for every table; one without words would be an empty line.
    static const QRegularExpression emptyHead(
        u"<thead>\\s*<tr>\\s*(?:<th[^>]*></th>\\s*)+</tr>\\s*</thead>\\s*"_s);
    text.remove(emptyHead);
    // A bar within code within a table has to be escaped; md4c 0.4.8 leaves the backslash there.
    static const QRegularExpression code(u"<td[^>]*>(?:(?!</td>).)*</td>"_s);
    for (auto found = code.match(text); found.hasMatch();) {
        const QString cell = found.captured().replace("\\|"_L1, "|"_L1);
        const qsizetype next = found.capturedStart() + cell.size();
        text.replace(found.capturedStart(), found.capturedLength(), cell);
        found = code.match(text, next);
    }
    return text;
}

QStringList attributes(const QString &html, const QString &element, const QString &attribute)
{
    const QRegularExpression found(u"<%1 [^>]*%2=\"([^\"]*)\""_s.arg(element, attribute));
    QStringList values;
    for (auto match = found.globalMatch(html); match.hasNext();)
        values << match.next().captured(1);
    return values;
}

} // namespace

QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar character : heading.toLower()) {
        if (character.isLetterOrNumber() || character == u'_' || character == u'-')
            anchor += character;
        else if (character.isSpace())
            anchor += u'-';
    }
    return anchor;
}

QString plainText(QString html)
{
    static const QRegularExpression tag(u"<[^>]*>"_s);
    // A cell or a paragraph ends a word; a tag within one does not.
    static const QRegularExpression block(u"</(?:p|td|th|li|pre|h\\d)>|<br>"_s);
    html.replace(block, u" "_s).remove(tag);
    html.replace("&lt;"_L1, "<"_L1)
        .replace("&gt;"_L1, ">"_L1)
        .replace("&quot;"_L1, "\""_L1)
        .replace("&amp;"_L1, "&"_L1);
    return html.simplified();
}

Rendered render(const QByteArray &markdown)
{
    const QString bare = converted(markdown);
    Rendered page;
    page.links = attributes(bare, u"a"_s, u"href"_s);
    page.pictures = attributes(bare, u"img"_s, u"src"_s);
    static const QRegularExpression heading(u"<h(\\d)>(.*?)</h\\1>"_s);
    QSet<QString> taken;
    qsizetype end = 0;
    const auto closeSection = [&](qsizetype until) {
        if (!page.sections.isEmpty())
            page.sections.last().text = plainText(bare.mid(end, until - end));
    };
    for (auto found = heading.globalMatch(bare); found.hasNext();) {
        const auto match = found.next();
        page.html += bare.mid(end, match.capturedStart() - end);
        closeSection(match.capturedStart());
        const QString text = plainText(match.captured(2));
        const QString first = anchorOf(text);
        QString anchor = first;
        for (int number = 1; taken.contains(anchor); ++number)
            anchor = u"%1-%2"_s.arg(first).arg(number);
        taken.insert(anchor);
        page.html += u"<h%1 id=\"%2\">%3</h%1>"_s.arg(match.captured(1), anchor, match.captured(2));
        page.sections.append({anchor, text, {}});
        end = match.capturedEnd();
    }
    closeSection(bare.size());
    page.html += bare.mid(end);
    if (!page.sections.isEmpty())
        page.title = page.sections.first().heading;
    return page;
}

} // namespace millrace::manual
