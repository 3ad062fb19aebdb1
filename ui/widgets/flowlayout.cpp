// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flowlayout.h"

#include <QWidget>
#include <algorithm>

namespace millrace {

FlowLayout::FlowLayout(int across, int down, QWidget *parent)
    : QLayout(parent)
    , m_across(across)
    , m_down(down)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
    invalidate();
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0); // not the invalid one, of -1
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size = {size.width() + (size.width() > 0 ? m_across : 0) + hint.width(),
                std::max(size.height(), hint.height())};
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool move) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    int top = room.top();
    for (qsizetype first = 0; first < m_items.size();) {
        // What goes into this line: one at least.
        QList<QLayoutItem *> line;
        int used = 0;
        int height = 0;
        for (; first < m_items.size(); ++first) {
            QLayoutItem *item = m_items.at(first);
            if (item->isEmpty())
                continue;
            const int width = std::min(item->sizeHint().width(), room.width());
            if (!line.isEmpty() && used + m_across + width > room.width())
                break;
            used += (line.isEmpty() ? 0 : m_across) + width;
            height = std::max(height, item->hasHeightForWidth() ? item->heightForWidth(width)
                                                                : item->sizeHint().height());
            line.append(item);
        }
        if (line.isEmpty())
            break;
        const auto grows = [](const QLayoutItem *item) {
            return item->expandingDirections().testFlag(Qt::Horizontal);
        };
        const auto growing = std::max<qsizetype>(1, std::count_if(line.cbegin(), line.cend(), grows));
        int left = room.left();
        for (QLayoutItem *item : std::as_const(line)) {
            int width = std::min(item->sizeHint().width(), room.width());
            if (grows(item))
                width += (room.width() - used) / static_cast<int>(growing);
            if (move) // in the middle of its line, as tall as it likes to be
                item->setGeometry(QRect(left, top, width, height));
            left += width + m_across;
        }
        top += height + m_down;
    }
    return std::max(0, top - m_down - room.top()) + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace millrace
