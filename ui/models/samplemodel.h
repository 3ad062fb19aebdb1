// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowreader.h"
#include "core/source/typeprofile.h"

#include <QAbstractTableModel>

namespace millrace {

/// The first rows of the dump as the dialect splits them. Cells beyond the expected number of fields, and
/// rows that lack some, stand out. The header says what type the values of each field are, once the scan
/// knows.
class SampleModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QVector<Row> &rows, const QStringList &fieldNames, int fieldCount);

    void setProfile(const TypeProfile &profile);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVector<Row> m_rows;
    QStringList m_names;
    int m_fieldCount = 0;
    int m_columns = 0;
    TypeProfile m_profile; ///< without columns while it is not known
};

} // namespace millrace
