// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/knobs.h"

namespace millrace {

/// What a restart of the server can bring, as lines for my.cnf, and the lines that take it back.
struct ConfAdvice
{
    struct Line
    {
        QString
            setting; ///< "innodb_flush_method = O_DIRECT"; a comment where the value is the reader's to find
        QString why; ///< one sentence
    };
    QVector<Line> lines;
    QVector<Line> back; ///< the values of today
    QStringList notes;  ///< what cannot be judged from here

    QString snippet() const; ///< with a section and the reasons as comments
    QString takenBack() const;
};

/// From the server's live values and, where it is known, the memory of its machine. Only what differs from
/// today; nothing that durability costs unless \a scratch.
ConfAdvice confAdvice(const ServerFacts &facts, const QVector<Knob> &knobs,
                      const std::optional<HostFacts> &host, bool scratch = false);

} // namespace millrace
