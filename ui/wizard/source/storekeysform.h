// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/store/storeaccess.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace millrace {

/// Keys of an object store, typed where neither environment, files nor keychain have the right ones. Folded
/// behind a button until they are asked for; what is folded counts as not typed.
class StoreKeysForm : public QWidget
{
    Q_OBJECT
public:
    explicit StoreKeysForm(QWidget *parent = nullptr);

    void open();
    void note(const QString &text); ///< below it, also while it is folded; empty: nothing
    StoreKeys keys() const;         ///< none: none are typed
    bool isReady() const;           ///< nothing is typed, or all that is needed
    bool isToKeep() const;          ///< they are typed, and the keychain is to have them

Q_SIGNALS:
    void changed();
    void submitted(); ///< Return was pressed
    void forgetRequested();

private:
    QWidget *m_fields = nullptr;
    QLineEdit *m_id = nullptr;
    QLineEdit *m_secret = nullptr;
    QLineEdit *m_token = nullptr;
    QCheckBox *m_keep = nullptr;
    QPushButton *m_open = nullptr;
    QLabel *m_note = nullptr;
};

} // namespace millrace
