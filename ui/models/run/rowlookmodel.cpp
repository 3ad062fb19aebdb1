// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/rowlookmodel.h"

#include "core/base/literals.h"
#include "core/source/keyrange.h"
#include "ui/language/localtext.h"
#include "ui/theme/theme.h"
#include "ui/words/celltext.h"

#include <QFileInfo>

namespace millrace {

namespace {

QString textOf(const PreviewCell &cell)
{
    return cell.isNull ? u"NULL"_s : cell.value.isEmpty() ? u"''"_s : cellText(cell.value);
}

} // namespace

void RowLookModel::setLook(const RowLook &look)
{
    beginResetModel();
    m_look = look;
    endResetModel();
}

int RowLookModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_look.lines.size());
}

int RowLookModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Values + static_cast<int>(m_look.columns.size());
}

QString RowLookModel::notes(int row) const
{
    const LoadedRow &looked = m_look.lines.at(row).row;
    QStringList parts;
    if (looked.source.number > 0)
        parts << tr("%1, row %2")
                     .arg(QFileInfo(looked.file).fileName(), groupedNumber(looked.source.source.row));
    else if (looked.hasSource)
        parts << looked.file;
    if (!looked.key.isEmpty())
        parts << keyText(m_look.key, looked.key);
    return (parts + looked.notes).join(u" · "_s);
}

/// The table's value; where the load gives another one, that stands before it.
QString RowLookModel::valueText(const LoadedRow &row, int column) const
{
    const bool isMade = column < row.source.cells.size();
    if (column >= row.stored.size())
        return isMade ? textOf(row.source.cells.at(column)) : u"–"_s;
    const QString stored = textOf(row.stored.at(column));
    return row.differing.contains(column) && isMade
               ? u"≠ %1 → %2"_s.arg(textOf(row.source.cells.at(column)), stored)
               : stored;
}

QVariant RowLookModel::color(const LoadedRow &row, int column) const
{
    const ThemeColors &colors = themeColors();
    if (column == Verdict)
        switch (row.outcome()) {
        case LoadedRow::Outcome::Equal:
            return colors.good;
        case LoadedRow::Outcome::Differs:
        case LoadedRow::Outcome::Missing:
            return colors.bad;
        default: // nobody knows of anything bad
            return colors.warning;
        }
    if (column == Raw)
        return colors.muted;
    if (column < Values)
        return {};
    if (row.differing.contains(column - Values))
        return colors.bad;
    const PreviewCell cell = row.stored.value(column - Values);
    return row.stored.isEmpty() || cell.isNull ? QVariant(colors.muted) : QVariant();
}

QVariant RowLookModel::data(const QModelIndex &index, int role) const
{
    const RowLook::Line &line = m_look.lines.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return column == Title     ? line.title
               : column == Verdict ? outcomeText(line.row.outcome())
               : column == Raw     ? cellText(line.row.source.source.raw, 200)
                                   : valueText(line.row, column - Values);
    case Qt::ToolTipRole:
        return column == Raw ? QString::fromUtf8(line.row.source.source.raw.left(2'000)) : notes(index.row());
    case Qt::ForegroundRole:
        return color(line.row, column);
    case Qt::FontRole:
        return column == Raw ? QVariant(codeFont()) : QVariant();
    default:
        return {};
    }
}

QVariant RowLookModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Which"), tr("Verdict"),
                             m_look.isOfServer ? tr("In the source") : tr("In the dump")};
    return section < Values ? names[section] : m_look.columns.value(section - Values);
}

} // namespace millrace
