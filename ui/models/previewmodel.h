// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/preview.h"

#include <QAbstractTableModel>

namespace millrace {

/// What the server would store of the first rows. A cell the server warned about is marked: red where the row
/// is in danger (skipped, refused under strict rules), amber where a bound value came out other than it went
/// in.
class PreviewModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Mark
    {
        None,
        Changed,
        Warned
    };
    static constexpr int MarkRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setPreview(const Preview &preview, const Mapping &mapping);
    void clear();
    Mark mark(int row, int column) const; ///< column of the preview, from 0
    int warningCount() const;             ///< of all rows
    /// "line 31,234: Out of range value for column 'user_id' at row 4 (1264)", the first few.
    QStringList warningTexts(int most) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Preview m_preview;
    Mapping m_mapping;
    QVector<int> m_fieldOfColumn; ///< the field bound straight to the column; -1 none
    QVector<bool> m_computed;     ///< the column gets an expression
};

} // namespace millrace
