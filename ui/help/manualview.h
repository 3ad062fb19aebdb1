// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manualbook.h"

#include <QTextBrowser>
#include <QTimer>

namespace millrace {

/// Shows a page in the colours and the size of type that are in force, with the pictures of that scheme as
/// wide as there is room. Follows links within the manual and no others.
class ManualView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit ManualView(const ManualBook *book, QWidget *parent = nullptr);

    void open(const QString &page, const QString &anchor = {});
    QString page() const { return m_page; } ///< name of the page that is shown
    void highlight(const QString &words);   ///< where they stand; empty: nothing
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;
    QString style() const;
    int textWidth() const;
    void drawAgain(); ///< keeps the place that is read

    const ManualBook *m_book;
    QString m_page;
    QString m_words;
    QTimer m_resized; ///< pictures are scaled when the resizing has come to rest
    int m_drawnWidth = 0;
};

} // namespace millrace
