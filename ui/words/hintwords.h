// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runhints.h"

namespace millrace {

/// hintSentence() in the language of the window.
QString hintText(const RunHint &hint);

} // namespace millrace
