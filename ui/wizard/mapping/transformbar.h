// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/transforms.h"

#include <QFrame>

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace millrace {

class ElidedLabel;

/// The parameters of one transform in a line, and what it writes of them while they are typed. Hidden until
/// it is asked something; Return applies, Escape goes away.
class TransformBar : public QFrame
{
    Q_OBJECT
public:
    explicit TransformBar(QWidget *parent = nullptr);

    /// \a input: what the transform works on; \a variables: offered where another variable is wanted.
    void ask(const Transform &transform, const QString &column, const QString &input,
             const QStringList &variables);
    void dismiss();

Q_SIGNALS:
    void applied(const QString &column, const QString &expression);
    void asked(); ///< it is shown now
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QMap<QString, QString> values() const;
    void refresh();
    void apply();

    Transform m_transform;
    QString m_column, m_input, m_expression;
    ElidedLabel *m_name = nullptr;
    QHBoxLayout *m_fields = nullptr;
    QVector<QWidget *> m_parts; ///< labels and editors of the parameters
    QVector<QComboBox *> m_editors;
    ElidedLabel *m_writes = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace millrace
