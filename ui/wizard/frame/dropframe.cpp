// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/frame/dropframe.h"

#include "core/base/literals.h"

#include <QDropEvent>
#include <QMimeData>
#include <QStyle>
#include <QUrl>

namespace millrace {

namespace {

QStringList localPaths(const QMimeData *mime)
{
    QStringList paths;
    for (const QUrl &url : mime->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    return paths;
}

} // namespace

DropFrame::DropFrame(QWidget *page, QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"dropArea"_s);
    page->setAcceptDrops(true);
    page->installEventFilter(this);
}

void DropFrame::setHovered(bool over)
{
    setProperty("hover", over);
    style()->unpolish(this);
    style()->polish(this);
    Q_EMIT hovered(over);
}

bool DropFrame::eventFilter(QObject *watched, QEvent *event)
{
    const bool entered = event->type() == QEvent::DragEnter;
    // Qt brings drops to a disabled page as well.
    if (const auto *page = qobject_cast<QWidget *>(watched); page && !page->isEnabled())
        return false;
    if (entered || event->type() == QEvent::Drop) {
        auto *drop = static_cast<QDropEvent *>(event); // of which a QDragEnterEvent is one
        const QStringList paths = localPaths(drop->mimeData());
        if (!entered || !paths.isEmpty())
            setHovered(entered);
        if (paths.isEmpty())
            return false;
        drop->acceptProposedAction();
        if (!entered)
            Q_EMIT dropped(paths);
        return true;
    }
    if (event->type() == QEvent::DragLeave)
        setHovered(false);
    return QFrame::eventFilter(watched, event);
}

} // namespace millrace
