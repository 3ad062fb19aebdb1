// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace millrace {

/// Edits a cell with an editable combo box whose choices come from the model, and shows by a chevron that it
/// can be edited. Picking an entry ends the edit; Return takes what was typed, Escape leaves all as it was.
class ChoiceDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// \a wordsRole: names that are completed while they are typed (QStringList); -1: none.
    explicit ChoiceDelegate(int choicesRole, QObject *parent = nullptr, int wordsRole = -1);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    int m_choicesRole;
    int m_wordsRole;
};

} // namespace millrace
