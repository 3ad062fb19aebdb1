// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace millrace {

class MessageBar;
class ScratchWork;

/// The private server among the connections: its state, how it is to be started, and the buttons that stop,
/// seal and delete it. Deleting asks in place. Whoever connects starts it.
class ScratchCard : public QWidget
{
    Q_OBJECT
public:
    explicit ScratchCard(ScratchWork *work, QWidget *parent = nullptr);

    /// The schema to connect to; made there when it is missing.
    QString schema() const;
    void setSchema(const QString &schema);

Q_SIGNALS:
    void submitted(); ///< Enter in the schema's field

private:
    QWidget *buildChoices();
    QWidget *buildButtons();
    QWidget *buildQuestion();
    void choose(); ///< the options from the controls
    void fillPrograms();
    void refresh();
    void keepKeys(bool idle); ///< the focus does not stray where a button goes

    ScratchWork *m_work;
    QLabel *m_state = nullptr;
    QLabel *m_fate = nullptr;
    QLineEdit *m_schema = nullptr;
    QWidget *m_choices = nullptr;
    QComboBox *m_program = nullptr;
    QComboBox *m_durability = nullptr;
    QSpinBox *m_memory = nullptr;
    QLabel *m_price = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_seal = nullptr;
    QPushButton *m_delete = nullptr;
    QWidget *m_question = nullptr; ///< delete it for good?
    QLabel *m_questionWords = nullptr;
    QPushButton *m_keep = nullptr;
    MessageBar *m_bar = nullptr;
};

} // namespace millrace
