// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"

#include <QString>
#include <QStringList>
#include <QVector>

namespace millrace {

/// The manual: its pages in the order of its index, their HTML, and a search over all of them. A value; no
/// widget, any thread.
class ManualBook
{
public:
    struct Section
    {
        QString anchor;
        QString heading;
        QString text; ///< plain, in one line
    };
    struct Page
    {
        QString name; ///< "cookbook"
        QString title;
        QString group; ///< heading of the list it stands below; empty for the first page
        QVector<Section> sections;
    };
    /// A section in which all words were found.
    struct Hit
    {
        QString page;
        QString anchor;
        QString title;   ///< of the page
        QString heading; ///< of the section
        QString excerpt; ///< around the first word
    };
    static constexpr int mostHits = 60;

    /// From the folder that app/manual wrote; without one from inside the program.
    explicit ManualBook(const QString &folder = u":/millrace/manual"_s);

    const QVector<Page> &pages() const { return m_pages; }
    bool has(const QString &page) const;
    QString html(const QString &page) const; ///< empty when there is no such page
    QString folder() const { return m_folder; }

    /// The sections that hold every one of the words, upper and lower case alike: those with a word in their
    /// heading first, then in the order of the book. Nothing for an empty search.
    QVector<Hit> search(const QString &words) const;

private:
    QString m_folder;
    QVector<Page> m_pages;
};

} // namespace millrace
