// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QTableView>

namespace millrace {

/// A table with the house's look: no grid, rows of 28 px, headings at the left, keys stay inside until Tab
/// leaves it. While its model has no rows it says why in the middle.
class DataTable : public QTableView
{
    Q_OBJECT
public:
    explicit DataTable(const QString &objectName, QWidget *parent = nullptr);

    /// Of all rows, in pixels in type of 100 %.
    void setRowHeight(int pixels);
    /// Of a column whose width is not the user's, in pixels in type of 100 %. The model is set before.
    void setScaledColumnWidth(int column, int pixels);
    void setEmptyText(const QString &text); ///< shown while there is no row
    QString emptyText() const { return m_emptyText; }
    /// Widths from the content of the rows in view, none wider than `widest` (in type of 100 %); the last
    /// column takes the rest when `stretchLast`.
    void fitColumns(int widest = 260, bool stretchLast = true);
    int wantedWidth(int column) const; ///< that shows its header and the rows in view, pixels

    QSize minimumSizeHint() const override;

protected:
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_emptyText;
    int m_rowHeight = 28;
    QMap<int, int> m_widths; ///< by column
};

} // namespace millrace
