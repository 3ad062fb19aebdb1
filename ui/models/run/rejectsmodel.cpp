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

RejectsModel::RejectsModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Where")},
                 {QT_TR_NOOP("Column")},
                 {QT_TR_NOOP("Why")},
                 {QT_TR_NOOP("Row as it stood in the dump")}},
                parent)
{}

QVariant RejectsModel::cellOf(const RejectLine &line, int column, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const Reject &reject = line.reject;
    switch (column) {
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

} // namespace millrace
