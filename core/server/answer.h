// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QVariant>
#include <QVector>

namespace millrace {

/// That every row of an answer has as many columns as were asked for. Without TLS nothing tells that a bit of
/// a question was another one when it arrived: a comma that became a minus, and there is a column less.
/// Errors: ConnectionLost.
Result<void> expectColumns(const QVector<QVector<QVariant>> &rows, qsizetype columns);

} // namespace millrace
