// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/transformbar.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"
#include "ui/words/mappingwords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

TransformBar::TransformBar(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"transformBar"_s);
    m_fields = makeLine(6, {});
    m_name = new ElidedLabel({}, this);
    m_writes = named(new ElidedLabel({}, this), u"transformWrites"_s);
    setType(m_writes, codeFont);
    m_apply = makeButton(tr("&Apply"), u"transformApply"_s, u"small"_s, this);
    QPushButton *cancel = makeButton(tr("Cance&l"), u"transformCancel"_s, u"small"_s, this);
    makeColumn(this, 6, {m_name, m_fields, makeLine(6, {{m_writes, 1}, m_apply, cancel})})
        ->setContentsMargins(0, 4, 0, 0);
    connect(m_apply, &QPushButton::clicked, this, &TransformBar::apply);
    connect(cancel, &QPushButton::clicked, this, &TransformBar::dismiss);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void TransformBar::ask(const Transform &transform, const QString &column, const QString &input,
                       const QStringList &variables)
{
    qDeleteAll(m_parts);
    m_parts.clear();
    m_editors.clear();
    m_transform = transform;
    m_column = column;
    m_input = input;
    m_name->setFullText(u"%1 · %2"_s.arg(column, transformName(transform).remove(u" …"_s)));
    for (const TransformParameter &parameter : transform.parameters) {
        auto *editor =
            named(new QComboBox(this), u"transform_%1"_s.arg(parameter.id), parameterName(parameter));
        editor->setEditable(true);
        editor->setMinimumContentsLength(3);
        editor->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        editor->setInsertPolicy(QComboBox::NoInsert);
        editor->addItems(parameter.kind == TransformParameter::Kind::Variable ? variables
                                                                              : parameter.suggestions);
        if (parameter.kind != TransformParameter::Kind::Variable || variables.isEmpty())
            editor->setEditText(parameter.initial);
        editor->setCompleter(nullptr); // what is typed is meant
        QLabel *label = makeLabel(parameterName(parameter), u"muted"_s, this);
        label->setBuddy(editor);
        m_fields->addWidget(label);
        m_fields->addWidget(editor, 1);
        m_parts << label << editor;
        m_editors << editor;
        connect(editor, &QComboBox::editTextChanged, this, &TransformBar::refresh);
        connect(editor->lineEdit(), &QLineEdit::returnPressed, this, &TransformBar::apply);
    }
    refresh();
    show();
    Q_EMIT asked();
    if (!m_editors.isEmpty()) {
        m_editors.first()->setFocus();
        m_editors.first()->lineEdit()->selectAll();
    }
}

QMap<QString, QString> TransformBar::values() const
{
    QMap<QString, QString> values;
    for (qsizetype i = 0; i < m_editors.size(); ++i)
        values.insert(m_transform.parameters.at(i).id, m_editors.at(i)->currentText());
    return values;
}

void TransformBar::refresh()
{
    const auto expression = transformed(m_transform, m_input, values());
    m_expression = expression.value_or(QString());
    m_apply->setEnabled(expression.has_value());
    setRole(m_writes, expression ? u"accent"_s : u"bad"_s);
    m_writes->setFullText(expression ? *expression : expression.error().text());
}

void TransformBar::apply()
{
    if (m_expression.isEmpty())
        return;
    hide();
    Q_EMIT applied(m_column, m_expression);
    Q_EMIT dismissed();
}

void TransformBar::dismiss()
{
    if (isHidden())
        return;
    hide();
    Q_EMIT dismissed();
}

void TransformBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

} // namespace millrace
