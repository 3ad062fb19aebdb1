// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/filesmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/work/sourcework.h"

#include <QFileInfo>

namespace millrace {

FilesModel::FilesModel(const MigrationDraft *draft, const SourceWork *work, QObject *parent)
    : QAbstractTableModel(parent)
    , m_draft(draft)
    , m_work(work)
    , m_names(draft->input().fileNames())
{
    const auto figuresChanged = [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, Rows), index(rowCount() - 1, Rows));
    };
    connect(draft, &MigrationDraft::sourceChanged, this, [this, figuresChanged] {
        const QStringList names = m_draft->input().fileNames();
        if (names == m_names) { // keeps the selection
            figuresChanged();
            return;
        }
        beginResetModel();
        m_names = names;
        endResetModel();
    });
    connect(work, &SourceWork::scanProgress, this, figuresChanged);
    connect(work, &SourceWork::changed, this, figuresChanged);
}

int FilesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_names.size());
}

int FilesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FilesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_draft->source().files.size())
        return {};
    const SourceFile &file = m_draft->source().files.at(index.row());
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Rows || index.column() == Size ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return file.name();
    if (role == ScanPercentRole) {
        if (file.rows >= 0 || !m_work->isScanning())
            return -1;
        const qint64 bytes = file.fileBytes();
        return bytes > 0 ? static_cast<int>(m_work->scannedBytes(index.row()) * 100 / bytes) : 100;
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Order:
        return index.row() + 1;
    case Name:
        return file.way.member.isEmpty() ? QFileInfo(file.path).fileName()
                                         : QFileInfo(file.path).fileName() + u'/' + file.way.member;
    case Rows:
        return file.rows >= 0 ? groupedNumber(file.rows) : u"–"_s;
    case Size:
        return sizeText(file.fileBytes());
    default:
        return {};
    }
}

QVariant FilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Rows || section == Size ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {u"#"_s, tr("File"), tr("Rows"), tr("Size")};
    return names[section];
}

} // namespace millrace
