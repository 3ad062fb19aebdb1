// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QVector>

namespace millrace {

/// A table whose columns are always the same: what stands above each, and where figures are, which are set to
/// the right, is one list. A model says what a cell shows.
class TableModel : public QAbstractTableModel
{
public:
    struct Title
    {
        /// QT_TR_NOOP: translated as one of the model's own texts; "#" and nothing are the same everywhere.
        const char *text;
        bool isFigures = false;
    };

    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    explicit TableModel(std::initializer_list<Title> titles, QObject *parent = nullptr);

    /// Of a cell that is there; its alignment is not asked for.
    virtual QVariant cell(const QModelIndex &index, int role) const = 0;
    void announce(int firstColumn, int lastColumn); ///< that these columns say something else, in all rows

private:
    QVariant alignment(int column) const;

    QVector<Title> m_titles;
};

/// A TableModel with a whole value for every row.
template <typename Row> class RowsModel : public TableModel
{
public:
    int rowCount(const QModelIndex &parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

protected:
    using TableModel::TableModel;

    const QVector<Row> &rows() const { return m_rows; }
    void setRows(const QVector<Row> &rows)
    {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    }
    /// These stand for those that are there, one for one; who calls it announces what is different.
    void replaceRows(const QVector<Row> &rows) { m_rows = rows; }
    virtual QVariant cellOf(const Row &row, int column, int role) const = 0; ///< as cell()

private:
    QVariant cell(const QModelIndex &index, int role) const final
    {
        return cellOf(m_rows.at(index.row()), index.column(), role);
    }

    QVector<Row> m_rows;
};

} // namespace millrace
