// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/datatable.h"

class QSortFilterProxyModel;

namespace millrace {

class MappingModel;
class MigrationDraft;

/// The rows of a MappingModel, to be searched and put in order; Return, F2 or a click edits a binding or what
/// a column gets, a field is dragged to a column. The cell the cursor is in stays the same while rows come
/// together and part.
class MappingTable : public DataTable
{
    Q_OBJECT
public:
    explicit MappingTable(MigrationDraft *draft, QWidget *parent = nullptr);

    MappingModel *mapping() const { return m_mapping; }
    void setSearch(const QString &text);
    int currentTargetColumn() const; ///< index among the table's columns; -1: the row has none
    QPoint placeBelowGets() const;   ///< of the current row, on the screen
    void editGets();                 ///< of the current row
    void fit();                      ///< widths, and what is left out for want of room
    void enter();                    ///< the cursor is somewhere
    QSize minimumSizeHint() const override;
    int heightOfRows(int most) const; ///< of the header and the rows, no more than \a most of them

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Cursor
    {
        int field = -1, column = -1, section = -1;
        bool hasFocus = false;
    };

    void remember();
    void restore();
    bool hasFieldNames() const;

    MigrationDraft *m_draft;
    MappingModel *m_mapping = nullptr;
    QSortFilterProxyModel *m_rows = nullptr;
    Cursor m_cursor; ///< while the rows are made anew
    int m_fittedTo = -1;
    bool m_fitting = false;
    bool m_sizedByHand = false;
};

} // namespace millrace
