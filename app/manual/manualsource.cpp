// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manualsource.h"

#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace millrace::manual {

namespace {

QString fileIn(const QStringList &folders, const QString &name)
{
    for (const QString &folder : folders)
        if (QFileInfo::exists(QDir(folder).filePath(name)))
            return QDir(folder).filePath(name);
    return {};
}

Result<Page> readPage(const QStringList &folders, const QString &name)
{
    const QString path = fileIn(folders, name + u".md"_s);
    MILLRACE_TRY(const auto markdown, readWholeFile(path.isEmpty() ? name + u".md"_s : path));
    return Page{.name = name, .content = render(markdown)};
}

} // namespace

QString Manual::picture(const QString &name) const
{
    return fileIn(folders, name);
}

QString Manual::darkPicture(const QString &name) const
{
    if (!name.endsWith("-light.png"_L1))
        return {};
    return picture(name.chopped(10) + u"-dark.png"_s);
}

Result<Manual> readManual(const QStringList &folders)
{
    Manual manual{.folders = folders};
    MILLRACE_TRY(auto index, readPage(folders, u"index"_s));
    index.title = index.content.title;
    const QString html = index.content.html;
    manual.pages << std::move(index);
    // The index is a page like any other: its headings are the groups, the items of its lists the pages.
    static const QRegularExpression entry(u"<h2[^>]*>(.*?)</h2>|<li><a href=\"([\\w-]+)\\.md\">(.*?)</a>"_s);
    QString group;
    for (auto found = entry.globalMatch(html); found.hasNext();) {
        const auto match = found.next();
        if (!match.captured(1).isEmpty()) {
            group = plainText(match.captured(1));
            continue;
        }
        MILLRACE_TRY(auto page, readPage(folders, match.captured(2)));
        page.title = plainText(match.captured(3));
        page.group = group;
        manual.pages << std::move(page);
    }
    return manual;
}

QStringList manualFaults(const Manual &manual)
{
    QStringList faults;
    QHash<QString, QSet<QString>> anchors;
    for (const Page &page : manual.pages)
        for (const PageSection &section : page.content.sections)
            anchors[page.name].insert(section.anchor);
    for (const Page &page : manual.pages) {
        if (page.content.title.isEmpty())
            faults << u"%1.md has no heading."_s.arg(page.name);
        for (const QString &link : page.content.links) {
            const QString file = link.section(u'#', 0, 0);
            const QString anchor = link.section(u'#', 1);
            const QString name = file.isEmpty() ? page.name : file.chopped(3);
            if ((!file.isEmpty() && !file.endsWith(".md"_L1)) || !anchors.contains(name) ||
                (!anchor.isEmpty() && !anchors.value(name).contains(anchor)))
                faults << u"%1.md links to %2, which is not there."_s.arg(page.name, link);
        }
        for (const QString &picture : page.content.pictures)
            if (manual.picture(picture).isEmpty())
                faults << u"%1.md shows %2, which is not there."_s.arg(page.name, picture);
    }
    for (const QString &file : QDir(manual.folders.value(0)).entryList({u"*.md"_s}, QDir::Files, QDir::Name))
        if (!anchors.contains(file.chopped(3)))
            faults << u"index.md does not name %1."_s.arg(file);
    return faults;
}

} // namespace millrace::manual
