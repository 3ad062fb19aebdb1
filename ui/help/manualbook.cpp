// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualbook.h"

#include "core/base/literals.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

// Resources of a static library must be asked for by name, outside any namespace.
static void initManual()
{
    Q_INIT_RESOURCE(manual);
}

namespace millrace {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString excerptOf(const QString &text, const QString &word)
{
    constexpr qsizetype before = 40;
    constexpr qsizetype length = 160;
    const qsizetype at = qMax<qsizetype>(0, text.indexOf(word, 0, Qt::CaseInsensitive));
    qsizetype begin = at <= before ? 0 : text.indexOf(u' ', at - before) + 1;
    if (begin > at) // one word longer than the room for it
        begin = at;
    QString excerpt = text.mid(begin, length);
    if (begin + length < text.size())
        excerpt = excerpt.left(excerpt.lastIndexOf(u' ')) + u" …"_s;
    return (begin > 0 ? u"… "_s : QString()) + excerpt;
}

} // namespace

ManualBook::ManualBook(const QString &folder)
    : m_folder(folder)
{
    initManual();
    const QJsonArray pages = QJsonDocument::fromJson(contentOf(folder + u"/manual.json"_s)).array();
    for (const QJsonValue value : pages) {
        Page page{.name = value[u"name"_s].toString(),
                  .title = value[u"title"_s].toString(),
                  .group = value[u"group"_s].toString()};
        for (const QJsonValue section : value[u"sections"_s].toArray())
            page.sections << Section{section[u"anchor"_s].toString(), section[u"heading"_s].toString(),
                                     section[u"text"_s].toString()};
        m_pages << page;
    }
}

bool ManualBook::has(const QString &page) const
{
    return std::any_of(m_pages.begin(), m_pages.end(), [&](const Page &one) { return one.name == page; });
}

QString ManualBook::html(const QString &page) const
{
    if (!has(page))
        return {};
    return QString::fromUtf8(contentOf(u"%1/%2.html"_s.arg(m_folder, page)));
}

QVector<ManualBook::Hit> ManualBook::search(const QString &words) const
{
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return {};
    QVector<Hit> inHeadings;
    QVector<Hit> inTexts;
    for (const Page &page : m_pages) {
        if (page.group.isEmpty())
            continue; // the index only names the others
        for (const Section &section : page.sections) {
            const auto in = [](const QString &text) {
                return [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); };
            };
            const QString all = section.heading + u' ' + section.text;
            if (!std::all_of(wanted.begin(), wanted.end(), in(all)))
                continue;
            const bool heading = std::any_of(wanted.begin(), wanted.end(), in(section.heading));
            (heading ? inHeadings : inTexts) << Hit{page.name, section.anchor, page.title, section.heading,
                                                    excerptOf(section.text, wanted.first())};
        }
    }
    return (inHeadings + inTexts).mid(0, mostHits);
}

} // namespace millrace
