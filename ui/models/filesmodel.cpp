// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/filesmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/work/sourcework.h"

#include <QFileInfo>

namespace millrace {

FilesModel::FilesModel(const MigrationDraft *draft, const SourceWork *work, QObject *parent)
    : TableModel({{"#"}, {QT_TR_NOOP("File")}, {QT_TR_NOOP("Rows"), true}, {QT_TR_NOOP("Size"), true}},
                 parent)
    , m_draft(draft)
    , m_work(work)
    , m_names(draft->input().fileNames())
{
    const auto figuresChanged = [this] { announce(Rows, Rows); };
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

QVariant FilesModel::cell(const QModelIndex &index, int role) const
{
    if (index.row() >= m_draft->source().files.size())
        return {};
    const SourceFile &file = m_draft->source().files.at(index.row());
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
        return file.isArriving ? tr("arriving") : file.rows >= 0 ? groupedNumber(file.rows) : u"–"_s;
    case Size:
        return file.isArriving ? u"–"_s : sizeText(file.fileBytes());
    default:
        return {};
    }
}

} // namespace millrace
