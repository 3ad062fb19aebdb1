// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/previewfilter.h"

#include "ui/models/previewmodel.h"

namespace millrace {

void PreviewFilter::setSearch(const QString &text)
{
    m_search = text.trimmed();
    invalidateFilter();
}

void PreviewFilter::setFindingsOnly(bool only)
{
    m_findingsOnly = only;
    invalidateFilter();
}

bool PreviewFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex first = sourceModel()->index(row, 0, parent);
    return (!m_findingsOnly || first.data(PreviewModel::FindingRole).toBool()) &&
           (m_search.isEmpty() ||
            first.data(PreviewModel::SearchRole).toString().contains(m_search, Qt::CaseInsensitive));
}

} // namespace millrace
