// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/samplemodel.h"

#include "core/base/text.h"
#include "ui/session/celltext.h"
#include "ui/theme/theme.h"

namespace millrace {

void SampleModel::setRows(const QVector<Row> &rows, const QStringList &fieldNames, int fieldCount)
{
    beginResetModel();
    m_rows = rows;
    m_names = fieldNames;
    m_fieldCount = fieldCount;
    m_columns = fieldCount;
    for (const Row &row : rows)
        m_columns = qMax(m_columns, static_cast<int>(row.fields.size()));
    m_columns = qMin(m_columns, 500);
    endResetModel();
}

int SampleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SampleModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_rows.isEmpty() ? 0 : m_columns + 1;
}

QVariant SampleModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows.at(index.row());
    const ThemeColors &colors = themeColors(QApplication::palette());
    if (index.column() == 0) {
        if (role == Qt::DisplayRole)
            return groupedNumber(row.line > 0 ? row.line : row.row);
        if (role == Qt::ForegroundRole)
            return row.fields.size() == m_fieldCount ? colors.muted : colors.warning;
        if (role == Qt::ToolTipRole && row.fields.size() != m_fieldCount)
            return tr("%1, not %2")
                .arg(counted(row.fields.size(), tr("field"), tr("fields")))
                .arg(m_fieldCount);
        return {};
    }
    const int field = index.column() - 1;
    const bool missing = field >= row.fields.size();
    switch (role) {
    case Qt::DisplayRole:
        return missing                       ? tr("missing")
               : row.fields.at(field).isNull ? QStringLiteral("NULL")
                                             : cellText(row.fields.at(field).value);
    case Qt::ToolTipRole: {
        if (missing)
            return tr("The row ends before this field.");
        const QString whole = cellText(row.fields.at(field).value, 2000);
        return whole.size() > 24 ? QVariant(whole) : QVariant();
    }
    case Qt::ForegroundRole:
        if (missing || field >= m_fieldCount)
            return colors.warning;
        return row.fields.at(field).isNull ? colors.muted : colors.text;
    default:
        return {};
    }
}

QVariant SampleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == 0)
        // Rows of a table stand in no file: they have a number, and no line.
        return m_rows.isEmpty() || m_rows.first().line > 0 ? tr("Line") : tr("Row");
    const QString name = m_names.value(section - 1);
    return name.isEmpty() ? tr("Field %1").arg(section) : name;
}

} // namespace millrace
