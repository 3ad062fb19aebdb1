// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/bundle.h"

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
    static const QRegularExpression heading(QStringLiteral("<h(\\d) id=\"([^\"]*)\">"));
    static const QRegularExpression link(QStringLiteral("href=\"([\\w-]*)\\.md"));
    static const QRegularExpression code(QStringLiteral("<pre><code[^>]*>(.*?)\\n?</code></pre>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    QString html = page.html;
    html.replace(heading, QStringLiteral("<h\\1><a name=\"\\2\"></a>"));
    html.replace(link, QStringLiteral("href=\"\\1.html"));
    // A pixel less than all of the width, which rounding would make one too many.
    html.replace(QLatin1String("<table>"),
                 QLatin1String("<table width=\"99%\" cellspacing=\"0\" cellpadding=\"5\">"));
    // Around code a block has no padding, a cell has; its last line is not an empty one.
    html.replace(code, QStringLiteral("<table width=\"99%\" cellspacing=\"0\" cellpadding=\"10\"><tr>"
                                      "<td class=\"code\"><pre>\\1</pre></td></tr></table>"));
    // A line as high as its picture takes no line height besides.
    html.replace(QLatin1String("<p><img "), QLatin1String("<p class=\"picture\"><img "));
    return html;
}

QJsonObject toJson(const Page &page)
{
    QJsonArray sections;
    for (const Section &section : page.content.sections)
        sections << QJsonObject{{QStringLiteral("anchor"), section.anchor},
                                {QStringLiteral("heading"), section.heading},
                                {QStringLiteral("text"), section.text}};
    return {{QStringLiteral("name"), page.name},
            {QStringLiteral("title"), page.title},
            {QStringLiteral("group"), page.group},
            {QStringLiteral("sections"), sections}};
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
        if (const auto written = write(page.name + QStringLiteral(".html"), richText(page.content).toUtf8());
            !written)
            return written;
        for (const QString &picture : page.content.pictures) {
            files.insert(picture, QFileInfo(manual.picture(picture)).absoluteFilePath());
            if (const QString dark = manual.darkPicture(picture); !dark.isEmpty())
                files.insert(picture.chopped(10) + QStringLiteral("-dark.png"),
                             QFileInfo(dark).absoluteFilePath());
        }
    }
    if (const auto written =
            write(QStringLiteral("manual.json"), QJsonDocument(pages).toJson(QJsonDocument::Compact));
        !written)
        return written;
    QString list = QStringLiteral("<RCC><qresource prefix=\"/millrace/manual\">\n");
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        list += QStringLiteral("<file alias=\"%1\">%2</file>\n").arg(htmlText(file.key()), htmlText(*file));
    list += QStringLiteral("</qresource></RCC>\n");
    return writeFileAtomically(QDir(folder).filePath(QStringLiteral("manual.qrc")), list.toUtf8());
}

} // namespace millrace::manual
