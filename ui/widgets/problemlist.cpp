// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/problemlist.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/roles.h"

#include <QVBoxLayout>
#include <algorithm>

namespace millrace {

ProblemList::ProblemList(int most, QWidget *parent)
    : QWidget(parent)
    , m_most(most)
{
    auto *layout = makeColumn(this, 6, {});
    for (int index = 0; index < most; ++index) {
        auto *bar = new MessageBar(this);
        bar->setObjectName(u"problem%1"_s.arg(index + 1));
        layout->addWidget(bar);
        m_bars.append(bar);
    }
    m_more = new ElidedLabel({}, this);
    setType(m_more, noteFont);
    setRole(m_more, u"muted"_s);
    layout->addWidget(m_more);
    hide();
}

void ProblemList::setProblems(const QVector<Problem> &problems)
{
    m_problems = problems;
    // The worst first: what is cut off must not be what stops the load.
    std::stable_sort(m_problems.begin(), m_problems.end(),
                     [](const Problem &a, const Problem &b) { return a.severity > b.severity; });
    for (int index = 0; index < m_bars.size(); ++index) {
        if (index < m_problems.size())
            m_bars.at(index)->showError(m_problems.at(index).error, m_problems.at(index).severity);
        else
            m_bars.at(index)->clear();
    }
    const qsizetype hidden = m_problems.size() - m_most;
    m_more->setVisible(hidden > 0);
    if (hidden > 0)
        m_more->setFullText(tr("and %1 more").arg(hidden));
    setVisible(!m_problems.isEmpty());
}

} // namespace millrace
