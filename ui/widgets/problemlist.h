// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/widgets/messagebar.h"

#include <QVector>
#include <QWidget>

namespace millrace {

class ElidedLabel;

/// A few message bars below each other, and "and N more" when there are too many to show. Hidden while it is
/// empty.
class ProblemList : public QWidget
{
    Q_OBJECT
public:
    struct Problem
    {
        Error error;
        MessageBar::Severity severity = MessageBar::Severity::Bad;
    };

    explicit ProblemList(int most, QWidget *parent = nullptr);

    void setProblems(const QVector<Problem> &problems);
    const QVector<Problem> &problems() const { return m_problems; }

private:
    int m_most;
    QVector<Problem> m_problems;
    QVector<MessageBar *> m_bars;
    ElidedLabel *m_more = nullptr;
};

} // namespace millrace
