// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/indexchoice.h"
#include "core/plan/plan.h"
#include "core/plan/policies.h"
#include "core/plan/warmupoptions.h"

#include <optional>

namespace millrace {

/// What deferring indexes does to this table: how many go, what that means, which stay and why. \a choice
/// unset: the table is not known yet.
QString deferralText(IndexPolicy policy, const std::optional<IndexChoice> &choice);

/// What happens to values and rows that do not fit, one sentence or two.
QString errorWords(const Plan &plan);

/// "50,000 rows/s and 12.5 MB/s"; empty: no such limit.
QString speedText(const LoadLimits &limits);
/// In one line, what the load may take from the server and on this machine; never empty.
QString limitsText(const LoadLimits &limits, qint64 memoryBytes, const QString &workFolder,
                   qint64 maxRejects);

/// What these options have done after the proof, one sentence; empty where no warm-up is wanted.
QString warmupWords(const WarmupOptions &options);

/// What Millrace chose for the plan by itself, a sentence for each choice, with its reason.
QStringList choiceWords(const Plan &plan);

} // namespace millrace
