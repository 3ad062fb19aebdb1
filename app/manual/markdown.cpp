// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/markdown.h"

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
        QStringLiteral("<thead>\\s*<tr>\\s*(?:<th[^>]*></th>\\s*)+</tr>\\s*</thead>\\s*"));
    text.remove(emptyHead);
    // A bar within code within a table has to be escaped; md4c 0.4.8 leaves the backslash there.
    static const QRegularExpression code(QStringLiteral("<td[^>]*>(?:(?!</td>).)*</td>"));
    for (auto found = code.match(text); found.hasMatch();) {
        const QString cell = found.captured().replace(QLatin1String("\\|"), QLatin1String("|"));
        const qsizetype next = found.capturedStart() + cell.size();
        text.replace(found.capturedStart(), found.capturedLength(), cell);
        found = code.match(text, next);
    }
    return text;
}

QStringList attributes(const QString &html, const QString &element, const QString &attribute)
{
    const QRegularExpression found(QStringLiteral("<%1 [^>]*%2=\"([^\"]*)\"").arg(element, attribute));
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
        if (character.isLetterOrNumber() || character == QLatin1Char('_') || character == QLatin1Char('-'))
            anchor += character;
        else if (character.isSpace())
            anchor += QLatin1Char('-');
    }
    return anchor;
}

QString plainText(QString html)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    // A cell or a paragraph ends a word; a tag within one does not.
    static const QRegularExpression block(QStringLiteral("</(?:p|td|th|li|pre|h\\d)>|<br>"));
    html.replace(block, QStringLiteral(" ")).remove(tag);
    html.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
    return html.simplified();
}

Rendered render(const QByteArray &markdown)
{
    const QString bare = converted(markdown);
    Rendered page;
    page.links = attributes(bare, QStringLiteral("a"), QStringLiteral("href"));
    page.pictures = attributes(bare, QStringLiteral("img"), QStringLiteral("src"));
    static const QRegularExpression heading(QStringLiteral("<h(\\d)>(.*?)</h\\1>"));
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
            anchor = QStringLiteral("%1-%2").arg(first).arg(number);
        taken.insert(anchor);
        page.html +=
            QStringLiteral("<h%1 id=\"%2\">%3</h%1>").arg(match.captured(1), anchor, match.captured(2));
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
