// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QPushButton;

namespace millrace {

class ConnectionBook;
class DataTable;
class SavedConnectionsModel;

/// The saved connections. Return or a double click begins a migration into one.
class ConnectionsCard : public Card
{
    Q_OBJECT
public:
    explicit ConnectionsCard(ConnectionBook *book, QWidget *parent = nullptr);

    void setUsable(bool usable); ///< false while a load is on

Q_SIGNALS:
    void connectionRequested(const QString &name);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void fitColumns();
    void refreshButtons();
    void use();

    ConnectionBook *m_book;
    SavedConnectionsModel *m_model = nullptr;
    DataTable *m_table = nullptr;
    QPushButton *m_use = nullptr;
    bool m_usable = true;
};

} // namespace millrace
