// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/markdown.h"
#include "core/base/result.h"

namespace millrace::manual {

struct Page
{
    QString name;  ///< "cookbook", of cookbook.md
    QString title; ///< as the index calls it
    QString group; ///< the heading of the index it stands below; empty for the index itself
    Rendered content;
};

/// The manual in the order of its index, which is the first page.
struct Manual
{
    QVector<Page> pages;
    QStringList folders; ///< where pages and pictures are looked for, in this order

    /// The file of a picture as a page names it; empty where there is none.
    QString picture(const QString &name) const;
    /// The picture for dark screens beside it ("load-dark.png" of "load-light.png"); empty where there is
    /// none.
    QString darkPicture(const QString &name) const;
};

/// Reads index.md from the first of the folders that has one, and every page it names. Errors:
/// FileNotReadable.
Result<Manual> readManual(const QStringList &folders);

/// What is wrong with it, a sentence each: links and pictures that lead nowhere or out of the manual, pages
/// the index does not name, pages without a heading. Empty: nothing.
QStringList manualFaults(const Manual &manual);

} // namespace millrace::manual
