// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manuallist.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextOption>

namespace millrace {

namespace {

constexpr int pageRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;
constexpr int excerptRole = Qt::UserRole + 2;

/// Pages in one line; what was found in three: section, page, the words around it.
class HitDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool hit = index.data(excerptRole).isValid();
        const int line = QFontMetrics(option.font).height();
        const int small = QFontMetrics(noteFont()).lineSpacing();
        return {scaled(120),
                hit ? line + 3 * small + scaled(16) : line + scaled(index.data(pageRole).isValid() ? 9 : 14)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ThemeColors &colors = themeColors(); // the list's own is see-through
        const bool page = index.data(pageRole).isValid();
        const QRect box = option.rect.adjusted(scaled(6), 1, -scaled(6), -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (page && option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(option.state & QStyle::State_Selected ? colors.softAccent : colors.raised);
            painter->drawRoundedRect(box, 6, 6);
        }
        if (page && option.state & QStyle::State_HasFocus) {
            painter->setPen(colors.accent);
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        const QRect inside = box.adjusted(scaled(8), 0, -scaled(6), 0);
        painter->setPen(page ? colors.text : colors.muted);
        painter->setFont(page ? option.font : noteFont());
        const QString title = index.data(Qt::DisplayRole).toString();
        const QString excerpt = index.data(excerptRole).toString();
        if (excerpt.isNull()) {
            const Qt::Alignment where = Qt::AlignLeft | (page ? Qt::AlignVCenter : Qt::AlignBottom);
            painter->drawText(inside.adjusted(0, 0, 0, page ? 0 : -scaled(3)),
                              static_cast<int>(where.toInt()),
                              painter->fontMetrics().elidedText(title, Qt::ElideRight, inside.width()));
        } else {
            const int line = painter->fontMetrics().height();
            QRect row(inside.left(), inside.top() + scaled(6), inside.width(), line);
            painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                              painter->fontMetrics().elidedText(title, Qt::ElideRight, row.width()));
            painter->setFont(noteFont());
            painter->setPen(colors.muted);
            QTextOption wrapped(Qt::AlignLeft | Qt::AlignTop);
            wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
            const QRect rest(inside.left(), row.bottom() + 2, inside.width(),
                             3 * painter->fontMetrics().lineSpacing() + 1);
            painter->setClipRect(rest);
            painter->drawText(QRectF(rest), excerpt, wrapped);
        }
        painter->restore();
    }
};

} // namespace

ManualList::ManualList(const ManualBook *book, QWidget *parent)
    : QListWidget(parent)
    , m_book(book)
{
    setObjectName(u"manualPages"_s);
    setAccessibleName(tr("Pages of the manual"));
    setItemDelegate(new HitDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true); // the delegate shows what is under the mouse
    connect(this, &QListWidget::itemClicked, this, &ManualList::openItem);
    connect(this, &QListWidget::itemActivated, this, &ManualList::openItem);
    showPages();
}

QListWidgetItem *ManualList::addHeading(const QString &text)
{
    auto *item = new QListWidgetItem(text, this);
    item->setFlags(Qt::NoItemFlags);
    return item;
}

void ManualList::showPages()
{
    m_showsHits = false;
    clear();
    QString group;
    for (const ManualBook::Page &page : m_book->pages()) {
        if (page.group != group)
            addHeading(page.group);
        group = page.group;
        auto *item = new QListWidgetItem(page.title, this);
        item->setData(pageRole, page.name);
        item->setToolTip(page.title);
    }
    markPage(m_page);
}

void ManualList::showHits(const QVector<ManualBook::Hit> &hits)
{
    m_showsHits = true;
    clear();
    if (hits.isEmpty())
        addHeading(tr("Not in the manual."));
    for (const ManualBook::Hit &hit : hits) {
        auto *item = new QListWidgetItem(hit.heading, this);
        item->setData(pageRole, hit.page);
        item->setData(anchorRole, hit.anchor);
        item->setData(excerptRole, hit.title + u": "_s + hit.excerpt);
        item->setData(Qt::AccessibleDescriptionRole, hit.title);
    }
    scrollToTop();
}

void ManualList::markPage(const QString &page)
{
    m_page = page;
    if (m_showsHits)
        return;
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(pageRole).toString() == page && !page.isEmpty())
            setCurrentRow(row);
}

void ManualList::openCurrent()
{
    if (currentItem())
        return openItem(currentItem());
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(pageRole).isValid()) {
            setCurrentRow(row);
            return openItem(item(row));
        }
}

void ManualList::openItem(const QListWidgetItem *item)
{
    if (item->data(pageRole).isValid())
        Q_EMIT opened(item->data(pageRole).toString(), item->data(anchorRole).toString());
}

} // namespace millrace
