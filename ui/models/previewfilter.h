// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace millrace {

/// The rows of a PreviewModel that hold a text, in the dump or as stored; or those with a finding only.
class PreviewFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setSearch(const QString &text);
    void setFindingsOnly(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_search;
    bool m_findingsOnly = false;
};

} // namespace millrace
