// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace millrace {

/// A table with the house's look: no grid, rows of 28 px, headings at the left, keys stay inside until Tab
/// leaves it. While its model has no rows it says why in the middle.
class DataTable : public QTableView
{
    Q_OBJECT
public:
    explicit DataTable(const QString &objectName, QWidget *parent = nullptr);

    void setEmptyText(const QString &text);
    /// Widths from the content of the rows in view, none wider than `widest`; the last column takes the rest
    /// when `stretchLast`.
    void fitColumns(int widest = 260, bool stretchLast = true);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_emptyText;
};

} // namespace millrace
