// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tablemodel.h"

namespace millrace {

class MigrationDraft;

/// The target's columns and what each gets: a field, an expression, the row number, or the column's own
/// default.
class ColumnsModel : public TableModel
{
    Q_OBJECT
public:
    enum Columns
    {
        Name,
        Type,
        Gets
    };
    static constexpr int ChoicesRole = Qt::UserRole;   ///< QStringList for the editor of "gets"
    static constexpr int WordsRole = Qt::UserRole + 1; ///< QStringList: what an expression is made of

    explicit ColumnsModel(MigrationDraft *draft, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    /// A field that is dropped on a column goes into it.
    QStringList mimeTypes() const override;
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    void editRefused(const QString &what, const QString &howToFix);

private:
    QVariant cell(const QModelIndex &index, int role) const override;
    QString getsText(int row) const;

    MigrationDraft *m_draft;
};

} // namespace millrace
