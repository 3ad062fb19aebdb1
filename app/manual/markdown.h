// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVector>

namespace millrace::manual {

/// What stands below one heading, for a search.
struct PageSection
{
    QString anchor;
    QString heading;
    QString text; ///< plain, in one line
};

/// A page of the manual as HTML.
struct Rendered
{
    QString title; ///< its first heading
    QString html;  ///< the inside of <body>; every heading has its anchor as id
    QVector<PageSection> sections;
    QStringList links;    ///< as they stand in the Markdown
    QStringList pictures; ///< the same
};

/// The id of a heading, as GitHub makes it: "Chunks & rows" is "chunks--rows".
QString anchorOf(const QString &heading);

/// Markdown with tables; HTML in it stays text. A page without a heading has an empty title.
Rendered render(const QByteArray &markdown);

/// Text of a piece of HTML, entities resolved, white space folded.
QString plainText(QString html);

} // namespace millrace::manual
