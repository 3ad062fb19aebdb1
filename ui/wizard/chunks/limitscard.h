// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QDoubleSpinBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace millrace {

class ElidedLabel;
class FileChooser;
class MigrationDraft;

/// What the load may take from a server that others use, and from this machine. Rarely touched: one line that
/// says the values, and the fields behind a button.
class LimitsCard : public Card
{
    Q_OBJECT
public:
    LimitsCard(MigrationDraft *draft, FileChooser *chooser, QWidget *parent = nullptr);

Q_SIGNALS:
    void grown(); ///< opened

private:
    QWidget *buildFields();
    void addLine(QGridLayout *grid, const QString &title, const QVector<QWidget *> &fields,
                 const QString &note);
    QSpinBox *makeCount(const QString &name, const QString &what, int most, const QString &none);
    void connectFields();
    void setOpen(bool open);
    void refresh();

    MigrationDraft *m_draft;
    FileChooser *m_chooser;
    bool m_open = false;
    QPushButton *m_toggle = nullptr;
    ElidedLabel *m_summary = nullptr;
    QWidget *m_fields = nullptr;
    QSpinBox *m_rowRate = nullptr;
    QDoubleSpinBox *m_byteRate = nullptr;
    QSpinBox *m_threads = nullptr;
    QSpinBox *m_lag = nullptr;
    QSpinBox *m_rejects = nullptr;
    QSpinBox *m_memory = nullptr;
    QLineEdit *m_folder = nullptr;
    QPushButton *m_browse = nullptr;
};

} // namespace millrace
