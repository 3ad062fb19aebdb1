// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/bundle.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/report/htmltext.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace millrace::manual {

namespace {

/// Qt's rich text jumps to <a name>, and draws a table without its own cell spacing only when told to.
QString richText(const Rendered &page)
{
    static const QRegularExpression heading(u"<h(\\d) id=\"([^\"]*)\">"_s);
    static const QRegularExpression link(u"href=\"([\\w-]*)\\.md"_s);
    static const QRegularExpression code(u"<pre><code[^>]*>(.*?)\\n?</code></pre>"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    QString html = page.html;
    html.replace(heading, u"<h\\1><a name=\"\\2\"></a>"_s);
    html.replace(link, u"href=\"\\1.html"_s);
    // A pixel less than all of the width, which rounding would make one too many.
    html.replace("<table>"_L1, "<table width=\"99%\" cellspacing=\"0\" cellpadding=\"5\">"_L1);
    // Around code a block has no padding, a cell has; its last line is not an empty one.
    html.replace(code, u"<table width=\"99%\" cellspacing=\"0\" cellpadding=\"10\"><tr>"
                       "<td class=\"code\"><pre>\\1</pre></td></tr></table>"_s);
    // A line as high as its picture takes no line height besides.
    html.replace("<p><img "_L1, "<p class=\"picture\"><img "_L1);
    return html;
}

QJsonObject toJson(const Page &page)
{
    QJsonArray sections;
    for (const PageSection &section : page.content.sections)
        sections << QJsonObject{
            {u"anchor"_s, section.anchor}, {u"heading"_s, section.heading}, {u"text"_s, section.text}};
    return {{u"name"_s, page.name},
            {u"title"_s, page.title},
            {u"group"_s, page.group},
            {u"sections"_s, sections}};
}

} // namespace

Result<void> writeBundle(const Manual &manual, const QString &folder)
{
    QDir().mkpath(folder);
    QMap<QString, QString> files; // alias → file
    const auto write = [&](const QString &name, const QByteArray &content) -> Result<void> {
        const QString path = QDir(folder).absoluteFilePath(name);
        files.insert(name, path);
        return writeFileAtomically(path, content);
    };
    QJsonArray pages;
    for (const Page &page : manual.pages) {
        pages << toJson(page);
        MILLRACE_TRY_VOID(write(page.name + u".html"_s, richText(page.content).toUtf8()));
        for (const QString &picture : page.content.pictures) {
            files.insert(picture, QFileInfo(manual.picture(picture)).absoluteFilePath());
            if (const QString dark = manual.darkPicture(picture); !dark.isEmpty())
                files.insert(picture.chopped(10) + u"-dark.png"_s, QFileInfo(dark).absoluteFilePath());
        }
    }
    MILLRACE_TRY_VOID(write(u"manual.json"_s, QJsonDocument(pages).toJson(QJsonDocument::Compact)));
    QString list = u"<RCC><qresource prefix=\"/millrace/manual\">\n"_s;
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        list += u"<file alias=\"%1\">%2</file>\n"_s.arg(htmlText(file.key()), htmlText(*file));
    list += u"</qresource></RCC>\n"_s;
    return writeFileAtomically(QDir(folder).filePath(u"manual.qrc"_s), list.toUtf8());
}

} // namespace millrace::manual
