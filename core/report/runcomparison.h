// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runreport.h"

namespace millrace {

/// One line of two runs side by side.
struct ComparedLine
{
    QString name;  ///< in English, as the JSON has it: a key that no language changes
    QString title; ///< the same in the language of the program
    QString first;
    QString second;
    QString change; ///< "1.8 ×", "−12 %"; empty where there is nothing to compute
    bool differs = false;
};

/// What was planned and what came of it, in the order it is read; lines that say nothing of either run are
/// left out.
QVector<ComparedLine> comparedPlans(const RunReport &first, const RunReport &second);
QVector<ComparedLine> comparedFigures(const RunReport &first, const RunReport &second);

/// Two runs side by side as one self-contained HTML file: verdicts, both curves over the same time, figures,
/// stages, what was planned differently, every setting.
QByteArray compareRuns(const RunReport &first, const RunReport &second);
QByteArray compareRunsJson(const RunReport &first, const RunReport &second);

/// The same of two folders, whatever they hold (of a whole dump: the dump as a whole), by the suffix of a
/// file's name. Errors: as RunReport::read(); PlanInvalid (html and json are known).
Result<QByteArray> compareRuns(const RunFolder &first, const RunFolder &second, const QString &suffix);

} // namespace millrace
