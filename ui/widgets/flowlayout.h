// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace millrace {

/// Puts its items side by side and goes on in a next line where the width is used up: in large type a row of
/// choices takes two lines instead of being cut. An item that wants to expand takes what is left of its line.
class FlowLayout final : public QLayout
{
    Q_OBJECT
public:
    explicit FlowLayout(int across, int down, QWidget *parent = nullptr); ///< pixels between items and lines
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override; ///< all in one line
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool move) const; ///< the height that it takes

    QList<QLayoutItem *> m_items;
    int m_across;
    int m_down;
};

} // namespace millrace
