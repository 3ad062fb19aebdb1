// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manualbook.h"

#include <QListWidget>

namespace millrace {

/// The pages of the manual below the headings of its index, or what a search found.
class ManualList : public QListWidget
{
    Q_OBJECT
public:
    explicit ManualList(const ManualBook *book, QWidget *parent = nullptr);

    void showPages();
    void showHits(const QVector<ManualBook::Hit> &hits);
    bool showsHits() const { return m_showsHits; }
    void markPage(const QString &page); ///< the one that is read; no signal
    void openCurrent();                 ///< the item in the cursor's row, or the first one

Q_SIGNALS:
    void opened(const QString &page, const QString &anchor);

private:
    QListWidgetItem *addHeading(const QString &text);
    void openItem(const QListWidgetItem *item);

    const ManualBook *m_book;
    bool m_showsHits = false;
    QString m_page;
};

} // namespace millrace
