// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace millrace {

class ConnectionBook;

/// The saved connections: pick one, save the one in the form, rename, remove. A name is typed in place;
/// removing asks nothing and can be undone where the card says so.
class SavedBar : public QWidget
{
    Q_OBJECT
public:
    explicit SavedBar(ConnectionBook *book, QWidget *parent = nullptr);

    QString current() const; ///< the name of the one that was picked; empty: none
    void setCurrent(const QString &name);

Q_SIGNALS:
    void picked(const QString &name);
    void saveAsked(const QString &name);

private:
    enum class Naming
    {
        Save,
        Rename
    };

    void refresh();
    void beginNaming(Naming naming);
    void endNaming(bool accepted);

    ConnectionBook *m_book;
    QComboBox *m_list = nullptr;
    QPushButton *m_save = nullptr;
    QWidget *m_buttons = nullptr;
    QWidget *m_namingLine = nullptr;
    QLineEdit *m_name = nullptr;
    Naming m_naming = Naming::Save;
    QString m_current;
};

} // namespace millrace
