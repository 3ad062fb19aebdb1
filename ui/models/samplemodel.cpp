// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/samplemodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/theme/theme.h"
#include "ui/words/celltext.h"
#include "ui/words/sourcewords.h"

namespace millrace {

namespace {

/// Text that reads NULL or \N in a cell would be taken for one.
QString quotedIfNullLike(const QByteArray &value)
{
    return value == "NULL" || value == "\\N" || value == "empty" ? u"“%1”"_s.arg(QString::fromLatin1(value))
                                                                 : cellText(value);
}

} // namespace

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
    const ThemeColors &colors = themeColors();
    if (index.column() == 0) {
        if (role == Qt::DisplayRole)
            return groupedNumber(row.line > 0 ? row.line : row.row);
        if (role == Qt::ForegroundRole)
            return row.fields.size() == m_fieldCount ? colors.muted : colors.warning;
        if (role == Qt::ToolTipRole && row.fields.size() != m_fieldCount)
            return tr("%1, not %2").arg(fieldsText(row.fields.size())).arg(m_fieldCount);
        return {};
    }
    const int field = index.column() - 1;
    const bool missing = field >= row.fields.size();
    switch (role) {
    case Qt::DisplayRole:
        return missing                                ? tr("missing")
               : row.fields.at(field).isNull          ? u"NULL"_s
               : row.fields.at(field).value.isEmpty() ? tr("empty")
                                                      : quotedIfNullLike(row.fields.at(field).value);
    case Qt::ToolTipRole: {
        if (missing)
            return tr("The row ends before this field.");
        const Field &cell = row.fields.at(field);
        if (cell.isNull)
            return tr("NULL: this is how LOAD DATA reads the field under these options.");
        if (cell.value.isEmpty())
            return tr(
                "An empty text, not NULL. In a number or a date that is an error: NULLIF(@v, '') makes NULL "
                "of it.");
        if (cell.value == "NULL" || cell.value == "\\N")
            return tr("The letters %1, not NULL, under these options.").arg(QString::fromLatin1(cell.value));
        const QString whole = cellText(cell.value, 2000);
        return whole.size() > 24 ? QVariant(whole) : QVariant();
    }
    case Qt::ForegroundRole:
        if (missing || field >= m_fieldCount)
            return colors.warning;
        return row.fields.at(field).isNull || row.fields.at(field).value.isEmpty() ? colors.muted
                                                                                   : colors.text;
    case Qt::FontRole: {
        if (missing || (!row.fields.at(field).isNull && !row.fields.at(field).value.isEmpty()))
            return {};
        QFont font = QApplication::font("QTableView");
        font.setItalic(true); // no value of the file looks like this
        return font;
    }
    default:
        return {};
    }
}

void SampleModel::setProfile(const TypeProfile &profile)
{
    m_profile = profile;
    if (columnCount() > 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QVariant SampleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool profiled = section > 0 && section <= m_profile.columns.size();
    if (role == Qt::ToolTipRole)
        return profiled ? profileText(m_profile, section - 1) : QVariant();
    if (section == 0) {
        // Rows of a table stand in no file: they have a number, and no line.
        const QString title = m_rows.isEmpty() || m_rows.first().line > 0 ? tr("Line") : tr("Row");
        return m_profile.columns.isEmpty() ? title : title + u'\n';
    }
    const QString name = m_names.value(section - 1);
    const QString title = name.isEmpty() ? tr("Field %1").arg(section) : name;
    return profiled ? u"%1\n%2"_s.arg(title, profileSummary(m_profile.columns.at(section - 1))) : title;
}

} // namespace millrace
