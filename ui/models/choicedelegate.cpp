// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/choicedelegate.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/widgets/sql/sqlcompleter.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>

namespace millrace {

ChoiceDelegate::ChoiceDelegate(int choicesRole, QObject *parent, int wordsRole)
    : QStyledItemDelegate(parent)
    , m_choicesRole(choicesRole)
    , m_wordsRole(wordsRole)
{}

void ChoiceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const bool editable = index.flags().testFlag(Qt::ItemIsEditable);
    QStyleOptionViewItem text = option;
    text.state &= ~QStyle::State_HasFocus;
    if (editable)
        text.rect.setRight(text.rect.right() - 18);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, themeColors(option.palette).softAccent);
    QStyledItemDelegate::paint(painter, text, index);
    if (!editable)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(themeColors(option.palette).muted, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip(option.rect.right() - 9, option.rect.center().y() + 2);
    const QPointF chevron[] = {tip + QPointF(-3.5, -3.5), tip, tip + QPointF(3.5, -3.5)};
    painter->drawPolyline(chevron, 3);
    painter->restore();
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(20, 0);
}

QWidget *ChoiceDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                      const QModelIndex &index) const
{
    auto *combo = new QComboBox(parent);
    combo->setObjectName(u"cellEditor"_s);
    combo->setEditable(true);
    combo->setInsertPolicy(QComboBox::NoInsert);
    combo->setFont(index.data(Qt::FontRole).isValid() ? index.data(Qt::FontRole).value<QFont>()
                                                      : parent->font());
    combo->addItems(index.data(m_choicesRole).toStringList());
    if (m_wordsRole >= 0) {
        combo->setCompleter(nullptr);
        new SqlCompleter(index.data(m_wordsRole).toStringList(), combo->lineEdit()); // belongs to the line
    }
    auto *self =
        const_cast<ChoiceDelegate *>(this); // Qt's own way: signals of a delegate from a const factory
    connect(combo, &QComboBox::activated, self, [self, combo] {
        Q_EMIT self->commitData(combo);
        Q_EMIT self->closeEditor(combo);
    });
    return combo;
}

void ChoiceDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *combo = static_cast<QComboBox *>(editor);
    combo->setCurrentIndex(combo->findText(index.data(Qt::EditRole).toString()));
    combo->setEditText(index.data(Qt::EditRole).toString());
}

void ChoiceDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    model->setData(index, static_cast<QComboBox *>(editor)->currentText(), Qt::EditRole);
}

void ChoiceDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                          const QModelIndex &) const
{
    editor->setGeometry(option.rect);
}

} // namespace millrace
