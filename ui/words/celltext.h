// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace millrace {

/// A value of the dump for a table cell: one line, control characters made visible, at most `limit`
/// characters.
QString cellText(const QByteArray &value, qsizetype limit = 200);

} // namespace millrace
