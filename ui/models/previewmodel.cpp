// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/previewmodel.h"

#include "core/base/text.h"
#include "ui/models/mappingedits.h"
#include "ui/session/celltext.h"
#include "ui/theme/theme.h"

#include <cmath>

namespace millrace {

namespace {

/// Written otherwise, worth the same: 1.50 and 1.5, 0x41 and A. Those are no change worth a colour.
bool meansTheSame(const QByteArray &raw, const QByteArray &stored)
{
    if (raw == stored || (stored.startsWith("0x") && QByteArray::fromHex(stored.mid(2)) == raw))
        return true;
    bool rawIsNumber = false;
    bool storedIsNumber = false;
    const double before = raw.toDouble(&rawIsNumber);
    const double after = stored.toDouble(&storedIsNumber);
    return rawIsNumber && storedIsNumber && std::abs(before - after) <= std::abs(before) * 1e-12;
}

} // namespace

void PreviewModel::setPreview(const Preview &preview, const Mapping &mapping)
{
    beginResetModel();
    m_preview = preview;
    m_mapping = mapping;
    m_fieldOfColumn.clear();
    m_computed.clear();
    for (const QString &column : preview.columns) {
        const ColumnSource source = sourceOf(mapping, column);
        m_fieldOfColumn << (source.kind == ColumnSource::Kind::Field ? source.field : -1);
        m_computed << (source.kind == ColumnSource::Kind::Expression);
    }
    endResetModel();
}

void PreviewModel::clear()
{
    setPreview({}, {});
}

PreviewModel::Mark PreviewModel::mark(int row, int column) const
{
    const PreviewRow &shown = m_preview.rows.at(row);
    const QString quoted = QLatin1Char('\'') + m_preview.columns.at(column) + QLatin1Char('\'');
    for (const ServerWarning &warning : shown.warnings) // MariaDB writes `s`.`t`.`c`, MySQL 'c'
        if (warning.message.contains(quoted, Qt::CaseInsensitive) ||
            warning.message.contains(QLatin1Char('`') + m_preview.columns.at(column) + QLatin1Char('`'),
                                     Qt::CaseInsensitive))
            return Mark::Warned;
    if (!shown.stored || column >= shown.cells.size() || m_fieldOfColumn.at(column) < 0)
        return Mark::None;
    const Field raw = shown.source.fields.value(m_fieldOfColumn.at(column));
    const PreviewCell &cell = shown.cells.at(column);
    if (raw.isNull || cell.isNull)
        return raw.isNull == cell.isNull ? Mark::None : Mark::Changed;
    return meansTheSame(raw.value, cell.value) ? Mark::None : Mark::Changed;
}

int PreviewModel::warningCount() const
{
    int count = 0;
    for (const PreviewRow &row : m_preview.rows)
        count += static_cast<int>(row.warnings.size()) + (row.stored || !row.warnings.isEmpty() ? 0 : 1);
    return count;
}

QStringList PreviewModel::warningTexts(int most) const
{
    QStringList texts;
    for (const PreviewRow &row : m_preview.rows) {
        const QString place =
            tr("line %1").arg(groupedNumber(row.source.line > 0 ? row.source.line : row.source.row));
        for (const ServerWarning &warning : row.warnings)
            if (texts.size() < most)
                texts << QStringLiteral("%1: %2 (%3)").arg(place, warning.message).arg(warning.code);
        if (!row.stored && row.warnings.isEmpty() && texts.size() < most)
            texts << tr("%1: the server skips this row").arg(place);
    }
    return texts;
}

int PreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_preview.rows.size());
}

int PreviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_preview.columns.isEmpty() ? 0
                                                           : static_cast<int>(m_preview.columns.size()) + 1;
}

QVariant PreviewModel::data(const QModelIndex &index, int role) const
{
    const PreviewRow &row = m_preview.rows.at(index.row());
    const ThemeColors &colors = themeColors(QApplication::palette());
    if (index.column() == 0) {
        if (role == Qt::DisplayRole)
            return groupedNumber(row.source.line > 0 ? row.source.line : row.source.row);
        if (role == Qt::ForegroundRole)
            return row.stored ? colors.muted : colors.bad;
        if (role != Qt::ToolTipRole)
            return {};
        QStringList lines;
        for (const ServerWarning &warning : row.warnings)
            lines << QStringLiteral("%1 (%2)").arg(warning.message).arg(warning.code);
        return lines.join(QLatin1Char('\n'));
    }
    const int column = index.column() - 1;
    const bool hasCell = row.stored && column < row.cells.size();
    const Mark cellMark = mark(index.row(), column);
    switch (role) {
    case Qt::DisplayRole:
        if (!hasCell)
            return column == 0 ? tr("skipped by the server") : QString();
        return row.cells.at(column).isNull ? QStringLiteral("NULL") : cellText(row.cells.at(column).value);
    case Qt::ForegroundRole:
        if (cellMark == Mark::Warned || !row.stored)
            return colors.bad;
        if (cellMark == Mark::Changed)
            return colors.warning;
        if (hasCell && row.cells.at(column).isNull)
            return colors.muted;
        return m_computed.at(column) ? colors.accent : colors.text;
    case Qt::BackgroundRole: {
        if (cellMark == Mark::None)
            return {};
        QColor ground = cellMark == Mark::Warned ? colors.bad : colors.warning;
        ground.setAlphaF(0.15F);
        return ground;
    }
    case Qt::ToolTipRole: {
        if (cellMark == Mark::None || m_fieldOfColumn.at(column) < 0)
            return {};
        const Field raw = row.source.fields.value(m_fieldOfColumn.at(column));
        return tr("In the dump: %1").arg(raw.isNull ? QStringLiteral("NULL") : cellText(raw.value, 2000));
    }
    case MarkRole:
        return static_cast<int>(cellMark);
    default:
        return {};
    }
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Line") : m_preview.columns.value(section - 1);
}

} // namespace millrace
