// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace millrace {

// u"…"_s and "…"_L1 for all of ours: Qt's literals are known in millrace and in the namespaces within it.
using namespace Qt::StringLiterals;

} // namespace millrace
