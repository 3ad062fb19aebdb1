// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/site.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/report/htmltext.h"
#include "core/report/reportstyle.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

namespace millrace::manual {

namespace {

/// After the report's, whose colours these are.
const char style[] = R"(
body { display: grid; grid-template-columns: 232px minmax(0, 1fr); font-size: 15px; min-height: 100vh; }
nav { background: var(--surface); border-right: 1px solid var(--line); padding: 24px 12px 32px 24px; font-size: 14px; }
nav b { color: var(--accent); font-size: 18px; }
nav p { margin: 20px 0 4px; color: var(--muted); font-size: 12px; }
nav a { display: block; padding: 3px 8px; margin-left: -8px; border-radius: 6px; text-decoration: none; color: var(--text); }
nav a:hover { background: var(--raised); }
nav a[aria-current] { background: var(--soft); }
main { max-width: 860px; margin: 0; padding: 24px 32px 64px; }
a { color: var(--accent); } a:focus-visible { outline: 2px solid var(--accent); }
h1 { font-size: 26px; margin: 0 0 12px; }
h2 { font-size: 19px; margin: 36px 0 8px; padding-top: 12px; border-top: 1px solid var(--line); }
h3 { font-size: 15px; margin: 24px 0 6px; }
p, li { max-width: 76ch; line-height: 1.55; } p { margin: 8px 0 12px; } li { margin: 4px 0; }
ul, ol { margin: 8px 0 12px; padding-left: 24px; }
code { font-size: 13px; } p code, li code, td code { background: var(--raised); border-radius: 4px; padding: 1px 4px; }
pre { padding: 12px 16px; white-space: pre; overflow-wrap: normal; } pre code { padding: 0; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; margin: 12px 0 16px; }
table { font-size: 14px; margin: 8px 0 16px; } td, th { padding: 6px 16px 6px 0; line-height: 1.45; }
td { border-bottom: 1px solid var(--line); } td:first-child { min-width: 9em; } td:first-child code { white-space: nowrap; }
th { white-space: normal; vertical-align: bottom; }
.turn { display: flex; justify-content: space-between; gap: 16px; margin-top: 48px; border-top: 1px solid var(--line); padding-top: 16px; }
@media (max-width: 760px) { body { display: block; } nav { border-right: none; border-bottom: 1px solid var(--line); padding: 16px; }
  main { padding: 16px; } }
@media print { nav, .turn { display: none; } body { display: block; } }
)";

QString fileOf(const Page &page)
{
    return page.name + u".html"_s;
}

QString navigation(const Manual &manual, const Page &shown)
{
    QString html = u"<nav aria-label=\"Pages\"><b>Millrace</b>\n"_s;
    QString group;
    for (const Page &page : manual.pages) {
        if (page.group != group)
            html += u"<p>%1</p>\n"_s.arg(htmlText(page.group));
        group = page.group;
        html += u"<a href=\"%1\"%2>%3</a>\n"_s.arg(
            fileOf(page), &page == &shown ? u" aria-current=\"page\""_s : QString(), htmlText(page.title));
    }
    return html + u"</nav>\n"_s;
}

QString turn(const Manual &manual, qsizetype at)
{
    QString html = u"<div class=\"turn\">"_s;
    html += at > 0 ? u"<a href=\"%1\" rel=\"prev\">← %2</a>"_s.arg(fileOf(manual.pages.at(at - 1)),
                                                                   htmlText(manual.pages.at(at - 1).title))
                   : u"<span></span>"_s;
    if (at + 1 < manual.pages.size())
        html += u"<a href=\"%1\" rel=\"next\">%2 →</a>"_s.arg(fileOf(manual.pages.at(at + 1)),
                                                              htmlText(manual.pages.at(at + 1).title));
    return html + u"</div>\n"_s;
}

QString body(const Manual &manual, const Page &page)
{
    static const QRegularExpression link(u"href=\"([\\w-]*)\\.md"_s);
    QString html = page.content.html;
    html.replace(link, u"href=\"\\1.html"_s);
    html.replace("<table>"_L1, "<div class=\"wide\"><table>"_L1).replace("</table>"_L1, "</table></div>"_L1);
    const QStringList shown = page.content.pictures;
    for (const QString &picture : QSet<QString>(shown.begin(), shown.end())) {
        if (manual.darkPicture(picture).isEmpty())
            continue;
        const QRegularExpression image(u"(<img src=\"%1\"[^>]*>)"_s.arg(QRegularExpression::escape(picture)));
        html.replace(image,
                     u"<picture><source srcset=\"%1-dark.png\" "
                     "media=\"(prefers-color-scheme: dark)\">\\1</picture>"_s.arg(picture.chopped(10)));
    }
    return html;
}

} // namespace

Result<void> writeSite(const Manual &manual, const QString &folder)
{
    const QDir site(folder);
    QDir().mkpath(site.filePath(u"pictures"_s));
    MILLRACE_TRY_VOID(writeFileAtomically(site.filePath(u"style.css"_s), reportStyle().toUtf8() + style));
    for (qsizetype at = 0; at < manual.pages.size(); ++at) {
        const Page &page = manual.pages.at(at);
        const QString html = u"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                             "<meta name=\"viewport\" content=\"width=device-width\">\n"
                             "<title>%1 – Millrace</title>\n<link rel=\"stylesheet\" href=\"style.css\">\n"
                             "</head>\n<body>\n"_s.arg(htmlText(page.title)) +
                             navigation(manual, page) + u"<main>\n"_s + body(manual, page) +
                             turn(manual, at) + u"</main>\n</body>\n</html>\n"_s;
        MILLRACE_TRY_VOID(writeFileAtomically(site.filePath(fileOf(page)), html.toUtf8()));
        for (const QString &picture : page.content.pictures)
            for (const QString &file : {manual.picture(picture), manual.darkPicture(picture)}) {
                if (file.isEmpty())
                    continue;
                MILLRACE_TRY(const auto bytes, readWholeFile(file));
                const QString copy = site.filePath(u"pictures/"_s + QFileInfo(file).fileName());
                MILLRACE_TRY_VOID(writeFileAtomically(copy, bytes));
            }
    }
    return {};
}

} // namespace millrace::manual
