// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/rejectsmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QFileInfo>

namespace millrace {

namespace {

/// One line, whatever is in it: what separates fields and lines shows as a sign.
QString rowText(const QByteArray &raw)
{
    constexpr qsizetype most = 2'000; // nobody reads a row of megabytes in a table
    return QString::fromUtf8(raw.left(most)).replace(u'\t', u" \u2192 "_s).replace(u'\n', u" \u23ce "_s);
}

} // namespace

void RejectsModel::setLines(const QVector<Line> &lines)
{
    beginResetModel();
    m_lines = lines;
    endResetModel();
}

int RejectsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int RejectsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RejectsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const Reject &reject = m_lines.at(index.row()).reject;
    switch (index.column()) {
    case PlaceColumn:
        if (!reject.key.isEmpty())
            return reject.key;
        return role == Qt::ToolTipRole
                   ? tr("%1, line %2, byte %3")
                         .arg(reject.file, groupedNumber(reject.line), groupedNumber(reject.byteOffset))
                   : tr("%1, line %2").arg(QFileInfo(reject.file).fileName(), groupedNumber(reject.line));
    case ColumnColumn:
        return reject.column.isEmpty() ? u"–"_s : reject.column;
    case WhyColumn:
        return tr("%1 (%2)").arg(reject.reason).arg(reject.code);
    case RowColumn:
        return rowText(reject.raw);
    default:
        return {};
    }
}

QVariant RejectsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Where"), tr("Column"), tr("Why"), tr("Row as it stood in the dump")};
    return names[section];
}

} // namespace millrace
