// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QPushButton;

namespace millrace {

class DataTable;
class RecentPlans;
class RecentPlansModel;

/// Plans that were opened or saved lately. Return or a double click opens one, Delete takes it out of the
/// list.
class PlansCard : public Card
{
    Q_OBJECT
public:
    explicit PlansCard(RecentPlans *plans, QWidget *parent = nullptr);

    void setOpenable(bool openable); ///< false while a load is on

Q_SIGNALS:
    void planRequested(const QString &path);
    void forgetRequested(const QString &path);

private:
    void refresh();
    void refreshButtons();
    QString current() const; ///< path; empty: none is chosen
    void open();
    void forget();

    RecentPlans *m_plans;
    RecentPlansModel *m_model = nullptr;
    DataTable *m_table = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_forget = nullptr;
    bool m_openable = true;
};

} // namespace millrace
