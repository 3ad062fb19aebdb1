// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tablemodel.h"

namespace millrace {

class MigrationDraft;
class SourceWork;

/// The files of the source in load order, with what the scan knows of them.
class FilesModel : public TableModel
{
    Q_OBJECT
public:
    enum Columns
    {
        Order,
        Name,
        Rows,
        Size
    };
    static constexpr int ScanPercentRole = Qt::UserRole; ///< 0 … 100 while a scan runs, -1 otherwise

    FilesModel(const MigrationDraft *draft, const SourceWork *work, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;

private:
    QVariant cell(const QModelIndex &index, int role) const override;

    const MigrationDraft *m_draft;
    const SourceWork *m_work;
    QStringList m_names; ///< as last shown: tells a change of the list from a change of its figures
};

} // namespace millrace
